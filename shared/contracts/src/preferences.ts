/**
 * Readable cookies from which the gateway knows how to write `<html lang dir data-theme>`, so that the first
 * paint is right. Their names carry the site's port, since cookies ignore ports. Values: a language code of the
 * specification (EN, CN, …); `dark` or `light`.
 */
export const languageCookie = (port: number | string): string => `atrium_${port}_language`;
export const themeCookie = (port: number | string): string => `atrium_${port}_theme`;
/** Id of the element that the portal is drawn into. */
export const ROOT_ELEMENT = 'atrium-root';
