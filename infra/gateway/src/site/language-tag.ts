/** Codes of the specification whose BCP 47 tag is another; the rest are the tag in capitals. */
const TAGS: Readonly<Record<string, string>> = { CN: 'zh', TW: 'zh-TW', TY: 'tl', 'PT-BR': 'pt-BR' };
const RIGHT_TO_LEFT: readonly string[] = ['AR', 'FA', 'HE', 'UR'];

/** What `<html>` says about a language code of the specification. */
export function htmlLanguage(code: string): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: TAGS[code] ?? code.toLowerCase(), dir: RIGHT_TO_LEFT.includes(code) ? 'rtl' : 'ltr' };
}
