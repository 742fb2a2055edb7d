/**
 * Readable cookies from which the gateway renders `<html lang dir data-theme>`, so that the first paint is correct.
 * Their names contain the site's port, because cookies ignore ports. Values: a language code of the specification (EN,
 * CN, …); `dark` or `light`.
 */
export const languageCookie = (port: number | string): string => `atrium_${port}_language`;
export const themeCookie = (port: number | string): string => `atrium_${port}_theme`;
/** Id of the element that the portal is rendered into. */
export const ROOT_ELEMENT = 'atrium-root';
