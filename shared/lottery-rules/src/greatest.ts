import type { Result } from './draw.ts';
import { type Family, groupsOf } from './families.ts';
import { add, fraction, times, ZERO } from './fraction.ts';
import { greatestOfBalls } from './greatest-balls.ts';
import { greatestOfEndings } from './greatest-endings.ts';
import { bestOfNumbers } from './greatest-numbers.ts';
import { greatestOfScopes } from './greatest-scopes.ts';
import { partFor, payoutFor, paysWhole, priceIn, type TicketLine } from './line-payout.ts';
import type { Term } from './play.ts';
import { payoutOf } from './price.ts';
import { ScopeBuilder, searchOrder } from './scopes.ts';

export type { TicketLine } from './line-payout.ts';

/** `exact`: `outcome` pays this. Otherwise it is null, and no outcome pays more. */
export interface Greatest {
  readonly payoutMinor: bigint;
  readonly exact: boolean;
  readonly outcome: Result | null;
}

/** What a search found: `numbers` by group pay `most`, or it is a bound and they are null. */
export interface Found {
  readonly most: number;
  readonly exact: boolean;
  readonly numbers: readonly (readonly string[])[] | null;
}

/** Evaluations of terms, and steps of the search, for one ticket: some milliseconds each. */
const MAX_EVALUATIONS = 60_000;
const MAX_STEPS = 30_000;

/**
 * The greatest payout that one outcome can bring to all lines together: lines that exclude each other do not add up. The work is
 * bounded; lines beyond it count with the most that each can win alone.
 */
export function greatestPayout(lines: readonly TicketLine[]): Greatest {
  const [first] = lines;
  if (!first) return { payoutMinor: 0n, exact: true, outcome: null };
  const { family } = first.play;
  if (lines.some(({ play }) => play.family !== family)) throw new RangeError('The lines of a ticket are on one draw.');
  const best = bestOfNumbers(lines);
  // Where payouts are rounded line by line, another outcome could pay some minor units more.
  if (best && (lines.length === 1 || lines.every(paysWhole)))
    return { payoutMinor: paidBy(lines, best), exact: true, outcome: best };
  if (lines.every(({ play }) => play.balls)) return checked(lines, greatestOfBalls(lines, ballsOf(family)));
  if (lines.every(({ play }) => play.endings || play.together))
    return checked(lines, greatestOfEndings(lines, groupsOf(family)));
  return greatestByPlaces(lines, family);
}

/** The outcome that a search found, paid by the rules of settlement; a bound where rounding leaves a doubt. */
function checked(lines: readonly TicketLine[], { most, exact, numbers }: Found): Greatest {
  const family = lines[0]!.play.family;
  const outcome =
    numbers &&
    groupsOf(family).map((group, at) =>
      group.kind === 'picks' && group.sorted ? [...numbers[at]!].sort() : numbers[at]!,
    );
  const sure = exact && outcome !== null && paidBy(lines, outcome) === BigInt(most);
  return { payoutMinor: BigInt(most), exact: sure, outcome: sure ? outcome : null };
}

function ballsOf(family: Family) {
  const [group, extra] = groupsOf(family);
  if (group?.kind !== 'picks') throw new RangeError(`${family} draws no balls.`);
  return { balls: range(group.from, group.to, 2), count: group.count, hasExtra: extra !== undefined };
}

function greatestByPlaces(lines: readonly TicketLine[], family: Family): Greatest {
  const drum = drumOf(family);
  const outright = lines.length === 1 && drum ? greatestOutright(lines[0]!, family, drum) : null;
  if (outright) return outright;
  const termsOf = lines.map(({ play, selection }) => (drum && play.terms?.(selection)) || undefined);
  const order = searchOrder(termsOf.flatMap((terms) => terms ?? []));
  const builder = new ScopeBuilder(drum?.values ?? [], drum?.distinct ?? false, order, MAX_EVALUATIONS);
  const searched: TicketLine[] = [];
  const copied: Term[] = [];
  let alone = 0n;
  let slack = 0;
  for (const [at, line] of lines.entries()) {
    const terms = termsOf[at];
    if (terms && builder.add(terms, terms.length === 1 ? payoutFor(line) : partFor(line))) {
      searched.push(line);
      copied.push(...terms.filter(({ copies }) => copies));
      if (terms.length > 1 && !paysWhole(line)) slack += 0.5;
    } else alone += mostAlone(line, terms);
  }
  if (!drum) return { payoutMinor: alone, exact: false, outcome: null };
  const outcomeOf = (numbers: readonly string[]): Result => resultOf(family, withCopies(numbers, copied));
  const found = greatestOfScopes(builder.scopes(), { ...drum, order, slack, maxSteps: MAX_STEPS }, (numbers) =>
    paidBy(searched, outcomeOf(numbers)),
  );
  const exact = found.exact && searched.length === lines.length;
  return { payoutMinor: found.payoutMinor + alone, exact, outcome: exact ? outcomeOf(found.numbers) : null };
}

/** The payout of one line whose first winning numbers bring all that it can win alone, as with whole rows of numbers: no search. */
function greatestOutright(line: TicketLine, family: Family, { values, places, distinct }: Drum): Greatest | null {
  const terms = line.play.terms?.(line.selection) ?? [];
  const numbers: string[] = [];
  for (const { places: looked, winners } of terms) {
    const [first] = winners?.() ?? [];
    if (!first) return null;
    for (const [at, place] of looked.entries()) numbers[place] ??= first[at]!;
  }
  const left = distinct ? values.filter((value) => !numbers.includes(value)) : [];
  const filled = Array.from({ length: places }, (_, place) => numbers[place] ?? left.pop() ?? values[0]!);
  if (distinct && new Set(filled).size < places) return null;
  const outcome = resultOf(family, withCopies(filled, terms));
  const payoutMinor = paidBy([line], outcome);
  return payoutMinor === mostAlone(line, terms) ? { payoutMinor, exact: true, outcome } : null;
}

interface Drum {
  readonly values: readonly string[];
  readonly places: number;
  readonly distinct: boolean;
}

const range = (from: number, to: number, width: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(width, '0'));

/** The numbers of a draw that has one group of them in drawn order, or dice, or digits; null for other families. */
function drumOf(family: Family): Drum | null {
  const groups = groupsOf(family);
  const [group, ...others] = groups;
  const digits = groups.reduce((sum, each) => sum + (each.kind === 'digits' ? each.count * each.width : 0), 0);
  if (groups.every(({ kind }) => kind === 'digits')) return { values: range(0, 9, 1), places: digits, distinct: false };
  if (!group || group.kind === 'digits' || others.length > 0) return null;
  if (group.kind === 'dice') return { values: range(1, group.sides, 1), places: group.count, distinct: false };
  return group.sorted ? null : { values: range(group.from, group.to, 2), places: group.count, distinct: true };
}

function resultOf(family: Family, numbers: readonly string[]): Result {
  let at = 0;
  return groupsOf(family).map((group) => {
    if (group.kind === 'dice') return [...numbers].sort();
    if (group.kind === 'picks') return numbers;
    return Array.from({ length: group.count }, () => {
      at += group.width;
      return numbers.slice(at - group.width, at).join('');
    });
  });
}

/** The digits of terms whose numbers are alike, at each of these numbers. */
function withCopies(numbers: readonly string[], terms: readonly Term[]): readonly string[] {
  const copied = [...numbers];
  for (const { places, copies = 1 } of terms)
    for (let copy = 1; copy < copies; copy += 1)
      for (const place of places) copied[place + copy * places.length] = numbers[place]!;
  return copied;
}

const paidBy = (lines: readonly TicketLine[], result: Result): bigint =>
  lines.reduce(
    (sum, { play, selection, prices, stakes }) => sum + payoutOf(play.wins(selection, result), prices, stakes),
    0n,
  );

/** The most that a line can win whatever the others do: never too low, perhaps too high. */
function mostAlone(line: TicketLine, terms: readonly Term[] | undefined): bigint {
  const { play, selection } = line;
  const tally = Object.entries((play.mostByTier ?? play.tally)(selection)).filter(([, notes]) => notes > 0n);
  const ofTerms = terms?.every(({ most }) => most !== undefined)
    ? terms.reduce((sum, { most }) => sum + most!, 0n)
    : undefined;
  let [all, best] = [ZERO, ZERO];
  for (const [tier, count] of tally) {
    const price = priceIn(line, tier);
    all = add(all, times(price, fraction(count)));
    if (price.n * best.d > best.n * price.d) best = price;
  }
  const limited = ofTerms === undefined ? all : times(best, fraction(ofTerms));
  const least = limited.n * all.d < all.n * limited.d ? limited : all;
  const { n, d } = times(least, fraction(line.stakes.unitMinor * line.stakes.multiple));
  return (n + d - 1n) / d;
}
