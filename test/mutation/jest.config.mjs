import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import base from '../../jest.config.mjs';

// Stryker works in a copy of the tree whose node_modules lead back to the original; packages must come from the copy, where the mutants are.
const root = fileURLToPath(new URL('../..', import.meta.url));
const doors = readdirSync(`${root}packages`).flatMap((name) => {
  const { exports = {} } = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target.source !== undefined)
    .map(([door, { source }]) => [
      `^@agent-remediation/${name}${door.slice(1)}$`,
      `${root}packages/${name}/${source.slice(2)}`,
    ]);
});

export default {
  ...base,
  rootDir: root,
  moduleNameMapper: Object.fromEntries(doors),
  testEnvironment: process.env.MUTATION_TEST_ENVIRONMENT,
  testMatch: JSON.parse(process.env.MUTATION_TESTS).map((glob) => `<rootDir>/${glob}`),
  maxWorkers: 1,
};
