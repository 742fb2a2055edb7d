import { commitmentOf, fairChance, newSeed } from '../chance/fair-chance.ts';
import type { House } from '../house.ts';
import { dealCards, potFor, ROOM, type RoomShown } from '../mechanics/high-card/high-card.ts';
import type { Json } from '../mechanics/mechanic.ts';
import {
  type CardTable,
  dueTables,
  formingTable,
  insertSeat,
  insertTable,
  markDealt,
  type RoomKey,
  removeSeat,
  seatsAt,
  setDeal,
  tableOfRound,
} from '../store/card-tables.ts';
import { decideRound, findRound, type Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { contestOf, startMatch } from './matches.ts';
import { owe } from './owe.ts';
import { rollBack } from './roll-back.ts';

type Parts = Pick<House, 'store' | 'outbox' | 'now' | 'chance'>;

/** The room before a player sits down: for each stake the hash of the next deal's seed, and how many wait there. */
export function roomView(house: Parts, { vendorId, launch }: Session, stakes: readonly number[]): Json {
  const { gameId, mode, currency } = launch;
  return house.store.transaction(() =>
    Object.fromEntries(
      stakes.map((stake) => {
        const table = tableFor(house, { vendorId, gameId, mode, currency, stake });
        return [String(stake), { hash: commitmentOf(table.seed), waiting: seatsAt(house.store, table.id).length }];
      }),
    ),
  );
}

/**
 * Seats a player whose stake the wallet has taken; part of the commit that opens the round. A bet without an answer
 * holds no seat, so nobody plays for a pot that is not there.
 */
export function takeSeat(house: Parts, session: Session, round: Round): void {
  const table = tableFor(house, round);
  insertSeat(house.store, table.id, {
    roundId: round.id,
    name: masked(session.launch.nickname),
    seed: round.requestId,
  });
  const dealsAt = table.dealsAt ?? house.now() + ROOM.waitMs;
  setDeal(house.store, table.id, dealsAt);
  const contest = contestOf(house, round);
  if (seatsAt(house.store, table.id).length === (contest?.mostSeats ?? ROOM.seats)) begin(house, table);
  else show(house, { ...table, dealsAt });
}

/** Gives a seat and its stake back while the table waits; false once its cards are dealt. */
export function leaveSeat(house: Parts, round: Round): boolean {
  return house.store.transaction(() => {
    const table = round.status === 'open' ? tableOfRound(house.store, round.id) : undefined;
    if (!table || (table.dealsAt ?? 0) <= house.now()) return false;
    removeSeat(house.store, round.id);
    rollBack(house, round, 'left the table', 'LEFT_TABLE');
    if (seatsAt(house.store, table.id).length === 0) setDeal(house.store, table.id, null);
    else show(house, table);
    return true;
  });
}

/** Deals the tables that have waited long enough. A player that has gone keeps the seat: there is nothing to decide. */
export function dealDueTables(house: Parts): void {
  const due = dueTables(house.store, house.now());
  for (const table of due) house.store.transaction(() => begin(house, table));
  if (due.length > 0) house.outbox.wake();
}

function tableFor(house: Parts, key: RoomKey): CardTable {
  const forming = formingTable(house.store, key);
  if (forming) return forming;
  insertTable(house.store, key, newSeed(house.chance));
  return formingTable(house.store, key) as CardTable;
}

function begin(house: Parts, table: CardTable): void {
  const [first] = seatsAt(house.store, table.id);
  const contest = first && contestOf(house, findRound(house.store, first.roundId) as Round);
  if (!contest) {
    deal(house, table);
    return;
  }
  startMatch(house, contest, table);
  markDealt(house.store, table.id, house.now());
}

function deal(house: Parts, table: CardTable): void {
  const seats = seatsAt(house.store, table.id);
  const mix = seats.map(({ seed }) => seed).join('+');
  const { cards, winner } = dealCards(seats.length, fairChance(table.seed, mix, table.id));
  const names = cards.map((_, place) => seats[place]?.name ?? null);
  const now = house.now();
  for (const [me, { roundId }] of seats.entries()) {
    const round = findRound(house.store, roundId) as Round;
    const settlesAfter = Math.max(0, now - round.startedAt);
    const shown: RoomShown = {
      table: table.id,
      hash: commitmentOf(table.seed),
      seats: names,
      me,
      dealsAfterMs: settlesAfter,
      cards,
      winner,
      seed: table.seed,
      mix,
    };
    const payout = me === winner ? potFor(round.stake, cards.length) : 0;
    decideRound(house.store, roundId, { shown: shown as unknown as Json, payout, settlesAfter });
    owe(house, { ...round, payout }, now);
  }
  markDealt(house.store, table.id, now);
}

/** Sends the seats of a table to everybody at it. */
function show(house: Parts, table: CardTable): void {
  const seats = seatsAt(house.store, table.id);
  for (const [me, { roundId }] of seats.entries()) {
    const round = findRound(house.store, roundId) as Round;
    const shown: RoomShown = {
      table: table.id,
      hash: commitmentOf(table.seed),
      seats: seats.map(({ name }) => name),
      me,
      dealsAfterMs: (table.dealsAt as number) - round.startedAt,
      cards: null,
      winner: null,
      seed: null,
      mix: seats.map(({ seed }) => seed).join('+'),
    };
    decideRound(house.store, roundId, { shown: shown as unknown as Json, payout: 0, settlesAfter: round.settlesAfter });
  }
}

/** Others at the table learn the ends of a name. */
function masked(nickname: string): string {
  return `${nickname.slice(0, 2)}•••${nickname.slice(-1)}`;
}
