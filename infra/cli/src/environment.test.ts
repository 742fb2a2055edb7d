import { readSettings } from './environment.ts';

it('has a default for everything that a start needs', () => {
  expect(readSettings({})).toMatchObject({
    ATRIUM_SITE_PORT: '8080',
    ATRIUM_OPS_PORT: '8090',
    ATRIUM_VENDOR_PORT: '8070',
    ATRIUM_PAYMENTS_PORT: '8060',
    ATRIUM_MAIL_PORT: '8025',
    ATRIUM_VAR: 'var',
    ATRIUM_SEED: 'demo',
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
  });
});

it('takes what is set, and an empty variable for one that is not', () => {
  const settings = readSettings({ ATRIUM_SITE_PORT: ' 9120 ', ATRIUM_SEED: 'empty', DATABASE_URL: '' });
  expect([settings.ATRIUM_SITE_PORT, settings.ATRIUM_SEED, settings.DATABASE_URL]).toEqual([
    '9120',
    'empty',
    undefined,
  ]);
});

it.each([
  ['ATRIUM_SITE_PORT', 'eighty'],
  ['ATRIUM_OPS_PORT', '70000'],
  ['ATRIUM_VENDOR_PORT', '0'],
  ['ATRIUM_SEED', 'much'],
  ['DATABASE_URL', 'mysql://localhost/atrium'],
  ['REDIS_URL', 'localhost:6379'],
  ['ATRIUM_OPS_URL', '127.0.0.1:8090'],
])('names %s when it is "%s"', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} is "${value}"; it must be .+\\.$`));
});
