import fc from 'fast-check';
import { type Fraction, fraction } from './fraction.ts';
import { type PoolResult, type PoolRules, sharePool } from './pool.ts';

const RULES: PoolRules = {
  unitMinor: '1000',
  fund: '27/50',
  reserve: '3/50',
  fixed: { fourth: '960000', fifth: '64000' },
  shares: { first: '9/20', second: '3/20', third: '2/5' },
  highest: 'first',
  sharesOf: 'rest',
  least: { first: '800000000' },
  unwon: 'highest',
};
const one = fraction(1n);

const total = (amounts: Readonly<Record<string, bigint>>) => Object.values(amounts).reduce((a, b) => a + b, 0n);
const balanced = (result: PoolResult, brought: bigint): boolean =>
  result.fundMinor + brought + result.toppedUpMinor ===
  result.paidMinor + total(result.carriedMinor) + result.reservedMinor;

it('[10-11] takes reserve and fixed prizes off the fund before the divisions share the rest', () => {
  const result = sharePool(RULES, {
    turnoverMinor: 10_000_000_000n,
    winners: {
      first: one,
      second: fraction(2n),
      third: fraction(5n, 2n),
      fourth: fraction(10n),
      fifth: fraction(1n, 2n),
    },
  });
  const rest = 5_400_000_000n - 324_000_000n - 9_600_000n - 32_000n;
  expect(result.reservedMinor).toBe(324_000_000n);
  expect(result.prizes).toEqual({
    fourth: 960_000n,
    fifth: 64_000n,
    first: (rest * 9n) / 20n,
    second: (rest * 3n) / 20n / 2n,
    third: (((rest * 2n) / 5n) * 2n) / 5n,
  });
  expect(result.toppedUpMinor).toBe(0n);
  expect(result.carriedMinor).toEqual({});
});

it('[10-11] tops the first division up to its least amount only when it is won', () => {
  const draw = { turnoverMinor: 100_000_000n, bonusMinor: 1_000_000n };
  expect(sharePool(RULES, { ...draw, winners: { first: fraction(2n) } }).prizes.first).toBe(400_000_000n);
  const unwon = sharePool(RULES, { ...draw, winners: {} });
  expect(unwon.toppedUpMinor).toBe(0n);
  expect(unwon.carriedMinor).toEqual({ first: 54_000_000n - 3_240_000n + 1_000_000n });
});

it('[10-11] keeps what nobody wins in its own division where the rules say so', () => {
  const rules: PoolRules = { ...RULES, unwon: 'same', sharesOf: 'fund', fixed: {}, reserve: '0' };
  const result = sharePool(rules, { turnoverMinor: 1_000n, winners: {}, carriedMinor: { second: 7n } });
  expect(result.carriedMinor).toEqual({ first: 243n, second: 81n + 7n, third: 216n });
});

it('[10-11] pays fixed prizes that the fund does not hold from the house', () => {
  const result = sharePool(RULES, { turnoverMinor: 1_000n, winners: { fourth: one } });
  expect(result.prizes.fourth).toBe(960_000n);
  expect(result.toppedUpMinor).toBe(960_000n - 540n + 32n);
  expect(result.carriedMinor).toEqual({ first: 0n });
});

it('[10-11] every minor unit of every draw is paid, carried or reserved', () => {
  const entries = fc.tuple(fc.bigInt(0n, 500n), fc.constantFrom(1n, 2n)).map(([n, d]): Fraction => fraction(n, d));
  const tiers = fc.record({ first: entries, second: entries, third: entries, fourth: entries, fifth: entries });
  const amount = fc.bigInt(0n, 10n ** 13n);
  fc.assert(
    fc.property(
      amount,
      tiers,
      fc.record({ first: amount, third: amount }),
      amount,
      fc.constantFrom('same' as const, 'highest' as const),
      fc.constantFrom('fund' as const, 'rest' as const),
      (turnoverMinor, winners, carriedMinor, bonusMinor, unwon, sharesOf) => {
        const result = sharePool({ ...RULES, unwon, sharesOf }, { turnoverMinor, winners, carriedMinor, bonusMinor });
        return balanced(result, total(carriedMinor) + bonusMinor) && total(result.carriedMinor) >= 0n;
      },
    ),
  );
});
