import { readFileSync } from 'node:fs';
import { nearestTag } from '@atrium/contracts/language-of';
import { FINISHED_TAGS } from '@atrium/contracts/languages';

const FOLDER = new URL('../../locales/offers/', import.meta.url);
const FEET = new Map(
  FINISHED_TAGS.map((tag) => [
    tag as string,
    (JSON.parse(readFileSync(new URL(`${tag}.json`, FOLDER), 'utf8')) as { foot: string }).foot,
  ]),
);
/** Where the member chooses what to receive. */
const PREFERENCES = '/?centre=member.messageV2';

/** The last line of an offer by email: why it was sent, and where to change that. */
export const offerFoot = (code: string, publicUrl: string): string =>
  (FEET.get(nearestTag(code)) ?? '').replace('{{link}}', new URL(PREFERENCES, publicUrl).href);
