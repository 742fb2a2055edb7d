import type { Result } from '../../draw.ts';
import { GAME_KINDS } from '../../game-kinds.ts';
import { exampleOf, type Play, winsByNote, winWeight } from '../../play.ts';
import type { Selection } from '../../selection.ts';
import { checkReturn } from '../testing/check-return.ts';
import { numbersOf } from '../testing/market-results.ts';
import { seededResults } from '../testing/seeded-results.ts';
import { fourDPlays } from './four-d.ts';
import { threeD } from './straight.ts';

const TIERS = ['first', 'second', 'third', 'special', 'consolation'];
const plays = new Map([...fourDPlays, ...threeD].map((play) => [play.code, play]));

/** What a drawn number pays per entry, by a rule that knows neither notes nor sets: tier suffix and how often. */
type Fits = (entry: string, drawn: string) => string | null;
const sameDigits = (entry: string, drawn: string): boolean => {
  let rest = drawn;
  for (const digit of entry) rest = rest.replace(digit, '');
  return rest === '';
};
const different = (entry: string): number => {
  let orders = 0;
  for (const number of ALL) if (sameDigits(entry, number)) orders += 1;
  return orders;
};
const ALL = numbersOf(4);
const ORDERS = new Map<string, number>();
const ordersOf = (entry: string): number => {
  if (!ORDERS.has(entry)) ORDERS.set(entry, different(entry));
  return ORDERS.get(entry)!;
};
const FITS: Record<string, Fits> = {
  straight: (entry, drawn) => (entry === drawn ? '' : null),
  box: (entry, drawn) => (sameDigits(entry, drawn) ? `-${ordersOf(entry)}` : null),
  permutation: (entry, drawn) => (sameDigits(entry, drawn) ? '' : null),
  roll: (entry, drawn) => (new RegExp(`^${entry.replace('R', '\\d')}$`).test(drawn) ? '' : null),
  last: (entry, drawn) => (drawn.endsWith(entry) ? '' : null),
};

/** By rule and entry, then by drawn number; each is worked out once. */
const known = new Map<string, (string | null | undefined)[]>();
const paysOf = (rule: string, entry: string): ((drawn: string) => string | null) => {
  const key = `${rule} ${entry}`;
  const suffixes = known.get(key) ?? [];
  known.set(key, suffixes);
  return (drawn) => {
    let suffix = suffixes[Number(drawn)];
    if (suffix === undefined) {
      suffix = FITS[rule]!(entry, drawn);
      suffixes[Number(drawn)] = suffix;
    }
    return suffix;
  };
};

/** Code of the play, its rule, the groups that it takes part in, a selection. */
const CASES: [code: string, fits: keyof typeof FITS, groups: number, text?: string][] = [
  ['big', 'straight', 5],
  ['small', 'straight', 3],
  ['box-big', 'box', 5],
  ['box-small', 'box', 3],
  ['permutation-big', 'permutation', 5, '1234,1123,1122,1112'],
  ['permutation-small', 'permutation', 3],
  ['roll-big', 'roll', 5, 'R000'],
  ['roll-small', 'roll', 3, '98R1'],
  ['three-d-a', 'last', 1],
  ['three-d-abc', 'last', 3],
];
const selectionOf = (play: Play, text?: string): Selection => {
  const read = text === undefined ? { selection: exampleOf(play) } : play.parse(text);
  if ('fault' in read) throw new Error(read.fault.code);
  return read.selection;
};

const oracle = ([entries]: Selection, result: Result, rule: string, groups: number): string[] => {
  const wins = new Map<string, number>();
  const rules = entries!.map((entry) => paysOf(rule, entry));
  for (let group = 0; group < groups; group += 1)
    for (const drawn of result[group]!)
      for (const pays of rules) {
        const suffix = pays(drawn);
        if (suffix !== null) wins.set(TIERS[group] + suffix, (wins.get(TIERS[group] + suffix) ?? 0) + 1);
      }
  return [...wins].map(([tier, notes]) => `${tier} ${notes}`).sort();
};
const listed = (wins: ReturnType<Play['wins']>) => wins.map(({ tier, notes }) => `${tier} ${notes}`).sort();

describe.each(CASES)('%s', (code, rule, groups, text) => {
  const play = plays.get(code)!;
  const selection = selectionOf(play, text);

  it('[10-10] counts the notes that it expands, each once', () => {
    const notes = [...play.expand(selection)];
    expect(new Set(notes).size).toBe(notes.length);
    expect(BigInt(notes.length)).toBe(play.count(selection));
  });

  it('[10-10] [10-12] settles like the oracle with each of the 10,000 numbers at each of the 23 places', () => {
    const winners = ALL.filter((number) => selection[0]!.some((entry) => FITS[rule]!(entry, number) !== null));
    const base = [['5555'], ['5555'], ['5555'], Array(10).fill('5555'), Array(10).fill('5555')] as string[][];
    expect(play.wins(selection, base)).toEqual([]);
    const paid: Record<string, bigint> = {};
    for (let group = 0; group < 5; group += 1)
      for (let place = 0; place < base[group]!.length; place += 1) {
        const result = base.map((numbers) => [...numbers]);
        // All of them at the first place of a group; at the others, whatever wins by the oracle.
        for (const number of place === 0 ? ALL : winners) {
          result[group]![place] = number;
          const wins = play.wins(selection, result);
          const won = listed(wins);
          const expected = oracle(selection, result, rule, groups);
          if (String(won) !== String(expected)) throw new Error(`${number}: ${won}, oracle ${expected}`);
          if (won.length > 0) expect(listed(winsByNote(play, selection, result))).toEqual(expected);
          for (const { tier, notes } of wins) paid[tier] = (paid[tier] ?? 0n) + notes;
        }
      }
    checkReturn(play, paid, GAME_KINDS['4d-my'].pricing, selection);
    expect(Object.values(paid).reduce((sum, notes) => sum + notes)).toBe(winWeight(play, selection));
  });

  it('[10-10] adds up the prizes of numbers that are drawn several times', () => {
    const entries = selection[0]!.map((entry) => (entry.length === 3 ? `7${entry}` : entry.replace('R', '3')));
    for (const drawn of seededResults('4d', 200, 4)) {
      // Each number of the selection takes the place of drawn ones: once in each group, twice among the special ones.
      const result = drawn.map((numbers, group) =>
        [...entries.slice(0, numbers.length), ...numbers.slice(entries.slice(0, numbers.length).length)].map(
          (number, at) => (group === 3 && at === 9 ? entries[0]! : number),
        ),
      );
      const wins = listed(play.wins(selection, result));
      expect(wins).toEqual(oracle(selection, result, rule, groups));
      expect(wins).toEqual(listed(winsByNote(play, selection, result)));
      expect(wins.length).toBeGreaterThan(0);
    }
  });
});

it('[10-10] a number that is drawn 23 times wins 23 prizes', () => {
  const all = [['1234'], ['1234'], ['1234'], Array(10).fill('1234'), Array(10).fill('1234')];
  expect(listed(plays.get('big')!.wins([['1234']], all))).toEqual([
    'consolation 10',
    'first 1',
    'second 1',
    'special 10',
    'third 1',
  ]);
});

it('[10-10] refuses a box or a permutation of a single order, a roll without a free digit or with two', () => {
  for (const code of ['box-big', 'box-small', 'permutation-big', 'permutation-small'])
    expect(plays.get(code)!.parse('1234,7777')).toEqual({ fault: { code: 'SHAPE', value: '7777', row: 0 } });
  for (const text of ['1234', '1RR4'])
    expect(plays.get('roll-big')!.parse(text)).toEqual({ fault: { code: 'SHAPE', value: text, row: 0 } });
  expect(plays.get('roll-big')!.parse('12R4,R234')).toEqual({ fault: { code: 'TOO_MANY', limit: 1, row: 0 } });
  expect(plays.get('box-big')!.parse('4321,1243')).toEqual({ fault: { code: 'REPEATED', value: '1234', row: 0 } });
  expect(plays.get('big')!.parse('123')).toEqual({ fault: { code: 'VALUE', value: '123', row: 0 } });
});

it('[10-10] has 5,040, 4,320, 270, 360 and 10 numbers of 24, 12, 6, 4 and one order', () => {
  const box = plays.get('box-big')!;
  const numbers: Record<string, number> = {};
  for (const number of ALL) {
    const read = box.parse(number);
    const orders = 'fault' in read ? 1 : Object.keys(box.tally(read.selection))[0]!.slice('first-'.length);
    numbers[orders] = (numbers[orders] ?? 0) + 1;
  }
  expect(numbers).toEqual({ 24: 5_040, 12: 4_320, 6: 270, 4: 360, 1: 10 });
});
