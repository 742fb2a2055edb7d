import { choose, combinations } from '../../combinations.ts';
import type { Result } from '../../draw.ts';
import type { Family } from '../../families.ts';
import { definePlay, type Play, type PlayRule, type Term, type Win } from '../../play.ts';
import type { Selection } from '../../selection.ts';
import { PLACES } from './places.ts';

/** The numbers at the places that a rule looks at, in drawn order. */
export type Numbers = readonly string[];

type Shared =
  | 'rows'
  | 'apart'
  | 'priced'
  | 'example'
  | 'tiers'
  | 'decided'
  | 'count'
  | 'expand'
  | 'tally'
  | 'mostByTier';

/** A bet on some numbers of a draw, wherever they are: `onPlaces` makes it a play. Weights are those of these numbers alone. */
export interface NumbersRule extends Pick<PlayRule, Shared> {
  /** The end of the play's code: `direct`. */
  readonly code: string;
  /** The end of the play's name. */
  readonly name: string;
  hits(note: string, numbers: Numbers): readonly Win[];
  wins(selection: Selection, numbers: Numbers): readonly Win[];
  /** The numbers that can win, each once; left out where their order is irrelevant. */
  winners?(selection: Selection): Iterable<Numbers>;
  /** The maximum number of notes that win at once. */
  most?(selection: Selection): bigint;
  /** Parts that look at fewer places, where the rule has them. */
  terms?(selection: Selection): readonly Term[];
}

/** The rule on numbers at some places, as a term. */
const termOf = ({ wins, winners, most }: NumbersRule, selection: Selection, places: readonly number[]): Term => ({
  places,
  wins: (numbers) => wins(selection, numbers),
  ...(winners && { winners: () => winners(selection) }),
  ...(most && { most: most(selection) }),
});

/** What a play looks at: `places` of the drawn numbers, from place `from` on. */
export interface Span {
  readonly code: string;
  readonly tab: string;
  readonly name: string;
  readonly from: number;
  readonly places: number;
}

/** The draw that the numbers are part of, all its numbers in one group. */
export interface Drawn {
  readonly family: Family;
  readonly space: bigint;
  readonly numbers: number;
  /** Outcomes of the family for each order of numbers at this many places. */
  outcomesOf(places: number): bigint;
}

const scaled = (weights: Readonly<Record<string, bigint>>, factor: bigint): Record<string, bigint> =>
  Object.fromEntries(Object.entries(weights).map(([tier, weight]) => [tier, weight * factor]));

/** The rule as a play on the numbers of a span. */
export function onPlaces(rule: NumbersRule, span: Span, { family, space, numbers, outcomesOf }: Drawn): Play {
  const { from, places } = span;
  const { winners: _winners, most: _most, terms, ...shared } = rule;
  const spanned = Array.from({ length: places }, (_, at) => from + at);
  const each = outcomesOf(places);
  const cut = (result: Result): Numbers => (places === numbers ? result[0]! : result[0]!.slice(from, from + places));
  return definePlay({
    ...shared,
    code: joined(span.code, rule.code, '-'),
    name: joined(span.name, rule.name, ' '),
    tab: span.tab,
    family,
    space,
    tiers: scaled(rule.tiers, each),
    ...(rule.decided && { decided: scaled(rule.decided, each) }),
    hits: (note, result) => rule.hits(note, cut(result)),
    wins: (selection, result) => rule.wins(selection, cut(result)),
    terms: (selection) =>
      terms?.(selection).map((term) => ({ ...term, places: term.places.map((at) => from + at) })) ?? [
        termOf(rule, selection, spanned),
      ],
  });
}
const joined = (start: string, end: string, by: string): string =>
  start && end ? `${start}${by}${end}` : start || end;

/**
 * The rule on every set of `places` of the chosen places: the first row picks the places, a note is one of their sets with a note
 * of the rule.
 */
export function onChosenPlaces(rule: NumbersRule, { code, tab, name, places }: Omit<Span, 'from'>, drawn: Drawn): Play {
  const known = PLACES.slice(0, drawn.numbers);
  const { winners: _winners, most: _most, terms: _terms, mostByTier: _mostByTier, ...shared } = rule;
  const setsOf = (selection: Selection): bigint => choose(selection[0]!.length, places);
  const inner = (selection: Selection): Selection => selection.slice(1);
  const sets = new Map<string, readonly (readonly number[])[]>();
  /** The sets of the chosen places, by index. */
  const indexSets = (chosen: readonly string[]): readonly (readonly number[])[] => {
    const key = chosen.join();
    let found = sets.get(key);
    if (!found) {
      const indexes = chosen.map((place) => known.indexOf(place));
      found = [...combinations(indexes, places)];
      sets.set(key, found);
    }
    return found;
  };
  return definePlay({
    ...shared,
    code: `${code}-${rule.code}`,
    tab,
    name: `${name} ${rule.name}`,
    family: drawn.family,
    space: drawn.space,
    rows: [{ kind: 'picks', name: 'places', values: known, min: places, max: known.length }, ...rule.rows],
    example: `${known.slice(0, places + 1).join(',')}|${rule.example}`,
    tiers: scaled(rule.tiers, drawn.outcomesOf(places)),
    count: (selection) => setsOf(selection) * rule.count(inner(selection)),
    *expand(selection) {
      for (const chosen of combinations(selection[0]!, places))
        for (const note of rule.expand(inner(selection))) yield `${chosen.join(' ')}:${note}`;
    },
    hits(note, result) {
      const [chosen, rest] = note.split(':') as [string, string];
      return rule.hits(
        rest,
        indexSets(chosen.split(' '))[0]!.map((at) => result[0]![at]!),
      );
    },
    wins(selection, [numbers]) {
      const others = inner(selection);
      let wins: Win[] = [];
      for (const set of indexSets(selection[0]!)) {
        const won = rule.wins(
          others,
          set.map((at) => numbers![at]!),
        );
        if (won.length > 0) wins = added(wins, won);
      }
      return wins;
    },
    terms: (selection) => indexSets(selection[0]!).map((set) => termOf(rule, inner(selection), set)),
    ...(rule.tally && {
      tally: (selection: Selection) => scaled(rule.tally!(inner(selection)), setsOf(selection)),
    }),
  });
}

const added = (wins: readonly Win[], more: readonly Win[]): Win[] => [
  ...wins.map(({ tier, notes }) => ({ tier, notes: notes + (more.find((each) => each.tier === tier)?.notes ?? 0n) })),
  ...more.filter(({ tier }) => !wins.some((each) => each.tier === tier)),
];
