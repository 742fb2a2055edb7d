import { readFileSync } from 'node:fs';
import { FINISHED_TAGS, type FinishedTag } from '@atrium/contracts/languages';

export type Texts = Readonly<Record<'title' | 'lead' | 'name' | 'email' | 'continue' | 'cancel' | 'sandbox', string>>;

const TEXTS = new Map<FinishedTag, Texts>(
  FINISHED_TAGS.map((tag) => [
    tag,
    JSON.parse(readFileSync(new URL(`../locales/${tag}.json`, import.meta.url), 'utf8')) as Texts,
  ]),
);

export const textsOf = (language: FinishedTag): Texts => TEXTS.get(language)!;
