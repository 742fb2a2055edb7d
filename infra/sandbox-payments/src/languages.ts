import { readFileSync } from 'node:fs';

export const LANGUAGES = ['en', 'zh', 'ms', 'tl', 'ar', 'th', 'vi', 'id', 'ko', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];
type Words = { readonly [key: string]: string | Words };

const FOLDER = new URL('../locales/', import.meta.url);
const WORDS = new Map<Language, Words>(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8')) as Words,
  ]),
);

export function languageOf(asked: string | undefined): Language {
  const code = (asked ?? '').toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language.split('-')[0] === code || (code === 'ty' && language === 'tl')) ?? 'en';
}

export function phrase(language: Language, path: string, values: Readonly<Record<string, string>> = {}): string {
  let at: string | Words | undefined = WORDS.get(language);
  for (const key of path.split('.')) at = typeof at === 'object' ? at[key] : undefined;
  if (typeof at !== 'string') throw new Error(`locales/${language}.json has no text ${path}`);
  return at.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The language as number and date formats know it; Western digits in every language, as on the merchant's site. */
export function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn' : language === 'tl' ? 'fil' : language;
}
