import type { Ticket } from '@atrium/contracts/lottery-bets';
import type { Press } from './press.ts';

/**
 * What each field of a drawn round paid to the member, in minor units, 0 for no win. Fields with a ticket that is not settled, or not
 * among these tickets, are left out.
 */
export function roundOutcome(
  presses: readonly Press[],
  { gameCode, issue }: Pick<Press, 'gameCode' | 'issue'>,
  tickets: readonly Ticket[],
): ReadonlyMap<string, bigint> {
  const payouts = new Map(
    tickets.flatMap(({ number, state, payout }) =>
      state === 'won' || state === 'lost' ? [[number, BigInt(payout ?? 0)] as const] : [],
    ),
  );
  const byField = Map.groupBy(
    presses.filter((press) => press.gameCode === gameCode && press.issue === issue && press.state === 'placed'),
    ({ field }) => field,
  );
  const paid = new Map<string, bigint>();
  for (const [field, own] of byField) {
    const amounts = own.map(({ number }) => payouts.get(number ?? ''));
    if (amounts.every((amount) => amount !== undefined))
      paid.set(
        field,
        amounts.reduce((sum, one) => sum + one, 0n),
      );
  }
  return paid;
}
