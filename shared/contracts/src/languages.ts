/** A language that configuration can switch on: one row of the table below. */
export interface Language {
  /** The specification's code, used in calls and settings. */
  readonly code: string;
  /** BCP 47: the name of its files (`locales/<tag>.json`), of its texts in the database, and of the document's `lang`. */
  readonly tag: string;
  /** The language's own name. */
  readonly name: string;
  readonly english: string;
  /** ISO country code of the flag beside it. */
  readonly flag: string;
  readonly dir: 'ltr' | 'rtl';
  /** Tag of the language whose texts replace missing ones; then English. */
  readonly fallback?: string;
  /** Unicode names of the scripts of the language: a text without a letter of them is not translated. */
  readonly script?: string;
  /**
   * The extent of the translation: `portal` covers all texts for visitors and members (shell, shared packages, remotes
   * and the pages beside them), `all` also the operators' console. Without it English is shown.
   */
  readonly texts?: 'portal' | 'all';
  /** Package of the web font for its letters, where not every system has one. */
  readonly font?: string;
}

/** A row of the table: only languages from right to left declare their direction. */
type Row = Omit<Language, 'dir'> & { readonly dir?: 'rtl' };

/**
 * The list of all languages. To add one: shared/i18n/ADDING-A-LANGUAGE.md. Browsers get the columns that a page shows;
 * `CHECKS_ONLY` of the build's contract loader are left out. Source: specification 1, requirements 1-24, 1-25.
 */
const TABLE = [
  { code: 'EN', tag: 'en', name: 'English', texts: 'all', english: 'English', flag: 'gb' },
  { code: 'CN', tag: 'zh', name: '简体中文', texts: 'all', english: 'Chinese', flag: 'cn', script: 'Han' },
  { code: 'MS', tag: 'ms', name: 'Bahasa Melayu', texts: 'all', english: 'Malay', flag: 'my' },
  { code: 'TY', tag: 'tl', name: 'Tagalog', texts: 'all', english: 'Tagalog', flag: 'ph' },
  { code: 'AR', tag: 'ar', name: 'العربية', texts: 'all', english: 'Arabic', flag: 'sa', dir: 'rtl', script: 'Arabic' },
  {
    code: 'TH',
    tag: 'th',
    name: 'ไทย',
    texts: 'portal',
    english: 'Thai',
    flag: 'th',
    script: 'Thai',
    font: '@fontsource-variable/noto-sans-thai',
  },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt', texts: 'portal', english: 'Vietnamese', flag: 'vn' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia', texts: 'portal', english: 'Indonesian', flag: 'id' },
  {
    code: 'KO',
    tag: 'ko',
    name: '한국어',
    texts: 'portal',
    english: 'Korean',
    flag: 'kr',
    script: 'Hangul',
    font: '@fontsource/nanum-gothic',
  },
  {
    code: 'PT-BR',
    tag: 'pt-BR',
    name: 'Português (Brasil)',
    texts: 'portal',
    english: 'Brazilian Portuguese',
    flag: 'br',
  },
  {
    code: 'TW',
    tag: 'zh-TW',
    name: '繁體中文',
    english: 'Traditional Chinese',
    flag: 'tw',
    fallback: 'zh',
    script: 'Han',
  },
  { code: 'JA', tag: 'ja', name: '日本語', english: 'Japanese', flag: 'jp', script: 'Han Hiragana Katakana' },
  { code: 'ES', tag: 'es', name: 'Español', english: 'Spanish', flag: 'es' },
  { code: 'FR', tag: 'fr', name: 'Français', english: 'French', flag: 'fr' },
  { code: 'DE', tag: 'de', name: 'Deutsch', english: 'German', flag: 'de' },
  { code: 'IT', tag: 'it', name: 'Italiano', english: 'Italian', flag: 'it' },
  { code: 'PT', tag: 'pt', name: 'Português', english: 'Portuguese', flag: 'pt', fallback: 'pt-BR' },
  { code: 'NL', tag: 'nl', name: 'Nederlands', english: 'Dutch', flag: 'nl' },
  { code: 'PL', tag: 'pl', name: 'Polski', english: 'Polish', flag: 'pl' },
  { code: 'RU', tag: 'ru', name: 'Русский', english: 'Russian', flag: 'ru', script: 'Cyrillic' },
  { code: 'UK', tag: 'uk', name: 'Українська', english: 'Ukrainian', flag: 'ua', script: 'Cyrillic' },
  { code: 'TR', tag: 'tr', name: 'Türkçe', english: 'Turkish', flag: 'tr' },
  { code: 'FA', tag: 'fa', name: 'فارسی', english: 'Persian', flag: 'ir', dir: 'rtl', script: 'Arabic' },
  { code: 'HE', tag: 'he', name: 'עברית', english: 'Hebrew', flag: 'il', dir: 'rtl', script: 'Hebrew' },
  { code: 'UR', tag: 'ur', name: 'اردو', english: 'Urdu', flag: 'pk', dir: 'rtl', script: 'Arabic' },
  { code: 'HI', tag: 'hi', name: 'हिन्दी', english: 'Hindi', flag: 'in', script: 'Devanagari' },
  { code: 'BN', tag: 'bn', name: 'বাংলা', english: 'Bengali', flag: 'bd', script: 'Bengali' },
  { code: 'MY', tag: 'my', name: 'မြန်မာ', english: 'Burmese', flag: 'mm', script: 'Myanmar' },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ', english: 'Khmer', flag: 'kh', script: 'Khmer' },
  { code: 'LO', tag: 'lo', name: 'ລາວ', english: 'Lao', flag: 'la', script: 'Lao' },
  { code: 'SV', tag: 'sv', name: 'Svenska', english: 'Swedish', flag: 'se' },
  { code: 'FI', tag: 'fi', name: 'Suomi', english: 'Finnish', flag: 'fi' },
] as const satisfies readonly Row[];

/** Tag of a language with `texts`. */
export type FinishedTag = Extract<(typeof TABLE)[number], { texts: string }>['tag'];
export const LANGUAGES: readonly Language[] = TABLE.map((row) => ({ dir: 'ltr', ...row }));

const finished = (texts: readonly (string | undefined)[]) =>
  LANGUAGES.filter((language) => texts.includes(language.texts)).map(({ tag }) => tag) as readonly FinishedTag[];

/** Languages in which all texts for visitors and members are complete. */
export const FINISHED_TAGS = /*#__PURE__*/ finished(['portal', 'all']);
/** Those in which the operators' console is complete, too. */
export const CONSOLE_TAGS = /*#__PURE__*/ finished(['all']);

/** Source: specification 9, requirement 1-26. */
export const DEFAULT_LANGUAGE = 'EN';
