import { readFileSync } from 'node:fs';

export const LANGUAGES = ['en', 'zh', 'ms', 'tl', 'ar', 'th', 'vi', 'id', 'ko', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = { readonly [key: string]: string | Words };

const FOLDER = new URL('../../locales/', import.meta.url);
const WORDS = new Map<Language, Words>(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8')) as Words,
  ]),
);

/** The house's language nearest to what was asked for: `zh-CN` is `zh`, any Portuguese that of Brazil, the unknown English. */
export function languageOf(asked: string | undefined): Language {
  const code = (asked ?? '').toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language.split('-')[0] === (code === 'ty' ? 'tl' : code)) ?? 'en';
}

export function wordsOf(language: Language): Words {
  return WORDS.get(language) as Words;
}

export function word(language: Language, path: string): string {
  let at: string | Words | undefined = wordsOf(language);
  for (const key of path.split('.')) at = typeof at === 'object' ? at[key] : undefined;
  if (typeof at !== 'string') throw new Error(`locales/${language}.json has no text ${path}`);
  return at;
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
