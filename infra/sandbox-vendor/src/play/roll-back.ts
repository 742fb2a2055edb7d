import type { House } from '../house.ts';
import { putOutbox } from '../store/outbox.ts';
import { type Round, updateRound } from '../store/rounds.ts';
import { creditPlayMoney } from '../wallet/play-money.ts';
import { rollbackBody } from './transactions.ts';

/**
 * Gives a stake back: one whose bet nobody confirmed, or one whose round will not be played. It is sent to the wallet until it
 * acknowledges; `code` is the reason that the player reads.
 */
export function rollBack(
  house: Pick<House, 'store' | 'outbox' | 'now'>,
  round: Round,
  reason: string,
  code: 'STAKE_RETURNED' | 'LEFT_TABLE' | 'EVENT_VOID' = 'STAKE_RETURNED',
): void {
  house.store.transaction(() => {
    updateRound(house.store, round.id, { status: 'void', refusal: code });
    if (round.mode === 'demo' && round.status === 'open')
      creditPlayMoney(house.store, { ...round, payout: round.stake });
    if (round.mode === 'real') putOutbox(house.store, round.id, 'rollback', rollbackBody(round, reason), house.now());
  });
  house.outbox.wake();
}
