/** BCP 47 tags of the languages that have texts, by the specification's code; `TW` and `PT` read those of their kin. */
const TAGS: Readonly<Record<string, string>> = {
  EN: 'en',
  CN: 'zh',
  TW: 'zh',
  MS: 'ms',
  TY: 'tl',
  AR: 'ar',
  TH: 'th',
  VI: 'vi',
  ID: 'id',
  KO: 'ko',
  'PT-BR': 'pt-BR',
  PT: 'pt-BR',
};

/**
 * What `<html>` says about a language code of the specification: the language that the texts really are in, which is
 * English where a chosen one has none, so that it is read out, hyphenated and laid out as what it is.
 */
export function htmlLanguage(code: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const lang = TAGS[code] ?? 'en';
  return { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' };
}
