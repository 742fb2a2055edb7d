import { exampleOf, type Play } from '../../play.ts';
import { HOUSE } from '../../house.ts';
import { returnOf } from '../../price.ts';
import { formatFraction } from '../../fraction.ts';
import { centsOf, playNamed } from '../testing/prices.ts';
import { sscPlays } from './ssc.ts';

const plays = sscPlays(HOUSE);
const GROUP_1950 = { group: { base: 2000, group: 1950 } };
const named = (code: string): Play => playNamed(plays, code);

/** The table of domain.md 4.2, a stake of 2. */
it.each([
  ['five-direct', 'hit', 195_000],
  ['front4-direct', 'hit', 19_500],
  ['back4-direct', 'hit', 19_500],
  ['back3-direct', 'hit', 1_950],
  ['front2-direct', 'hit', 195],
  ['position', 'hit', 19.5],
  ['five-group-120', 'hit', 1_625],
  ['five-group-60', 'hit', 3_250],
  ['five-group-30', 'hit', 6_500],
  ['five-group-20', 'hit', 9_750],
  ['five-group-10', 'hit', 19_500],
  ['five-group-5', 'hit', 39_000],
  ['back4-group-24', 'hit', 812.5],
  ['back4-group-12', 'hit', 1_625],
  ['back4-group-6', 'hit', 3_250],
  ['back4-group-4', 'hit', 4_875],
  ['middle3-group-three', 'hit', 650],
  ['middle3-group-six', 'hit', 325],
  ['middle3-group-mixed', 'group-three', 650],
  ['middle3-group-sum', 'group-six', 325],
  ['back2-group', 'hit', 97.5],
  ['front3-any-1', 'hit', 7.2],
  ['front3-any-2', 'hit', 36.11],
  ['back4-any-1', 'hit', 5.67],
  ['back4-any-2', 'hit', 20.02],
  ['five-any-2', 'hit', 13.29],
  ['five-any-3', 'hit', 44.83],
  ['back2-big-small', 'hit', 7.8],
  ['back3-big-small', 'hit', 15.6],
  ['times-1', 'hit', 4.76],
  ['times-2', 'hit', 23.94],
  ['times-3', 'hit', 227.8],
  ['times-4', 'hit', 4_239.13],
  ['back3-special', 'triple', 195],
  ['back3-special', 'straight', 32.5],
  ['back3-special', 'pair', 7.22],
  ['dragon-tiger', 'side', 4.33],
  ['dragon-tiger', 'tie', 19.5],
  ['sum-halves', 'hit', 3.9],
])('[10-02] %s pays %s %d at group 1950', (code, tier, price) => {
  expect(centsOf(named(code), tier, GROUP_1950)).toBe(Math.round(price * 100));
});

/** Notes per value of a row, from the lowest: the vectors of domain.md 4.2. */
it.each([
  ['front3-sum', 0, '1,3,6,10,15,21,28,36,45,55,63,69,73,75,75,73,69,63,55,45,36,28,21,15,10,6,3,1'],
  ['front2-sum', 0, '1,2,3,4,5,6,7,8,9,10,9,8,7,6,5,4,3,2,1'],
  ['front3-span', 0, '10,54,96,126,144,150,144,126,96,54'],
  ['front2-span', 0, '10,18,16,14,12,10,8,6,4,2'],
  ['front3-group-sum', 1, '1,2,2,4,5,6,8,10,11,13,14,14,15,15,14,14,13,11,10,8,6,5,4,2,2,1'],
  ['front2-group-sum', 1, '1,1,2,2,3,3,4,4,5,4,4,3,3,2,2,1,1'],
  ['front3-group-digit', 0, '54,54,54,54,54,54,54,54,54,54'],
  ['front2-group-digit', 0, '9,9,9,9,9,9,9,9,9,9'],
])('[10-02] %s has its number of notes for each value', (code, lowest, counts) => {
  const play = named(code);
  const values = counts.split(',').map((_, at) => String(lowest + at));
  expect(values.map((value) => play.count([[value]])).join()).toBe(counts);
  expect(play.parse(String(lowest - 1))).toMatchObject({ fault: { code: 'VALUE' } });
  expect(play.parse(String(lowest + values.length))).toMatchObject({ fault: { code: 'VALUE' } });
});

it('[10-02] the sum of five digits has the counts of the table', () => {
  const counts =
    '1,5,15,35,70,126,210,330,495,715,996,1340,1745,2205,2710,3246,3795,4335,4840,5280,5631,5875,6000'.split(',');
  const { tiers } = named('sum-value');
  expect(counts.map((_, sum) => String(tiers[sum]))).toEqual(counts);
  expect(counts.map((_, sum) => String(tiers[45 - sum]))).toEqual(counts);
});

/** Counts of domain.md 4.2 for small selections, worked out by hand. */
it.each([
  ['five-group-60', '1,2|2,3,4,5', 1n + 4n],
  ['five-group-30', '1,2,3|3,4', 1n + 3n],
  ['five-group-10', '1,2|2,3', 2n + 1n],
  ['five-group-120', '0,1,2,3,4,5', 6n],
  ['front3-group-three', '1,2,3,4', 12n],
  ['front3-group-six', '1,2,3,4', 4n],
  ['five-combination', '1,2|3|4|5|6', 10n],
  ['position', '1,2|3||4,5,6|', 6n],
  ['any3-direct', '1,2|3|4||5', 2n + 2n + 2n + 1n],
  ['any3-group-six', 'first,second,third,fifth|1,2,3,4', 16n],
  ['dragon-tiger', 'first-second,fourth-fifth|dragon,tie', 4n],
])('[10-02] %s %s has %d notes', (code, text, notes) => {
  const read = named(code).parse(text);
  expect('selection' in read && named(code).count(read.selection)).toBe(notes);
});

it('[10-12] a play by prize group returns group / 2000, and one that pushes more', () => {
  for (const play of plays) expect(formatFraction(returnOf(play, exampleOf(play), GROUP_1950)!)).toBe('39/40');
  const push = playNamed(sscPlays({ ...HOUSE, dragonTigerTie: 'push' }), 'dragon-tiger');
  expect(centsOf(push, 'side', GROUP_1950)).toBe(390);
  const read = push.parse('first-fifth|dragon');
  expect('selection' in read && formatFraction(returnOf(push, read.selection, GROUP_1950)!)).toBe('391/400');
});
