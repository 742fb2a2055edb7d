import fc from 'fast-check';
import { type ChaseInput, planChase, stepsOf } from './chase-plan.ts';

const input: ChaseInput = {
  kind: 'equal',
  draws: 5,
  first: 1,
  everyDraws: 1,
  profitPercent: 10,
  mostMultiple: 999,
  stake: 2_000n,
  payout: 32_167n,
};
const plan = (fields: Partial<ChaseInput>) => {
  const made = planChase({ ...input, ...fields });
  if ('fault' in made) throw new Error(made.fault.code);
  return made.steps;
};

it('[10-36] an equal plan shows what each draw costs and can win', () => {
  const steps = plan({ draws: 3 });
  expect(steps.map(({ multiple }) => multiple)).toEqual([1, 1, 1]);
  expect(steps.map(({ stakedSoFar }) => stakedSoFar)).toEqual([2_000n, 4_000n, 6_000n]);
  expect(steps.map(({ net }) => net)).toEqual([30_167n, 28_167n, 26_167n]);
});

it('[10-36] a doubling plan doubles after as many draws as chosen, up to the limit', () => {
  expect(plan({ kind: 'double', everyDraws: 2 }).map(({ multiple }) => multiple)).toEqual([1, 1, 2, 2, 4]);
  expect(planChase({ ...input, kind: 'double', draws: 12 })).toEqual({ fault: { code: 'TOO_HIGH', at: 10 } });
});

it('[10-36] a target plan has the smallest multiples that reach the profit', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 100_000n),
      fc.bigInt(1n, 10_000_000n),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 1, max: 60 }),
      (stake, payout, profitPercent, draws) => {
        const made = planChase({ ...input, kind: 'target', stake, payout, profitPercent, draws, mostMultiple: 1e9 });
        if ('fault' in made) {
          if (made.fault.code === 'UNREACHABLE')
            expect(payout * 100n).toBeLessThanOrEqual(stake * BigInt(100 + profitPercent));
          return;
        }
        const reaches = (net: bigint, staked: bigint) => net * 100n >= staked * BigInt(profitPercent);
        for (const [at, step] of made.steps.entries()) {
          expect(reaches(step.net, step.stakedSoFar)).toBe(true);
          if (step.multiple === 1) continue;
          const multiples = made.steps.slice(0, at).map(({ multiple }) => multiple);
          const less = stepsOf({ stake, payout }, [...multiples, step.multiple - 1]).at(-1)!;
          expect(reaches(less.net, less.stakedSoFar)).toBe(false);
        }
      },
    ),
  );
});
