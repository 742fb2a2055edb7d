/**
 * The names of the query parameter and the cookie of a developer's build (`override.ts`), all that the first scripts
 * need.
 */
export const OVERRIDE_PARAMETER = 'override';
export const overrideCookie = (port: number | string): string => `atrium_${port}_override`;
