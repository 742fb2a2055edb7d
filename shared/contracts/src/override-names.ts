/** The names by which an address and a browser ask for a developer's build (`override.ts`); the first scripts need no more. */
export const OVERRIDE_PARAMETER = 'override';
export const overrideCookie = (port: number | string): string => `atrium_${port}_override`;
