import type { PromotionRules } from '@atrium/contracts/promotion-rules';
import type { Queryable, Transaction } from '../../platform/database.ts';

/** A promotion that its engine settles. */
export interface Running<Rules = PromotionRules> {
  id: string;
  rules: Rules;
  startsAt: Date;
  endsAt: Date | null;
  settledUntil: Date | null;
  /** Terms, budget and end: what its engine has looked at everybody with (a deposit match: the budget alone), and what they are now. */
  lookedAt: string | null;
  terms: string;
  budget: string | null;
}

/** After its end a promotion is settled for this long: what was earned in time may be known later. */
const SETTLED_FOR = "interval '8 days'";

export const promotionsToSettle = (database: Queryable, now: Date): Promise<Running[]> =>
  database.rows(
    `SELECT id, rules, starts_at AS "startsAt", least(ends_at, stopped_at) AS "endsAt", settled_until AS "settledUntil",
            looked_at_terms AS "lookedAt", concat_ws(' ', terms_version, budget, least(ends_at, stopped_at)) AS terms, budget::text FROM promotions
      WHERE rules IS NOT NULL AND starts_at <= $1 AND (least(ends_at, stopped_at) IS NULL OR least(ends_at, stopped_at) > $1::timestamptz - ${SETTLED_FOR}) ORDER BY id`,
    [now],
  );

/** Before the first award of a transaction: two that award for the same promotion follow each other. */
export const lockPromotion = (transaction: Transaction, id: string): Promise<unknown> =>
  transaction.first('SELECT 1 FROM promotions WHERE id = $1 FOR UPDATE', [id]);
