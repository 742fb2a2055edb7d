import { DECIDE_MS, type HandRound } from '../mechanics/hands/hand-table.ts';
import type { Json } from '../mechanics/mechanic.ts';
import { moveFurtherBet, saveDecision } from '../store/decisions.ts';
import type { Store } from '../store/open-store.ts';
import { decideRound, type Round } from '../store/rounds.ts';

/** A further stake is back in the wallet: the player has the whole time for the same decision again. */
export function goOnWithout(store: Store, round: Round, betId: number, now: number): void {
  moveFurtherBet(store, betId, 'void');
  const held = round.shown as unknown as HandRound;
  const shown = { ...held, decidesAfterMs: now - round.startedAt + DECIDE_MS } as unknown as Json;
  decideRound(store, round.id, { ...round, shown });
  saveDecision(store, round.id, now + DECIDE_MS);
}
