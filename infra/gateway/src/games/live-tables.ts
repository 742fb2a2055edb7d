import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { liveTables as call } from '@atrium/contracts/games';
import { type TableState, TablesReply, VENDOR_TABLES_PATH } from '@atrium/contracts/vendor-feed';
import type { Parts } from '../platform/parts.ts';
import { type AnsweringVendor, askVendor } from '../vendors/ask-vendor.ts';
import { type Told, watchFeeds } from '../vendors/feeds/watch-feeds.ts';

type Reply = ReplyOf<typeof call>;
interface Table {
  gameId: string;
  gameType: string;
  minBet: string;
  maxBet: string;
}

const PATIENCE = 1_500;
const EVERY = 3_000;

export interface LiveTables {
  /** How a vendor's tables stand by its own feed; that it tells nothing when it is closed, slow or makes no sense. */
  of(vendorCode: string): Promise<Reply>;
  close(): void;
}

export function createLiveTables(parts: Parts): LiveTables {
  const feeds = watchFeeds<AnsweringVendor, Reply['tables']>({
    every: EVERY,
    ask: (vendor, last) => ask(parts, vendor, last),
    told: parts.live.passed,
    changed: ({ code }, state) => parts.live.pass('vendor.feed', { gameType: 'LIVE', vassalage: code }, state),
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

async function ask(
  parts: Parts,
  vendor: AnsweringVendor,
  last: Told<Reply['tables']> | undefined,
): Promise<Told<Reply['tables']>> {
  const own = await parts.database.rows<Table>(
    {
      name: 'tables-of-vendor',
      text: `SELECT id AS "gameId", kind AS "gameType", min_bet AS "minBet", max_bet AS "maxBet" FROM games WHERE vendor_code = $1 AND category = 'LIVE' AND up ORDER BY id LIMIT 200`,
    },
    [vendor.code],
  );
  const games = own.map(({ gameId, gameType }) => ({ gameId, gameType }));
  const told = await askVendor(parts, vendor, {
    path: VENDOR_TABLES_PATH,
    content: { games, known: last?.version ?? null },
    reply: TablesReply,
    patience: PATIENCE,
  });
  if (told.tables === null && last) return last;
  const byId = new Map(own.map((table) => [table.gameId, table]));
  const value = (told.tables ?? []).flatMap((state) => {
    const table = byId.get(state.gameId);
    return table ? [{ ...state, ...within(table, state) }] : [];
  });
  return { version: told.version, value };
}

/** What may be staked at the table: its own limits within those of the game; the game's where they have nothing in common. */
function within(game: Table, state: TableState): Pick<Table, 'minBet' | 'maxBet'> {
  const least = BigInt(game.minBet) > BigInt(state.minBet) ? game.minBet : state.minBet;
  const most = BigInt(game.maxBet) < BigInt(state.maxBet) ? game.maxBet : state.maxBet;
  return BigInt(least) <= BigInt(most) ? { minBet: least, maxBet: most } : { minBet: game.minBet, maxBet: game.maxBet };
}
