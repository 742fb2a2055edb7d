import { resolve } from 'node:path';
import { readEnvironment } from './read-environment.ts';

const least = { DATABASE_URL: 'postgres://registry:hush@db/portal' };
const production = {
  ...least,
  ATRIUM_DEVELOPMENT: 'no',
  ATRIUM_PUBLIC_URL: 'https://www.example.com',
  ATRIUM_SITE_PORT: '443',
  ATRIUM_OPERATOR_PASSWORD: 'a long enough one',
  ATRIUM_APPROVER_PASSWORD: 'another long one',
  ATRIUM_SEALING_KEY: 'a sealing key of 32 characters or more',
};

it('reads one address as enough for development', () => {
  expect(readEnvironment({ ...least, ATRIUM_REGISTRY_VAR: '', ATRIUM_WEBHOOK_HOSTS: ' ' })).toMatchObject({
    databaseUrl: least.DATABASE_URL,
    migrate: 'yes',
    listen: { host: '127.0.0.1', port: 8090 },
    secretsFolder: resolve('var'),
    artefactStore: resolve('var/artifacts'),
    origins: ['http://127.0.0.1:8080'],
    brands: ['atrium'],
    webhookHosts: undefined,
    browserCheck: 'always',
  });
});

it('sends no visitor to the visitor’s own machine: outside development a further origin is one that is named', () => {
  expect(readEnvironment(production).origins).toEqual([]);
  const named = { ...production, ATRIUM_ARTIFACT_ORIGINS: 'https://two.example, https://three.example' };
  expect(readEnvironment(named).origins).toEqual(['https://two.example', 'https://three.example']);
});

it('needs passwords and the sealing key for members’ money, but not to migrate', () => {
  const { ATRIUM_OPERATOR_PASSWORD: _, ATRIUM_SEALING_KEY: __, ...bare } = production;
  expect(() => readEnvironment(bare)).toThrow(/^Set ATRIUM_OPERATOR_PASSWORD and [^\n]+\nSet ATRIUM_SEALING_KEY/);
  expect(readEnvironment({ ...bare, ATRIUM_MIGRATE: 'only' }).migrate).toBe('only');
});

it('[13-22] has an address of each brand', () => {
  const two = readEnvironment({
    ...production,
    ATRIUM_BRANDS: 'quayside,harbour',
    ATRIUM_BRAND_HARBOUR_URL: 'https://h.example',
  });
  expect(two.brands.map((brand) => two.siteOf(brand))).toEqual([
    { site: 'https://www.example.com', server: 'https://www.example.com' },
    { site: 'https://quayside.www.example.com', server: 'https://www.example.com/brands/quayside' },
    { site: 'https://h.example', server: 'https://www.example.com/brands/harbour' },
  ]);
  const inside = readEnvironment({ ...production, ATRIUM_BRANDS: 'quayside', ATRIUM_SITE_URL: 'http://gateway:8080/' });
  expect(inside.brands.map((brand) => inside.siteOf(brand).server)).toEqual([
    'http://gateway:8080',
    'http://gateway:8080/brands/quayside',
  ]);
});

it('reports all mistakes at once, and no secret', () => {
  const wrong = () =>
    readEnvironment({
      DATABASE_URL: 'mysql://hush@db',
      ATRIUM_OPS_PORT: 'eighty',
      ATRIUM_BRANDS: '../x',
      ATRIUM_MIGRATE: 'maybe',
    });
  expect(wrong).toThrow(
    /^DATABASE_URL is not valid\.\nATRIUM_MIGRATE is not valid\.\nATRIUM_OPS_PORT is not valid\.\nATRIUM_BRANDS is not valid\.$/,
  );
  expect(() => readEnvironment({})).toThrow('DATABASE_URL is not set');
  expect(() => readEnvironment({ ...production, ATRIUM_BROWSER_CHECK: 'later' })).toThrow('it must be "always" unless');
});
