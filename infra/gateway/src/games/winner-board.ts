import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { rankList } from '@atrium/contracts/winner-board';
import { textIn } from '../notices/text-in.ts';
import type { Parts } from '../platform/parts.ts';
import { coverOf } from './game-card.ts';
import { latestJackpots, latestWins, type WinRow } from './games.repository.ts';
import { maskAccount } from './mask-account.ts';

/** A win is shown if it pays at least this many times its stake. */
const TIMES = 5;
const LENGTH = 12;
/** Jackpots come first, and stay for some days: they are rare. */
const JACKPOTS = 2;
const JACKPOTS_FOR_MS = 7 * 24 * 60 * 60_000;

/** The latest jackpots and good wins of real rounds, accounts masked. Source: 7-052, 2.11-07, 11-27. */
export async function winnerBoard(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  language: string,
): Promise<ReplyOf<typeof rankList>> {
  const [jackpots, wins] = await Promise.all([
    latestJackpots(database, new Date(clock.now().getTime() - JACKPOTS_FOR_MS), JACKPOTS),
    latestWins(database, TIMES, LENGTH),
  ]);
  const shown = (row: WinRow) => ({
    gameId: row.game_id,
    gameName: textIn({ ...row.names, en: row.name }, language),
    cover: coverOf({ id: row.game_id, category: row.category, name: row.name, vendor_name: row.vendor_name }),
    account: maskAccount(row.account),
    stake: row.stake,
    won: row.payout,
    currency: row.currency,
    at: row.at.toISOString(),
  });
  return [
    ...jackpots.map((row) => ({
      ...shown(row),
      jackpot: textIn({ en: row.jackpot.en!, ...row.jackpot }, language).title,
    })),
    ...wins.map(shown),
  ].slice(0, LENGTH);
}
