import * as v from 'valibot';
import { type Json, type Mechanic, STAKES } from '../mechanic.ts';
import type { Score } from './course.ts';
import type { Sport } from './sports.ts';

const MOST_LEGS = 4;
/** What the house keeps of a slip's worth that is cashed out, in per cent. */
export const CASH_OUT_KEEPS_PER_CENT = 5;

/** One answer on a slip, at the price it was taken at. */
export interface Leg {
  readonly event: string;
  readonly home: string;
  readonly away: string;
  readonly market: string;
  readonly pick: string;
  /** In hundredths. */
  readonly price: number;
  /** From the bet to the end of the event. */
  readonly endsAfterMs: number;
  /** How the event ends, and whether the answer is right; revealed when it is over. */
  readonly score: Score | null;
  readonly won: boolean | null;
  /** The event does not count, and neither does the leg. */
  readonly void: boolean;
}

export interface Slip {
  readonly legs: readonly Leg[];
  /** The player took the house's offer before the end: so much, and when, from the bet on. */
  readonly cashedOut?: { readonly amount: number; readonly afterMs: number };
}

export const SlipChoice = v.strictObject({
  legs: v.pipe(
    v.array(
      v.strictObject({
        event: v.pipe(v.string(), v.maxLength(32)),
        market: v.pipe(v.string(), v.maxLength(16)),
        pick: v.pipe(v.string(), v.maxLength(16)),
        price: v.pipe(v.number(), v.integer(), v.minValue(101)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_LEGS),
    // Two answers about one event hang together; their prices must not be multiplied.
    v.check((legs) => new Set(legs.map(({ event }) => event)).size === legs.length, 'each event once'),
  ),
  /** Which prices the player takes when they have moved: the same only, better ones too, or any. */
  accept: v.picklist(['same', 'better', 'any']),
});
export type SlipChoice = v.InferOutput<typeof SlipChoice>;

/** Single bets and accumulators on a sport's events, before the start and while they run. */
export function book(sport: Sport): Mechanic {
  return {
    kind: 'book',
    action: 'bet',
    minimumRoundMs: 1_000,
    atomic: false,
    book: sport,
    stakes: STAKES,
    anyStake: true,
    publishedReturn: [0.78, 0.95],
    choice: SlipChoice,
    facts: { sport: sport.name, mostLegs: MOST_LEGS, minutes: sport.minutes, keptAtCashOut: CASH_OUT_KEEPS_PER_CENT },
    firstState: () => null,
    offer: () => null,
    play({ stake, state }) {
      const slip = state as unknown as Slip;
      return { shown: slip as unknown as Json, nextState: null, ...settle(slip, stake) };
    },
    reveal(shown, elapsedMs) {
      const { legs, ...slip } = shown as unknown as Slip;
      const seen = legs.map((leg) =>
        leg.void || elapsedMs >= leg.endsAfterMs ? leg : { ...leg, score: null, won: null },
      );
      return { ...slip, legs: seen } as unknown as Json;
    },
  };
}

/** What a slip brings and when that is certain: at the end of the first wrong answer, or of the last event. */
export function settle({ legs }: Slip, stake: number): { payout: number; settlesAfterMs: number } {
  const counted = legs.filter((leg) => !leg.void);
  const wrong = counted.filter(({ won }) => !won);
  if (wrong.length > 0) return { payout: 0, settlesAfterMs: Math.min(...wrong.map(({ endsAfterMs }) => endsAfterMs)) };
  const product = counted.reduce((all, { price }) => all * BigInt(price), BigInt(stake));
  const payout = Number(product / 100n ** BigInt(counted.length));
  return { payout, settlesAfterMs: Math.max(0, ...counted.map(({ endsAfterMs }) => endsAfterMs)) };
}
