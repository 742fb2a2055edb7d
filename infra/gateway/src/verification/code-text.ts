import { readFileSync } from 'node:fs';
import { nearestTag } from '@atrium/contracts/language-of';
import { FINISHED_TAGS } from '@atrium/contracts/languages';

interface CodeText {
  /** The subject of an email; an SMS has none. */
  title: string;
  text: string;
}

const FOLDER = new URL('../../locales/codes/', import.meta.url);
const TEXTS = new Map(
  FINISHED_TAGS.map((tag) => [
    tag as string,
    JSON.parse(readFileSync(new URL(`${tag}.json`, FOLDER), 'utf8')) as CodeText,
  ]),
);

/** What a code's SMS or email says, in the language of the call. */
export function codeText(language: string, { code, minutes }: { code: string; minutes: number }): CodeText {
  const { title, text } = TEXTS.get(nearestTag(language)) ?? TEXTS.get('en')!;
  return { title, text: text.replace('{{code}}', code).replace('{{minutes}}', String(minutes)) };
}
