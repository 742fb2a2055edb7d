import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { activateNext, type LockedBonus } from './bonuses.repository.ts';

/**
 * Empties the account of an ended, locked bonus: of a completed one up to its greatest win into cash, everything else
 * back to the promotion. Late wins and returned stakes of its rounds arrive on that account and take the same way when
 * it is settled again. Returns what became cash and what went back.
 */
export async function settleBonus(
  parts: Parts,
  transaction: Transaction,
  bonus: LockedBonus,
  isCompleted: boolean,
): Promise<{ converted: bigint; returned: bigint }> {
  const { id, member_id: memberId, promotion_id: promotionId, currency } = bonus;
  const balance = BigInt(bonus.balance);
  const converted = isCompleted ? atMost(balance, bonus) : 0n;
  const returned = balance - converted;
  if (balance > 0n) {
    await post(parts, transaction, {
      kind: 'bonus',
      memberId,
      scope: 'bonus',
      key: `${id}:end:${bonus.sequence}`,
      payload: [converted.toString(), returned.toString()],
      reference: promotionId ?? id,
      detail: converted > 0n ? 'bonus-wagered' : 'bonus-ended',
      currency,
      lines: [
        { account: { class: 'player:bonus', memberId, detail: id }, amount: -balance },
        { account: { class: 'player:cash', memberId }, amount: converted },
        { account: { class: 'promo:budget', detail: promotionId ?? 'bonus' }, amount: returned },
      ],
    });
  }
  await transaction.run(
    'UPDATE bonuses SET converted = converted + $2, returned = returned + $3, swept = NOT $4::boolean WHERE id = $1',
    [id, converted.toString(), returned.toString(), bonus.in_play],
  );
  await activateNext(transaction, memberId, parts.clock.now());
  return { converted, returned };
}

function atMost(balance: bigint, { max_win: maxWin, converted }: LockedBonus): bigint {
  if (maxWin === null) return balance;
  const left = BigInt(maxWin) - BigInt(converted);
  return balance < left ? balance : left;
}
