import type { Parts } from '../platform/parts.ts';
import { rankRules } from '../ranks/rank-rules.ts';

/**
 * Grants the gifts of today's birthdays, once per member and year, however often it runs. A member born on 29 February
 * has theirs on the 28th in other years. Returns the number of new gifts. Source: 11-14.
 */
export async function grantBirthdayGifts(parts: Parts): Promise<number> {
  const ranks = JSON.stringify(await rankRules(parts.settings));
  const now = parts.clock.now();
  return await parts.database.run(
    `WITH today AS (SELECT brand_day($2) AS day),
     due AS (UPDATE accrual_state s SET gifts_from = t.day + 1 FROM today t WHERE s.gifts_from IS NULL OR s.gifts_from <= t.day RETURNING t.day)
     INSERT INTO benefits (member_id, kind, day, amount, state, created_at)
     SELECT m.id, 'birthday', d.day, k."birthdayGift", 'due', $2
       FROM due d
       JOIN members m ON to_char(m.born_on, 'MMDD') = to_char(d.day, 'MMDD')
         OR (to_char(m.born_on, 'MMDD') = '0229' AND to_char(d.day, 'MMDD') = '0228' AND extract(day FROM d.day + 1) = 1)
       JOIN jsonb_to_recordset($1) AS k (level smallint, "birthdayGift" bigint) ON k.level = m.rank_level
      WHERE m.type <> 4 AND m.status = 'active' AND k."birthdayGift" > 0 AND brand_day(m.registered_at) < d.day
        -- A date of birth that was changed brings no second gift within a year.
        AND NOT EXISTS (SELECT 1 FROM benefits b WHERE b.member_id = m.id AND b.kind = 'birthday' AND b.day > d.day - 360)
     ON CONFLICT ON CONSTRAINT benefits_once DO NOTHING`,
    [ranks, now],
  );
}
