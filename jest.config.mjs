const transform = {
  '^.+\\.(m?[jt]sx?)$': ['@swc/jest', {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
    module: { type: 'commonjs' },
  }],
};
const ignore = ['/node_modules/', '/dist/', '/var/', '<rootDir>/e2e/'];

/** Screens (*.test.tsx) run in a browser-like page, everything else (*.test.ts) in Node. */
export default {
  projects: [
    { displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'], transform, testPathIgnorePatterns: ignore },
    {
      displayName: 'page',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      transform,
      testPathIgnorePatterns: ignore,
      moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/infra/testing/empty-asset.cjs' },
      setupFilesAfterEnv: ['<rootDir>/infra/testing/page-setup.ts'],
    },
  ],
};
