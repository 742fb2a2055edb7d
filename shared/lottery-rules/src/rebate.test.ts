import fc from 'fast-check';
import { add, fraction, ONE, ZERO } from './fraction.ts';
import { HOUSE } from './house.ts';
import { exampleOf } from './play.ts';
import { returnOf } from './price.ts';
import { type GroupBet, groupShares, rebatesOf, selfRebateOf } from './rebate.ts';
import { elevenFivePlays } from './rules/eleven-five/eleven-five.ts';
import { sscPlays } from './rules/ssc/ssc.ts';

const share = (n: number, d = 2000) => fraction(BigInt(n), BigInt(d));

/** Chains of agents whose groups do not fall on the way up, as the agent tree keeps them. */
const bets: fc.Arbitrary<GroupBet> = fc
  .tuple(
    fc.constantFrom(2000, 1980),
    fc.array(fc.integer({ min: 1700, max: 1980 }), { minLength: 1, maxLength: 8 }),
    fc.integer({ min: 0, max: 300 }),
    fc.option(fc.integer({ min: 1500, max: 1980 }), { nil: undefined }),
  )
  .map(([base, groups, lower, cap]) => {
    const chain = [...groups].sort((a, b) => a - b);
    return { base, chain, chosen: Math.max(chain[0]! - lower, 0), cap };
  });

it('[10-13] self-rebate and uplines’ rebates telescope to the top group, and all parts are the whole', () => {
  fc.assert(
    fc.property(bets, (bet) => {
      const { payout, self, uplines, house } = groupShares(bet);
      const rebates = uplines.reduce(add, self);
      expect(rebates).toEqual(share(bet.chain.at(-1)! - bet.chosen, bet.base));
      expect([payout, rebates, house].reduce(add, ZERO)).toEqual(ONE);
      const capped = Math.max(bet.chosen - (bet.cap ?? bet.chosen), 0);
      expect(house).toEqual(share(bet.base - bet.chain.at(-1)! + capped, bet.base));
    }),
    { numRuns: 500, seed: 1013 },
  );
});

it('[10-13] self-rebate and chain are the share of the whole chain to the minor unit, and nobody gets more by small tickets', () => {
  fc.assert(
    fc.property(
      bets,
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 6 }),
      (bet, stakes) => {
        const of = (stake: bigint) => {
          const { selfMinor, uplinesMinor } = rebatesOf(stake, groupShares(bet));
          for (const amount of [selfMinor, ...uplinesMinor]) expect(amount).toBeGreaterThanOrEqual(0n);
          const all = uplinesMinor.reduce((sum, amount) => sum + amount, selfMinor);
          expect(all).toBe((stake * BigInt(bet.chain.at(-1)! - bet.chosen)) / BigInt(bet.base));
          expect(selfMinor).toBe(selfRebateOf(stake, { base: bet.base, own: bet.chain[0]!, chosen: bet.chosen }));
          return { selfMinor, all };
        };
        const parts = stakes.map(of);
        const whole = of(stakes.reduce((sum, stake) => sum + stake));
        expect(parts.reduce((sum, { selfMinor }) => sum + selfMinor, 0n)).toBeLessThanOrEqual(whole.selfMinor);
        expect(parts.reduce((sum, { all }) => sum + all, 0n)).toBeLessThanOrEqual(whole.all);
      },
    ),
    { numRuns: 500, seed: 1014 },
  );
});

it('[10-13] a stake whose rebate is under a minor unit brings none', () => {
  // Half a unit and more: rounded up, 0.08 at group 1800 of 2000 would return 102.5 per cent.
  expect(selfRebateOf(8n, { base: 2000, own: 1950, chosen: 1800 })).toBe(0n);
  expect(selfRebateOf(14n, { base: 2000, own: 1950, chosen: 1800 })).toBe(1n);
});

it('[10-13] splits the example of 1950 under 1960 and 1980, with 1900 chosen', () => {
  const shares = groupShares({ base: 2000, chosen: 1900, chain: [1950, 1960, 1960, 1980] });
  expect(shares).toEqual({
    payout: share(1900),
    self: share(50),
    uplines: [share(10), share(0), share(20)],
    house: share(20),
  });
  expect(rebatesOf(20_000n, shares)).toEqual({ selfMinor: 500n, uplinesMinor: [100n, 0n, 200n] });
});

it('[10-13] an upline with a lower group gets nothing, and the next one only what is above both', () => {
  const { uplines, house } = groupShares({ base: 2000, chosen: 1950, chain: [1950, 1940, 1960] });
  expect(uplines).toEqual([share(0), share(10)]);
  expect(house).toEqual(share(40));
});

it('[10-13] the price of a play returns the payout’s share, with the cap of the play', () => {
  const direct = sscPlays(HOUSE).find(({ code }) => code === 'five-direct')!;
  const group = { base: 2000, group: 1950, caps: { 'five-direct': 1800 } };
  const { payout } = groupShares({ base: 2000, chosen: 1950, cap: 1800, chain: [1950] });
  expect(returnOf(direct, exampleOf(direct), { group })).toEqual(payout);
  expect(payout).toEqual(share(1800));
  const any = elevenFivePlays().find(({ code }) => code === 'any-5')!;
  expect(returnOf(any, exampleOf(any), { group: { base: 1980, group: 1900 } })).toEqual(
    groupShares({ base: 1980, chosen: 1900, chain: [1930] }).payout,
  );
});

it('[10-13] refuses a group above the own one, and one that is no group', () => {
  expect(() => groupShares({ base: 2000, chosen: 1951, chain: [1950] })).toThrow(
    'Group 1951 is above the own group 1950.',
  );
  expect(() => groupShares({ base: 1980, chosen: 1900, chain: [1990] })).toThrow('1990 is no group of 1980.');
  expect(() => groupShares({ base: 2000, chosen: 1900, chain: [] })).toThrow(RangeError);
});
