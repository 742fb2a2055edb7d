import { draw, type Result } from '../../draw.ts';
import { HOUSE } from '../../house.ts';
import type { Play } from '../../play.ts';
import { checkDrawn } from '../testing/check-drawn.ts';
import { checkForm } from '../testing/check-form.ts';
import { seeded } from '../testing/seeded.ts';
import { vietnamOracle } from '../testing/vietnam-oracle.ts';
import { vnNorthPlays, vnSouthPlays } from './vietnam.ts';

const DAY = '2026-11-23';
const north = vnNorthPlays(HOUSE);
const south = [...vnSouthPlays(HOUSE), ...vnSouthPlays({ ...HOUSE, vnDa: 'table' }).filter(({ tab }) => tab === 'da')];
const named = (plays: readonly Play[]): [string, Play][] =>
  plays.map((play) => [`${play.family === 'vn-north' ? 'north' : 'south'} ${play.code}`, play]);
const all = named([...north, ...south]);

/** Numbers of a row: endings of the result, numbers one digit beside them, and any numbers. */
function numbersFor(play: Play, result: Result, random: (below: number) => number): string[] {
  const [row] = play.rows;
  const length = row!.kind === 'typed' ? row!.length : row!.values[0]!.length;
  const drawn = result.flat().filter((number) => number.length >= length);
  const least = row!.min;
  const count = Math.min(row!.max, least + random(3));
  const numbers = new Set<string>();
  while (numbers.size < count) {
    const any = String(random(10 ** length)).padStart(length, '0');
    const ending = (drawn[random(drawn.length)] ?? any).slice(-length);
    const place = random(length);
    const near = ending.slice(0, place) + String(random(10)) + ending.slice(place + 1);
    const special = result[0]![0]!.slice(-length);
    const absent = String(random(100)).padStart(2, '0');
    numbers.add(play.tab === 'truot' && random(20) ? absent : [any, ending, near, special][random(4)]!);
  }
  return [...numbers].sort();
}

describe.each(all)('%s', (_, play) => {
  const oracle = vietnamOracle(play.code, play.family === 'vn-north');

  it('[10-08] settles like the oracle on seeded results', () => {
    const random = seeded(`${play.family} ${play.code}`);
    let won = 0;
    for (let round = 0; round < 60; round += 1) {
      const result = draw(play.family, random);
      for (let bet = 0; bet < 4; bet += 1)
        if (checkDrawn(play, [numbersFor(play, result, random)], result, oracle)) won += 1;
    }
    expect(won).toBeGreaterThan(0);
  });

  it('[10-01] counts, expands and reads selections', () => checkForm(play));
});

it('[10-08] the last number of each prize belongs to bao 8 where the house has it so', () => {
  const [play] = vnNorthPlays({ ...HOUSE, vnBao8: 'last' }).filter(({ code }) => code === 'bao8-2');
  const result = draw('vn-north', () => 0).map((group, index) =>
    group.map((number, at) => (index === 7 ? `0${at}`.slice(-number.length) : number)),
  );
  expect(play!.wins([['03']], result)).toEqual([{ tier: 'hit', notes: 1n }]);
  expect(play!.wins([['01']], result)).toEqual([]);
});

it('[10-08] the price of a point replaces the pool as the cost of a two-digit lô', () => {
  const costs = (vnNorthPoint: 'pool' | '22') =>
    vnNorthPlays({ ...HOUSE, vnNorthPoint })
      .filter(({ tab }) => tab.startsWith('lo'))
      .map(({ cost }) => cost);
  expect(costs('pool')).toEqual([27n, 23n, 20n]);
  expect(costs('22')).toEqual([22n, 23n, 20n]);
});

it.each([
  [
    'south',
    south,
    { lo2: 18n, lo3: 17n, lo4: 16n, 'dau-duoi': 2n, 'xiu-chu': 2n, 'xiu-chu-dau': 1n, dau: 1n, 'bao7-4': 7n },
  ],
  [
    'north',
    north,
    { 'dau-duoi': 5n, dau: 4n, 'xiu-chu': 4n, 'xiu-chu-dau': 3n, de: 1n, 'nhat-to': 1n, 'bao8-4': 8n, xien4: 1n },
  ],
] as const)('[10-08] a number costs the units of the table in the %s', (_, plays, costs) => {
  for (const [code, cost] of Object.entries(costs))
    expect([code, plays.find((play) => play.code === code)?.cost]).toEqual([code, cost]);
});

it('[10-08] a xiên of four does not pay for three of four', () => {
  const xien4 = north.find(({ code }) => code === 'xien4')!;
  const result = draw('vn-north', seeded(DAY));
  const drawn = [...new Set(result.flat().map((number) => number.slice(-2)))].slice(0, 4).sort();
  const missing = ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15']
    .concat(Array.from({ length: 84 }, (_, at) => String(at + 16)))
    .find((number) => !result.flat().some((full) => full.endsWith(number)))!;
  expect(xien4.wins([drawn], result)).toEqual([{ tier: 'hit', notes: 1n }]);
  expect(xien4.wins([[...drawn.slice(0, 3), missing].sort()], result)).toEqual([]);
});
