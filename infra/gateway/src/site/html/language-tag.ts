import { shownLanguage } from '@atrium/contracts/language-of';

/**
 * What `<html>` says about a language code of the specification: the language that the texts really are in, which is
 * English where a chosen one has none, so that it is read out, hyphenated and laid out as what it is.
 */
export function htmlLanguage(code: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const { tag, dir } = shownLanguage(code);
  return { lang: tag, dir };
}
