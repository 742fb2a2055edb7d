import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import { coverAddress } from '../art/picture-address.ts';
import { textIn } from '../notices/text-in.ts';
import type { Parts } from '../platform/parts.ts';
import { type DrawRow, type LotteryRow, lastDraws, nextDraws } from './lottery.repository.ts';

/** One draw as everybody may see it. `proof` is the hash of its secret; once drawn, a colon and the secret in hex follow. */
export const drawOf = (row: DrawRow): Draw => ({
  gameCode: row.game_code,
  issue: row.issue,
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  drawsAt: row.draws_at.toISOString(),
  state: row.state,
  result: row.result,
  drawnAt: row.drawn_at?.toISOString() ?? null,
  proof:
    row.secret === null || row.result === null ? row.commitment : `${row.commitment}:${row.secret.toString('hex')}`,
});

/** Games with their next draw and their last results. */
export async function lotteryCards(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  rows: readonly LotteryRow[],
  language: string,
  results: number,
): Promise<LotteryGame[]> {
  const codes = rows.map(({ code }) => code);
  const [next, last] = await Promise.all([
    nextDraws(database, codes, clock.now()),
    lastDraws(database, codes, results),
  ]);
  const upcoming = new Map(next.map((row) => [row.game_code, drawOf(row)]));
  const drawn = Map.groupBy(last, ({ game_code }) => game_code);
  return rows.map((row) => ({
    code: row.code,
    gameId: row.game_id,
    name: textIn({ ...row.names, en: row.name }, language),
    area: row.area,
    family: row.family,
    accountTypeName: row.account_type_name,
    gameType: row.category,
    defaultPlayType: row.default_play_type,
    playTypes: row.play_types,
    every: row.schedule.kind === 'interval' ? row.schedule.every : null,
    minStake: row.min_stake,
    topPrize: row.top_prize,
    prizeMode: row.prize_mode,
    region: row.region,
    next: upcoming.get(row.code) ?? null,
    last: (drawn.get(row.code) ?? []).map(drawOf),
    cover: coverAddress({ id: row.game_id, category: row.category, title: row.name, vendor: row.vendor_name }),
    isHot: row.hot,
  }));
}
