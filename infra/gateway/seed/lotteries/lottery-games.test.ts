import { KIND_OF_GAME } from '@atrium/lottery-rules/demo-games';
import { compare, fraction, parseFraction, rounded, times } from '@atrium/lottery-rules/fraction';
import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import { playTypesOf } from '@atrium/lottery-rules/play-types';
import { pricesOf } from '@atrium/lottery-rules/price';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import { drawsOn, issuesBetween } from '@atrium/lottery-rules/schedule';
import { LOTTERIES } from './lottery-games.ts';
import { PLACE_NAMES } from './place-names.ts';

it('has every game of the list of kinds, and no other', () => {
  expect(LOTTERIES.map(({ code }) => code).sort()).toEqual(Object.keys(KIND_OF_GAME).sort());
});

it('draws every game by the family of its kind', () => {
  for (const { kind, family } of LOTTERIES) expect([kind, family]).toEqual([kind, GAME_KINDS[kind].family]);
});

it('has play types for every game', () => {
  for (const { code, kind } of LOTTERIES)
    expect([code, playTypesOf(kind)]).toEqual([code, expect.arrayContaining([expect.any(String)])]);
  expect(playTypesOf('thai-state')).toContain('ticket');
});

it('names every station that is a place in the letters of each language', () => {
  const places = LOTTERIES.filter(({ region }) => region && region !== 'national').map(({ code }) => code);
  const letters = {
    ko: /^[\p{Script=Hangul}\d ]+$/u,
    th: /^[\p{Script=Thai}\d ]+$/u,
    ar: /^[\p{Script=Arabic}\d ]+$/u,
  };
  expect(
    places.flatMap((code) =>
      Object.entries(letters).flatMap(([tag, own]) =>
        own.test(PLACE_NAMES[code]?.[tag] ?? '') ? [] : [`${code} ${tag}`],
      ),
    ),
  ).toEqual([]);
  for (const tag of [...Object.keys(letters), 'vi']) {
    const names = Object.values(PLACE_NAMES).flatMap((one) => one[tag] ?? []);
    expect([tag, new Set(names).size]).toEqual([tag, names.length]);
  }
});

it.each([
  ['south', 1, 'HCM DTHAP CMAU'],
  ['south', 2, 'BTRE VTAU BLIEU'],
  ['south', 3, 'CTHO DNAI STRANG'],
  ['south', 4, 'TNINH AGIANG BTHUAN'],
  ['south', 5, 'VLONG BDUONG TVINH'],
  ['south', 6, 'HCM LAN BPHUOC HGIANG'],
  ['south', 0, 'TGIANG KGIANG DLAT'],
  ['central', 1, 'HUE PYEN'],
  ['central', 2, 'DLAK QNAM'],
  ['central', 3, 'DNANG KHOA'],
  ['central', 4, 'BDINH QTRI QBINH'],
  ['central', 5, 'GLAI NTHUAN'],
  ['central', 6, 'DNANG QNGAI DNONG'],
  ['central', 0, 'HUE KHOA KTUM'],
])('[10-31] draws the stations of the %s on weekday %d', (region, weekday, codes) => {
  const drawing = LOTTERIES.filter(
    (game) => game.region === region && game.schedule.kind === 'days' && game.schedule.weekdays?.includes(weekday),
  );
  expect(drawing.map(({ code }) => code)).toEqual(codes.split(' '));
});

it('[10-11] has Yeekee with 88 rounds a day', () => {
  const yeekee = LOTTERIES.find(({ kind }) => kind === 'yeekee')!;
  const [from, to] = ['2026-11-21T05:00:00+07:00', '2026-11-22T05:00:00+07:00'].map((text) => new Date(text));
  expect(issuesBetween(yeekee.schedule, from!, to!)).toHaveLength(88);
});

it('[10-31] moves draws of the state lottery off public holidays, and rests in the north at Tết', () => {
  const schedule = (code: string) => LOTTERIES.find((game) => game.code === code)!.schedule;
  const january = ['01', '02', '16', '17'].filter((day) => drawsOn(schedule('SEATH'), `2027-01-${day}`));
  expect(january).toEqual(['02', '17']);
  const february = ['04', '05', '08', '09'].filter((day) => drawsOn(schedule('MB'), `2027-02-${day}`));
  expect(february).toEqual(['04', '09']);
});

it('shows the top prize that the odds of the kind pay', () => {
  for (const { code, kind, topPrize } of LOTTERIES.filter(({ area }) => area === 'SEA')) {
    const { sets, pricing }: GameRules = GAME_KINDS[kind];
    if (!pricing.odds) continue;
    const prices = [...playsOf(sets, {}, '2026-11-21').values()].flatMap((play) =>
      Object.values(pricesOf(play, pricing)!).map((price) => parseFraction(price)!),
    );
    const highest = prices.reduce((top, price) => (compare(price, top) > 0 ? price : top));
    expect([code, rounded(times(highest, fraction(200n)))]).toEqual([code, topPrize]);
  }
});
