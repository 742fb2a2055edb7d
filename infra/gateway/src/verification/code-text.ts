import { nearestTag } from '@atrium/contracts/language-of';
import { textsByTag } from '../platform/texts-by-tag.ts';

interface CodeText {
  /** The subject of an email; an SMS has none. */
  title: string;
  text: string;
}

const TEXTS = textsByTag<CodeText>('codes');

/** What a code's SMS or email says, in the language of the call. */
export function codeText(language: string, { code, minutes }: { code: string; minutes: number }): CodeText {
  const { title, text } = TEXTS[nearestTag(language)];
  return { title, text: text.replace('{{code}}', code).replace('{{minutes}}', String(minutes)) };
}
