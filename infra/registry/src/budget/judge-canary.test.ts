import { judgeCanary, lowerWilson } from './judge-canary.ts';

const good = { visits: 2_000, failing: 10 };

it.each([
  ['nine visits, all of them failing: too few to judge', { visits: 9, failing: 9 }, good, 'gathering'],
  ['ten visits, eight of them failing', { visits: 10, failing: 8 }, good, 'burnt'],
  ['ten visits, one of them failing: possibly chance', { visits: 10, failing: 1 }, good, 'within'],
  ["a thousand visits at stable's own rate", { visits: 1_000, failing: 5 }, good, 'within'],
  ['a thousand visits a little above stable', { visits: 1_000, failing: 20 }, good, 'within'],
  ['a thousand visits far above stable', { visits: 1_000, failing: 45 }, good, 'burnt'],
  [
    'a canary that fails as often as a bad stable version',
    { visits: 100, failing: 45 },
    { visits: 100, failing: 40 },
    'within',
  ],
  [
    'a stable version without visits, which counts as faultless',
    { visits: 40, failing: 8 },
    { visits: 0, failing: 0 },
    'burnt',
  ],
] as const)('%s', (_, canary, stable, state) => {
  expect(judgeCanary(canary, stable).state).toBe(state);
});

it("sets the limit to twice stable's rate or two points above it, whichever is larger", () => {
  expect(judgeCanary({ visits: 0, failing: 0 }, { visits: 100, failing: 10 }).limit).toBeCloseTo(0.2);
  expect(judgeCanary({ visits: 0, failing: 0 }, { visits: 1_000, failing: 1 }).limit).toBeCloseTo(0.021);
});

it('computes the textbook interval: 8 of 10 is at least 54 % with 95 % certainty', () => {
  expect(lowerWilson({ visits: 10, failing: 8 })).toBeCloseTo(0.541, 2);
  expect(lowerWilson({ visits: 10, failing: 0 })).toBe(0);
});
