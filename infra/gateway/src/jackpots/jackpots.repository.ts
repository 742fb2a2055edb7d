import type { JackpotTerms } from '@atrium/lottery-rules/proof/jackpot-threshold';
import type { Queryable, Transaction } from '../platform/database.ts';

/** Millionths in a minor unit. */
export const MICRO = 1_000_000n;

export interface JackpotRow {
  id: string;
  texts: Record<string, { title: string }>;
  vendor_code: string;
  game_ids: string[] | null;
  currency: string;
  contribution_ppm: number;
  next_percent: number;
  seed: string;
  must_hit_by: string;
  starts_at: Date;
  stopped_at: Date | null;
  saved_micro: string;
  /** When its first run began. */
  began_at: Date | null;
}

export interface RunRow {
  id: string;
  jackpot_id: string;
  number: number;
  vendor_code: string;
  game_ids: string[] | null;
  /** Whether the commitment names the games. */
  scope_committed: boolean;
  currency: string;
  contribution_ppm: number;
  next_percent: number;
  seed: string;
  must_hit_by: string;
  commitment: string;
  sealed_secret: string;
  grown_micro: string;
  amount: string;
}

/** A round that waits to contribute, and what it has contributed so far. */
export interface QueuedRound {
  round_id: string;
  member_id: string;
  /** The part of its valid bet that was cash; 0 for a trial account and for one that was opened before the jackpot. */
  valid: string;
  run_id: string | null;
  grown_micro: string;
  saved_micro: string;
}

export const termsOf = (
  run: Omit<RunRow, 'id' | 'commitment' | 'sealed_secret' | 'grown_micro' | 'amount'>,
): JackpotTerms => ({
  id: run.jackpot_id,
  number: run.number,
  currency: run.currency,
  seed: run.seed,
  mustHitBy: run.must_hit_by,
  contributionPpm: run.contribution_ppm,
  nextPercent: run.next_percent,
  scope: run.scope_committed ? { vassalage: run.vendor_code, gameIds: run.game_ids } : null,
});

export const jackpotIds = async (queryable: Queryable): Promise<string[]> =>
  (
    await queryable.rows<{ id: string }>(
      `SELECT id FROM jackpots k
        WHERE EXISTS (SELECT 1 FROM jackpot_queue q WHERE q.jackpot_id = k.id)
           OR stopped_at IS NULL AND NOT EXISTS (SELECT 1 FROM jackpot_runs r WHERE r.jackpot_id = k.id AND r.dropped_at IS NULL)
        ORDER BY position, id`,
    )
  ).map(({ id }) => id);

/** Undefined while another process works on it. */
export const lockJackpot = (transaction: Transaction, id: string): Promise<JackpotRow | undefined> =>
  transaction.first(
    `SELECT k.*, (SELECT min(started_at) FROM jackpot_runs r WHERE r.jackpot_id = k.id) AS began_at
       FROM jackpots k WHERE k.id = $1 FOR UPDATE OF k SKIP LOCKED`,
    [id],
  );

export const runningOf = (transaction: Transaction, id: string): Promise<RunRow | undefined> =>
  transaction.first('SELECT * FROM jackpot_runs WHERE jackpot_id = $1 AND dropped_at IS NULL FOR UPDATE', [id]);

export async function nextNumber(transaction: Transaction, id: string): Promise<number> {
  const row = await transaction.first<{ number: number }>(
    'SELECT coalesce(max(number), 0) + 1 AS number FROM jackpot_runs WHERE jackpot_id = $1',
    [id],
  );
  return row!.number;
}

export async function insertRun(
  transaction: Transaction,
  jackpot: JackpotRow,
  run: { number: number; commitment: string; sealedSecret: string; at: Date },
): Promise<RunRow> {
  const row = await transaction.first<RunRow>(
    `INSERT INTO jackpot_runs (jackpot_id, number, vendor_code, game_ids, scope_committed, currency, contribution_ppm, next_percent, seed, must_hit_by, commitment, sealed_secret, started_at, amount)
     SELECT id, $2, vendor_code, game_ids, true, currency, contribution_ppm, next_percent, seed, must_hit_by, $3, $4, $5, seed FROM jackpots WHERE id = $1
     RETURNING *`,
    [jackpot.id, run.number, run.commitment, run.sealedSecret, run.at],
  );
  return row!;
}

/** Takes up to `limit` rounds from the queue, in its order, each once. */
export const takeQueued = (
  transaction: Transaction,
  id: string,
  beganAt: Date,
  limit: number,
): Promise<(QueuedRound & { last: string; taken: number })[]> =>
  transaction.rows(
    `WITH taken AS (
       DELETE FROM jackpot_queue q
        USING (SELECT n.id FROM jackpot_queue n WHERE n.jackpot_id = $1 ORDER BY n.id LIMIT $3) next
        WHERE q.id = next.id
       RETURNING q.id, q.round_id),
     each AS (SELECT round_id, min(id) AS first, max(id) AS last FROM taken GROUP BY round_id)
     SELECT e.round_id, r.member_id, c.run_id, coalesce(c.grown_micro, 0)::text AS grown_micro, coalesce(c.saved_micro, 0)::text AS saved_micro,
            (max(e.last) OVER ())::text AS last, (SELECT count(*)::int FROM taken) AS taken,
            (CASE WHEN m.type = 4 OR r.stake = 0 OR r.opened_at < $2 THEN 0
                  ELSE div(valid_bet(r.game_type, r.status, r.stake, r.payout)::numeric * (r.stake - r.bonus_stake), r.stake) END)::text AS valid
       FROM each e
       JOIN rounds r ON r.id = e.round_id
       JOIN members m ON m.id = r.member_id
       LEFT JOIN jackpot_rounds c ON c.jackpot_id = $1 AND c.round_id = e.round_id
      ORDER BY e.first`,
    [id, beganAt, limit],
  );

export const dropQueue = (transaction: Transaction, id: string): Promise<number> =>
  transaction.run('DELETE FROM jackpot_queue WHERE jackpot_id = $1', [id]);

export interface Contribution {
  roundId: string;
  grown: bigint;
  saved: bigint;
}

export async function writeContributions(
  transaction: Transaction,
  jackpotId: string,
  runId: string,
  contributions: readonly Contribution[],
): Promise<void> {
  if (contributions.length === 0) return;
  await transaction.run(
    `INSERT INTO jackpot_rounds (jackpot_id, round_id, run_id, grown_micro, saved_micro)
     SELECT $1, c.round_id, $2, c.grown, c.saved FROM unnest($3::bigint[], $4::numeric[], $5::numeric[]) AS c (round_id, grown, saved)
     ON CONFLICT (jackpot_id, round_id) DO UPDATE SET grown_micro = excluded.grown_micro, saved_micro = excluded.saved_micro`,
    [
      jackpotId,
      runId,
      contributions.map(({ roundId }) => roundId),
      contributions.map(({ grown }) => grown.toString()),
      contributions.map(({ saved }) => saved.toString()),
    ],
  );
}

export const writeGrowth = (
  transaction: Transaction,
  runId: string,
  grownMicro: bigint,
  amount: bigint,
): Promise<number> =>
  transaction.run('UPDATE jackpot_runs SET grown_micro = $2, amount = $3 WHERE id = $1', [
    runId,
    grownMicro.toString(),
    amount.toString(),
  ]);

export const writeSaved = (transaction: Transaction, id: string, savedMicro: bigint): Promise<number> =>
  transaction.run('UPDATE jackpots SET saved_micro = $2 WHERE id = $1', [id, savedMicro.toString()]);

export const writeDrop = (
  transaction: Transaction,
  runId: string,
  drop: { at: Date; memberId: string; roundId: string; prize: bigint; entryId: string; secret: string },
): Promise<number> =>
  transaction.run(
    'UPDATE jackpot_runs SET dropped_at = $2, member_id = $3, round_id = $4, prize = $5, entry_id = $6, secret = $7 WHERE id = $1',
    [runId, drop.at, drop.memberId, drop.roundId, drop.prize.toString(), drop.entryId, drop.secret],
  );
