import type { House } from '../house.ts';
import { moveFurtherBet } from '../store/decisions.ts';
import { furtherItem, putOutbox } from '../store/outbox.ts';
import type { Round } from '../store/rounds.ts';
import { furtherRollbackBody } from './transactions.ts';

/** Calls a further stake back of which nobody knows whether it left the wallet; its round goes on when that is acknowledged. */
export function undoFurtherBet(
  house: Pick<House, 'store' | 'outbox' | 'now'>,
  round: Round,
  bet: { readonly id: number },
  reason: string,
): void {
  house.store.transaction(() => {
    moveFurtherBet(house.store, bet.id, 'undoing');
    putOutbox(
      house.store,
      furtherItem(round.id, bet.id),
      'rollback',
      furtherRollbackBody(round, bet, reason),
      house.now(),
    );
  });
  house.outbox.wake();
}
