import { depositSum, exceedsLimit } from './deposit-sum.ts';

/** Numbers that come out the same on every run: a linear congruential generator. */
function* numbers(seed: bigint): Generator<bigint> {
  for (let state = seed; ; ) {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    yield state >> 20n;
  }
}

describe('what a deposit costs', () => {
  it('fee and credited amount always make the amount sent; the fee is never above the exact one and less than a minor unit below', () => {
    const next = numbers(20261121n);
    const draw = (most: bigint) => next.next().value! % most;
    for (let round = 0; round < 2000; round += 1) {
      const amount = draw(10n ** 12n);
      const hundredths = draw(1000n);
      const fixed = draw(5000n);
      const { fee, credited } = depositSum(amount, { feeFixed: String(fixed), feePercent: Number(hundredths) / 100 });
      expect(fee + credited).toBe(amount);
      const above = (fixed - fee) * 10_000n + amount * hundredths;
      expect(above >= 0n && above < 10_000n).toBe(true);
    }
  });

  it('1.5 % of 100.01 is 1.50', () =>
    expect(depositSum(10001n, { feeFixed: '0', feePercent: 1.5 })).toEqual({ fee: 150n, credited: 9851n }));
});

describe('what the own limit leaves', () => {
  const limit = { period: 'd', amount: '100000', used: '40000', resetsAt: '2026-11-22T00:00:00Z' } as const;
  it.each([
    ['60001', true],
    ['60000', false],
  ])('%s is above it: %s', (amount, above) => expect(exceedsLimit(amount, limit)).toBe(above));
  it('without a limit nothing is above it', () => expect(exceedsLimit('5000000', null)).toBe(false));
});
