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
// What production runs with Node's own types and modules is tested by them: no second compiler, no context of its own for
// each file, and modules that stay loaded from one file to the next.
const compiled = { testEnvironment: 'node' };
const native = {
  testEnvironment: 'node',
  transform: {},
  runner: '<rootDir>/infra/testing/native-runner.mjs',
  setupFilesAfterEnv: ['<rootDir>/infra/testing/native-setup.mjs'],
};
const page = {
  testEnvironment: '<rootDir>/shared/remote-conformance/page/page-environment.mjs',
  moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/shared/remote-conformance/page/empty-asset.cjs' },
  setupFilesAfterEnv: ['<rootDir>/shared/remote-conformance/page/page-setup.ts'],
};
const database = {
  globalSetup: '<rootDir>/infra/testing/start-test-database.mjs',
  globalTeardown: '<rootDir>/infra/testing/stop-test-database.mjs',
};

/** What Node runs as it is, in production too. The other packages are made for a bundler. */
const NATIVE = /^(?:infra|shared\/(?:contracts|lottery-rules|remote-contract))\//;

// A test's project follows from what it imports; only tests that need PostgreSQL wait for it.
const wayOf = (file) => {
  if (file.endsWith('.tsx')) return 'page';
  return NATIVE.test(file) ? 'native' : 'compiled';
};
const WAYS = { native, page, compiled };
const files = Object.groupBy([...testKinds(root)], ([file, kind]) => `${kind} ${wayOf(file)}`);
const project = (kind, way, needs) => {
  const own = files[`${kind} ${way}`]?.map(([file]) => file) ?? [];
  if (own.length === 0) return [];
  return [{ ...shared, ...WAYS[way], ...needs, displayName: kind, testRegex: [pathPattern(root, own)] }];
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
  projects: Object.keys(WAYS).flatMap((way) => [
    ...['unit', 'page'].flatMap((kind) => project(kind, way)),
    ...['database', 'process'].flatMap((kind) => project(kind, way, database)),
  ]),
};
