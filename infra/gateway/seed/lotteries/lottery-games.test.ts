import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import { KIND_OF_GAME } from '@atrium/lottery-rules/demo-games';
import { type RuleSetName, playsOf } from '@atrium/lottery-rules/rule-sets';
import { LOTTERIES, PLAY_TYPES } from './lottery-games.ts';

it('has every game of the list of kinds, and no other', () => {
  expect(LOTTERIES.map(({ code }) => code).sort()).toEqual(Object.keys(KIND_OF_GAME).sort());
});

it('draws every game by the family of its kind', () => {
  for (const { kind, family } of LOTTERIES) expect([kind, family]).toEqual([kind, GAME_KINDS[kind].family]);
});

it.each([
  'thai',
  'thai-state',
  'hanoi',
  'lao',
  'yeekee',
  'stock',
  '4d-my',
  '4d-sg',
  'vn-north',
  'vn-south',
  'toto',
  'lotto45',
  'lotto55',
] as const)('lists every play type of %s', (kind) => {
  const sets: readonly RuleSetName[] = GAME_KINDS[kind].sets;
  const tabs = new Set([...playsOf(sets, {}, '2026-11-21').values()].map(({ tab }) => tab));
  expect([...tabs].sort()).toEqual([...PLAY_TYPES[kind]].sort());
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
