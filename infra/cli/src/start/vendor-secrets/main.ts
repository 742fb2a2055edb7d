import { addressAt, brandIdsIn, brandPath, brandSite, brandVariable } from '@atrium/contracts/brand-address';
import { brandDatabase } from '@atrium/database/brand-database';
import { type BrandAtVendors, writeVendorSecrets } from './write-vendor-secrets.ts';

/**
 * `node infra/cli/src/start/vendor-secrets/main.ts` writes the sandbox vendor's secrets before the vendor starts, in a
 * process of its own: the vendor has no access to the gateway's database. It reads the gateway's `DATABASE_URL`,
 * `ATRIUM_SEALING_KEY` and variables of brands, and the vendor's `VENDOR_SECRETS` (the file to write), `VENDOR_GATEWAY_URL`
 * and `VENDOR_SITE_ORIGIN`.
 */
const env = process.env;

function required(name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

function atVendors(brand: string): BrandAtVendors {
  return {
    databaseUrl: brandVariable(env, brand, 'DATABASE_URL') ?? brandDatabase(required('DATABASE_URL'), brand),
    vendorPrefix: `${brand}.`,
    site: {
      origin: new URL(brandVariable(env, brand, 'URL') ?? brandSite(brand, required('VENDOR_SITE_ORIGIN'))).origin,
      server: addressAt(required('VENDOR_GATEWAY_URL'), brandPath(brand)).href,
    },
  };
}

await writeVendorSecrets({
  sealingKey: required('ATRIUM_SEALING_KEY'),
  file: required('VENDOR_SECRETS'),
  brands: [{ databaseUrl: required('DATABASE_URL') }, ...brandIdsIn(env.ATRIUM_BRANDS).map(atVendors)],
});
