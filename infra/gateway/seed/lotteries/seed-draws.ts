import { randomBytes } from 'node:crypto';
import type { Family } from '@atrium/lottery-rules/families';
import { commitmentOf } from '@atrium/lottery-rules/proof/commitment';
import { numbersOfSecret } from '@atrium/lottery-rules/proof/numbers';
import { issuesBetween, type Schedule } from '@atrium/lottery-rules/schedule';
import { planDraws } from '../../src/lottery/draws/plan-draws.ts';
import type { Beacon } from '../../src/platform/beacon.ts';
import type { Queryable } from '../../src/platform/database.ts';

/** What the plan of the coming draws needs. */
export interface ComingDraws {
  sealingKey: string;
  beacon: Beacon;
}

const DAY_MS = 86_400_000;
/** Games that draw all day get a day of history, the others two months. */
const INTERVAL_HISTORY_MS = DAY_MS;
const DAYS_HISTORY_MS = 62 * DAY_MS;

/**
 * The past draws that a member sees in the lists. They are of scheme 1, whose numbers follow from a secret alone: no beacon value
 * was awaited for them, and nobody bet on them.
 */
export async function seedDraws(database: Queryable, now: Date, coming?: ComingDraws): Promise<void> {
  const games = await database.rows<{ code: string; family: Family; schedule: Schedule }>(
    'SELECT code, family, schedule FROM lottery_games ORDER BY code',
  );
  const draws = games.flatMap(({ code, family, schedule }) => {
    const backMs = schedule.kind === 'interval' ? INTERVAL_HISTORY_MS : DAYS_HISTORY_MS;
    return issuesBetween(schedule, new Date(now.getTime() - backMs), now).map((draw) => {
      const name = { gameCode: code, issue: draw.issue };
      const secret = randomBytes(32);
      return {
        ...draw,
        code,
        secret,
        commitment: commitmentOf(name, secret),
        result: numbersOfSecret(family, name, secret),
      };
    });
  });
  await database.run(
    `INSERT INTO draws (scheme, game_code, issue, opens_at, closes_at, draws_at, drawn_at, state, secret, commitment, result)
     SELECT 1, game_code, issue, opens_at, closes_at, draws_at, draws_at, 'settled', secret, commitment, result
       FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::bytea[], $7::text[], $8::text[])
            AS x (game_code, issue, opens_at, closes_at, draws_at, secret, commitment, result)`,
    [
      draws.map(({ code }) => code),
      draws.map(({ issue }) => issue),
      draws.map(({ opensAt }) => opensAt),
      draws.map(({ closesAt }) => closesAt),
      draws.map(({ drawsAt }) => drawsAt),
      draws.map(({ secret }) => secret),
      draws.map(({ commitment }) => commitment),
      draws.map(({ result }) => result),
    ],
  );
  if (!coming) return;
  const { sealingKey, beacon } = coming;
  await planDraws({ database, beacon, clock: { now: () => now }, config: { sealingKey } });
}
