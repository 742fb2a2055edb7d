import { isFrozenLate, roundAfterFreeze, roundTimeMs } from '@atrium/lottery-rules/proof/beacon-rounds';
import type { Parts } from '../../platform/parts.ts';
import { chainsOf } from './beacon-chains.repository.ts';
import { ticketTrees } from './ticket-tree.ts';

export interface Frozen {
  gameCode: string;
  issue: string;
  closesAt: Date;
  ticketCount: number;
  /** Hex. */
  ticketRoot: string;
}

interface ToFreeze {
  gameCode: string;
  issue: string;
  chainHash: string;
  round: number;
}

/** Opens and closes the draws whose time has come. After the close no ticket enters: the database refuses it. */
export async function openAndClose({ database }: Pick<Parts, 'database'>, now: Date): Promise<void> {
  await database.run(
    { name: 'draws-open', text: "UPDATE draws SET state = 'open' WHERE state = 'scheduled' AND opens_at <= $1" },
    [now],
  );
  await database.run(
    { name: 'draws-close', text: "UPDATE draws SET state = 'closed' WHERE state = 'open' AND closes_at <= $1" },
    [now],
  );
}

/**
 * Writes Merkle root and number of the tickets of every closed draw. If the beacon's value could be known by then, the draw
 * moves to the first round after it, by rule. Repeatable: a draw that another process has frozen stays as it is.
 * Returns the draws frozen here.
 */
export async function freezeClosed({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<Frozen[]> {
  const draws = await database.rows<ToFreeze>({
    name: 'draws-to-freeze',
    text: `SELECT game_code AS "gameCode", issue, chain_hash AS "chainHash", beacon_round::float8 AS round
             FROM draws WHERE state = 'closed' AND scheme = 2 AND ticket_root IS NULL ORDER BY beacon_at, draws_at`,
  });
  if (draws.length === 0) return [];
  const chains = await chainsOf(
    database,
    draws.map(({ chainHash }) => chainHash),
  );
  const trees = await ticketTrees(database, draws);
  const frozenAt = clock.now();
  const rows = draws.map(({ chainHash, round, ...draw }, index) => {
    const chain = chains.get(chainHash)!;
    const late = isFrozenLate(chain, round, frozenAt.getTime());
    const to = late ? roundAfterFreeze(chain, frozenAt.getTime()) : round;
    return { ...draw, ...trees[index]!, from: round, to, at: new Date(roundTimeMs(chain, to)) };
  });
  const subtrees = rows.flatMap(({ gameCode, issue, subtrees: roots }) =>
    roots.map((root, number) => ({ gameCode, issue, number, root })),
  );
  // One statement: of two leaders the second finds the root written and adds nothing.
  return await database.rows<Frozen>(
    `WITH frozen AS (
       UPDATE draws d SET ticket_root = x.root, ticket_count = x.count, frozen_at = $7, beacon_round = x.to_round, beacon_at = x.beacon_at
         FROM unnest($1::text[], $2::text[], $3::bytea[], $4::bigint[], $5::bigint[], $6::timestamptz[])
              AS x (game_code, issue, root, count, to_round, beacon_at), draws before
        WHERE d.game_code = x.game_code AND d.issue = x.issue AND d.state = 'closed' AND d.ticket_root IS NULL
          AND before.game_code = d.game_code AND before.issue = d.issue
       RETURNING d.game_code, d.issue, d.closes_at, d.ticket_count, d.ticket_root, before.beacon_round AS from_round, d.beacon_round AS to_round
     ), moved AS (
       INSERT INTO draw_round_moves (game_code, issue, number, from_round, to_round, reason, moved_at)
       SELECT game_code, issue, 1, from_round, to_round, 'frozen-late', $7 FROM frozen WHERE to_round > from_round
     ), trees AS (
       INSERT INTO draw_subtrees (game_code, issue, number, root)
       SELECT s.game_code, s.issue, s.number, s.root
         FROM unnest($8::text[], $9::text[], $10::int[], $11::bytea[]) AS s (game_code, issue, number, root) JOIN frozen USING (game_code, issue)
     )
     SELECT game_code AS "gameCode", issue, closes_at AS "closesAt", ticket_count::float8 AS "ticketCount", encode(ticket_root, 'hex') AS "ticketRoot"
       FROM frozen`,
    [
      rows.map(({ gameCode }) => gameCode),
      rows.map(({ issue }) => issue),
      rows.map(({ root }) => root),
      rows.map(({ count }) => count),
      rows.map(({ to }) => to),
      rows.map(({ at }) => at),
      frozenAt,
      subtrees.map(({ gameCode }) => gameCode),
      subtrees.map(({ issue }) => issue),
      subtrees.map(({ number }) => number),
      subtrees.map(({ root }) => root),
    ],
  );
}
