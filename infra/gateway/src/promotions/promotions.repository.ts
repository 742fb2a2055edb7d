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
}

export const runningPromotions = (database: Queryable, now: Date, type: string | null): Promise<PromotionRow[]> =>
  database.rows(
    {
      name: 'promotions',
      text: 'SELECT id, type, scene, starts_at, ends_at, texts, EXISTS (SELECT FROM raffle_prizes r WHERE r.promotion_id = promotions.id) AS raffle FROM promotions WHERE starts_at <= $1 AND (ends_at IS NULL OR ends_at > $1) AND ($2::text IS NULL OR type = $2) ORDER BY position, id',
    },
    [now, type],
  );

/** A running promotion. */
export const runningPromotion = (
  database: Queryable,
  id: string,
  now: Date,
): Promise<Omit<PromotionRow, 'raffle'> | undefined> =>
  database.first(
    'SELECT id, type, scene, starts_at, ends_at, texts FROM promotions WHERE id = $1 AND starts_at <= $2 AND (ends_at IS NULL OR ends_at > $2)',
    [id, now],
  );
