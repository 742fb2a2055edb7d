import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { liveTables as call } from '@atrium/contracts/live-tables';
import { type TableState, TablesReply, VENDOR_TABLES_PATH } from '@atrium/contracts/vendor-feed';
import type { Parts } from '../platform/parts.ts';
import { type AnsweringVendor, askVendor } from '../vendors/ask-vendor.ts';
import { type FeedState, watchFeeds } from '../vendors/feeds/watch-feeds.ts';

type Reply = ReplyOf<typeof call>;
interface Table {
  gameId: string;
  gameType: string;
  minBet: string;
  maxBet: string;
}

const FEED_TIMEOUT_MS = 1_500;
const POLL_INTERVAL_MS = 3_000;

export interface LiveTables {
  /**
   * A vendor's tables from its own feed; `answers` is false when the vendor is closed, slow or sends an invalid reply.
   */
  of(vendorCode: string): Promise<Reply>;
  close(): void;
}

export function createLiveTables(parts: Parts): LiveTables {
  const feeds = watchFeeds<AnsweringVendor, Reply['tables']>({
    intervalMs: POLL_INTERVAL_MS,
    poll: (vendor, last) => poll(parts, vendor, last),
    lastState: parts.live.lastState,
    changed: ({ code }, state) => parts.live.publishState('vendor.feed', { gameType: 'LIVE', vassalage: code }, state),
  });
  return {
    async of(vendorCode) {
      const vendor = await parts.database.first<AnsweringVendor>(
        `SELECT code, secret, launch_url AS "launchUrl" FROM vendors
          WHERE code = $1 AND category = 'LIVE' AND up AND answers AND secret IS NOT NULL AND launch_url IS NOT NULL`,
        [vendorCode],
      );
      const tables = vendor && (await feeds.read(`LIVE ${vendor.code} ${vendor.launchUrl}`, vendor));
      return { answers: tables !== undefined, tables: tables ?? [] };
    },
    close: feeds.close,
  };
}

async function poll(
  parts: Parts,
  vendor: AnsweringVendor,
  last: FeedState<Reply['tables']> | undefined,
): Promise<FeedState<Reply['tables']>> {
  const own = await parts.database.rows<Table>(
    {
      name: 'tables-of-vendor',
      text: `SELECT id AS "gameId", kind AS "gameType", min_bet AS "minBet", max_bet AS "maxBet" FROM games WHERE vendor_code = $1 AND category = 'LIVE' AND up ORDER BY id LIMIT 200`,
    },
    [vendor.code],
  );
  const games = own.map(({ gameId, gameType }) => ({ gameId, gameType }));
  const answer = await askVendor(parts, vendor, {
    path: VENDOR_TABLES_PATH,
    content: { games, known: last?.version ?? null },
    reply: TablesReply,
    timeoutMs: FEED_TIMEOUT_MS,
  });
  if (answer.tables === null && last) return last;
  const byId = new Map(own.map((table) => [table.gameId, table]));
  const value = (answer.tables ?? []).flatMap((state) => {
    const table = byId.get(state.gameId);
    return table ? [{ ...state, ...within(table, state) }] : [];
  });
  return { version: answer.version, value };
}

/** The stake limits of a table: its own within those of the game; the game's where the two do not overlap. */
function within(game: Table, state: TableState): Pick<Table, 'minBet' | 'maxBet'> {
  const least = BigInt(game.minBet) > BigInt(state.minBet) ? game.minBet : state.minBet;
  const most = BigInt(game.maxBet) < BigInt(state.maxBet) ? game.maxBet : state.maxBet;
  return BigInt(least) <= BigInt(most) ? { minBet: least, maxBet: most } : { minBet: game.minBet, maxBet: game.maxBet };
}
