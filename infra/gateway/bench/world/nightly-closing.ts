import type { Pool } from 'pg';
import { closeCashback } from '../../src/rewards/close-cashback.ts';
import { closeRanks } from '../../src/rewards/close-ranks.ts';
import { jobParts } from './job-parts.ts';

const DAY_MS = 86_400_000;
/** Long enough that every period which holds today's play is over. */
const LATER_DAYS = 45;

export interface Closing {
  seconds: number;
  /** Of the added members. */
  benefits: number;
}

/**
 * Adds members with three days of accrued cashback and progress each, and closes their periods: the night's work of a
 * brand.
 */
export async function closeNight(pool: Pool, members: number): Promise<Closing> {
  await pool.query(
    "INSERT INTO members (account, nickname, password_hash, currency, born_on, terms_version, rank_level) SELECT 'night' || n, 'night' || n, 'none', 'PHP', '1990-05-17', '2026-01', 1 + n % 3 FROM generate_series(1, $1) AS n",
    [members],
  );
  const added = "account LIKE 'night%'";
  await pool.query(
    `INSERT INTO cashback_accruals (member_id, day, category, valid, micro)
     SELECT id, brand_day(now()) - d, 'RNG', 100000, 300000000 FROM members, generate_series(0, 2) d WHERE ${added}`,
  );
  await pool.query(
    `INSERT INTO member_progress (member_id, valid_total, month) SELECT id, 100000, date_trunc('month', brand_day(now())::timestamp)::date FROM members WHERE ${added}`,
  );
  await pool.query('ANALYZE');
  const later = new Date(Date.now() + LATER_DAYS * DAY_MS);
  const parts = jobParts(pool, () => later);
  const began = performance.now();
  while (await closeCashback(parts));
  while (await closeRanks(parts));
  const seconds = (performance.now() - began) / 1_000;
  const { rows } = await pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM benefits b JOIN members m ON m.id = b.member_id WHERE m.${added}`,
  );
  return { seconds, benefits: rows[0]!.n };
}
