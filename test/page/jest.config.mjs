/** The page in real Chromium. Run with: npm run test:page */
import root from '../../jest.config.mjs';

export default {
  ...root,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/page/*.browser.ts'],
  // One browser at a time: figures are measured here.
  maxWorkers: 1,
};
