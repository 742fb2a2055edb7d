import type { Json } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../pick-mechanic.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';

/** A round as its player may see it: nothing that has not happened yet, nor when it will be over, which would show whether a slip is lost. */
export interface RoundView {
  readonly id: string;
  readonly at: number;
  readonly stake: number;
  /** Null while the round is not over. */
  readonly payout: number | null;
  /** `paying`: over, and its win on the way to the wallet. */
  readonly status: 'open' | 'paying' | 'settled' | 'refused' | 'void';
  /** Why its stake was not taken or went back. */
  readonly reason: string | null;
  readonly shown: Json;
}

export function roundView(session: Session, round: Round, now: number): RoundView {
  const mechanic = mechanicOf(session.launch);
  const elapsed = now - round.startedAt;
  const taken = round.status === 'open' || round.status === 'settled';
  const over = taken && elapsed >= round.settlesAfter;
  return {
    id: round.id,
    at: round.startedAt,
    stake: round.stake,
    payout: over ? round.payout : null,
    status: round.status === 'placing' ? 'open' : round.status === 'open' && over ? 'paying' : round.status,
    reason: round.refusal,
    shown: taken ? (mechanic.reveal?.(round.shown, elapsed) ?? round.shown) : null,
  };
}
