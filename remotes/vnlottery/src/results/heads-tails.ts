import { placeOf } from '@atrium/draws/hits';
import type { Result } from '@atrium/lottery-rules/draw';

/** The last two digits of a drawn number; `own` if an own line won by them. */
export interface Ending {
  readonly text: string;
  readonly own: boolean;
}

/** The endings that begin and that end with a digit, ascending. */
export interface DigitRow {
  readonly digit: string;
  readonly heads: readonly Ending[];
  readonly tails: readonly Ending[];
}

/** Sorts the endings of a result by first and by last digit, as players look them up. `hits` are the places of own wins. */
export function headsAndTails(result: Result, hits: ReadonlySet<string>): DigitRow[] {
  const endings = result
    .flatMap((numbers, group) =>
      numbers.map((number, at): Ending => {
        const { length } = number;
        return {
          text: number.slice(-2),
          own: hits.has(placeOf(group, at, length - 1)) && hits.has(placeOf(group, at, length - 2)),
        };
      }),
    )
    .sort((one, other) => one.text.localeCompare(other.text));
  return [...'0123456789'].map((digit) => ({
    digit,
    heads: endings.filter(({ text }) => text.startsWith(digit)),
    tails: endings.filter(({ text }) => text.endsWith(digit)),
  }));
}
