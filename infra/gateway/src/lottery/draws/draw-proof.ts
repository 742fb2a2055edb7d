import type { DrawProof } from '@atrium/contracts/draws';
import { digestOf, GENESIS_HASH } from '@atrium/lottery-rules/proof/commitment';
import type { Queryable } from '../../platform/database.ts';
import { chainOf } from './beacon-chains.repository.ts';

interface Row {
  gameCode: string;
  issue: string;
  family: string;
  state: DrawProof['state'];
  scheme: 0 | 1 | 2;
  closesAt: Date;
  drawsAt: Date;
  commitment: string;
  secret: string | null;
  result: string | null;
  chainHash: string | null;
  round: number;
  ticketRoot: string | null;
  ticketCount: number;
  frozenAt: Date;
  signature: string | null;
}

/** Entries after a commitment that its proof links: they lead from the entry to a later head. */
const MOST_LINKS = 100;

/** Everything that is public about a draw now; undefined for an unknown one. */
export async function drawProof(
  database: Queryable,
  name: { gameCode: string; issue: string },
): Promise<DrawProof | undefined> {
  const row = await database.first<Row>(
    `SELECT d.game_code AS "gameCode", d.issue, g.family, d.state, d.scheme, d.closes_at AS "closesAt", d.draws_at AS "drawsAt", d.commitment,
            CASE WHEN d.result IS NOT NULL THEN encode(d.secret, 'hex') END AS secret, d.result, d.chain_hash AS "chainHash", d.beacon_round::float8 AS round,
            encode(d.ticket_root, 'hex') AS "ticketRoot", d.ticket_count::float8 AS "ticketCount", d.frozen_at AS "frozenAt", v.signature
       FROM draws d JOIN lottery_games g ON g.code = d.game_code
       LEFT JOIN beacon_values v ON v.chain_hash = d.chain_hash AND v.round = d.beacon_round
      WHERE d.game_code = $1 AND d.issue = $2`,
    [name.gameCode, name.issue],
  );
  if (!row) return undefined;
  const { scheme, ticketRoot, ticketCount, frozenAt, closesAt, drawsAt, chainHash, round, signature, ...draw } = row;
  const shared = { ...draw, scheme, closesAt: closesAt.toISOString(), drawsAt: drawsAt.toISOString() };
  if (scheme !== 2) return { ...shared, chainHash: null, round: null, place: null, tickets: null, beacon: null };
  const [chain, committed, moves] = await Promise.all([
    chainOf(database, chainHash!),
    placeOf(database, name),
    database.rows<{ from: number; to: number; reason: 'frozen-late' | 'value-missing' }>(
      'SELECT from_round::float8 AS from, to_round::float8 AS to, reason FROM draw_round_moves WHERE game_code = $1 AND issue = $2 ORDER BY number',
      [name.gameCode, name.issue],
    ),
  ]);
  const { url: _, ...described } = chain!;
  return {
    ...shared,
    chainHash,
    round: committed.round,
    place: committed.place,
    tickets: ticketRoot === null ? null : { count: ticketCount, root: ticketRoot, frozenAt: frozenAt.toISOString() },
    beacon: { chain: described, round, signature, moves },
  };
}

async function placeOf(
  database: Queryable,
  { gameCode, issue }: { gameCode: string; issue: string },
): Promise<{ round: number; place: NonNullable<DrawProof['place']> }> {
  const own = await database.first<{
    position: string;
    round: number;
    previous: string;
    hash: string;
    committed_at: Date;
  }>(
    `SELECT position, round::float8 AS round, encode(previous, 'hex') AS previous, encode(hash, 'hex') AS hash, committed_at
       FROM draw_commitments WHERE game_code = $1 AND issue = $2`,
    [gameCode, issue],
  );
  const { position, round, previous, hash, committed_at } = own!;
  const following = await database.rows<{ position: number; entry: string; hash: string }>(
    `SELECT position::float8 AS position, entry, encode(hash, 'hex') AS hash
       FROM draw_commitments WHERE position > $1 ORDER BY position LIMIT $2`,
    [position, MOST_LINKS],
  );
  const last = following.at(-1) ?? { position: Number(position), hash };
  return {
    round,
    place: {
      position: Number(position),
      previous,
      hash,
      committedAt: committed_at.toISOString(),
      following: following.map(({ entry }) => digestOf(entry)),
      head: { position: last.position, hash: last.hash },
    },
  };
}

/** The list of commitments after a position, and its head. */
export async function listCommitments(
  database: Queryable,
  { after, count }: { after: number; count: number },
): Promise<{
  head: { position: number; hash: string };
  entries: { position: number; entry: string; hash: string; committedAt: string }[];
}> {
  const head = await database.first<{ position: number; hash: string }>(
    `SELECT position::float8 AS position, encode(hash, 'hex') AS hash FROM draw_commitments ORDER BY position DESC LIMIT 1`,
  );
  const entries = await database.rows<{ position: number; entry: string; hash: string; committed_at: Date }>(
    `SELECT position::float8 AS position, entry, encode(hash, 'hex') AS hash, committed_at
       FROM draw_commitments WHERE position > $1 ORDER BY position LIMIT $2`,
    [after, Math.trunc(count)],
  );
  return {
    head: head ?? { position: 0, hash: GENESIS_HASH },
    entries: entries.map(({ committed_at, ...entry }) => ({ ...entry, committedAt: committed_at.toISOString() })),
  };
}
