import type { Result } from './draw.ts';
import { type Family, groupsOf } from './families.ts';
import { add, type Fraction, fraction, parseFraction, times, ZERO } from './fraction.ts';
import { bestOfNumbers } from './greatest-numbers.ts';
import { greatestOfScopes, type Scope, ScopeBuilder } from './greatest-scopes.ts';
import type { Play, Term, Win } from './play.ts';
import { payoutOf, type Stakes } from './price.ts';
import type { Selection } from './selection.ts';

/** A line of a ticket, at the prices that the ticket keeps. */
export interface TicketLine {
  readonly play: Play;
  readonly selection: Selection;
  /** By tier, as `pricesOf` gives them. */
  readonly prices: Readonly<Record<string, string>>;
  readonly stakes: Stakes;
}

/** `exact`: `outcome` pays this. Otherwise it is null, and no outcome pays more. */
export interface Greatest {
  readonly payoutMinor: bigint;
  readonly exact: boolean;
  readonly outcome: Result | null;
}

/** Evaluations of terms, and steps of the search, for one ticket: some milliseconds each. */
const MAX_EVALUATIONS = 60_000;
const MAX_STEPS = 30_000;

/**
 * The greatest payout that one outcome can bring to all lines together: lines that exclude each other do not add up. The work is
 * bounded; lines beyond it, and those of plays with neither terms nor winners, count with the most that each can win alone.
 */
export function greatestPayout(lines: readonly TicketLine[]): Greatest {
  const [first] = lines;
  if (!first) return { payoutMinor: 0n, exact: true, outcome: null };
  if (lines.some(({ play }) => play.family !== first.play.family))
    throw new RangeError('The lines of a ticket are on one draw.');
  const best = bestOfNumbers(lines);
  // Where payouts are rounded line by line, another outcome could pay some minor units more.
  if (best && (lines.length === 1 || lines.every(wholePayouts)))
    return { payoutMinor: paidBy(lines, best), exact: true, outcome: best };
  const drum = drumOf(first.play.family);
  const builder = new ScopeBuilder(drum?.values ?? [], drum?.distinct ?? false, MAX_EVALUATIONS);
  const searched: TicketLine[] = [];
  let alone = 0n;
  let slack = 0;
  for (const line of lines) {
    const terms = drum && line.play.terms?.(line.selection);
    if (terms && builder.add(terms, valueOf(line, terms))) {
      searched.push(line);
      if (terms.length > 1 && !wholePayouts(line)) slack += 1;
    } else alone += mostAlone(line, terms || undefined);
  }
  const scopes: readonly Scope[] = builder.scopes();
  const exactOf = (numbers: readonly string[]): bigint => paidBy(searched, resultOf(first.play.family, numbers));
  const found = drum && greatestOfScopes(scopes, { ...drum, slack, maxSteps: MAX_STEPS }, exactOf);
  if (!found) return { payoutMinor: alone, exact: false, outcome: null };
  const exact = found.exact && searched.length === lines.length;
  return {
    payoutMinor: found.payoutMinor + alone,
    exact,
    outcome: exact ? resultOf(first.play.family, found.numbers) : null,
  };
}

interface Drum {
  readonly values: readonly string[];
  readonly places: number;
  readonly distinct: boolean;
}

/** The numbers of a draw that has one group of them in drawn order, or dice; null for other families. */
function drumOf(family: Family): Drum | null {
  const [group, ...others] = groupsOf(family);
  if (!group || others.length > 0) return null;
  const range = (from: number, to: number, width: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(width, '0'));
  if (group.kind === 'digits')
    return group.width === 1 ? { values: range(0, 9, 1), places: group.count, distinct: false } : null;
  if (group.kind === 'dice') return { values: range(1, group.sides, 1), places: group.count, distinct: false };
  return group.sorted ? null : { values: range(group.from, group.to, 2), places: group.count, distinct: true };
}

const resultOf = (family: Family, numbers: readonly string[]): Result => [
  groupsOf(family)[0]!.kind === 'dice' ? [...numbers].sort() : numbers,
];

const paidBy = (lines: readonly TicketLine[], result: Result): bigint =>
  lines.reduce(
    (sum, { play, selection, prices, stakes }) => sum + payoutOf(play.wins(selection, result), prices, stakes),
    0n,
  );

const stakeOfNote = ({ stakes }: TicketLine): Fraction => fraction(stakes.unitMinor * stakes.multiple);
const priceIn = ({ prices }: TicketLine, tier: string): Fraction => {
  const price = parseFraction(prices[tier] ?? '');
  if (!price) throw new RangeError(`No price for ${tier}.`);
  return price;
};

const wholePayouts = (line: TicketLine): boolean =>
  Object.keys(line.prices).every((tier) => times(priceIn(line, tier), stakeOfNote(line)).d === 1n);

/** What wins of a term pay, in minor units: rounded as a payout is, where the line has one term; else a part of it. */
function valueOf(line: TicketLine, terms: readonly Term[]): (wins: readonly Win[]) => number {
  const known = new Map<string, number>();
  const part = ({ tier, notes }: Win): number => {
    const { n, d } = times(times(priceIn(line, tier), stakeOfNote(line)), fraction(notes));
    return Number(n) / Number(d);
  };
  const work = (wins: readonly Win[]): number =>
    terms.length === 1
      ? Number(payoutOf(wins, line.prices, line.stakes))
      : wins.reduce((sum, each) => sum + part(each), 0);
  return (wins) => {
    const key = wins.map(({ tier, notes }) => `${tier} ${notes}`).join();
    let value = known.get(key);
    if (value === undefined) {
      value = work(wins);
      known.set(key, value);
    }
    return value;
  };
}

/** The most that a line can win whatever the others do: never too low, perhaps too high. */
function mostAlone(line: TicketLine, terms: readonly Term[] | undefined): bigint {
  const { play, selection } = line;
  const tally = Object.entries((play.mostByTier ?? play.tally)(selection)).filter(([, notes]) => notes > 0n);
  const ofTerms = terms?.every(({ most }) => most !== undefined)
    ? terms.reduce((sum, { most }) => sum + most!, 0n)
    : undefined;
  const own = play.most?.(selection);
  const notes = own ?? ofTerms;
  let [all, best] = [ZERO, ZERO];
  for (const [tier, count] of tally) {
    const price = priceIn(line, tier);
    all = add(all, times(price, fraction(count)));
    if (price.n * best.d > best.n * price.d) best = price;
  }
  const limited = notes === undefined ? all : times(best, fraction(notes));
  const least = own !== undefined || limited.n * all.d < all.n * limited.d ? limited : all;
  const { n, d } = times(least, stakeOfNote(line));
  return (n + d - 1n) / d;
}
