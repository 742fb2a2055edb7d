import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import { playsOf } from '@atrium/lottery-rules/rule-sets';
import { groupedPlays, termsOf } from './bet-terms.ts';

const kinds = ['vn-north', 'vn-south'] as const;
const playsBy = (kind: (typeof kinds)[number]) => playsOf(GAME_KINDS[kind].sets, {}, '2026-11-21');

it.each([
  ['vn-north', 'lo2', 27n, 80, '80.0'],
  ['vn-north', 'lo3', 23n, 600, '60.0'],
  ['vn-north', 'dau', 4n, 80, '80.0'],
  ['vn-north', 'xiu-chu', 4n, 450, '45.0'],
  ['vn-south', 'lo2', 18n, 80, '80.0'],
  ['vn-south', 'dau-duoi', 2n, 80, '80.0'],
  ['vn-south', 'bao7-2', 7n, 80, '80.0'],
] as const)('[10-42] %s %s costs and pays as domain.md 4.7 says', (kind, code, cost, pays, percent) => {
  const terms = termsOf(playsBy(kind).get(code)!, GAME_KINDS[kind].pricing);
  expect(terms.cost).toBe(cost);
  expect(terms.pays).toEqual({ n: BigInt(pays), d: 1n });
  expect(((Number(terms.return!.n) / Number(terms.return!.d)) * 100).toFixed(1)).toBe(percent);
});

it('[10-42] lô at the fixed price of 22 returns 98.2 per cent', () => {
  const lo = playsOf(['vn-north'], { vnNorthPoint: '22' }, '2026-11-21').get('lo2')!;
  const terms = termsOf(lo, GAME_KINDS['vn-north'].pricing);
  expect([terms.cost, terms.return]).toEqual([22n, { n: 54n, d: 55n }]);
});

it('[10-42] says that a bet has higher prizes than the one in the list', () => {
  const { plays, pricing } = { plays: playsBy('vn-north'), pricing: GAME_KINDS['vn-north'].pricing };
  expect(termsOf(plays.get('xien-quay')!, pricing)).toMatchObject({ pays: { n: 12n }, more: true });
  expect(termsOf(plays.get('xien2')!, pricing).more).toBe(false);
});

it.each(kinds)('[10-42] the list of %s has every bet once', (kind) => {
  const plays = playsBy(kind);
  const listed = groupedPlays(plays).flatMap(([, own]) => own.map(({ code }) => code));
  expect(listed.toSorted()).toEqual([...plays.keys()].toSorted());
});
