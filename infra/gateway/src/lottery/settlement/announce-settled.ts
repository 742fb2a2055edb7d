import type { Parts } from '../../platform/parts.ts';
import type { DrawName } from '@atrium/lottery-rules/proof/commitment';
import type { PostedTicket } from './settlement.repository.ts';

/** Tickets of one portion that are announced one by one; of more, members read the outcome with the draw's numbers. */
const ANNOUNCED = 500;

/** Sends paid tickets and new balances to their members' tabs, after the commit. */
export function announceSettled({ live }: Pick<Parts, 'live'>, draw: DrawName, paid: readonly PostedTicket[]): void {
  for (const { ticket, member, payout } of paid.slice(0, ANNOUNCED))
    live.publish('ticket.settled', { number: ticket!, ...draw, payout }, { member });
  for (const member of new Set(paid.map((one) => one.member))) live.balanceChanged(member, 'payout');
}
