import { readFileSync } from 'node:fs';
import { FINISHED_TAGS, type FinishedTag } from '@atrium/contracts/languages';

export type Words = { readonly [key: string]: string | Words };

const FOLDER = new URL('../locales/', import.meta.url);
const WORDS = new Map<FinishedTag, Words>(
  FINISHED_TAGS.map((tag) => [tag, JSON.parse(readFileSync(new URL(`${tag}.json`, FOLDER), 'utf8')) as Words]),
);

export function wordsOf(language: FinishedTag): Words {
  return WORDS.get(language) as Words;
}

export function word(language: FinishedTag, path: string): string {
  let at: string | Words | undefined = wordsOf(language);
  for (const key of path.split('.')) at = typeof at === 'object' ? at[key] : undefined;
  if (typeof at !== 'string') throw new Error(`locales/${language}.json has no text ${path}`);
  return at;
}
