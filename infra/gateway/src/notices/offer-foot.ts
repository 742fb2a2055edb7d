import { nearestTag } from '@atrium/contracts/language-of';
import { textsByTag } from '../platform/texts-by-tag.ts';

const TEXTS = textsByTag<{ foot: string }>('offers');
/** Where the member chooses what to receive. */
const PREFERENCES = '/?centre=member.messageV2';

/** The last line of an offer by email: why it was sent, and where to change that. */
export const offerFoot = (code: string, publicUrl: string): string =>
  TEXTS[nearestTag(code)].foot.replace('{{link}}', new URL(PREFERENCES, publicUrl).href);
