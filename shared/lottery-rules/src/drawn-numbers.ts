import type { Group } from './families.ts';
import { partFor, payoutFor, type TicketLine } from './line-payout.ts';

/** What one drawn number can win on its own, by how it ends. */
export class DrawnNumber {
  readonly width: number;
  /** By ending, what all lines pay for exactly these last digits. */
  readonly #paid: ReadonlyMap<string, number>;
  readonly #best = new Map<string, number>();
  readonly #digits = new Map<string, string[]>();

  constructor(width: number, paid: ReadonlyMap<string, number>) {
    this.width = width;
    this.#paid = paid;
    const longestFirst = new Set(paid.keys());
    for (const ending of paid.keys()) for (let at = 1; at < ending.length; at += 1) longestFirst.add(ending.slice(at));
    for (const ending of [...longestFirst].sort((a, b) => b.length - a.length)) {
      let best = 0;
      for (const digit of this.#digits.get(ending) ?? []) best = Math.max(best, this.#best.get(digit + ending)!);
      this.#best.set(ending, best + (paid.get(ending) ?? 0));
      const shorter = ending.slice(1);
      this.#digits.set(shorter, [...(this.#digits.get(shorter) ?? []), ending[0]!]);
    }
  }

  /** The most that a number with this ending wins beyond what shorter endings of it do. */
  beyond(ending: string): number {
    return this.#best.get(ending) ?? 0;
  }

  /** The most that a number with these two last digits wins. */
  most(pair: string): number {
    return (this.#paid.get(pair[1]!) ?? 0) + this.beyond(pair);
  }

  /** A number with this ending that wins the most. */
  numberWith(ending: string): string {
    let number = ending;
    while (number.length < this.width) {
      let [digit, best] = [freeDigit(this.#digits.get(number) ?? []), 0];
      for (const each of this.#digits.get(number) ?? [])
        if (this.beyond(each + number) > best) [digit, best] = [each, this.beyond(each + number)];
      number = digit + number;
    }
    return number;
  }
}

const freeDigit = (taken: readonly string[]): string =>
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].find((digit) => !taken.includes(digit)) ?? '0';

/**
 * The numbers of a draw, in the order of its groups, with what the lines' endings pay at each; places that the same bets look at
 * share one object. `slack`: by how much rounding each line's payout once can differ from the sum of its parts.
 */
export function drawnNumbers(
  groups: readonly Group[],
  lines: readonly TicketLine[],
  wholeParts: (line: TicketLine) => boolean,
): { numbers: DrawnNumber[]; slack: number } {
  const widths = groups.flatMap((group) =>
    group.kind === 'digits' ? Array<number>(group.count).fill(group.width) : [],
  );
  const bets = new Map<string, { places: readonly number[]; paid: Map<string, number> }>();
  let slack = 0;
  for (const line of lines) {
    const terms = line.play.endings?.(line.selection) ?? [];
    const single = terms.length === 1 && terms[0]!.places.length === 1;
    const valueOf = single ? payoutFor(line) : partFor(line);
    if (terms.length > 0 && !single && !wholeParts(line)) slack += 0.5;
    for (const { places, endings } of terms) {
      const key = places.join();
      const bet = bets.get(key) ?? { places, paid: new Map<string, number>() };
      bets.set(key, bet);
      for (const [ending, wins] of endings()) bet.paid.set(ending, (bet.paid.get(ending) ?? 0) + valueOf(wins));
    }
  }
  const shared = new Map<string, DrawnNumber>();
  const numbers = widths.map((width, place) => {
    const looking = [...bets].filter(([, { places }]) => places.includes(place));
    const key = `${width}:${looking.map(([name]) => name).join(';')}`;
    let number = shared.get(key);
    if (!number) {
      const paid = new Map<string, number>();
      for (const [, bet] of looking)
        for (const [ending, value] of bet.paid) paid.set(ending, (paid.get(ending) ?? 0) + value);
      number = new DrawnNumber(width, paid);
      shared.set(key, number);
    }
    return number;
  });
  return { numbers, slack };
}
