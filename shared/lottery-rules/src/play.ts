import type { Result } from './draw.ts';
import type { Family } from './families.ts';
import { readSelection, type Row, type Selection, type SelectionFault } from './selection.ts';

/** Winning notes of one tier. */
export interface Win {
  readonly tier: string;
  readonly notes: bigint;
}

/** The tier of a stake that comes back: neither side has won. Its price is 1. */
export const PUSH = 'push';

/**
 * One way to bet on the outcome of a family. Everything is exact: counts are bigint, nothing has a floating point.
 *
 * A *note* is the smallest bet of the play, named by a text that is unique within the play. A selection stands for `count`
 * notes; each costs `cost` units of stake. A note wins a *tier* as many times as `hits` says for an outcome; the price of
 * a tier is that of one winning note. Source: domain.md 4.1.
 */
export interface Play {
  /** Unique within a rule set: `front3-direct`. */
  readonly code: string;
  /** The play type that it belongs to: the tab of a board and the `playType` of an address. */
  readonly tab: string;
  /** In English; boards name it in the member's language. */
  readonly name: string;
  readonly family: Family;
  readonly rows: readonly Row[];
  /** No value may be in two rows. */
  readonly apart: boolean;
  /** `group`: by prize group from the probability; `odds`: from the game's table; `pool`: a share of the draw's turnover. */
  readonly priced: 'group' | 'odds' | 'pool';
  /** Units of stake per note: 1, more where one number takes part in several prizes (lô). */
  readonly cost: bigint;
  /** Every note is one number, entered or picked in the first row: limits and restrictions apply to each number. */
  readonly numbered: boolean;
  /** The notes are numbers of this other, numbered play (a roll's are those of "big") and count towards its limits. */
  readonly numbersOf?: string;
  /** A valid selection, to show and to test with. */
  readonly example: string;
  /** Equally likely outcomes of the family, or of what the play looks at of it (the last three digits of a first prize: 1,000). */
  readonly space: bigint;
  /** Per tier, how many times a note that can win the tier does so, summed over the space. */
  readonly tiers: Readonly<Record<string, bigint>>;
  /** Outcomes in which a note of the tier wins or loses, where it returns the stake in others; the space where it never does. */
  readonly decided?: Readonly<Record<string, bigint>>;

  parse(text: string): { selection: Selection } | { fault: SelectionFault };
  count(selection: Selection): bigint;
  /** Every note once. */
  expand(selection: Selection): Iterable<string>;
  /** The single-note rule. */
  hits(note: string, result: Result): readonly Win[];
  /** Winning notes of the selection by tier, without tiers of zero: the sum of `hits` over `expand`, at the speed of settlement. */
  wins(selection: Selection, result: Result): readonly Win[];
  /** Of the selection's notes, how many can win each tier. */
  tally(selection: Selection): Readonly<Record<string, bigint>>;
  /**
   * The maximum number of notes that win each tier in one outcome, for plays whose notes can win a tier more than once or
   * share the drawn numbers; `tally` without it. Tiers that one outcome cannot bring together may be left out if others
   * pay at least as much.
   */
  mostByTier?(selection: Selection): Readonly<Record<string, bigint>>;
  /**
   * Every number that wins something, for plays where each drawn number wins on its own and a result may leave out numbers;
   * a number that is shorter than the drawn ones wins by its ending.
   */
  winners?(selection: Selection): Iterable<string>;
  /** Parts of the selection whose wins add up to `wins`, each on a few places: what `greatestPayout` searches. */
  terms?(selection: Selection): readonly Term[];
  /** For draws of different balls whose order is irrelevant: all that decides what the selection wins. */
  balls?(selection: Selection): BallTerm;
  /** For draws of many numbers: what each of them wins on its own, by its last digits. */
  endings?(selection: Selection): readonly EndingTerm[];
  /** For draws of many numbers: what numbers of two digits win together, by how often each ends a drawn one. */
  together?(selection: Selection): TogetherTerm;
}

/** A part of a selection that looks at some places of a result: of its only group, or of all its digits. */
export interface Term {
  /** Ascending, from 0. */
  readonly places: readonly number[];
  /** Numbers at these places, all that win and perhaps others, each once. Left out where their order is irrelevant. */
  winners?(): Iterable<readonly string[]>;
  /** The maximum number of notes that win at once. */
  readonly most?: bigint;
  /** The number of drawn numbers, one after the other, that the term is the same for; `places` are the digits of the first. No other bet parts them. */
  readonly copies?: number;
  /** Numbers at these places; ascending where their order is irrelevant. */
  wins(numbers: readonly string[]): readonly Win[];
}

/**
 * What a bet on a draw of different balls looks at: how many of some balls are drawn, and whether the extra one is of them; the
 * extra ball; which classes of balls appear among all, where more never win less; or the sum of all.
 */
export type BallTerm =
  | {
      readonly on: 'hits';
      readonly balls: readonly string[];
      wins(hits: number, extra: boolean): readonly Win[];
    }
  | { readonly on: 'extra'; wins(ball: string): readonly Win[] }
  | {
      readonly on: 'classes';
      readonly classes: readonly (readonly string[])[];
      wins(present: readonly boolean[]): readonly Win[];
    }
  | {
      readonly on: 'sum';
      /** Totals of the same side win the same. */
      sideOf(total: number): string;
      wins(total: number, extra: string): readonly Win[];
    };

/** What drawn numbers at some places win, each on its own; the wins of all endings that a number has add up. */
export interface EndingTerm {
  /** Drawn numbers of a result, counted through its groups from 0. */
  readonly places: readonly number[];
  /** An ending may be named several times. */
  endings(): Iterable<readonly [ending: string, wins: readonly Win[]]>;
}

/** What picked numbers of two digits win together. */
export interface TogetherTerm {
  readonly picks: readonly string[];
  /**
   * `drawn`: only how many of the picks are drawn matters. `pairs`: the wins grow with Σ min(times a, times b) over all pairs.
   * `times`: how often each is drawn matters, more than three times as three.
   */
  readonly by: 'drawn' | 'pairs' | 'times';
  /** By pick, how often it is drawn. */
  wins(times: readonly number[]): readonly Win[];
}

type Optional = 'apart' | 'priced' | 'cost' | 'numbered';
/** What a play's own file says; the rest follows from it. `tally` is left out where every note can win every tier. */
export interface PlayRule extends Omit<Play, Optional | 'parse' | 'wins' | 'tally'>, Partial<Pick<Play, Optional>> {
  wins?(selection: Selection, result: Result): readonly Win[];
  tally?(selection: Selection): Readonly<Record<string, bigint>>;
}

export function definePlay(rule: PlayRule): Play {
  const { rows, apart = false } = rule;
  return {
    priced: 'group',
    cost: 1n,
    numbered: false,
    tally: (selection) => {
      const notes = rule.count(selection);
      return Object.fromEntries(Object.keys(rule.tiers).map((tier) => [tier, notes]));
    },
    wins: (selection, result) => winsByNote(rule, selection, result),
    ...rule,
    apart,
    parse(text) {
      const read = readSelection(rows, text, apart);
      if ('selection' in read && rule.count(read.selection) === 0n) return { fault: { code: 'NO_NOTE' } };
      return read;
    },
  };
}

/** The wins of a selection, note by note. */
export function winsByNote(
  { expand, hits }: Pick<Play, 'expand' | 'hits'>,
  selection: Selection,
  result: Result,
): readonly Win[] {
  const notesByTier = new Map<string, bigint>();
  for (const note of expand(selection))
    for (const { tier, notes } of hits(note, result)) notesByTier.set(tier, (notesByTier.get(tier) ?? 0n) + notes);
  return Array.from(notesByTier, ([tier, notes]) => ({ tier, notes }));
}

const NO_WIN: readonly Win[] = [];
/** One win of `notes` notes, or none. */
export const win = (notes: bigint | number | boolean, tier = 'hit'): readonly Win[] =>
  notes ? [{ tier, notes: BigInt(notes) }] : NO_WIN;

/** How often the selection's notes win, summed over the space: each tier's notes times its weight. */
export const winWeight = (play: Play, selection: Selection): bigint =>
  Object.entries(play.tally(selection)).reduce((sum, [tier, notes]) => sum + notes * (play.tiers[tier] ?? 0n), 0n);

/** The selection of a play's example. Throws if the example is not valid. */
export function exampleOf(play: Play): Selection {
  const read = play.parse(play.example);
  if ('fault' in read) throw new Error(`The example ${play.example} of ${play.code} is refused: ${read.fault.code}.`);
  return read.selection;
}
