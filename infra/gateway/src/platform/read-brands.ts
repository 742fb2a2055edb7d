import { addressAt, brandPath, brandSite, brandVariable } from '@atrium/contracts/brand-address';
import { brandDatabase } from '@atrium/database/brand-database';
import type { Config } from './config.ts';

/** One brand beside the first: the same installation, its own address, database and registry channels. */
export interface FurtherBrand {
  config: Config;
  /** In the role of `Environment.databaseUrl`. */
  databaseUrl: string;
}

/**
 * A brand's own variables begin with `ATRIUM_BRAND_<ID>_`. `URL` is its address in the browser, by default a host name of
 * the first brand's domain (`quayside.localhost`); `DATABASE_URL` its database, by default `<name>_<id>` on the first
 * brand's server; `MAIL_FROM` the sender of its emails, by default its name at the first brand's mailbox. Everything else is the installation's. Throws a sentence for an address that is none.
 */
export function readBrands(
  ids: readonly string[],
  { env, config, databaseUrl }: { env: NodeJS.ProcessEnv; config: Config; databaseUrl: string },
): FurtherBrand[] {
  return ids.map((brand) => {
    const variable = (name: Parameters<typeof brandVariable>[2]) => brandVariable(env, brand, name);
    const publicUrl = variable('URL') ?? brandSite(brand, config.publicUrl);
    if (!URL.canParse(publicUrl) || !/^https?:/.test(publicUrl))
      throw new Error(`ATRIUM_BRAND_${brand.toUpperCase()}_URL is "${publicUrl}", which is not valid.`);
    return {
      databaseUrl: variable('DATABASE_URL') ?? brandDatabase(databaseUrl, brand),
      config: {
        ...config,
        brand,
        publicUrl,
        siteOrigins: [new URL(publicUrl).origin],
        serverUrl: addressAt(config.publicUrl, brandPath(brand)).href,
        opsUrl: config.opsUrl && addressAt(config.opsUrl, brandPath(brand)).href,
        vendorPrefix: `${brand}.`,
        mail: config.mail && { ...config.mail, from: variable('MAIL_FROM') ?? senderOf(brand, config.mail.from) },
      },
    };
  });
}

const senderOf = (brand: string, from: string): string =>
  `${brand[0]!.toUpperCase()}${brand.slice(1)} <${/<(.+)>/.exec(from)?.[1] ?? from}>`;
