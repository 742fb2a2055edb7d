import type { BonusTerms } from '@atrium/contracts/bonuses';
import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { activateNext } from './bonuses.repository.ts';

interface Credit {
  memberId: string;
  currency: string;
  promotionId: string | null;
  amount: bigint;
  terms: BonusTerms;
}

/**
 * Credits a bonus from its promotion's budget to an account of its own. It is played at once, or after the member's
 * earlier ones; its time starts when it is played. Returns its ID and its entry. Source: 11-18.
 */
export async function creditBonus(
  parts: Parts,
  transaction: Transaction,
  { memberId, currency, promotionId, amount, terms }: Credit,
): Promise<{ bonusId: string; entryId: string }> {
  const now = parts.clock.now();
  await transaction.run('SELECT vendor_lock($1, $2)', [memberId, currency]);
  const { id } = (await transaction.first<{ id: string }>(
    "SELECT nextval(pg_get_serial_sequence('bonuses', 'id'))::text AS id",
  ))!;
  const { entryId } = await post(parts, transaction, {
    kind: 'bonus',
    memberId,
    scope: 'bonus',
    key: `${id}:credit`,
    payload: [promotionId, amount.toString(), terms],
    reference: promotionId ?? id,
    detail: 'bonus',
    currency,
    lines: [
      { account: { class: 'promo:budget', detail: promotionId ?? 'bonus' }, amount: -amount },
      { account: { class: 'player:bonus', memberId, detail: id }, amount },
    ],
  });
  await transaction.run(
    `INSERT INTO bonuses (id, member_id, promotion_id, currency, account_id, amount, wagering, contribution, max_bet, max_win, days, state, credited_at)
     SELECT $1::bigint, $2::bigint, $3, $4::text, ledger_account('player:bonus', $2::bigint, $1::text, $4::text), $5::bigint, $5::bigint * $6::int, $7, $8, $9, $10, 'waiting', $11`,
    [
      id,
      memberId,
      promotionId,
      currency,
      amount.toString(),
      terms.wageringTimes,
      JSON.stringify(Object.fromEntries(terms.contribution.map(({ category, percent }) => [category, percent]))),
      terms.maxBet,
      terms.maxWin,
      terms.days,
      now,
    ],
  );
  await activateNext(transaction, memberId, now);
  return { bonusId: id, entryId };
}
