import { readFileSync } from 'node:fs';
import { FINISHED_TAGS, type FinishedTag } from '@atrium/contracts/languages';

type Words = { readonly [key: string]: string | Words };

const FOLDER = new URL('../locales/', import.meta.url);
const WORDS = new Map<FinishedTag, Words>(
  FINISHED_TAGS.map((tag) => [tag, JSON.parse(readFileSync(new URL(`${tag}.json`, FOLDER), 'utf8')) as Words]),
);

export function phrase(language: FinishedTag, path: string, values: Readonly<Record<string, string>> = {}): string {
  let at: string | Words | undefined = WORDS.get(language);
  for (const key of path.split('.')) at = typeof at === 'object' ? at[key] : undefined;
  if (typeof at !== 'string') throw new Error(`locales/${language}.json has no text ${path}`);
  return at.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The locale for number and date formats, with Western digits in every language, as on the merchant's site. */
export function localeOf(language: FinishedTag): string {
  return `${language}-u-nu-latn`;
}
