import * as v from 'valibot';
import { ROOM, type RoomShown } from '../high-card/high-card.ts';
import { type Json, type Mechanic, STAKES } from '../mechanic.ts';
import type { Contest } from './contest.ts';

/** The time for which a seat may be held; the end of the game sets it to what it was. */
const UNTIL_OVER_MS = 86_400_000;

/** A seat of a contest as its player sees it. */
export interface ContestShown
  extends Pick<RoomShown, 'table' | 'hash' | 'seats' | 'me' | 'dealsAfterMs' | 'seed' | 'mix'> {
  /** Left out while the table waits for players. */
  readonly match?: {
    readonly game: Json;
    /** The seats whose move the game waits for. */
    readonly waitsFor: readonly number[];
    /** Each seat's time as it was when its move began: milliseconds of its bank, or of its move; null for no clock. */
    readonly clocks: readonly (number | null)[];
    /** When the time of each seat is over, in milliseconds after this player's bet; null while it does not run. */
    readonly dueAfterMs: readonly (number | null)[];
    /** The parts of the pot; null while the game goes on. */
    readonly shares: readonly number[] | null;
  };
}

/** What the seat of one winner among `winners` takes from a pot of `players` stakes; a rest below a minor unit stays. */
export function shareOfPot(stake: number, shares: readonly number[], seat: number): number {
  const parts = shares.reduce((sum, part) => sum + part, 0);
  return Math.floor((stake * shares.length * ROOM.potPaidPerCent * (shares[seat] as number)) / (100 * parts));
}

/** A table at which members play a game against each other for the pot, less the room's share. */
export function contestMechanic<State, Move>(contest: Contest<State, Move>): Mechanic {
  const { name, clock, facts, leastSeats, mostSeats } = contest;
  return {
    kind: 'contest',
    action: 'play',
    minimumRoundMs: 5_000,
    atomic: false,
    room: true,
    contest: contest as unknown as Contest,
    stakes: STAKES.filter((stake) => (stake * ROOM.potPaidPerCent) % 100 === 0),
    publishedReturn: [ROOM.potPaidPerCent / 100, ROOM.potPaidPerCent / 100],
    choice: v.null(),
    facts: {
      ...facts,
      contest: name,
      clock: clock as unknown as Json,
      seats: mostSeats,
      leastSeats,
      rake: 100 - ROOM.potPaidPerCent,
      waitSeconds: ROOM.waitMs / 1_000,
    },
    firstState: () => null,
    offer: () => null,
    // Nothing is decided yet: the table starts when it is full or has waited.
    play: () => ({ shown: null, payout: 0, nextState: null, settlesAfterMs: UNTIL_OVER_MS }),
    reveal(shown, elapsedMs) {
      const seat = shown as unknown as ContestShown | null;
      if (!seat) return null;
      const { match } = seat;
      const left = (dueAfterMs: number | null) => (dueAfterMs === null ? null : Math.max(0, dueAfterMs - elapsedMs));
      return {
        ...seat,
        waitMs: match ? 0 : left(seat.dealsAfterMs),
        ...(match ? { match: { ...match, leftMs: match.dueAfterMs.map(left) } } : {}),
      } as unknown as Json;
    },
  };
}
