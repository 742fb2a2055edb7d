import { addressAt, brandPath, brandSite } from '@atrium/contracts/brand-address';
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
  const own = (name: 'URL' | 'DATABASE_URL') => env[`ATRIUM_BRAND_${brand.toUpperCase()}_${name}`];
  return {
    databaseUrl: own('DATABASE_URL') ?? brandDatabase(required('DATABASE_URL'), brand),
    vendorPrefix: `${brand}.`,
    site: {
      origin: new URL(own('URL') ?? brandSite(brand, required('VENDOR_SITE_ORIGIN'))).origin,
      server: addressAt(required('VENDOR_GATEWAY_URL'), brandPath(brand)).href,
    },
  };
}

const furtherBrands = (env.ATRIUM_BRANDS ?? '').split(',').flatMap((id) => id.trim() || []);
await writeVendorSecrets({
  sealingKey: required('ATRIUM_SEALING_KEY'),
  file: required('VENDOR_SECRETS'),
  brands: [{ databaseUrl: required('DATABASE_URL') }, ...furtherBrands.map(atVendors)],
});
