import { join, resolve } from 'node:path';
import { knownPortals, runningPortal } from './running-portal.ts';

const root = resolve(__dirname, '../..');

it('is the portal of npm start unless variables say otherwise', () => {
  expect(runningPortal({})).toEqual({
    site: 'http://localhost:8080',
    ops: 'http://127.0.0.1:8090',
    vendor: 'http://127.0.0.1:8070',
    payments: 'http://127.0.0.1:8060',
    varFolder: join(root, 'var'),
  });
});

it('follows every port, and gives the data folder as an absolute path', () => {
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
