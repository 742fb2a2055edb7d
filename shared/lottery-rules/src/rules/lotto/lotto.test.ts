import { draw } from '../../draw.ts';
import { exampleOf, type Play } from '../../play.ts';
import { pricesOfPool, sharePool } from '../../pool.ts';
import { payoutOf } from '../../price.ts';
import { fraction } from '../../fraction.ts';
import type { Selection } from '../../selection.ts';
import { checkDrawn } from '../testing/check-drawn.ts';
import { checkForm } from '../testing/check-form.ts';
import { cellsBy, checkProjected } from '../testing/check-projected.ts';
import type { Oracle } from '../testing/check-play.ts';
import { seeded } from '../testing/seeded.ts';
import { lotto45Plays, lotto55Plays, markSixOfficialPlays, totoPlays } from './lotto.ts';
import { LOTTO45_POOL, LOTTO55_POOL, MARK_SIX_POOL, TOTO_POOL } from './pools.ts';

/** Tiers by right numbers and extra number, written out. */
const PRIZES: Record<string, Record<string, string>> = {
  marksix: { '6': 'first', '5+': 'second', '5': 'third', '4+': 'fourth', '4': 'fifth', '3+': 'sixth', '3': 'seventh' },
  toto: { '6': 'group1', '5+': 'group2', '5': 'group3', '4+': 'group4', '4': 'group5', '3+': 'group6', '3': 'group7' },
  lotto45: { '6': 'jackpot', '5': 'first', '4': 'second', '3': 'third' },
  lotto55: {
    '6': 'jackpot1',
    '5+': 'jackpot2',
    '5': 'first',
    '4+': 'second',
    '4': 'second',
    '3+': 'third',
    '3': 'third',
  },
};
const NUMBERS: Record<string, number> = { marksix: 49, toto: 49, lotto45: 45, lotto55: 55 };
const all = (play: Play): string[] =>
  Array.from({ length: NUMBERS[play.family]! }, (_, index) => String(index + 1).padStart(2, '0'));

/** The entries of a selection, by bit mask over the numbers that may be in them. */
function entriesOf(play: Play, rows: Selection): string[][] {
  if (play.code === 'single') return rows[0]!.map((entry) => entry.split(' '));
  if (play.code === 'roll')
    return all(play)
      .filter((number) => !rows[0]!.includes(number))
      .map((sixth) => [...rows[0]!, sixth]);
  const [fixed, free] = play.code === 'banker' ? [rows[0]!, rows[1]!] : [[], rows[0]!];
  const entries: string[][] = [];
  for (let mask = 0; mask < 2 ** free.length; mask += 1) {
    const chosen = free.filter((_, at) => mask & (1 << at));
    if (fixed.length + chosen.length === 6) entries.push([...fixed, ...chosen]);
  }
  return entries;
}

const oracleOf =
  (play: Play): Oracle =>
  (rows, [main, extra]) => {
    const paid: Record<string, number> = {};
    for (const entry of entriesOf(play, rows)) {
      const right = entry.filter((number) => main!.includes(number)).length;
      const tier = PRIZES[play.family]![`${right}${extra && right < 6 && entry.includes(extra[0]!) ? '+' : ''}`];
      if (tier) paid[tier] = (paid[tier] ?? 0) + 1;
    }
    return paid;
  };

const examples = (play: Play): void => {
  const selection = exampleOf(play);
  const cells = cellsBy(all(play), (number) =>
    selection
      .map((row) => row.map((value) => value.split(' ').includes(number)))
      .map((held) => (play.code === 'single' ? held : held.includes(true)))
      .join(),
  );
  checkProjected(play, selection, cells, play.family !== 'lotto45', oracleOf(play));
};

/** Draws whose numbers are in the selection, with a few others. */
const likely = (play: Play): void => {
  const random = seeded(`${play.family} ${play.code}`);
  for (let round = 0; round < 150; round += 1) {
    const result = draw(play.family, random);
    const numbers = [...new Set([...result.flat(), ...all(play).slice(0, 3)])].sort(() => random(3) - 1);
    const some = (from: number, to?: number) => numbers.slice(from, to).sort();
    const rows: Record<string, string[][]> = {
      single: [[some(0, 6).join(' ')]],
      roll: [some(0, 5)],
      banker: [some(0, 2), some(2)],
      system: [some(0, 7)],
    };
    checkDrawn(play, rows[play.code]!, result, oracleOf(play));
  }
};

const label = (play: Play): [string, Play] => [`${play.family} ${play.code}`, play];
const markSix = markSixOfficialPlays().map(label);
const others = [...totoPlays(), ...lotto45Plays(), ...lotto55Plays()].map(label);

it.each(markSix)('[10-07] %s settles like the oracle over a projection of all draws', (_, play) => examples(play));
it.each(others)('[10-11] %s settles like the oracle over a projection of all draws', (_, play) => examples(play));
it.each(markSix)('[10-07] %s settles like the oracle on draws that hit often', (_, play) => likely(play));
it.each(others)('[10-11] %s settles like the oracle on draws that hit often', (_, play) => likely(play));
it.each([...markSix, ...others])('[10-01] %s counts, expands and reads selections', (_, play) => checkForm(play));

it('[10-07] Mark Six wins in as many of 13,983,816 entries as the table has', () => {
  const [single] = markSixOfficialPlays();
  expect(Object.values(single!.tiers).map((weight) => weight / 43n)).toEqual([
    1n,
    6n,
    252n,
    630n,
    12_915n,
    17_220n,
    229_600n,
  ]);
  expect(single!.space).toBe(13_983_816n * 43n);
});

it('[10-11] one entry of Vietlott wins the jackpot once in 8,145,060 and 28,989,675', () => {
  const [mega] = lotto45Plays();
  const [power] = lotto55Plays();
  expect(mega!.space / mega!.tiers.jackpot!).toBe(8_145_060n);
  expect(power!.space / power!.tiers.jackpot1!).toBe(28_989_675n);
});

it.each([
  [markSixOfficialPlays, { system: 28n, banker: 10n }],
  [totoPlays, { system: 28n, roll: 44n }],
  [lotto45Plays, { system: 28n, roll: 40n }],
  [lotto55Plays, { system: 28n, roll: 50n }],
] as const)('[10-01] systems, bankers and rolls count their entries %#', (playsOf, counts) => {
  for (const play of playsOf()) {
    const expected = (counts as Record<string, bigint>)[play.code];
    if (!expected) continue;
    const numbers = all(play).slice(0, 8).join(',');
    const text = play.code === 'banker' ? '01,02,03|11,12,13,14,15' : play.code === 'roll' ? '01,02,03,04,05' : numbers;
    const read = play.parse(text);
    expect('selection' in read && play.count(read.selection)).toBe(expected);
  }
});

it('[10-11] bao 16 is not sold, and an entry with a number twice is refused', () => {
  const [single, bao] = lotto45Plays();
  expect(bao!.parse(all(bao!).slice(0, 16).join(','))).toEqual({ fault: { code: 'NO_NOTE' } });
  expect(single!.parse('01 02 03 04 05 05')).toMatchObject({ fault: { code: 'SHAPE' } });
});

it('[10-07] too few numbers beside the bankers form no entry', () => {
  const banker = markSixOfficialPlays().find(({ code }) => code === 'banker')!;
  expect(banker.parse('01,02,03|11,12')).toEqual({ fault: { code: 'NO_NOTE' } });
  expect(banker.parse('01,02,03|03,11,12')).toMatchObject({ fault: { code: 'REPEATED' } });
});

it('[10-11] TOTO shares 38, 8, 5.5 and 3 per cent of the whole fund', () => {
  const one = fraction(1n);
  const { prizes, fundMinor } = sharePool(TOTO_POOL, {
    turnoverMinor: 1_000_000_000n,
    winners: { group1: one, group2: one, group3: one, group4: one, group5: one, group6: one, group7: one },
  });
  expect(fundMinor).toBe(540_000_000n);
  expect(prizes).toEqual({
    group1: 205_200_000n,
    group2: 43_200_000n,
    group3: 29_700_000n,
    group4: 16_200_000n,
    group5: 5_000n,
    group6: 2_500n,
    group7: 1_000n,
  });
});

it.each([
  [markSixOfficialPlays, MARK_SIX_POOL],
  [totoPlays, TOTO_POOL],
  [lotto45Plays, LOTTO45_POOL],
  [lotto55Plays, LOTTO55_POOL],
] as const)('[10-11] a pool names every tier of its plays once %#', (playsOf, pool) => {
  for (const play of playsOf())
    expect([...Object.keys(pool.shares), ...Object.keys(pool.fixed)].sort()).toEqual(Object.keys(play.tiers).sort());
});

it('[10-07] half an entry of Mark Six wins half of each prize', () => {
  const system = markSixOfficialPlays().find(({ code }) => code === 'system')!;
  const stakes = { unitMinor: 500n, multiple: 1n };
  const wins = system.wins([all(system).slice(0, 7)], [['01', '02', '03', '04', '30', '31'], ['05']]);
  const entries = Object.fromEntries(
    wins.map(({ tier, notes }) => [tier, fraction(notes * stakes.unitMinor, BigInt(MARK_SIX_POOL.unitMinor))]),
  );
  // 01 to 04 with two of 05, 06, 07; or three of them with all of 05, 06, 07.
  expect(wins).toEqual([
    { tier: 'fourth', notes: 2n },
    { tier: 'fifth', notes: 1n },
    { tier: 'sixth', notes: 4n },
  ]);
  const pool = sharePool(MARK_SIX_POOL, { turnoverMinor: 10_000_000n, winners: entries });
  const paid = payoutOf(wins, pricesOfPool(MARK_SIX_POOL, pool), stakes);
  expect(paid).toBe((2n * 960_000n + 64_000n + 4n * 32_000n) / 2n);
  expect(pool.paidMinor).toBe(paid);
});
