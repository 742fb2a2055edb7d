import type { House } from '../house.ts';
import type { HandGame } from '../mechanics/hands/hand-game.ts';
import { DECIDE_MS, defaultOf, type HandRound, payoutOf } from '../mechanics/hands/hand-table.ts';
import type { Json } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../pick-mechanic.ts';
import {
  type FurtherBet,
  insertFurtherBet,
  isFurtherBetUnderWay,
  isUndecided,
  moveFurtherBet,
  overdueDecisions,
  removeDecision,
  saveDecision,
} from '../store/decisions.ts';
import { findGame } from '../store/known-games.ts';
import { addStake, decideRound, findRound, type Round, updateRound } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { takePlayMoney } from '../wallet/play-money.ts';
import { owe } from './owe.ts';
import { type RoundView, roundView } from './round-view.ts';
import { furtherBetBody } from './transactions.ts';
import { undoFurtherBet } from './undo-further-bet.ts';

export interface Decision {
  /** The number of the decision, counted from 0: a repeat, or one for an earlier state, changes nothing. */
  readonly step: number;
  readonly action: string;
}

export type Decided =
  | { readonly status: 'ok'; readonly round: RoundView; readonly balance: string | null }
  | { readonly status: 'refused'; readonly code: string; readonly balance: string | null; readonly round?: RoundView };

/** The player's decision in an open round. A further stake is a further bet of the same round, taken before the decision counts. */
export async function decide(house: House, session: Session, roundId: string, decision: Decision): Promise<Decided> {
  const game = mechanicOf(session.launch).hands;
  const begun = house.store.transaction(() => begin(house, game, roundId, decision));
  if ('code' in begun) return refusal(house, session, roundId, begun.code);
  const { round, bet } = begun;
  if (bet) {
    const refused = await takeStake(house, session, round, bet, () => apply(house, round.id, game!, decision.action));
    if (refused) return refusal(house, session, roundId, refused.code, refused.balance);
  }
  const after = findRound(house.store, roundId) as Round;
  if (!isUndecided(house.store, roundId)) await house.outbox.deliver(roundId);
  else house.dealer.wake();
  const now = findRound(house.store, roundId) as Round;
  return { status: 'ok', round: roundView(session, now, house.now()), balance: now.balance ?? after.balance };
}

type Begun = { readonly code: string } | { readonly round: Round; readonly bet: FurtherBet | undefined };

/** Applies a decision without a stake at once; for one with a stake the bet is stored, to be sent next. */
function begin(house: House, game: HandGame | undefined, roundId: string, { step, action }: Decision): Begun {
  const round = findRound(house.store, roundId);
  if (!game || round?.status !== 'open' || !isUndecided(house.store, roundId)) return { code: 'DECISION_OVER' };
  if (isFurtherBetUnderWay(house.store, roundId)) return { code: 'ROUND_OPEN' };
  const held = round.shown as unknown as HandRound;
  if (held.step !== step) return { code: 'DECISION_OVER' };
  const option = game.options(held.state).find((one) => one.action === action);
  if (!option) return { code: 'CHOICE_NOT_OFFERED' };
  if (option.stake > 0) return { round, bet: insertFurtherBet(house.store, roundId, option.stake) };
  apply(house, roundId, game, action);
  return { round, bet: undefined };
}

/** Takes the further stake and, in the same commit, lets the decision count. Returns why it was not taken. */
async function takeStake(
  house: House,
  session: Session,
  round: Round,
  bet: { readonly id: number; readonly amount: number },
  counts: () => void,
): Promise<{ code: string; balance: string | null } | undefined> {
  const taken = (balance: string): undefined => {
    moveFurtherBet(house.store, bet.id, 'taken');
    addStake(house.store, round.id, bet.amount);
    updateRound(house.store, round.id, { status: 'open', balance });
    counts();
    return undefined;
  };
  if (round.mode === 'demo') {
    return house.store.transaction(() => {
      const left = takePlayMoney(house.store, { ...round, stake: bet.amount });
      if (left !== undefined) return taken(String(left));
      moveFurtherBet(house.store, bet.id, 'refused');
      return { code: 'INSUFFICIENT_FUNDS', balance: null };
    });
  }
  const answer = await house.wallet.call(round.vendorId, 'bet', furtherBetBody(session, round, bet));
  if (answer.kind === 'ok') return house.store.transaction(() => taken(answer.reply.balance));
  if (answer.kind === 'refused' && answer.refusal.class === 'final') {
    moveFurtherBet(house.store, bet.id, 'refused');
    return { code: answer.refusal.code, balance: answer.refusal.balance ?? null };
  }
  if (answer.kind === 'fault') {
    moveFurtherBet(house.store, bet.id, 'refused');
    return { code: 'WALLET_UNREACHABLE', balance: null };
  }
  // Nobody knows whether the stake left the wallet: it is called back, and the round waits until that is acknowledged.
  house.log.warn({ round: round.id, answer }, 'further bet not acknowledged, rolling back');
  undoFurtherBet(house, round, bet, 'further bet not acknowledged');
  return { code: 'STAKE_RETURNED', balance: null };
}

/** The state after a decision: the next one is awaited, or the round is over and owed. */
function apply(house: Pick<House, 'store' | 'now'>, roundId: string, game: HandGame, action: string): void {
  const round = findRound(house.store, roundId) as Round;
  const held = round.shown as unknown as HandRound;
  const state = game.act(held.state, action);
  const elapsed = house.now() - round.startedAt;
  const shown = { step: held.step + 1, decidesAfterMs: elapsed + DECIDE_MS, state } as unknown as Json;
  if (game.options(state).length > 0) {
    decideRound(house.store, roundId, { shown, payout: 0, settlesAfter: round.settlesAfter });
    saveDecision(house.store, roundId, house.now() + DECIDE_MS);
    return;
  }
  const over = { ...round, shown, payout: payoutOf(game, state), settlesAfter: elapsed };
  decideRound(house.store, roundId, over);
  removeDecision(house.store, roundId);
  owe(house, over, house.now());
}

/** Takes the first option for players whose time is over, round by round, until nothing is overdue. */
export function decideOverdue(house: Pick<House, 'store' | 'now' | 'outbox'>): void {
  for (const roundId of overdueDecisions(house.store, house.now())) {
    house.store.transaction(() => {
      const round = findRound(house.store, roundId);
      const known = round && findGame(house.store, round.vendorId, round.gameId);
      const game = known && mechanicOf(known).hands;
      const option = game && defaultOf(game, (round.shown as unknown as HandRound).state);
      if (round?.status === 'open' && option) apply(house, roundId, game, option.action);
      else removeDecision(house.store, roundId);
    });
  }
  house.outbox.wake();
}

function refusal(
  house: House,
  session: Session,
  roundId: string,
  code: string,
  balance: string | null = null,
): Extract<Decided, { status: 'refused' }> {
  const round = findRound(house.store, roundId);
  return { status: 'refused', code, balance, ...(round && { round: roundView(session, round, house.now()) }) };
}
