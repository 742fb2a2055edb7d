/** The brand of an installation with one brand, and the first one of several. */
export const FIRST_BRAND = 'atrium';

/** Ids of brands are parts of addresses, database names and variables. */
export const BRAND_ID = /^[a-z][a-z0-9]{1,23}$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** The ids in `ATRIUM_BRANDS`, separated by commas: the brands beside the first. */
export const brandIdsIn = (list: string | undefined): string[] =>
  (list ?? '').split(',').flatMap((id) => id.trim() || []);

/** A variable of one brand beside the first, such as `ATRIUM_BRAND_QUAYSIDE_URL`; undefined where it is not set. */
export const brandVariable = (
  env: Environment,
  brand: string,
  name: 'URL' | 'DATABASE_URL' | 'MAIL_FROM',
): string | undefined => env[`ATRIUM_BRAND_${brand.toUpperCase()}_${name}`];

/**
 * Where servers address one brand of several, before the path of a call: vendors and payments at the site's origin,
 * gateways and operators at the registry's. Browsers choose a brand of the site by its host. Source: 13-22.
 */
export const brandPath = (brand: string): string => `/brands/${brand}`;

const UNDER_BRAND = /^\/brands\/([a-z][a-z0-9]{1,23})(\/.*)$/;

/** The brand that an address names and the path behind it; undefined where it names none. */
export function brandInPath(path: string): { brand: string; path: string } | undefined {
  const [, brand, rest] = UNDER_BRAND.exec(path) ?? [];
  return brand && rest ? { brand, path: rest } : undefined;
}

/** The address of a call's path at a server whose own address may have a path, too. */
export const addressAt = (server: string, path: string): URL => new URL(server.replace(/\/$/, '') + path);

/** The usual address of a brand in the browser: a host name under the first brand's, such as `quayside.localhost`. */
export function brandSite(brand: string, firstSite: string): string {
  const url = new URL(firstSite);
  url.hostname = `${brand}.${url.hostname}`;
  return url.origin;
}
