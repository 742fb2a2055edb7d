import { seededChance } from '../../chance/seeded-chance.ts';
import { book, type Leg, settle } from './book.ts';
import { drawCourse, scoreAt } from './course.ts';
import { fixtureOf } from './fixture.ts';
import { isClosed, priceFor, pricesAt } from './prices.ts';
import { ESPORTS, FOOTBALL } from './sports.ts';

const SPORTS = [FOOTBALL, ESPORTS];
const leg = (more: Partial<Leg>): Leg => ({
  event: 'football-1',
  home: 'A',
  away: 'B',
  market: 'result',
  pick: '1',
  price: 211,
  endsAfterMs: 1_000,
  score: [1, 0],
  won: true,
  void: false,
  ...more,
});

it.each(SPORTS)('$name: no price returns more than the published share, nor four less than the lowest', (sport) => {
  const { publishedReturn } = book(sport);
  const shares = Array.from({ length: 9_999 }, (_, at) => (at + 1) / 10_000).flatMap((share) => {
    const price = priceFor(share);
    return price === null ? [] : [(share * price) / 100];
  });
  expect(shares.length).toBeGreaterThan(5_000);
  expect(Math.max(...shares)).toBeLessThanOrEqual(publishedReturn[1] + 1e-9);
  expect(Math.min(...shares) ** 4).toBeGreaterThanOrEqual(publishedReturn[0]);
});

it.each(SPORTS)(
  '$name: what is priced comes as often as its price says, before the start and in the middle',
  (sport) => {
    const chance = seededChance(31);
    const fixture = fixtureOf(sport, 'CPL', 5);
    const middle = Math.floor(sport.minutes / 2);
    const score = [1, 0] as const;
    for (const [minute, from] of [
      [0, [0, 0]],
      [middle, score],
    ] as const) {
      const prices = pricesAt(sport, fixture, minute, from, false);
      const rounds = 8_000;
      const right: Record<string, number> = {};
      for (let round = 0; round < rounds; round++) {
        const course = drawCourse(sport, fixture, chance).filter((point) => point.minute > minute);
        const [home, away] = scoreAt(course, sport.minutes);
        for (const [market, picks] of Object.entries(sport.markets))
          for (const [pick, judge] of Object.entries(picks))
            if (judge(from[0] + home, from[1] + away))
              right[`${market}.${pick}`] = (right[`${market}.${pick}`] ?? 0) + 1;
      }
      for (const [market, picks] of Object.entries(prices)) {
        for (const [pick, price] of Object.entries(picks)) {
          if (price === null) continue;
          const share = (right[`${market}.${pick}`] ?? 0) / rounds;
          // A price is rounded down by less than a hundredth; four standard deviations beside that.
          const margin = 4 * Math.sqrt((share * (1 - share)) / rounds);
          expect(share).toBeGreaterThan(0.95 / ((price + 1) / 100) - margin);
          expect(share).toBeLessThan(0.95 / (price / 100) + margin);
        }
      }
    }
  },
);

it('closes prices after a goal and at the end, and makes none of what is certain', () => {
  const course = [{ minute: 30, side: 'home' as const }];
  expect([29, 30, 31, 32, 88, 89, 90].map((minute) => isClosed(FOOTBALL, course, minute))).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
  expect(priceFor(0.99)).toBeNull();
  expect(priceFor(0)).toBeNull();
  expect(Object.values(pricesAt(FOOTBALL, { rates: [150, 130] }, 40, [3, 0], false).total!)).toEqual([null, null]);
});

it('multiplies the prices of a slip in whole numbers, and settles at the first wrong answer', () => {
  expect(settle({ legs: [leg({}), leg({ price: 333, endsAfterMs: 5_000 })] }, 1_000)).toEqual({
    payout: 7_026,
    settlesAfterMs: 5_000,
  });
  expect(settle({ legs: [leg({ won: false, endsAfterMs: 3_000 }), leg({ endsAfterMs: 5_000 })] }, 1_000)).toEqual({
    payout: 0,
    settlesAfterMs: 3_000,
  });
  expect(settle({ legs: [leg({ void: true, won: null }), leg({ price: 150 })] }, 1_000)).toEqual({
    payout: 1_500,
    settlesAfterMs: 1_000,
  });
  const dear = Array.from({ length: 4 }, () => leg({ price: 5_000 }));
  expect(settle({ legs: dear }, 50_000).payout).toBe(50_000 * 50 ** 4);
});

it('reveals nothing about a leg whose event is not over', () => {
  const shown = { legs: [leg({}), leg({ endsAfterMs: 9_000 })] };
  const seen = book(FOOTBALL).reveal?.(shown as never, 1_000) as unknown as { legs: Leg[] };
  expect(seen.legs.map(({ score, won }) => [score, won])).toEqual([
    [[1, 0], true],
    [null, null],
  ]);
});
