import type { House } from '../house.ts';
import { putOutbox } from '../store/outbox.ts';
import type { Round } from '../store/rounds.ts';
import { endRoundBody, winBody } from './transactions.ts';

/** The calls that the wallet is owed for a decided round, at their time; part of the commit that decides it. */
export function owe({ store }: Pick<House, 'store'>, round: Round, dueAt: number): void {
  if (round.mode === 'demo') putOutbox(store, round.id, 'credit-play-money', {}, dueAt);
  else if (round.payout > 0) putOutbox(store, round.id, 'win', winBody(round), dueAt);
  else putOutbox(store, round.id, 'endRound', endRoundBody(round), dueAt);
}
