import type { forfeitBonus as forfeitCall } from '@atrium/contracts/bonuses';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { balanceOf } from '../wallet/balance.ts';
import { endBonus, lockBonus } from './bonuses.repository.ts';
import { settleBonus } from './settle-bonus.ts';

/** Ends a bonus for its member, unless more would be lost than the preview said. Source: 11-18, 11-22. */
export async function forfeitBonus(
  parts: Parts,
  { body, caller, transaction }: ParsedOf<typeof forfeitCall> & { caller: MemberCaller; transaction: Transaction },
): Promise<ReplyOf<typeof forfeitCall>> {
  const { memberId, currency } = caller.session;
  const bonus = await lockBonus(transaction, { id: body.id, memberId, currency });
  if (!bonus) throw new Refusal('NOT_FOUND');
  if (bonus.state !== 'active' && bonus.state !== 'waiting') throw new Refusal('BONUS_ENDED');
  // One that is wagered becomes cash in a moment.
  if (bonus.is_wagered || BigInt(bonus.balance) > BigInt(body.balance)) throw new Refusal('BONUS_CHANGED');
  await endBonus(transaction, bonus.id, 'forfeited', parts.clock.now());
  const { returned } = await settleBonus(parts, transaction, bonus, false);
  const { cash } = await balanceOf(transaction, caller.session);
  return { id: bonus.id, lost: returned.toString(), cash };
}
