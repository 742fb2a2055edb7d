import { readEnvironment } from './read-environment.ts';

const LEAST = { DATABASE_URL: 'postgres://owner:secret@db:5432/portal', ATRIUM_MAIL_URL: 'smtp://mail:25' };
const brandsOf = (env: NodeJS.ProcessEnv) => readEnvironment({ ...LEAST, ...env }).furtherBrands;

it('[13-22] a brand has an address, a database, registry channels and accounts of its own', () => {
  const [quayside] = brandsOf({ ATRIUM_BRANDS: 'quayside', ATRIUM_SITE_PORT: '9000' });
  expect(quayside).toMatchObject({
    databaseUrl: 'postgres://owner:secret@db:5432/portal_quayside',
    config: {
      brand: 'quayside',
      publicUrl: 'http://quayside.localhost:9000',
      siteOrigins: ['http://quayside.localhost:9000'],
      serverUrl: 'http://localhost:9000/brands/quayside',
      opsUrl: 'http://127.0.0.1:8090/brands/quayside',
      vendorPrefix: 'quayside.',
      mail: { from: 'Quayside <no-reply@atrium.example>' },
    },
  });
  const own = {
    ATRIUM_BRANDS: 'quayside',
    ATRIUM_BRAND_QUAYSIDE_URL: 'https://quayside.example',
    ATRIUM_BRAND_QUAYSIDE_DATABASE_URL: 'postgres://other/quay',
    ATRIUM_BRAND_QUAYSIDE_MAIL_FROM: 'Quay <quay@quayside.example>',
  };
  expect(brandsOf(own)[0]).toMatchObject({
    databaseUrl: 'postgres://other/quay',
    config: { publicUrl: 'https://quayside.example', mail: { from: 'Quay <quay@quayside.example>' } },
  });
});

it('[13-22] serves one brand by default, and refuses an id or an address that is none', () => {
  expect(brandsOf({})).toEqual([]);
  for (const wrong of ['Quayside', 'quayside,quayside', 'atrium', '../x'])
    expect(() => brandsOf({ ATRIUM_BRANDS: wrong })).toThrow('ATRIUM_BRANDS');
  expect(() => brandsOf({ ATRIUM_BRANDS: 'quayside', ATRIUM_BRAND_QUAYSIDE_URL: 'quayside' })).toThrow(
    'ATRIUM_BRAND_QUAYSIDE_URL is "quayside"',
  );
});
