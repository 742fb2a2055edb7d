import type { House } from '../house.ts';
import { furtherBetsInDoubt } from '../store/decisions.ts';
import { findRound, roundsInDoubt } from '../store/rounds.ts';
import { rollBack } from './roll-back.ts';
import { undoFurtherBet } from './undo-further-bet.ts';

/** After a restart: bets that were under way when the process ended are called back; what is owed is in the outbox. */
export function recover(house: Pick<House, 'store' | 'outbox' | 'now'>): number {
  const rounds = roundsInDoubt(house.store);
  for (const round of rounds) rollBack(house, round, 'vendor restarted before the bet was acknowledged');
  const bets = furtherBetsInDoubt(house.store);
  for (const bet of bets) {
    const round = findRound(house.store, bet.roundId);
    if (round) undoFurtherBet(house, round, bet, 'vendor restarted before the bet was acknowledged');
  }
  return rounds.length + bets.length;
}
