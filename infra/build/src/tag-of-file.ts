/** A file of texts is named after the tag of its language: `th.json`, `pt-BR.json`, `sr-Latn.json`. */
const TEXTS_FILE = /(?:^|[\\/])([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?)\.json$/;

export function tagOfFile(file: string): string | undefined {
  return TEXTS_FILE.exec(file)?.[1];
}

/** English is what every text falls back to, so a screen waits for it in each language. */
export const FALLBACK_TAG = 'en';
