import { shownLanguage } from '@atrium/contracts/language-of';

/**
 * The `lang` and `dir` of `<html>` for a language code of the specification: the actual language of the texts, which is
 * English if the chosen one has none, so that it is read out, hyphenated and laid out correctly.
 */
export function htmlLanguage(code: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const { tag, dir } = shownLanguage(code);
  return { lang: tag, dir };
}
