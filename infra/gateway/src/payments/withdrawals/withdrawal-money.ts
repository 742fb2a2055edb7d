import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { type AccountName, post } from '../../wallet/ledger.ts';

type Owner = { memberId: string; reference: string; amount: string; currency: string };

/** The movements of a withdrawal, each made once per reference. Source: domain.md §3.2, standard postings. */
const STEPS = {
  requested: ['player:cash', 'player:locked'],
  returned: ['player:locked', 'player:cash'],
  paid: ['player:locked', 'clearing:withdraw'],
  refunded: ['clearing:withdraw', 'player:cash'],
} as const satisfies Record<string, readonly [from: string, to: string]>;

/** Moves the money of one step; `amount` if it is not the whole. */
export async function moveWithdrawal(
  parts: Parts,
  transaction: Transaction,
  step: keyof typeof STEPS,
  { memberId, reference, currency, ...owner }: Owner,
  amount = BigInt(owner.amount),
): Promise<void> {
  const [from, to] = STEPS[step];
  const account = (name: string): AccountName =>
    name.startsWith('player:') ? { class: name, memberId } : { class: name };
  await post(parts, transaction, {
    kind: 'withdrawal',
    memberId,
    scope: 'withdrawal',
    key: step === 'requested' ? reference : `${reference}:${step}`,
    payload: [step, amount.toString(), currency],
    reference,
    detail: step,
    currency,
    lines: [
      { account: account(from), amount: -amount },
      { account: account(to), amount },
    ],
  });
}

/** Sends the new state of a withdrawal to the member's open tabs. */
export function publishWithdrawal(
  parts: Parts,
  transaction: Transaction,
  { id, memberId }: { id: string; memberId: string },
  status: string,
): void {
  transaction.afterCommit(() => parts.live.publish('withdrawal.changed', { id, status }, { member: memberId }));
}
