import { estimate } from './estimate.ts';

const clause = (ratePercent: number, validBet: string, activeMembers = 0, profitLoss = '0') => ({
  ratePercent,
  validBet,
  activeMembers,
  profitLoss,
});
const LADDER = [clause(4, '5000', 2), clause(7.25, '10000', 3), clause(10, '20000', 5)];
const NOTHING = { costs: '0', carried: '0', lowers: '0' };

it('[12-03] counts the highest clause whose conditions all hold', () => {
  const of = (bet: bigint, members: number) => estimate('daily-salary', LADDER, NOTHING, { bet, members, loss: 0n });
  expect(of(4999n, 9)).toEqual({ reached: null, base: 4999n, amount: 0n });
  expect(of(5000n, 2)).toEqual({ reached: 1, base: 5000n, amount: 200n });
  expect(of(30000n, 4)).toEqual({ reached: 2, base: 30000n, amount: 2175n });
  expect(of(30000n, 5)).toEqual({ reached: 3, base: 30000n, amount: 3000n });
});

it('[12-03] pays a dividend on the loss after costs and carried wins, less what contracts below take', () => {
  const measured = { costs: '100', carried: '50', lowers: '20' };
  const of = (loss: bigint) =>
    estimate('dividend', [clause(10, '0', 0, '500')], measured, { bet: 0n, members: 0, loss });
  expect(of(499n)).toEqual({ reached: null, base: 349n, amount: 0n });
  expect(of(1150n)).toEqual({ reached: 1, base: 1000n, amount: 80n });
});
