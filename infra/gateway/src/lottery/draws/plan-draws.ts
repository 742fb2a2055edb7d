import { roundAfter, roundTimeMs } from '@atrium/lottery-rules/proof/beacon-rounds';
import { entryOf } from '@atrium/lottery-rules/proof/commitment';
import { type Issue, issuesBetween, nextIssue, type Schedule } from '@atrium/lottery-rules/schedule';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { keyIdOf, newSecret } from './draw-secrets.ts';

/** How long ahead draws are committed to: as far as a chase reaches in the fastest games. */
const AHEAD_MS = 2 * 60 * 60_000;
/** The least number of planned draws of every game, unless its schedule ends earlier. */
const LEAST_AHEAD = 5;
/** After a longer stop, draws that nobody could bet on are not planned in retrospect. */
const LONGEST_GAP_MS = 24 * 60 * 60_000;

type Planning = Pick<Parts, 'beacon' | 'clock'> & { database: Queryable; config: Pick<Parts['config'], 'sealingKey'> };

interface PlannedGame {
  code: string;
  schedule: Schedule;
  /** The results are made outside. */
  outside: boolean;
  /** Of the last planned draw. */
  last: Date | null;
  /** Planned draws that still close in the future. */
  coming: number;
}

/**
 * Writes the draws that are missing between each game's last planned one and the time ahead, with their commitments.
 * The round of the beacon is the first after the close: of a draw that was missed, the first after now, so that its
 * value is unknown. Returns the number of draws written. Throws without a sealing key: no secret is stored in plain
 * text.
 */
export async function planDraws({ database, beacon, clock, config: { sealingKey } }: Planning): Promise<number> {
  const now = clock.now();
  const games = await gamesToPlan(database, now);
  const missing = games.flatMap((game) =>
    missingIssues(game, now).map((issue) => ({ gameCode: game.code, outside: game.outside, ...issue })),
  );
  const outside = await planOutside(
    database,
    missing.filter((draw) => draw.outside),
  );
  const planned = missing.filter((draw) => !draw.outside);
  if (planned.length === 0) return outside;
  if (sealingKey === '') throw new Error('No draws are planned: ATRIUM_SEALING_KEY is not set.');
  const chain = await beacon.chain();
  const rows = planned.map((draw) => {
    const closesAt = draw.closesAt.toISOString();
    const drawsAt = draw.drawsAt.toISOString();
    const round = roundAfter(chain, Math.max(draw.closesAt.getTime(), now.getTime()));
    const { commitment, sealedSecret } = newSecret(sealingKey, draw);
    const entry = entryOf({ ...draw, commitment, chainHash: chain.hash, round, closesAt, drawsAt });
    return { ...draw, commitment, sealedSecret, entry, round, beaconAt: new Date(roundTimeMs(chain, round)) };
  });
  // One statement: a draw exists with its commitment or not at all. Of two leaders the second finds a conflict.
  const written = await database.run(
    `WITH planned AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::text[], $8::text[], $9::bigint[], $10::timestamptz[])
           AS x (game_code, issue, opens_at, closes_at, draws_at, commitment, sealed_secret, entry, round, beacon_at)
     ), made AS (
       INSERT INTO draws (scheme, game_code, issue, opens_at, closes_at, draws_at, commitment, sealed_secret, beacon_round, beacon_at, chain_hash, key_id)
       SELECT 2, game_code, issue, opens_at, closes_at, draws_at, commitment, sealed_secret, round, beacon_at, $11, $12 FROM planned
           ON CONFLICT DO NOTHING
       RETURNING game_code, issue
     )
     INSERT INTO draw_commitments (game_code, issue, entry, round, committed_at)
     SELECT p.game_code, p.issue, p.entry, p.round, $13
       FROM planned p JOIN made USING (game_code, issue) ORDER BY p.closes_at, p.game_code`,
    [
      rows.map(({ gameCode }) => gameCode),
      rows.map(({ issue }) => issue),
      rows.map(({ opensAt }) => opensAt),
      rows.map(({ closesAt }) => closesAt),
      rows.map(({ drawsAt }) => drawsAt),
      rows.map(({ commitment }) => commitment),
      rows.map(({ sealedSecret }) => sealedSecret),
      rows.map(({ entry }) => entry),
      rows.map(({ round }) => round),
      rows.map(({ beaconAt }) => beaconAt),
      chain.hash,
      keyIdOf(sealingKey),
      now,
    ],
  );
  return outside + written;
}

/** Draws whose results are made outside have neither a secret nor a commitment. */
async function planOutside(database: Queryable, draws: readonly (Issue & { gameCode: string })[]): Promise<number> {
  if (draws.length === 0) return 0;
  return await database.run(
    `INSERT INTO draws (scheme, game_code, issue, opens_at, closes_at, draws_at, commitment)
     SELECT 0, game_code, issue, opens_at, closes_at, draws_at, ''
       FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[]) AS x (game_code, issue, opens_at, closes_at, draws_at)
         ON CONFLICT DO NOTHING`,
    [
      draws.map(({ gameCode }) => gameCode),
      draws.map(({ issue }) => issue),
      draws.map(({ opensAt }) => opensAt),
      draws.map(({ closesAt }) => closesAt),
      draws.map(({ drawsAt }) => drawsAt),
    ],
  );
}

const gamesToPlan = (database: Queryable, now: Date): Promise<PlannedGame[]> =>
  database.rows(
    {
      name: 'draws-plan',
      text: `SELECT g.code, g.schedule, g.outside, d.draws_at AS last,
                    (SELECT count(*)::int FROM draws n WHERE n.game_code = g.code AND n.draws_at > $1 AND n.closes_at > $1) AS coming
               FROM lottery_games g LEFT JOIN LATERAL (SELECT draws_at FROM draws WHERE game_code = g.code ORDER BY draws_at DESC LIMIT 1) d ON true`,
    },
    [now],
  );

function missingIssues({ schedule, last, coming }: PlannedGame, now: Date): Issue[] {
  const from = new Date(Math.max(last?.getTime() ?? now.getTime(), now.getTime() - LONGEST_GAP_MS));
  const until = new Date(now.getTime() + AHEAD_MS);
  const issues = from < until ? issuesBetween(schedule, from, until) : [];
  let ahead = coming + issues.filter(({ closesAt }) => closesAt > now).length;
  for (; ahead < LEAST_AHEAD; ahead += 1) {
    const next = nextIssue(schedule, issues.at(-1)?.drawsAt ?? from);
    if (!next) break;
    issues.push(next);
  }
  return issues;
}
