import type { House } from '../house.ts';
import { putOutbox } from '../store/outbox.ts';
import { type Round, updateRound } from '../store/rounds.ts';
import { rollbackBody } from './transactions.ts';

/** Gives a stake up whose bet nobody confirmed; the wallet hears it until it acknowledges. */
export function rollBack(house: Pick<House, 'store' | 'outbox' | 'now'>, round: Round, reason: string): void {
  house.store.transaction(() => {
    updateRound(house.store, round.id, { status: 'void', refusal: 'STAKE_RETURNED' });
    if (round.mode === 'real') putOutbox(house.store, round.id, 'rollback', rollbackBody(round, reason), house.now());
  });
  house.outbox.wake();
}
