import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { knownPortals, runningPortal } from './running-portal.ts';

const root = resolve(import.meta.dirname, '../..');

it('is the portal of npm start unless variables say otherwise', () => {
  expect(runningPortal({})).toEqual({
    site: 'http://localhost:8080',
    ops: 'http://127.0.0.1:8090',
    vendor: 'http://127.0.0.1:8070',
    payments: 'http://127.0.0.1:8060',
    varFolder: join(root, 'var'),
  });
});

it('[13-24] follows every port variable, and gives the data folder as an absolute path', () => {
  expect(
    runningPortal({
      ATRIUM_SITE_PORT: '9180',
      ATRIUM_OPS_PORT: '9190',
      ATRIUM_VENDOR_PORT: '9170',
      ATRIUM_PAYMENTS_PORT: '9160',
      ATRIUM_VAR: 'var-second',
    }),
  ).toEqual({
    site: 'http://localhost:9180',
    ops: 'http://127.0.0.1:9190',
    vendor: 'http://127.0.0.1:9170',
    payments: 'http://127.0.0.1:9160',
    varFolder: join(root, 'var-second'),
    databaseUrl: undefined,
  });
  expect(runningPortal({ ATRIUM_VAR: '/srv/atrium' }).varFolder).toBe('/srv/atrium');
});

it('[13-24] finds the same data folder from any working folder, also where the variable is relative or absent', () => {
  const before = process.cwd();
  process.chdir(tmpdir());
  try {
    expect(runningPortal({ ATRIUM_VAR: 'var-second' }).varFolder).toBe(join(root, 'var-second'));
    expect(runningPortal({}).varFolder).toBe(join(root, 'var'));
  } finally {
    process.chdir(before);
  }
});

it('[13-24] is the only file of benches and stories that knows where a portal is', () => {
  const sources = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.ts$/.test(path) && !/node_modules|running-portal/.test(path),
  );
  expect(sources.length).toBeGreaterThan(40);
  const knowing = sources.filter((path) =>
    /(localhost|127\.0\.0\.1|\[::1\]):80[0-9]0|\.env\.ATRIUM_(VAR|\w+_PORT)/.test(
      readFileSync(join(root, 'e2e', path), 'utf8'),
    ),
  );
  expect(knowing).toEqual([]);
});

it('gives each worker of Playwright its own portal, whatever ports the environment names', () => {
  const env = {
    ATRIUM_SITE_PORT: '8080',
    ATRIUM_E2E_PORTALS: JSON.stringify([
      { ATRIUM_SITE_PORT: '9001', ATRIUM_VAR: '/tmp/first' },
      { ATRIUM_SITE_PORT: '9002', ATRIUM_VAR: '/tmp/second' },
    ]),
  };
  expect(knownPortals(env)).toHaveLength(2);
  const seen = ['0', '1'].map((worker) => runningPortal({ ...env, TEST_PARALLEL_INDEX: worker }));
  expect(seen.map(({ site, varFolder }) => [site, varFolder])).toEqual([
    ['http://localhost:9001', '/tmp/first'],
    ['http://localhost:9002', '/tmp/second'],
  ]);
});
