import type { Selection } from '../../selection.ts';

/**
 * What digits pay, plainly, by the end of a play's code. `digits` are those that the play looks at. Nothing here is shared with the
 * plays.
 */
export type DigitOracle = (rows: Selection, digits: readonly string[]) => Record<string, number>;

const STRAIGHTS = ['012', '123', '234', '345', '456', '567', '678', '789', '089', '019'];
const SIZES: Record<string, string> = { big: '56789', small: '01234', odd: '13579', even: '02468' };

/** Records that are the same object for the same number of notes: the check reads each once. */
const NOTES = Array.from({ length: 1025 }, (_, hit) => ({ hit }));
const NOTHING = {};

const total = (digits: readonly string[]): number => digits.reduce((sum, digit) => sum + Number(digit), 0);
const sorted = (digits: readonly string[]): string => [...digits].sort((a, b) => Number(a) - Number(b)).join('');
/** How often each digit occurs: `{ 3: 2, 7: 1 }`. */
function occurrences(digits: readonly string[]): Record<string, number> {
  const often: Record<string, number> = {};
  for (const digit of digits) often[digit] = (often[digit] ?? 0) + 1;
  return often;
}
const shape = (digits: readonly string[]): string => Object.values(occurrences(digits)).sort().reverse().join('');
const groupTier = (digits: readonly string[]): string | null =>
  ({ '21': 'group-three', '111': 'group-six', '11': 'hit' })[shape(digits)] ?? null;

function tuples(rows: Selection): string[] {
  return rows.reduce<string[]>((starts, row) => starts.flatMap((start) => row.map((value) => start + value)), ['']);
}

/** Digits by how often they occur; `roles` has the number of occurrences that each row is for. */
const group =
  (wanted: string, roles: readonly number[]): DigitOracle =>
  (rows, digits) => {
    const fits = Object.entries(occurrences(digits)).every(([digit, often]) =>
      rows[rows.length === 1 ? 0 : roles.indexOf(often)]?.includes(digit),
    );
    return { hit: shape(digits) === wanted && fits ? 1 : 0 };
  };
const holds =
  (property: (digits: readonly string[], value: string) => boolean, named = false): DigitOracle =>
  ([values], digits) => {
    const held = values!.filter((value) => property(digits, value));
    return named ? Object.fromEntries(held.map((value) => [value, 1])) : { hit: held.length };
  };
const inGroup =
  (property: (digits: readonly string[], value: string) => boolean): DigitOracle =>
  ([values], digits) => {
    const tier = groupTier(digits);
    return tier && values!.some((value) => property(digits, value)) ? { [tier]: 1 } : {};
  };
const typedGroup: DigitOracle = ([entries], digits) => ({
  hit: entries!.filter((entry) => sorted([...entry]) === sorted(digits)).length,
});
/** Sets of `size` chosen digits that are all drawn, counted one by one. */
const anyOf =
  (size: number): DigitOracle =>
  ([chosen], digits) => {
    let hit = 0;
    for (let set = 0; set < 2 ** chosen!.length; set += 1) {
      const members = chosen!.filter((_, at) => set & (1 << at));
      if (members.length === size && members.every((digit) => digits.includes(digit))) hit += 1;
    }
    return { hit };
  };
/** A digit of each row, which is either the digit itself, two digits, or one of the four halves. */
const places: DigitOracle = (rows, digits) => {
  let hit = 1;
  for (const [at, row] of rows.entries()) {
    hit *= row.filter((value) => (SIZES[value] ?? value).includes(digits[at]!)).length;
    if (hit === 0) break;
  }
  return NOTES[hit]!;
};
const atLeast = (times: number): DigitOracle =>
  holds((digits, value) => digits.filter((digit) => digit === value).length >= times);

export const DIGIT_ORACLES: Readonly<Record<string, DigitOracle>> = {
  direct: places,
  'big-small': places,
  fun: places,
  interval: places,
  typed: ([entries], digits) => ({ hit: entries!.filter((entry) => entry === digits.join('')).length }),
  combination: (rows, digits) => {
    const paid: Record<string, number> = {};
    for (const tuple of tuples(rows))
      for (const [skipped, tier] of ['five', 'four', 'three', 'two', 'one'].slice(5 - rows.length).entries())
        if (tuple.slice(skipped) === digits.slice(skipped).join('')) paid[tier] = (paid[tier] ?? 0) + 1;
    return paid;
  },
  'group-120': group('11111', [1]),
  'group-60': group('2111', [2, 1]),
  'group-30': group('221', [2, 1]),
  'group-20': group('311', [3, 1]),
  'group-10': group('32', [3, 2]),
  'group-5': group('41', [4, 1]),
  'group-24': group('1111', [1]),
  'group-12': group('211', [2, 1]),
  'group-6': group('22', [2]),
  'group-4': group('31', [3, 1]),
  'group-three': group('21', [2, 1]),
  'group-six': group('111', [1]),
  group: group('11', [1]),
  'group-three-typed': typedGroup,
  'group-six-typed': typedGroup,
  'group-typed': typedGroup,
  'group-mixed': ([entries], digits) => {
    const tier = groupTier(digits);
    return tier && entries!.some((entry) => sorted([...entry]) === sorted(digits)) ? { [tier]: 1 } : {};
  },
  sum: holds((digits, value) => total(digits) === Number(value)),
  span: holds((digits, value) => Number(sorted(digits).at(-1)) - Number(sorted(digits)[0]) === Number(value)),
  'group-sum': inGroup((digits, value) => total(digits) === Number(value)),
  'group-digit': inGroup((digits, value) => digits.includes(value)),
  'sum-tail': holds((digits, value) => String(total(digits)).endsWith(value)),
  special: holds(
    (digits, value) =>
      ({ triple: shape(digits) === '3', pair: shape(digits) === '21', straight: STRAIGHTS.includes(sorted(digits)) })[
        value
      ]!,
    true,
  ),
  'any-1': anyOf(1),
  'any-2': anyOf(2),
  'any-3': anyOf(3),
  'times-1': atLeast(1),
  'times-2': atLeast(2),
  'times-3': atLeast(3),
  'times-4': atLeast(4),
};

/** `right` places of the rows: every set of places that are all right, counted one by one. */
export const scatteredOracle = (right: number): DigitOracle => {
  const known: Record<string, number>[] = [];
  return (rows, digits) => {
    let rightPlaces = 0;
    for (let at = 0; at < digits.length; at += 1) if (rows[at]!.includes(digits[at]!)) rightPlaces |= 1 << at;
    const before = known[rightPlaces];
    if (before) return before;
    let hit = 0;
    for (const places of setsOf(digits.length, right)) if (places.every((at) => rightPlaces & (1 << at))) hit += 1;
    const paid = { hit };
    known[rightPlaces] = paid;
    return paid;
  };
};

/** Every set of `size` of the places 0 … `places` − 1. */
function setsOf(places: number, size: number): number[][] {
  const sets: number[][] = [];
  for (let mask = 0; mask < 2 ** places; mask += 1) {
    const members = Array.from({ length: places }, (_, at) => at).filter((at) => mask & (1 << at));
    if (members.length === size) sets.push(members);
  }
  return sets;
}

const NAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** An oracle of `size` digits on every set of the chosen places, which are the first row. */
export const chosenOracle = (oracle: DigitOracle, size: number): DigitOracle => {
  const known = new Map<number, [string, number][]>();
  let sets: number[][] | undefined;
  return ([chosen, ...rows], digits) => {
    sets ??= setsOf(chosen!.length, size).map((places) => places.map((at) => NAMES.indexOf(chosen![at]!)));
    let paid: Record<string, number> = NOTHING;
    for (const places of sets) {
      const seen = places.map((at) => digits[at]!);
      let key = 0;
      for (const digit of seen) key = key * 10 + Number(digit);
      let inner = known.get(key);
      if (!inner) {
        inner = Object.entries(oracle(rows, seen)).filter(([, notes]) => notes > 0);
        known.set(key, inner);
      }
      for (const [tier, notes] of inner) paid = { ...paid, [tier]: (paid[tier] ?? 0) + notes };
    }
    return paid;
  };
};

/** Dragon, tiger and tie of each chosen pair of places; a tie returns the stake of the sides or not. */
export const versusOracle = (push: boolean): DigitOracle => {
  const known = new Map<number, Record<string, number>>();
  return ([pairs, on], numbers) => {
    let [side, tie, back] = [0, 0, 0];
    for (const pair of pairs!) {
      const [a, b] = pair.split('-').map((name) => Number(numbers[NAMES.indexOf(name)]));
      for (const bet of on!) {
        if (bet === 'tie') tie += a === b ? 1 : 0;
        else if (a === b) back += push ? 1 : 0;
        else side += a! > b! === (bet === 'dragon') ? 1 : 0;
      }
    }
    const key = side * 10_000 + tie * 100 + back;
    if (!known.has(key)) known.set(key, { side, tie, push: back });
    return known.get(key)!;
  };
};
