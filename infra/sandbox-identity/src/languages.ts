import { readFileSync } from 'node:fs';

export const LANGUAGES = ['en', 'zh', 'ms', 'tl', 'ar', 'th', 'vi', 'id', 'ko', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Texts = Readonly<Record<'title' | 'lead' | 'name' | 'email' | 'continue' | 'cancel' | 'sandbox', string>>;

const TEXTS = new Map<Language, Texts>(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')) as Texts,
  ]),
);

/** The first language that is asked for and spoken here. */
export function languageOf(...asked: (string | undefined)[]): Language {
  const codes = asked
    .flatMap((list) => (list ?? '').toLowerCase().split(/[\s,]+/))
    .map((code) => code.split(/[-_;]/)[0]);
  return (
    codes
      .map((code) => LANGUAGES.find((language) => language.split('-')[0] === code))
      .find((language) => language !== undefined) ?? 'en'
  );
}

export const textsOf = (language: Language): Texts => TEXTS.get(language)!;
