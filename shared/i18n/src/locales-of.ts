import { FINISHED_TAGS } from '@atrium/contracts/languages';
import type { LocaleLoaders } from './create-i18n.ts';

/** Fetches the texts of one language: `(tag) => import(`./locales/${tag}.json`)`, which is a chunk per file to bundlers. */
export type LoadTexts = (tag: string) => Promise<{ default: object }>;

/**
 * The loaders of a folder that has a file for each of these languages. Our own build does this itself, with the files
 * that the folder holds; tests and other bundlers run it.
 */
export function localesOf(load: LoadTexts | LocaleLoaders, tags: readonly string[] = FINISHED_TAGS): LocaleLoaders {
  return typeof load === 'function' ? Object.fromEntries(tags.map((tag) => [tag, () => load(tag)])) : load;
}
