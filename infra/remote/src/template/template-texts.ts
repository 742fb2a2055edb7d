import { readFileSync } from 'node:fs';
import { FINISHED_TAGS } from '@atrium/contracts/languages';

const FOLDER = new URL('../../locales/new-remote/', import.meta.url);

/** The texts of a new remote's first page, by language; `title` is its name until someone translates it. */
export function templateTexts(title: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    FINISHED_TAGS.map((tag) => {
      const texts = readFileSync(new URL(`${tag}.json`, FOLDER), 'utf8').replace(/(?<!\{)\{title\}/g, title);
      return [tag, JSON.parse(texts) as Record<string, string>];
    }),
  );
}
