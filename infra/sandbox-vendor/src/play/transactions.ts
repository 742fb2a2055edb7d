import type { BetBody, BetWinBody, EndRoundBody, RollbackBody, WinBody } from '@atrium/contracts/seamless';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';

/*
 * The bodies of a round's calls. Their ids follow from the round's, so that a repeat, now or after a restart,
 * carries the same ones.
 */
const betTx = (round: Round) => `${round.id}-B`;
const furtherTx = (round: Round, { id }: { id: number }) => `${round.id}-B${id}`;
const winTx = (round: Round) => `${round.id}-W`;

export function betBody(session: Session, round: Round): BetBody {
  const { id: roundId, gameId, stake, currency } = round;
  return { sessionToken: session.sessionToken, txId: betTx(round), roundId, gameId, amount: String(stake), currency };
}

/** A further stake of an open round. */
export function furtherBetBody(session: Session, round: Round, bet: { id: number; amount: number }): BetBody {
  return { ...betBody(session, round), txId: furtherTx(round, bet), amount: String(bet.amount) };
}

export function furtherRollbackBody(round: Round, bet: { id: number }, reason: string): RollbackBody {
  const { id: roundId, playerRef } = round;
  return { playerRef, txId: `${roundId}-R${bet.id}`, refTxId: furtherTx(round, bet), roundId, reason };
}

export function winBody(round: Round): WinBody {
  const { id: roundId, playerRef, payout, currency } = round;
  const amount = String(payout);
  return {
    playerRef,
    txId: winTx(round),
    betTxId: betTx(round),
    roundId,
    amount,
    currency,
    kind: 'win',
    endRound: true,
  };
}

export function betWinBody(session: Session, round: Round): BetWinBody {
  return {
    ...betBody(session, round),
    playerRef: round.playerRef,
    winTxId: winTx(round),
    winAmount: String(round.payout),
    endRound: true,
  };
}

export function endRoundBody({ id: roundId, playerRef }: Round): EndRoundBody {
  return { playerRef, roundId };
}

export function rollbackBody(round: Round, reason: string): RollbackBody {
  const { id: roundId, playerRef } = round;
  return { playerRef, txId: `${roundId}-R`, refTxId: betTx(round), roundId, reason };
}
