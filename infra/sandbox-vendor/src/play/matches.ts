import { commitmentOf, fairChance } from '../chance/fair-chance.ts';
import type { House } from '../house.ts';
import type { Contest } from '../mechanics/contest/contest.ts';
import { type ContestShown, shareOfPot } from '../mechanics/contest/contest-mechanic.ts';
import type { Json } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../pick-mechanic.ts';
import { type CardTable, seatsAt } from '../store/card-tables.ts';
import { findGame } from '../store/known-games.ts';
import { dueMatches, type Match, matchOfRound, saveMatch, tableOfMatch } from '../store/matches.ts';
import { decideRound, findRound, type Round } from '../store/rounds.ts';
import { owe } from './owe.ts';

type Parts = Pick<House, 'store' | 'outbox' | 'now' | 'chance'>;

/** A player of the house takes this time for a move, at least and at most: a human can follow it. */
const HOUSE_LEAST_MS = 900;
const HOUSE_MOST_MS = 2_400;
/** The time of a move of somebody whose time has run out before. */
const AWAY_MS = 1_500;

/** The contest of a table's game; undefined where its cards decide alone. */
export function contestOf(
  house: Pick<House, 'store'>,
  { vendorId, gameId }: Pick<Round, 'vendorId' | 'gameId'>,
): Contest | undefined {
  const game = findGame(house.store, vendorId, gameId);
  return game && mechanicOf(game).contest;
}

/** Starts the game of a table whose seats are taken; empty ones up to the least number get players of the house. */
export function startMatch(house: Parts, contest: Contest, table: CardTable): void {
  const seats = seatsAt(house.store, table.id);
  const players = Math.max(seats.length, contest.leastSeats);
  const mix = seats.map(({ seed }) => seed).join('+');
  const none = Array.from({ length: players }, () => null);
  goOn(house, contest, {
    tableId: table.id,
    state: contest.start(players, fairChance(table.seed, mix, table.id)),
    since: none,
    dueAt: none,
    banks: 'bankMs' in contest.clock ? none.map(() => (contest.clock as { bankMs: number }).bankMs) : null,
    away: none.map(() => false),
  });
}

/** A member's move: `MOVE_NOT_ALLOWED` when it is not theirs to make, or against the rules. */
export function playMove(house: Parts, round: Round, sent: unknown): 'ok' | 'MOVE_NOT_ALLOWED' {
  const done = house.store.transaction(() => {
    const match = round.status === 'open' ? matchOfRound(house.store, round.id) : undefined;
    const contest = match && contestOf(house, round);
    if (!match || !contest) return 'MOVE_NOT_ALLOWED';
    const seat = seatsAt(house.store, match.tableId).findIndex(({ roundId }) => roundId === round.id);
    // A time that is over is the server's to settle, however late its timer is.
    if ((match.dueAt[seat] ?? 0) <= house.now()) return 'MOVE_NOT_ALLOWED';
    const move = contest.read(match.state, seat, sent);
    if (move === undefined) return 'MOVE_NOT_ALLOWED';
    moved(
      house,
      contest,
      { ...match, away: replaced(match.away, seat, false) },
      seat,
      contest.apply(match.state, seat, move),
    );
    return 'ok';
  });
  house.outbox.wake();
  return done;
}

/** Moves for the players of the house whose moment it is, and for members whose time is over. */
export function playDueMoves(house: Parts): void {
  const due = dueMatches(house.store, house.now());
  for (const match of due) {
    const contest = contestOf(house, findRound(house.store, seatsAt(house.store, match.tableId)[0]!.roundId) as Round);
    if (contest) house.store.transaction(() => playDueSeat(house, contest, match));
  }
  if (due.length > 0) house.outbox.wake();
}

function playDueSeat(house: Parts, contest: Contest, match: Match): void {
  const now = house.now();
  const seat = match.dueAt.findIndex((at) => at !== null && at <= now);
  const isHouse = seat >= seatsAt(house.store, match.tableId).length;
  const state = isHouse
    ? contest.apply(match.state, seat, contest.houseMove(match.state, seat, house.chance))
    : contest.lapse(match.state, seat);
  moved(house, contest, { ...match, away: replaced(match.away, seat, !isHouse) }, seat, state);
}

/** Takes the time of a move off its seat's bank, and goes on from the new state. */
function moved(house: Parts, contest: Contest, match: Match, seat: number, state: Json): void {
  const { clock } = contest;
  const { banks } = match;
  const took = house.now() - (match.since[seat] as number);
  const bank = banks && 'bankMs' in clock ? Math.max(0, (banks[seat] as number) - took) + clock.incrementMs : 0;
  goOn(house, contest, {
    ...match,
    state,
    banks: banks && replaced(banks, seat, bank),
    since: replaced(match.since, seat, null),
    dueAt: replaced(match.dueAt, seat, null),
  });
}

function goOn(house: Parts, contest: Contest, match: Match): void {
  const shares = contest.shares(match.state);
  const waits = shares ? [] : contest.waitsFor(match.state);
  const members = seatsAt(house.store, match.tableId).length;
  const now = house.now();
  const since = match.since.map((at, seat) => (waits.includes(seat) ? (at ?? now) : null));
  const dueAt = match.dueAt.map((at, seat) => {
    if (!waits.includes(seat)) return null;
    return (
      at ??
      now +
        (seat < members
          ? timeOf(contest, match, seat)
          : HOUSE_LEAST_MS + house.chance.below(HOUSE_MOST_MS - HOUSE_LEAST_MS))
    );
  });
  const next = { ...match, since, dueAt };
  saveMatch(house.store, next);
  show(house, contest, next, shares);
}

function timeOf({ clock }: Contest, { banks, away }: Match, seat: number): number {
  if ('bankMs' in clock) return banks![seat] as number;
  return away[seat] ? AWAY_MS : clock.turnMs;
}

/** Stores what each member sees; with the parts of the pot, also what they are owed. */
function show(house: Parts, contest: Contest, match: Match, shares: readonly number[] | null): void {
  const table = tableOfMatch(house.store, match);
  const seats = seatsAt(house.store, match.tableId);
  const now = house.now();
  for (const [me, { roundId }] of seats.entries()) {
    const round = findRound(house.store, roundId) as Round;
    const shown: ContestShown = {
      table: table.id,
      hash: commitmentOf(table.seed),
      seats: match.since.map((_, seat) => seats[seat]?.name ?? null),
      me,
      dealsAfterMs: 0,
      seed: shares && table.seed,
      mix: seats.map(({ seed }) => seed).join('+'),
      match: {
        game: contest.view(match.state, me),
        waitsFor: match.since.flatMap((at, seat) => (at === null ? [] : [seat])),
        clocks: match.since.map((_, seat) => match.banks?.[seat] ?? null),
        dueAfterMs: match.dueAt.map((at, seat) => (at === null || seat >= seats.length ? null : at - round.startedAt)),
        shares,
      },
    };
    const payout = shares ? shareOfPot(round.stake, shares, me) : 0;
    const settlesAfter = shares ? Math.max(0, now - round.startedAt) : round.settlesAfter;
    decideRound(house.store, roundId, { shown: shown as unknown as Json, payout, settlesAfter });
    if (shares) owe(house, { ...round, payout }, now);
  }
}

const replaced = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((each, index) => (index === at ? value : each));
