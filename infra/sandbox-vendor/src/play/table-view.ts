import type { House } from '../house.ts';
import type { Json } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../pick-mechanic.ts';
import { roundsOf } from '../store/rounds.ts';
import { seatOf } from '../store/seats.ts';
import type { Session } from '../store/sessions.ts';
import { roomView } from './card-room.ts';
import { type RoundView, roundView } from './round-view.ts';
import { stakesFor } from './stakes-for.ts';

export interface TableView {
  /** Minor units; null when the wallet does not answer. */
  readonly balance: string | null;
  readonly table: Json;
  /** Newest first. */
  readonly rounds: readonly RoundView[];
}

const RECENT = 20;

/**
 * The game as its page shows it on opening and on coming back: rounds that were left open are among `rounds`.
 * `balance` saves the question to the wallet when its answer is at hand.
 */
export async function tableView(house: House, session: Session, balance?: string): Promise<TableView> {
  const rounds = roundsOf(house.store, session, RECENT).map((round) => roundView(session, round, house.now()));
  return { balance: balance ?? (await balanceOf(house, session)), table: tableOf(house, session), rounds };
}

export function tableOf(house: House, session: Session): Json {
  const mechanic = mechanicOf(session.launch);
  if (mechanic.room) return roomView(house, session, stakesFor(mechanic, session.launch.limits));
  const state = seatOf(house.store, session)?.state ?? null;
  return mechanic.visible?.(state) ?? state;
}

async function balanceOf(house: House, session: Session): Promise<string | null> {
  if (session.launch.mode === 'demo') return String(seatOf(house.store, session)?.playMoney ?? 0);
  const answer = await house.wallet.call(session.vendorId, 'balance', { sessionToken: session.sessionToken });
  return answer.kind === 'ok' ? answer.reply.balance : null;
}
