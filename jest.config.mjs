const shared = {
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages that exist as ES modules only; jest runs CommonJS, so they are transformed like our own source.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(@fastify\\+cookie|cookie|content-disposition|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities|jose|p-limit|yocto-queue)@)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/var/'],
  modulePathIgnorePatterns: ['<rootDir>/var/', '<rootDir>/.toolchain/', '/dist/'],
};

/** Screens (*.test.tsx) run in a browser-like page, everything else (*.test.ts) in Node. */
export default {
  // A busy machine is no fault of the product; what never ends still fails.
  testTimeout: 30_000,
  // Two cores are what everybody has; a worker that has grown large begins anew.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1200MB',
  globalSetup: '<rootDir>/infra/testing/start-test-database.mjs',
  globalTeardown: '<rootDir>/infra/testing/stop-test-database.mjs',
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...shared,
      displayName: 'page',
      testEnvironment: '<rootDir>/infra/testing/page-environment.mjs',
      testMatch: ['**/*.test.tsx'],
      moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/infra/testing/empty-asset.cjs' },
      setupFilesAfterEnv: ['<rootDir>/infra/testing/page-setup.ts'],
    },
  ],
};
