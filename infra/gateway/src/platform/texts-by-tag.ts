import { readFileSync } from 'node:fs';
import { FINISHED_TAGS, type FinishedTag } from '@atrium/contracts/languages';

/** The texts of a folder of `locales/`, which has one file for each finished language. Read once, at the start. */
export const textsByTag = <Texts>(folder: string): Readonly<Record<FinishedTag, Texts>> =>
  Object.fromEntries(
    FINISHED_TAGS.map((tag) => [
      tag,
      JSON.parse(readFileSync(new URL(`../../locales/${folder}/${tag}.json`, import.meta.url), 'utf8')) as Texts,
    ]),
  ) as Record<FinishedTag, Texts>;
