import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { House } from '../house.ts';
import type { SlipChoice } from '../mechanics/book/book.ts';
import type { Json, Mechanic } from '../mechanics/mechanic.ts';
import { ROOM } from '../mechanics/high-card/high-card.ts';
import { mechanicOf } from '../pick-mechanic.ts';
import { spendNonce } from '../store/fair-seeds.ts';
import { findRequest, findRound, insertRound, type Round, roundsOf } from '../store/rounds.ts';
import { saveSeat, seatOf } from '../store/seats.ts';
import type { Session } from '../store/sessions.ts';
import { chanceOf, seedsOf } from './fairness.ts';
import { bettingRound } from './live-round.ts';
import { shortestRoundMs } from './pace.ts';
import { placeBet } from './place-bet.ts';
import { type RoundView, roundView } from './round-view.ts';
import { takeSlip } from './slip.ts';
import { isOffered } from './is-offered.ts';
import { tableOf } from './table-view.ts';

export interface PlayRequest {
  /** Made by the page for each press of the button: the same request is the same round. */
  readonly requestId: string;
  readonly stake: number;
  readonly choice: unknown;
}

export type Played =
  | { readonly status: 'ok'; readonly round: RoundView; readonly balance: string | null; readonly table: Json }
  | ({ readonly status: 'refused'; readonly balance: string | null } & Blocked);

/** Why no round was prepared. */
interface Blocked {
  readonly code: string;
  readonly waitMs?: number;
  /** The present prices of a refused slip, by event. */
  readonly prices?: Readonly<Record<string, number | null>>;
}

/**
 * One round from the press of the button. The outcome is drawn and stored before the bet is sent, and stays sealed
 * until the wallet has taken the stake; a bet that is not acknowledged is rolled back and its outcome discarded.
 */
export async function playRound(house: House, session: Session, request: PlayRequest): Promise<Played> {
  const repeated = findRequest(house.store, session.playKey, request.requestId);
  if (repeated) return replyOf(house, session, repeated);

  const prepared = house.store.transaction(() => prepare(house, session, request));
  if ('code' in prepared) return { status: 'refused', balance: null, ...prepared };

  await placeBet(house, session, prepared);
  if (findRound(house.store, prepared.id)?.status === 'open') {
    if (prepared.settlesAfter === 0) await house.outbox.deliver(prepared.id);
    else house.outbox.wake();
  }
  return replyOf(house, session, findRound(house.store, prepared.id) as Round);
}

function prepare(house: House, session: Session, request: PlayRequest): Round | Blocked {
  const startedAt = house.now();
  const mechanic = mechanicOf(session.launch);
  const blocked = whyNot(house, session, mechanic, request);
  if (blocked) return blocked;
  const seeds = mechanic.provable && seedsOf(house, session);
  const chance = seeds ? chanceOf(seeds) : house.chance;
  const seat = seatOf(house.store, session);
  if (seat?.state === undefined) return { code: 'SESSION_ENDED' };
  const shared = mechanic.table && bettingRound(house, session, mechanic.table);
  if (shared && 'waitMs' in shared) return { code: 'BETS_CLOSED', waitMs: shared.waitMs };
  const state = shared ? (shared as unknown as Json) : mechanic.offer(seat.state, chance);
  const choice = readChoice(mechanic, request.choice, state);
  if (choice === undefined) return { code: 'CHOICE_NOT_OFFERED' };

  const slip =
    mechanic.book && takeSlip(house, session.vendorId, mechanic.book, choice as unknown as SlipChoice, startedAt);
  if (slip && 'code' in slip) return slip;

  const stake = mechanic.amounts?.(choice) ? request.stake : request.stake * (mechanic.parts?.(choice) ?? 1);
  const { maxStake } = session.launch.limits;
  if (maxStake !== null && BigInt(stake) > BigInt(maxStake)) return { code: 'LIMIT_EXCEEDED' };

  const outcome = mechanic.play({ stake, choice, state: slip ? (slip as unknown as Json) : state, chance });
  const round: Round = {
    id: newRoundId(),
    vendorId: session.vendorId,
    playerRef: session.launch.playerRef,
    gameId: session.launch.gameId,
    mode: session.launch.mode,
    playKey: session.playKey,
    requestId: request.requestId,
    currency: session.launch.currency,
    stake,
    shown: outcome.shown,
    payout: outcome.payout,
    nextState: outcome.nextState,
    settlesAfter: outcome.settlesAfterMs,
    atomic: mechanic.atomic,
    status: 'placing',
    refusal: null,
    balance: null,
    startedAt,
  };
  // What a shared round holds is sealed and belongs to the table, not to a player's seat.
  if (!shared) saveSeat(house.store, session, { ...seat, state });
  insertRound(house.store, round);
  if (seeds) spendNonce(house.store, seeds, round.id);
  return round;
}

function whyNot(house: House, session: Session, mechanic: Mechanic, request: PlayRequest) {
  const { down, errorRate } = house.faults.of(session.vendorId);
  if (down) return { code: 'VENDOR_DOWN' };
  if (errorRate > 0 && Math.random() < errorRate) return { code: 'VENDOR_ERROR' };
  if (!isOffered(mechanic, session.launch.limits, request)) return { code: 'STAKE_NOT_OFFERED' };
  const [last] = roundsOf(house.store, session, 1);
  if (!last) return undefined;
  if (last.status === 'placing') return { code: 'ROUND_OPEN' };
  const elapsed = house.now() - last.startedAt;
  if (last.refusal === 'LEFT_TABLE' && elapsed < ROOM.againAfterMs)
    return { code: 'LEFT_JUST_NOW', waitMs: ROOM.againAfterMs - elapsed };
  if (last.status === 'open' && elapsed < last.settlesAfter && !mechanic.book)
    return { code: 'ROUND_OPEN', waitMs: last.settlesAfter - elapsed };
  const taken = last.status === 'open' || last.status === 'settled';
  const shortest = shortestRoundMs(mechanic, session.launch);
  return taken && elapsed < shortest ? { code: 'TOO_FAST', waitMs: shortest - elapsed } : undefined;
}

function readChoice(mechanic: Mechanic, choice: unknown, state: Json): Json | undefined {
  const parsed = v.safeParse(mechanic.choice, choice);
  if (!parsed.success) return undefined;
  const read = parsed.output;
  return mechanic.accepts && !mechanic.accepts(read, state) ? undefined : read;
}

function replyOf(house: House, session: Session, round: Round): Played {
  if (round.status === 'refused' || round.status === 'void') {
    return { status: 'refused', code: round.refusal ?? 'STAKE_RETURNED', balance: round.balance };
  }
  const view = roundView(session, round, house.now());
  return { status: 'ok', round: view, balance: round.balance, table: tableOf(house, session) };
}

/** Sixteen hexadecimal digits in fours: short enough to read out, 64 random bits. */
function newRoundId(): string {
  return (randomBytes(8).toString('hex').toUpperCase().match(/.{4}/g) as string[]).join('-');
}
