import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { rankList } from '@atrium/contracts/winner-board';
import { textIn } from '../notices/text-in.ts';
import type { Parts } from '../platform/parts.ts';
import { coverOf } from './game-card.ts';
import { latestWins } from './games.repository.ts';
import { maskAccount } from './mask-account.ts';

/** A win is shown if it pays at least this many times its stake. */
const TIMES = 5;
const LENGTH = 12;

/** The latest good wins of real rounds, accounts masked. Source: 7-052, 2.11-07. */
export async function winnerBoard(
  { database }: Pick<Parts, 'database'>,
  language: string,
): Promise<ReplyOf<typeof rankList>> {
  const rows = await latestWins(database, TIMES, LENGTH);
  return rows.map((row) => ({
    gameId: row.game_id,
    gameName: textIn({ ...row.names, en: row.name }, language),
    cover: coverOf({ id: row.game_id, category: row.category, name: row.name, vendor_name: row.vendor_name }),
    account: maskAccount(row.account),
    stake: row.stake,
    won: row.payout,
    currency: row.currency,
    at: row.at.toISOString(),
  }));
}
