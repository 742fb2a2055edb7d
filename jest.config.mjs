import { availableParallelism } from 'node:os';
import { homesOf, pathPattern, testKinds } from './infra/testing/test-kinds.ts';

const root = import.meta.dirname;

const shared = {
  // Without the roots, jest reads the names of a hundred thousand installed files before its first test.
  roots: homesOf(root).map((folder) => `<rootDir>/${folder}`),
  // jest runs each file in a context of its own, where a look-up of a global takes a hundred times longer than of a local:
  // these become locals. None of them is ever replaced by a test or by fake timers. Set is none: a package has a class of this name.
  sandboxInjectedGlobals: ['Array', 'BigInt', 'Map', 'Math', 'Number', 'Object', 'String'],
  modulePathIgnorePatterns: ['/dist/', '/fixtures/.*/package.json$'],
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
    '/node_modules/\\.pnpm/(?!(@fastify\\+cookie|@noble\\+curves|@noble\\+hashes|cookie|content-disposition|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities|jose|p-limit|yocto-queue)@)',
  ],
};
const node = { testEnvironment: 'node' };
const page = {
  testEnvironment: '<rootDir>/shared/remote-conformance/page/page-environment.mjs',
  moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/shared/remote-conformance/page/empty-asset.cjs' },
  setupFilesAfterEnv: ['<rootDir>/shared/remote-conformance/page/page-setup.ts'],
};
const database = {
  globalSetup: '<rootDir>/infra/testing/start-test-database.mjs',
  globalTeardown: '<rootDir>/infra/testing/stop-test-database.mjs',
};

// A test's project follows from what it imports; only tests that need PostgreSQL wait for it.
const files = Object.groupBy(
  [...testKinds(root)].map(([file, kind]) => ({ file, kind, inPage: file.endsWith('.tsx') })),
  ({ kind, inPage }) => `${kind}${inPage ? ' in a page' : ''}`,
);
const project = (kind, inPage, needs) => {
  const own = files[`${kind}${inPage ? ' in a page' : ''}`]?.map(({ file }) => file) ?? [];
  if (own.length === 0) return [];
  return [{ ...shared, ...(inPage ? page : node), ...needs, displayName: kind, testRegex: [pathPattern(root, own)] }];
};

export default {
  // A busy machine is no fault of the product; what never ends still fails.
  testTimeout: 120_000,
  // Tests wait much, for servers that start and limits that run out: four at a time keep two cores busy.
  maxWorkers: Math.max(4, availableParallelism()),
  // A worker that has grown large begins anew.
  workerIdleMemoryLimit: '1200MB',
  // On a busy machine a worker needs a second to free its heap; only after five is it a leak.
  workerGracefulExitTimeout: 5_000,
  watchman: false,
  testSequencer: '<rootDir>/infra/testing/test-order.mjs',
  projects: [
    ...project('unit', false),
    ...project('page', true),
    ...['database', 'process'].flatMap((kind) => [...project(kind, false, database), ...project(kind, true, database)]),
  ],
};
