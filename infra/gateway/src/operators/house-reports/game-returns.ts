import type { GameReturn, gameReturns } from '@atrium/contracts/operator-reports';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type { Parts } from '../../platform/parts.ts';
import { noteEvent } from '../events/note-event.ts';
import { isOutside, type RoundSums, returnBounds } from './return-bounds.ts';

type Returns = OperationReply<typeof gameReturns>;
type Row = { gameId: string; name: string; vendor: string; theoretical: number } & Record<keyof RoundSums, number> & {
    turnover: string;
    paid: string;
  };

export const WATCH_RETURNS_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
const HUNDRED = 100;
const ORDER = ['outside', 'within', 'few'] as const;

/** Game by game, by the index of the latest rounds. Stakes of nothing (free rounds) say nothing about a return. */
const SUMS = `
  SELECT g.id AS "gameId", g.name, v.name AS vendor, g.return_percent::float8 AS theoretical, s.*
    FROM games g JOIN vendors v ON v.code = g.vendor_code
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS rounds, coalesce(sum(stake), 0)::text AS turnover, coalesce(sum(payout), 0)::text AS paid,
            coalesce(sum(stake), 0)::float8 AS stakes, coalesce(sum(payout), 0)::float8 AS payouts,
            coalesce(sum(stake::float8 * stake), 0) AS "squaredStakes", coalesce(sum(payout::float8 * payout), 0) AS "squaredPayouts",
            coalesce(sum(stake::float8 * payout), 0) AS products
       FROM rounds WHERE game_id = g.id AND opened_at > $1 AND status IN ('won', 'lost') AND stake > 0 AND currency = $2) s
   WHERE g.return_percent IS NOT NULL AND s.rounds > 0`;

/** The returns of all games with a theoretical one, over the days of the setting `returns.days`. Source: SY-13. */
export async function readGameReturns({ database, settings, clock }: Parts): Promise<Returns> {
  const [days, leastRounds, deviations, currency] = await Promise.all([
    settings.get('returns.days', 30),
    settings.get('returns.leastRounds', 1_000),
    settings.get('returns.deviations', 4),
    settings.get('brand.currency', 'PHP'),
  ]);
  const rows = await database.rows<Row>(SUMS, [new Date(clock.now().getTime() - days * DAY_MS), currency]);
  const games = rows.map(({ gameId, name, vendor, theoretical, turnover, paid, ...sums }): GameReturn => {
    const bounds = returnBounds(sums, theoretical / HUNDRED, deviations);
    return {
      gameId,
      name,
      vendor,
      rounds: sums.rounds,
      turnover,
      payouts: paid,
      theoretical,
      actual: bounds.actual * HUNDRED,
      low: bounds.low * HUNDRED,
      high: bounds.high * HUNDRED,
      state: sums.rounds < leastRounds ? 'few' : isOutside(bounds) ? 'outside' : 'within',
    };
  });
  return {
    days,
    leastRounds,
    deviations,
    games: games.toSorted(
      (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || Number(BigInt(b.turnover) - BigInt(a.turnover)),
    ),
  };
}

/** Notes a significant event when a game leaves the bounds of chance; another one follows only after it has come back. */
export async function watchReturns(parts: Parts): Promise<void> {
  const { games } = await readGameReturns(parts);
  const outside = games.filter(({ state }) => state === 'outside');
  await parts.database.transaction(async (transaction) => {
    await transaction.run('DELETE FROM returns_outside WHERE game_id <> ALL ($1)', [
      outside.map(({ gameId }) => gameId),
    ]);
    for (const { gameId, rounds, theoretical, actual, low, high } of outside) {
      const isNew = await transaction.run(
        'INSERT INTO returns_outside (game_id, since) VALUES ($1, $2) ON CONFLICT (game_id) DO NOTHING',
        [gameId, parts.clock.now()],
      );
      if (isNew === 1)
        await noteEvent(parts, transaction, {
          kind: 'game-return',
          subject: gameId,
          detail: { rounds, theoretical, actual, low, high },
        });
    }
  });
}
