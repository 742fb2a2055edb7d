import type { PromotionRules } from '@atrium/contracts/promotion-rules';
import type { Texts } from '../notices/text-in.ts';
import type { Queryable } from '../platform/database.ts';

export interface PromotionRow {
  id: string;
  type: string;
  scene: string;
  starts_at: Date;
  ends_at: Date | null;
  /** Whether it has a raffle, in which members draw a ticket instead of applying. */
  raffle: boolean;
  texts: Texts<{ title: string; summary: string; html: string }>;
  rules: PromotionRules | null;
  terms_version: number;
  budget: string | null;
  spent: string;
  stopped_at: Date | null;
}

const COLUMNS = `id, type, scene, starts_at, ends_at, texts, rules, terms_version, budget, spent, stopped_at,
  EXISTS (SELECT FROM raffle_prizes r WHERE r.promotion_id = promotions.id) AS raffle`;
const OPEN = '(ends_at IS NULL OR ends_at > $1) AND stopped_at IS NULL';

/** Those that run at $1. */
export const runningPromotions = (database: Queryable, now: Date, type: string | null): Promise<PromotionRow[]> =>
  database.rows(
    {
      name: 'promotions',
      text: `SELECT ${COLUMNS} FROM promotions WHERE starts_at <= $1 AND ${OPEN} AND ($2::text IS NULL OR type = $2) ORDER BY position, id`,
    },
    [now, type],
  );

/** Those that run, and those that are announced. */
export const shownPromotions = (database: Queryable, now: Date, type: string | null): Promise<PromotionRow[]> =>
  database.rows(
    {
      name: 'promotions-shown',
      text: `SELECT ${COLUMNS} FROM promotions WHERE (starts_at <= $1 OR announced_at <= $1) AND ${OPEN} AND ($2::text IS NULL OR type = $2) ORDER BY position, id`,
    },
    [now, type],
  );

/** A running promotion. */
export const runningPromotion = (database: Queryable, id: string, now: Date): Promise<PromotionRow | undefined> =>
  database.first(`SELECT ${COLUMNS} FROM promotions WHERE id = $2 AND starts_at <= $1 AND ${OPEN}`, [now, id]);

/** A promotion in whatever state. */
export const promotionOf = (database: Queryable, id: string): Promise<PromotionRow | undefined> =>
  database.first(`SELECT ${COLUMNS} FROM promotions WHERE id = $1`, [id]);

/** Whether nothing is left that a further award could be paid from. */
export const isSpent = ({ budget, spent }: Pick<PromotionRow, 'budget' | 'spent'>): boolean =>
  budget !== null && BigInt(spent) >= BigInt(budget);
