/** Tests run on the TypeScript sources: Node strips the types, workspace packages resolve by their `source` condition. */
export default {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/packages/build/src/jest-strip-types.mjs' },
  testMatch: ['<rootDir>/packages/*/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['/lib/', '/dist/'],
  testTimeout: 60_000,
  // Most tests wait for processes that they start: every core is used, not all but one.
  maxWorkers: '100%',
};
