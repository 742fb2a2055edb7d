import type { House } from '../house.ts';
import { DECIDE_MS, isOpen } from '../mechanics/hands/hand-table.ts';
import { mechanicOf } from '../pick-mechanic.ts';
import { saveDecision } from '../store/decisions.ts';
import { type Round, updateRound } from '../store/rounds.ts';
import { saveSeat, seatOf } from '../store/seats.ts';
import type { Session } from '../store/sessions.ts';
import { takePlayMoney } from '../wallet/play-money.ts';
import type { Answer } from '../wallet/wallet-client.ts';
import { takeSeat } from './card-room.ts';
import { owe } from './owe.ts';
import { rollBack } from './roll-back.ts';
import { betBody, betWinBody, winBody } from './transactions.ts';
import { withoutVoidEvents } from './void-event.ts';

/** Takes the stake of a prepared round and opens it, or stores the reason for a refusal. */
export async function placeBet(house: House, session: Session, round: Round): Promise<void> {
  if (round.mode === 'demo') return placePlayMoney(house, session, round);
  // A win whose amount is not decided cannot come first.
  if (house.faults.of(round.vendorId).reorder && !round.atomic && !mechanicOf(session.launch).room) {
    await house.wallet.call(round.vendorId, 'win', winBody(round));
  }
  const answer = round.atomic
    ? await house.wallet.call(round.vendorId, 'betWin', betWinBody(session, round))
    : await house.wallet.call(round.vendorId, 'bet', betBody(session, round));
  take(house, session, round, answer);
}

function take(house: House, session: Session, round: Round, answer: Answer<'bet'>): void {
  if (answer.kind === 'ok') {
    open(house, session, round, answer.reply.balance);
  } else if (answer.kind === 'refused' && answer.refusal.class === 'final') {
    const { code: refusal, balance } = answer.refusal;
    updateRound(house.store, round.id, { status: 'refused', refusal, balance });
  } else if (answer.kind === 'fault') {
    house.log.error({ round: round.id, status: answer.status }, 'bet not taken by the gateway');
    updateRound(house.store, round.id, { status: 'refused', refusal: 'WALLET_UNREACHABLE' });
  } else {
    // Nobody knows whether the stake left the wallet: it is called back until that is acknowledged.
    house.log.warn({ round: round.id, answer }, 'bet not acknowledged, rolling back');
    rollBack(house, round, 'bet not acknowledged');
  }
}

/** The stake is taken: the outcome is valid and what it brings is owed from this commit on. */
function open(house: House, session: Session, round: Round, balance: string): void {
  house.store.transaction(() => {
    const seat = seatOf(house.store, session);
    if (seat) saveSeat(house.store, session, { ...seat, state: round.nextState });
    if (round.atomic && round.mode === 'real') {
      return updateRound(house.store, round.id, { status: 'settled', balance, settledAt: house.now() });
    }
    updateRound(house.store, round.id, { status: 'open', balance });
    const { room, book, hands } = mechanicOf(session.launch);
    if (room) return takeSeat(house, session, round);
    if (hands && isOpen(hands, round)) return saveDecision(house.store, round.id, round.startedAt + DECIDE_MS);
    owe(house, round, round.startedAt + round.settlesAfter);
    if (book) withoutVoidEvents(house, { ...round, status: 'open' });
  });
  house.dealer.wake();
}

function placePlayMoney(house: House, session: Session, round: Round): void {
  house.store.transaction(() => {
    const left = takePlayMoney(house.store, round);
    if (left === undefined) updateRound(house.store, round.id, { status: 'refused', refusal: 'INSUFFICIENT_FUNDS' });
    else open(house, session, round, String(left));
  });
}
