import { KIND_OF_GAME } from '@atrium/lottery-rules/demo-games';
import type { Result } from '@atrium/lottery-rules/draw';
import { groupsOf } from '@atrium/lottery-rules/families';
import { compare, type Fraction, fraction, rounded, times } from '@atrium/lottery-rules/fraction';
import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import { exampleOf, type Play, winWeight } from '@atrium/lottery-rules/play';
import { payoutOf, priceOf, pricesOf, returnOf, stakeOf } from '@atrium/lottery-rules/price';
import { formatResult, parseResult } from '@atrium/lottery-rules/result-text';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import type { SelectionFault } from '@atrium/lottery-rules/selection';

/** Stake of a note: 2.00, in hundredths. */
const BASE = { unitMinor: 200n, multiple: 1n };

/** A play of a game. `space`, `notes` and `winWeight` are digits, `return` a fraction `n/d`; null where a pool is shared. */
export interface ListedPlay {
  game: string;
  play: string;
  name: string;
  /** Equally likely outcomes. */
  space: string;
  example: string;
  /** Notes of the example. */
  notes: string;
  /** Winning notes of the example, summed over all outcomes. */
  winWeight: string;
  return: string | null;
}

/** A selection and what an outcome pays. Money is in units with two decimals, for a stake of 2.00 a note; null where a pool is shared. */
export interface CheckedLine {
  notes: string;
  /** What one winning note of the highest tier pays. */
  price: string | null;
  /** The same of every tier that the selection can win. */
  prices: Record<string, string> | null;
  stake: string;
  /** Winning notes by tier; none without an outcome. */
  wins: { tier: string; notes: string }[];
  /** What the outcome pays; null without one. */
  prize: string | null;
  return: string | null;
}

interface Game {
  rules: GameRules;
  plays: ReadonlyMap<string, Play>;
}

function gameOf(code: string, day: string): Game {
  if (!Object.hasOwn(KIND_OF_GAME, code))
    throw new Error(`There is no game ${code}. The games are ${Object.keys(KIND_OF_GAME).join(', ')}.`);
  const rules: GameRules = GAME_KINDS[KIND_OF_GAME[code as keyof typeof KIND_OF_GAME]];
  return { rules, plays: playsOf(rules.sets, rules.house ?? {}, day, rules.cuts) };
}

/** The plays of every game that takes bets, or of one. */
export function listPlays(day: string, only?: string): ListedPlay[] {
  const codes = only === undefined ? Object.keys(KIND_OF_GAME) : [only];
  return codes.flatMap((game) => {
    const { rules, plays } = gameOf(game, day);
    return Array.from(plays.values(), (play) => {
      const example = exampleOf(play);
      return {
        game,
        play: play.code,
        name: play.name,
        space: String(play.space),
        example: play.example,
        notes: String(play.count(example)),
        winWeight: String(winWeight(play, example)),
        return: textOf(returnOf(play, example, rules.pricing)),
      };
    });
  });
}

/** Counts, prices and settles a selection. Throws with a sentence for what is not valid. */
export function checkLine(
  day: string,
  line: { game: string; play: string; selection: string; outcome?: string },
): CheckedLine {
  const { rules, plays } = gameOf(line.game, day);
  const play = plays.get(line.play);
  if (!play)
    throw new Error(
      plays.size === 0
        ? `${line.game} takes no bets.`
        : `${line.game} has no play ${line.play}. Its plays are ${[...plays.keys()].join(', ')}.`,
    );
  const read = play.parse(line.selection);
  if ('fault' in read) throw new Error(`${sentenceOf(read.fault, play)} A valid selection: "${play.example}".`);
  const { selection } = read;
  const { pricing } = rules;
  const wins = line.outcome === undefined ? [] : play.wins(selection, outcomeOf(rules, line.outcome));
  // What a share of a pool pays is known after the draw.
  const prices = play.priced === 'pool' ? null : pricesOf(play, pricing);
  const tiers = Object.entries(play.tally(selection)).filter(([, notes]) => notes > 0n);
  const fractions = tiers.map(([tier]) => [tier, priceOf(play, tier, pricing)] as const);
  const highest = fractions.reduce<Fraction | null>(
    (top, [, price]) => (price && (!top || compare(price, top) > 0) ? price : top),
    null,
  );
  const notes = play.count(selection);
  return {
    notes: String(notes),
    price: highest && unitsOf(perNote(highest)),
    prices: prices && Object.fromEntries(fractions.map(([tier, price]) => [tier, unitsOf(perNote(price!))])),
    stake: unitsOf(stakeOf(play, notes, BASE)),
    wins: wins.map(({ tier, notes: won }) => ({ tier, notes: String(won) })),
    prize: line.outcome === undefined || !prices ? null : unitsOf(payoutOf(wins, prices, BASE)),
    return: textOf(returnOf(play, selection, pricing)),
  };
}

const textOf = (value: Fraction | null): string | null => value && `${value.n}/${value.d}`;
const perNote = (price: Fraction): bigint => rounded(times(price, fraction(BASE.unitMinor)));
/** Hundredths as units: 19500000 is 195000.00. */
const unitsOf = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

/** Reads an outcome; dice and sets may be given in any order. */
function outcomeOf({ family }: GameRules, text: string): Result {
  const groups = groupsOf(family);
  const sorted = text.split('|').map((part, at) => {
    const numbers = part.split(',').map((number) => number.trim());
    const group = groups[at];
    const anyOrder = group?.kind === 'dice' || (group?.kind === 'picks' && group.sorted);
    return anyOrder ? numbers.sort() : numbers;
  });
  const result = parseResult(family, formatResult(sorted));
  if (result) return result;
  const form = groups.map((group) => `${group.count} of ${group.name}`).join(', ');
  throw new Error(`"${text}" is no possible outcome: it has ${form}; numbers are joined by ',', groups by '|'.`);
}

function sentenceOf({ code, row, value, limit }: SelectionFault, { rows }: Play): string {
  const name = row === undefined ? '' : `The row "${rows[row]!.name}"`;
  switch (code) {
    case 'ROWS':
      return `The selection has ${limit} ${limit === 1 ? 'row' : 'rows'}, joined by '|'.`;
    case 'VALUE':
      return `${name} has no value ${value}.`;
    case 'REPEATED':
      return `${value} is given twice.`;
    case 'SHAPE':
      return `${value} does not fit this play.`;
    case 'TOO_FEW':
      return `${name} takes at least ${limit}.`;
    case 'TOO_MANY':
      return `${name} takes at most ${limit}.`;
    case 'NO_NOTE':
      return 'The selection makes no note.';
  }
}
