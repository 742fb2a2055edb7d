import { isOutside, type RoundSums, returnBounds } from './return-bounds.ts';

/** A generator with a seed: the test is the same on every machine. */
function* uniform(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Rounds of a game that pays `win` times the stake with a probability, at stakes of 100. */
function played(rounds: number, win: number, probability: number, seed: number): RoundSums {
  const random = uniform(seed);
  const sums = { rounds, stakes: 0, payouts: 0, squaredStakes: 0, squaredPayouts: 0, products: 0 };
  for (let round = 0; round < rounds; round++) {
    const payout = random.next().value < probability ? 100 * win : 0;
    sums.stakes += 100;
    sums.payouts += payout;
    sums.squaredStakes += 10_000;
    sums.squaredPayouts += payout ** 2;
    sums.products += 100 * payout;
  }
  return sums;
}
const DEVIATIONS = 4;

it('[SY-13] rounds that pay as the theory says are within chance, for calm games and for wild ones', () => {
  for (let seed = 1; seed <= 40; seed++) {
    expect(isOutside(returnBounds(played(5_000, 2, 0.48, seed), 0.96, DEVIATIONS))).toBe(false);
    expect(isOutside(returnBounds(played(5_000, 96, 0.01, seed), 0.96, DEVIATIONS))).toBe(false);
  }
});

it('[SY-13] a calm game that pays 8 points more or less is found, where a wild one with that return is chance', () => {
  expect(isOutside(returnBounds(played(5_000, 2, 0.52, 7), 0.96, DEVIATIONS))).toBe(true);
  expect(isOutside(returnBounds(played(5_000, 2, 0.44, 7), 0.96, DEVIATIONS))).toBe(true);
  const [calm, wild] = [played(5_000, 2, 0.48, 7), played(5_000, 96, 0.01, 7)].map((sums) =>
    returnBounds(sums, 0.96, DEVIATIONS),
  );
  expect(wild!.high - wild!.low).toBeGreaterThan(5 * (calm!.high - calm!.low));
});

it('[SY-13] the bounds narrow with the number of rounds', () => {
  const width = (rounds: number) => {
    const { low, high } = returnBounds(played(rounds, 2, 0.48, 3), 0.96, DEVIATIONS);
    return high - low;
  };
  expect(width(500) / width(50_000)).toBeCloseTo(10, 0);
});
