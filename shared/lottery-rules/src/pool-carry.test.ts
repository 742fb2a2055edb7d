import fc from 'fast-check';
import {
  carryAfter,
  heldBy,
  jackpotOf,
  NO_CARRY,
  playPool,
  type PoolCarry,
  poolPrize,
  pricedPool,
} from './pool-carry.ts';
import type { PoolRules } from './pool.ts';
import { LOTTO45_POOL, LOTTO55_POOL, MARK_SIX_POOL, TOTO_POOL } from './rules/lotto/pools.ts';

const POOLS: readonly PoolRules[] = [MARK_SIX_POOL, TOTO_POOL, LOTTO45_POOL, LOTTO55_POOL];
const tiersOf = ({ shares, fixed }: PoolRules) => [...Object.keys(shares), ...Object.keys(fixed)];

it('[10-11] scales published amounts to the price of an entry, rounded down', () => {
  expect(pricedPool(MARK_SIX_POOL, 200n)).toMatchObject({
    unitMinor: '200',
    fund: '27/50',
    fixed: { fourth: '192000', seventh: '800' },
    least: { first: '160000000' },
  });
  expect(pricedPool(LOTTO45_POOL, 3n).fixed).toEqual({ first: '3000', second: '90', third: '9' });
  expect(pricedPool(MARK_SIX_POOL, 3n).fixed.seventh).toBe('12');
  expect(pricedPool(TOTO_POOL, 7n).fixed.group6).toBe('175');
  expect(() => pricedPool(TOTO_POOL, 0n)).toThrow(RangeError);
});

it('[10-07] the snowball releases the reserve to the first prize of the draw after sixteen without one', () => {
  const rules = pricedPool(MARK_SIX_POOL, 1_000n);
  let carry: PoolCarry = NO_CARRY;
  for (let draw = 1; draw <= 16; draw += 1) {
    const played = playPool(rules, carry, { turnoverMinor: 100_000n, stakesMinor: { second: 1_000n, third: 1_000n } });
    expect(played.releasedMinor).toBe(0n);
    carry = carryAfter(rules, carry, played, played.paidMinor);
  }
  expect(carry).toMatchObject({ reserveMinor: 16n * 3_240n, drawsKept: 16 });
  const played = playPool(rules, carry, { turnoverMinor: 100_000n, stakesMinor: {} });
  expect(played.releasedMinor).toBe(16n * 3_240n);
  const after = carryAfter(rules, carry, played, 0n);
  expect(after).toMatchObject({ reserveMinor: 3_240n, drawsKept: 0 });
  expect(after.tiersMinor.first).toBe(carry.tiersMinor.first! + 16n * 3_240n + 54_000n - 3_240n);
});

it('[10-11] the jackpot is the carry with the reserve that is due, and never below the published least', () => {
  const rules = pricedPool(MARK_SIX_POOL, 1_000n);
  expect(jackpotOf(rules, NO_CARRY)).toBe(800_000_000n);
  const rich = { tiersMinor: { first: 800_000_000n }, reserveMinor: 5n, drawsKept: 15 };
  expect(jackpotOf(rules, rich)).toBe(800_000_000n);
  expect(jackpotOf(rules, { ...rich, drawsKept: 16 })).toBe(800_000_005n);
});

it('[10-11] over any sequence of draws, turnover share, carry and top-up are prizes, carry and reserve', () => {
  const stakes = fc.array(fc.constantFrom(1n, 2n, 20n, 100n, 200n, 1_400n), { maxLength: 4 });
  const draw = fc.record({
    turnover: fc.bigInt(1n, 10n ** 12n),
    tiers: fc.array(stakes, { minLength: 7, maxLength: 7 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...POOLS), fc.array(draw, { minLength: 1, maxLength: 24 }), (published, draws) => {
      const rules = pricedPool(published, 200n);
      const tiers = tiersOf(rules);
      let carry: PoolCarry = NO_CARRY;
      for (const { turnover: turnoverMinor, tiers: won } of draws) {
        const tickets = tiers.map((tier, index): [string, bigint[]] => [tier, won[index] ?? []]);
        const stakesMinor = Object.fromEntries(
          tickets.filter(([, own]) => own.length > 0).map(([tier, own]) => [tier, own.reduce((a, b) => a + b)]),
        );
        const played = playPool(rules, carry, { turnoverMinor, stakesMinor });
        const paid = tickets
          .flatMap(([tier, own]) => own.map((stake) => poolPrize(rules, played.prizes[tier]!, stake)))
          .reduce((a, b) => a + b, 0n);
        const after = carryAfter(rules, carry, played, paid);
        expect(played.fundMinor + heldBy(carry) + played.toppedUpMinor).toBe(paid + heldBy(after));
        expect([...Object.values(after.tiersMinor), after.reserveMinor].every((amount) => amount >= 0n)).toBe(true);
        carry = after;
      }
    }),
  );
});
