import type { House } from '../house.ts';
import { roundsInDoubt } from '../store/rounds.ts';
import { rollBack } from './roll-back.ts';

/** After a restart: bets that were under way when the process ended are called back; what is owed is in the outbox. */
export function recover(house: Pick<House, 'store' | 'outbox' | 'now'>): number {
  const rounds = roundsInDoubt(house.store);
  for (const round of rounds) rollBack(house, round, 'vendor restarted before the bet was acknowledged');
  return rounds.length;
}
