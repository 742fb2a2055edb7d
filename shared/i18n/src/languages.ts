/** A language a visitor may choose. `code` is the specification's, `tag` BCP 47, `flag` an ISO country code. */
export interface Language {
  readonly code: string;
  readonly tag: string;
  readonly name: string;
  readonly flag: string;
  readonly dir: 'ltr' | 'rtl';
}

const ltr = (code: string, tag: string, name: string, flag: string): Language => ({
  code,
  tag,
  name,
  flag,
  dir: 'ltr',
});
const rtl = (code: string, tag: string, name: string, flag: string): Language => ({
  code,
  tag,
  name,
  flag,
  dir: 'rtl',
});

/** Every language that configuration can switch on. Source: specification 1, requirements 1-24, 1-25. */
export const LANGUAGES: readonly Language[] = [
  ltr('EN', 'en', 'English', 'gb'),
  ltr('CN', 'zh', '简体中文', 'cn'),
  ltr('MS', 'ms', 'Bahasa Melayu', 'my'),
  ltr('TY', 'tl', 'Tagalog', 'ph'),
  rtl('AR', 'ar', 'العربية', 'sa'),
  ltr('TH', 'th', 'ไทย', 'th'),
  ltr('VI', 'vi', 'Tiếng Việt', 'vn'),
  ltr('ID', 'id', 'Bahasa Indonesia', 'id'),
  ltr('KO', 'ko', '한국어', 'kr'),
  ltr('PT-BR', 'pt-BR', 'Português (Brasil)', 'br'),
  ltr('TW', 'zh-TW', '繁體中文', 'tw'),
  ltr('JA', 'ja', '日本語', 'jp'),
  ltr('ES', 'es', 'Español', 'es'),
  ltr('FR', 'fr', 'Français', 'fr'),
  ltr('DE', 'de', 'Deutsch', 'de'),
  ltr('IT', 'it', 'Italiano', 'it'),
  ltr('PT', 'pt', 'Português', 'pt'),
  ltr('NL', 'nl', 'Nederlands', 'nl'),
  ltr('PL', 'pl', 'Polski', 'pl'),
  ltr('RU', 'ru', 'Русский', 'ru'),
  ltr('UK', 'uk', 'Українська', 'ua'),
  ltr('TR', 'tr', 'Türkçe', 'tr'),
  rtl('FA', 'fa', 'فارسی', 'ir'),
  rtl('HE', 'he', 'עברית', 'il'),
  rtl('UR', 'ur', 'اردو', 'pk'),
  ltr('HI', 'hi', 'हिन्दी', 'in'),
  ltr('BN', 'bn', 'বাংলা', 'bd'),
  ltr('MY', 'my', 'မြန်မာ', 'mm'),
  ltr('KM', 'km', 'ខ្មែរ', 'kh'),
  ltr('LO', 'lo', 'ລາວ', 'la'),
  ltr('SV', 'sv', 'Svenska', 'se'),
  ltr('FI', 'fi', 'Suomi', 'fi'),
];

/** Source: specification 9, requirement 1-26. */
export const DEFAULT_LANGUAGE = 'EN';
/** Languages in which everything that a visitor or member reads has every text: shell, shared packages, remotes, pages beside them. */
export const FINISHED_LANGUAGES = ['EN', 'CN', 'MS', 'TY', 'AR', 'TH', 'VI', 'ID', 'KO', 'PT-BR'] as const;
/** Those in which the ops console has every text too; in the others it is English. */
export const CORE_LANGUAGES = ['EN', 'CN', 'MS', 'TY', 'AR'] as const;

const byCode = new Map(LANGUAGES.map((language) => [language.code, language]));

/** The language of a code; an unknown code gives the default language. */
export function languageOf(code: string | null | undefined): Language {
  return byCode.get((code ?? '').toUpperCase()) ?? byCode.get(DEFAULT_LANGUAGE)!;
}

/** The languages that configuration switches on, in its order; codes that no language has are left out. */
export function supportedLanguages(codes: readonly string[]): Language[] {
  return codes.map((code) => byCode.get(code.toUpperCase())).filter((language) => language !== undefined);
}

/** Finished languages that stand in for one without texts of its own, because its readers read them too. */
const KIN: Readonly<Record<string, string>> = { 'zh-TW': 'zh', pt: 'pt-BR' };

/** Where a language's texts are looked for, in this order: its own, those of its kin, English. All are BCP 47 tags. */
export function textTags(tag: string): string[] {
  const kin = KIN[tag];
  return [...new Set([tag, ...(kin ? [kin] : []), 'en'])];
}

/**
 * The language that the texts of the shell and the shared packages are in where a language is chosen: its own, that of
 * its kin, English. What the page says of itself to screen readers and to the layout; figures follow the chosen one.
 */
export function shownLanguage(code: string): Language {
  const finished = textTags(languageOf(code).tag)
    .map(languageCodeOf)
    .find((each) => (FINISHED_LANGUAGES as readonly string[]).includes(each));
  return languageOf(finished);
}

/** The specification's code of a BCP 47 tag that the page speaks. */
export function languageCodeOf(tag: string): string {
  return LANGUAGES.find((language) => language.tag === tag)?.code ?? DEFAULT_LANGUAGE;
}
