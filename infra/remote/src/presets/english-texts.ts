const ENGLISH = /[\\/]locales[\\/](?:.+[\\/])?en\.json$/;

/**
 * Whether a chunk with these modules contains English texts alone. English is what every text falls back to, so a screen
 * waits for it in each language.
 */
export const isEnglishTexts = (modules: readonly string[]): boolean =>
  modules.length > 0 && modules.every((module) => ENGLISH.test(module));
