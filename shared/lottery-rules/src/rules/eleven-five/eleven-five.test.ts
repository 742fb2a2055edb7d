import { HOUSE } from '../../house.ts';
import type { Play } from '../../play.ts';
import { checkExample, checkSelection, type Oracle } from '../testing/check-play.ts';
import { checkReturn } from '../testing/check-return.ts';
import { scatteredOracle, versusOracle } from '../testing/digit-oracles.ts';
import { elevenFiveOutcomes, projectedElevenFive } from '../testing/pick-outcomes.ts';
import { centsOf, playNamed } from '../testing/prices.ts';
import { elevenFivePlays } from './eleven-five.ts';
import { ELEVEN_FIVE_CREDIT_ODDS, elevenFiveCreditPlays } from './eleven-five-credit.ts';

const GROUP_1930 = { group: { base: 1980, group: 1930 } };
const ODDS = { odds: ELEVEN_FIVE_CREDIT_ODDS };
const plays = elevenFivePlays();
const credit = elevenFiveCreditPlays(HOUSE);

/** Plays on these places are checked over every sequence of them, each with two completions. */
const SPANS: Record<string, [from: number, to: number]> = {
  front3: [0, 3],
  middle3: [1, 4],
  back3: [2, 5],
  front2: [0, 2],
  back2: [3, 5],
};
/** Sets of `size` numbers, bankers among them, which are all drawn or, if they are more, have all that is drawn; one by one. */
function winningSets(
  size: number,
  drawn: readonly string[],
  bankers: readonly string[],
  others: readonly string[],
): number {
  let sets = 0;
  for (let mask = 0; mask < 2 ** others.length; mask += 1) {
    const set = [...bankers, ...others.filter((_, at) => mask & (1 << at))];
    if (set.length !== size) continue;
    const hits = set.filter((number) => drawn.includes(number)).length;
    if (hits === Math.min(size, drawn.length)) sets += 1;
  }
  return sets;
}
/** What is worked out once for each set of numbers, whatever their order. */
function once(
  oracle: (rows: Parameters<Oracle>[0], drawn: readonly string[]) => Record<string, number>,
  from = 0,
  to = 5,
): Oracle {
  const known = new Map<number, Record<string, number>>();
  return (rows, [numbers]) => {
    let key = 0;
    for (let at = from; at < to; at += 1) key |= 1 << Number(numbers![at]);
    let paid = known.get(key);
    if (!paid) {
      paid = oracle(rows, numbers!.slice(from, to));
      known.set(key, paid);
    }
    return paid;
  };
}
const sets = (size: number, from = 0, to = 5): Oracle =>
  once((rows, drawn) => ({ hit: winningSets(size, drawn, rows.length > 1 ? rows[0]! : [], rows.at(-1)!) }), from, to);
const typedSets = (size: number, from = 0, to = 5): Oracle =>
  once(
    ([entries], drawn) => ({
      hit: entries!.reduce((sum, entry) => sum + winningSets(size, drawn, [], entry.split(' ')), 0),
    }),
    from,
    to,
  );

const MISS = {};
const HIT = { hit: 1 };
function oracleOf({ code }: Play): Oracle {
  const [, start, end] = /^([a-z]+\d?)-(.+)$/.exec(code) ?? [code, code, ''];
  const [from, to] = SPANS[start!] ?? [0, 5];
  if (code === 'position') {
    const scattered = scatteredOracle(1);
    return (rows, [numbers]) => scattered(rows, numbers!);
  }
  if (code === 'median')
    return once(([values], drawn) => {
      const median = drawn.find((number) => drawn.filter((other) => other < number).length === 2)!;
      return values!.includes(median) ? { [median]: 1 } : {};
    });
  if (code === 'odd-count')
    return once(([counts], drawn) => {
      const odd = String(drawn.filter((number) => /[13579]$/.test(number)).length);
      return counts!.includes(odd) ? { [odd]: 1 } : {};
    });
  if (end === 'direct')
    return (rows, [numbers]) => (rows.every((row, at) => row.includes(numbers![from + at]!)) ? HIT : MISS);
  if (end === 'typed' && SPANS[start!])
    return ([entries], [numbers]) => (entries!.includes(numbers!.slice(from, to).join(' ')) ? HIT : MISS);
  if (end === 'any-1') return sets(1, 0, 3);
  if (end === 'group-typed') return typedSets(to - from, from, to);
  if (end!.startsWith('group')) return sets(to - from, from, to);
  const size = Number(/^any-(\d)/.exec(code)![1]);
  return code.endsWith('typed') ? typedSets(size) : sets(size);
}

it.each(plays.map((play) => [play.code, play] as const))(
  '[10-04] [10-12] %s settles like the oracle over all sequences of its places',
  (code, play) => {
    const span = SPANS[code.split('-')[0]!];
    const outcomes = span ? projectedElevenFive(span[0], span[1] - span[0]) : elevenFiveOutcomes();
    const each = 55_440n / BigInt(outcomes.length);
    checkReturn(play, checkExample(play, outcomes, oracleOf(play), each), GROUP_1930);
  },
);

it('[10-04] several bankers settle like the oracle', () => {
  const play = playNamed(plays, 'any-7-bankers');
  for (const text of ['01,02,03|04,05,06,07,08,09', '11,05|01,02,03,04,06,07,08'])
    checkSelection(
      play,
      text.split('|').map((row) => row.split(',').sort()),
      elevenFiveOutcomes(),
      sets(7),
    );
});

it.each([
  ['front3-direct', 'hit', 1_930],
  ['front3-group', 'hit', 321.67],
  ['front2-direct', 'hit', 214.44],
  ['front2-group', 'hit', 107.22],
  ['front3-any-1', 'hit', 7.15],
  ['position', 'hit', 21.44],
  ['any-1', 'hit', 4.29],
  ['any-2', 'hit', 10.72],
  ['any-3', 'hit', 32.17],
  ['any-4', 'hit', 128.67],
  ['any-5', 'hit', 900.67],
  ['any-6', 'hit', 150.11],
  ['any-7', 'hit', 42.89],
  ['any-8', 'hit', 16.08],
  ['median', '03', 32.17],
  ['median', '08', 14.3],
  ['median', '05', 10.01],
  ['median', '06', 9.01],
  ['odd-count', '0', 900.67],
  ['odd-count', '1', 30.02],
  ['odd-count', '2', 6],
  ['odd-count', '3', 4.5],
  ['odd-count', '4', 12.01],
  ['odd-count', '5', 150.11],
])('[10-04] %s %s pays %d at group 1930 of 1980', (code, tier, price) => {
  expect(centsOf(playNamed(plays, code), tier, GROUP_1930)).toBe(Math.round(price * 100));
});

it.each([
  ['front3-direct', '01,02,03|01,02,03|01,02,03', 6n],
  ['any-5-bankers', '01,02|03,04,05,06,07', 10n],
  ['any-8', '01,02,03,04,05,06,07,08,09,10', 45n],
])('[10-04] %s %s has %d notes', (code, text, notes) => {
  const play = playNamed(plays, code);
  const read = play.parse(text);
  expect('selection' in read && play.count(read.selection)).toBe(notes);
});

it('[10-04] bankers and others have no number in common, and as many bankers as numbers are refused', () => {
  const play = playNamed(plays, 'any-3-bankers');
  expect(play.parse('01|01,02,03')).toEqual({ fault: { code: 'REPEATED', row: 1, value: '01' } });
  expect(play.parse('01,02,03|04')).toMatchObject({ fault: { code: 'TOO_MANY', row: 0, limit: 2 } });
  expect(play.parse('01|02')).toEqual({ fault: { code: 'NO_NOTE' } });
});

it('[10-04] [10-12] credit plays return the stake on 11 and on a sum of 30', () => {
  const halves: Oracle = ([places, on], [numbers]) => {
    const paid = { hit: 0, push: 0 };
    for (const place of places!) {
      const number = Number(numbers![['first', 'second', 'third', 'fourth', 'fifth'].indexOf(place)]);
      for (const half of on!)
        if (number === 11) paid.push += 1;
        else if ({ big: number >= 6, small: number <= 5, odd: number % 2 === 1, even: number % 2 === 0 }[half])
          paid.hit += 1;
    }
    return paid;
  };
  const sum: Parameters<typeof once>[0] = ([on], drawn) => {
    const value = drawn.reduce((all, number) => all + Number(number), 0);
    const paid: Record<string, number> = {};
    for (const half of on!)
      if (value === 30 && (half === 'big' || half === 'small')) paid.push = (paid.push ?? 0) + 1;
      else if ({ big: value > 30, small: value < 30, odd: value % 2 === 1, even: value % 2 === 0 }[half])
        paid[half] = 1;
    return paid;
  };
  const versus = versusOracle(false);
  const oracles: [string, Oracle][] = [
    ['place-halves', halves],
    ['sum-halves', once(sum)],
    ['dragon-tiger', (rows, [numbers]) => versus(rows, numbers!)],
  ];
  expect(credit.map(({ code }) => code)).toEqual(oracles.map(([code]) => code));
  for (const [code, oracle] of oracles)
    checkReturn(playNamed(credit, code), checkExample(playNamed(credit, code), elevenFiveOutcomes(), oracle), ODDS);
  const all = [['big', 'small', 'odd', 'even']];
  checkReturn(
    playNamed(credit, 'sum-halves'),
    checkSelection(playNamed(credit, 'sum-halves'), all, elevenFiveOutcomes(), once(sum)),
    ODDS,
    all,
  );
});
