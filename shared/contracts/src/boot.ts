import type { InferOutput } from 'valibot';
import type { ReplyOf } from './endpoint.ts';
import type { hotGames } from './games.ts';
import type { gameMenus } from './vendor-cards.ts';
import type { rankList } from './winner-board.ts';
import type { popular } from './lottery.ts';
import type { announcements } from './notices.ts';
import type { promotions } from './promotions.ts';
import type { BrandConfiguration, Permission } from './system.ts';

/**
 * The data that the site's HTML contains inline in `<script type="application/json" id="atrium-boot">`, so that the
 * first paint needs no call: the same values that the named calls return.
 */
export interface BootData {
  status: 0 | 1 | 2;
  permission: InferOutput<typeof Permission>;
  brand: InferOutput<typeof BrandConfiguration>;
  /** Language of the texts below; the shell fetches them again when the visitor's language differs. */
  language: string;
  sitePort: number;
  /** Whether a developer's build may replace a remote in a browser that has an override (`override.ts`). */
  overrides?: boolean;
  /** Whether the browser may store the site for use without a connection (`offline.ts`). */
  offline?: boolean;
  /** Whether calls carry a `traceparent`, so that the traces of the servers begin in the browser. */
  traced?: boolean;
  menus: ReplyOf<typeof gameMenus>;
  /** Present on `/`, `/index`, `/index.html`, `/home`, `/register`, `/register.html`. */
  home?: {
    notices: ReplyOf<typeof announcements>;
    hotGames: ReplyOf<typeof hotGames>;
    winners: ReplyOf<typeof rankList>;
    popular: ReplyOf<typeof popular>;
    promotions: ReplyOf<typeof promotions>;
  };
  /** Present on `/promotions`. */
  promotions?: ReplyOf<typeof promotions>;
}
/** Id of the element with the signed snapshot of the registry. */
export const SNAPSHOT_ELEMENT = 'atrium-snapshot';
export const BOOT_ELEMENT = 'atrium-boot';
