import { missingDeadlineMs, roundAfterMissing, roundTimeMs } from '@atrium/lottery-rules/proof/beacon-rounds';
import pLimit from 'p-limit';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { chainsOf, storedSignatures, storeSignature, valueKey } from './beacon-chains.repository.ts';

/** A draw that waits for the value of its round. */
interface Waiting {
  gameCode: string;
  issue: string;
  scheme: 1 | 2;
  drawsAt: Date;
  chainHash: string;
  round: number;
}

const FETCHES_AT_ONCE = 4;
/** A draw is voided when no value becomes available within this time. */
const GIVE_UP_MS = 24 * 60 * 60_000;

/** The signatures for the rounds of these draws, by `valueKey`; those that are not available are missing. */
export async function fetchValues(
  { database, beacon }: Pick<Parts, 'database' | 'beacon'>,
  draws: readonly Waiting[],
): Promise<Map<string, string>> {
  const rounds = [
    ...new Map(
      draws.filter(({ scheme }) => scheme === 2).map((draw) => [valueKey(draw.chainHash, draw.round), draw]),
    ).values(),
  ];
  if (rounds.length === 0) return new Map();
  const signatures = await storedSignatures(database, rounds);
  const limit = pLimit(FETCHES_AT_ONCE);
  await Promise.all(
    rounds
      .filter(({ chainHash, round }) => !signatures.has(valueKey(chainHash, round)))
      .map(({ chainHash, round }) =>
        limit(async () => {
          const signature = await beacon.signature(chainHash, round);
          if (signature === undefined) return;
          await storeSignature(database, { chainHash, round, signature });
          signatures.set(valueKey(chainHash, round), signature);
        }),
      ),
  );
  return signatures;
}

/**
 * Moves draws whose value was not available until its deadline to the round that the rules declare, and records each
 * move. Returns those that have waited for too long.
 */
export async function moveFromMissingValues<Draw extends Waiting>(
  database: Queryable,
  draws: readonly Draw[],
  now: Date,
): Promise<Draw[]> {
  if (draws.length === 0) return [];
  const chains = await chainsOf(
    database,
    draws.map(({ chainHash }) => chainHash),
  );
  const moves = await movesOf(database, draws);
  const moved = draws.flatMap(({ gameCode, issue, chainHash, round }, index) => {
    const chain = chains.get(chainHash)!;
    const { all, missing } = moves[index]!;
    if (now.getTime() <= missingDeadlineMs(chain, round, missing)) return [];
    const to = roundAfterMissing(chain, round, missing);
    return [{ gameCode, issue, number: all + 1, from: round, to, at: new Date(roundTimeMs(chain, to)) }];
  });
  if (moved.length > 0)
    await database.run(
      `WITH moved AS (
         UPDATE draws d SET beacon_round = x.to_round, beacon_at = x.beacon_at
           FROM unnest($1::text[], $2::text[], $3::smallint[], $4::bigint[], $5::bigint[], $6::timestamptz[])
                AS x (game_code, issue, number, from_round, to_round, beacon_at)
          WHERE d.game_code = x.game_code AND d.issue = x.issue AND d.state = 'closed' AND d.beacon_round = x.from_round
         RETURNING x.*
       )
       INSERT INTO draw_round_moves (game_code, issue, number, from_round, to_round, reason, moved_at)
       SELECT game_code, issue, number, from_round, to_round, 'value-missing', $7 FROM moved`,
      [
        moved.map(({ gameCode }) => gameCode),
        moved.map(({ issue }) => issue),
        moved.map(({ number }) => number),
        moved.map(({ from }) => from),
        moved.map(({ to }) => to),
        moved.map(({ at }) => at),
        now,
      ],
    );
  return draws.filter(({ drawsAt }) => now.getTime() - drawsAt.getTime() > GIVE_UP_MS);
}

const movesOf = (database: Queryable, draws: readonly Waiting[]): Promise<{ all: number; missing: number }[]> =>
  database.rows(
    `SELECT count(m.number)::int AS all, (count(*) FILTER (WHERE m.reason = 'value-missing'))::int AS missing
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS x (game_code, issue, at)
       LEFT JOIN draw_round_moves m ON m.game_code = x.game_code AND m.issue = x.issue
      GROUP BY x.at ORDER BY x.at`,
    [draws.map(({ gameCode }) => gameCode), draws.map(({ issue }) => issue)],
  );
