import type { ContractClause } from '@atrium/contracts/agent-contracts';
import {
  hourlySalaryContracts,
  offerContract,
  processDividend,
  processHourlySalary,
} from '@atrium/contracts/agent-contracts';
import { contractStanding, whatIf } from '@atrium/contracts/contract-standing';
import fc from 'fast-check';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { agentTree } from '../rewards/testing/agent-tree.ts';
import { settleContracts } from './settle-contracts.ts';

let app: TestApp;
let tree: ReturnType<typeof agentTree>;
beforeAll(async () => {
  app = await testApp({ now: '2026-11-10T04:00:00Z' });
  tree = agentTree(app);
});
// No contract of one test is settled by the next one.
const endAll = () =>
  app.database.run(
    "UPDATE agent_contracts SET state = 'terminated', ended_at = settled_until, end_reason = 'terminated' WHERE state = 'accepted'",
  );
afterEach(endAll);
afterAll(() => app.close());

const clause = (ratePercent: number, more: Partial<ContractClause> = {}): ContractClause => ({
  ratePercent,
  validBet: '0',
  profitLoss: '0',
  activeMembers: 0,
  ...more,
});
/** Hours after a midnight in Manila. */
const hour = (at: number) => new Date(Date.parse('2026-11-09T16:00:00Z') + at * 3_600_000);

/** An agent, an agent right below it, and two members below that one. */
async function team() {
  const upline = await app.signedIn({ type: 1, balance: 9_000_000_000n });
  const agent = await app.signedIn({ type: 2, upline: upline.memberId });
  const members = [
    (await app.member({ upline: agent.memberId })).id,
    (await app.member({ upline: agent.memberId })).id,
  ];
  return { upline, agent, members };
}
const settleAt = async (at: Date) => {
  app.clock.set(at);
  await tree.accrueAll();
  await settleContracts(app.parts);
};
const billOf = (contractId: string) =>
  app.database.first<{ amount: string; clause: number | null; valid_bet: string; profit_loss: string; active: number }>(
    'SELECT amount, clause, valid_bet, profit_loss, active_members AS active FROM contract_settlements WHERE contract_id = $1 ORDER BY starts_at LIMIT 1',
    [contractId],
  );

it('[12-03] says of an offer what the bill of the last period would have been: what the engine billed for the same ladder', async () => {
  const amount = fc.nat(120_000);
  const round = fc.record({
    of: fc.nat(1),
    minute: fc.integer({ min: 1, max: 59 }),
    stake: fc.integer({ min: 1, max: 300_000 }),
    payout: fc.nat(150_000),
  });
  const ladder = fc
    .array(fc.record({ rate: fc.integer({ min: 1, max: 90 }), bet: amount, loss: amount, active: fc.nat(2) }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((steps) => {
      const rising = (values: number[]) => values.toSorted((a, b) => a - b);
      const [bets, losses, actives] = [
        rising(steps.map(({ bet }) => bet)),
        rising(steps.map(({ loss }) => loss)),
        rising(steps.map(({ active }) => active)),
      ];
      return rising(steps.map(({ rate }) => rate)).map((rate, n) =>
        clause((rate + n * 100) / 100, {
          validBet: String(bets[n]! + n),
          profitLoss: String(losses[n]!),
          activeMembers: actives[n]!,
        }),
      );
    });
  let start = 0;
  let paid = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('dividend', 'hourly-salary'),
      ladder,
      fc.array(round, { maxLength: 6 }),
      async (kind, clauses, rounds) => {
        // Each run has days of its own.
        await endAll();
        start += 48;
        const [from, to] = kind === 'dividend' ? [hour(start), hour(start + 24)] : [hour(start), hour(start + 1)];
        app.clock.set(from);
        const { upline, agent, members } = await team();
        const period = kind === 'dividend' ? { period: 'daily' as const } : {};
        const body = { memberId: agent.memberId, kind, clauses, ...period };
        const { value: offered } = await upline.call(offerContract, { body });
        const process = kind === 'dividend' ? processDividend : processHourlySalary;
        expect((await agent.call(process, { body: { contractId: offered.id, action: 'accept' } })).status).toBe(200);
        for (const { of, minute, stake, payout } of rounds)
          await tree.played(members[of]!, stake, { payout, closedAt: new Date(from.getTime() + minute * 60_000) });
        await settleAt(new Date(to.getTime() + 3 * 3_600_000));
        // The hours after the first have no play; the day's salary is asked for in the hour after it.
        app.clock.set(new Date(to.getTime() + 60_000));
        const bill = await billOf(offered.id);
        const again = await app.signedIn(upline.account);
        const { value } = await again.call(whatIf, { body });
        expect({
          amount: value.ended.amount,
          clause: value.ended.reached,
          valid_bet: value.ended.validBet,
          profit_loss: value.ended.profitLoss,
          active: value.ended.activeMembers,
        }).toEqual(bill);
        expect([value.ended.from, value.ended.to]).toEqual([from.toISOString(), to.toISOString()]);
        // Each clause for itself: as an offer of that clause alone, without conditions.
        const alone = await again.call(whatIf, { body: { ...body, clauses: [clause(clauses[0]!.ratePercent)] } });
        expect(value.ended.clauses[0]!.amount).toBe(alone.value.ended.amount);
        if (BigInt(bill!.amount) > 0n) paid += 1;
      },
    ),
    { numRuns: 10, seed: 18 },
  );
  expect(paid).toBeGreaterThan(3);
});

it('[12-03] takes off what contracts below come to where the house pays, and counts wins that are carried', async () => {
  app.clock.set('2026-12-21T16:00:00Z');
  await app.parts.settings.set('agents.contracts', { carry: 'once', payer: { dividend: 'platform' } });
  const { upline, agent, members } = await team();
  await app.database.run(
    `INSERT INTO agent_contracts (kind, upline_id, member_id, rate, period, clauses, payer, state, requested_at, answered_at, settled_until)
     SELECT 'dividend', $3, m, 20, 'daily', jsonb_build_array(jsonb_build_object('rate', rate, 'valid_bet', 0, 'profit_loss', 0, 'active_members', 0)),
            'platform', 'accepted', $4, $4, $4 FROM (VALUES ($1::bigint, 200000), ($2::bigint, 50000)) AS v (m, rate)`,
    [upline.memberId, agent.memberId, null, app.clock.now()],
  );
  // The players win 10,000 on the first day and lose 100,000 on the second.
  await tree.played(members[0]!, 10_000, { payout: 20_000, closedAt: new Date('2026-12-22T10:00:00Z') });
  await settleAt(new Date('2026-12-22T19:00:00Z'));
  await tree.played(members[0]!, 100_000, { closedAt: new Date('2026-12-23T10:00:00Z') });
  await settleAt(new Date('2026-12-23T19:00:00Z'));
  const top = await app.signedIn(upline.account);
  const own = await app.database.first<{ id: string }>('SELECT id FROM agent_contracts WHERE member_id = $1', [
    upline.memberId,
  ]);
  const { ended } = (await top.call(contractStanding, { params: { id: own!.id } })).value;
  expect(ended).toMatchObject({ carried: '10000', base: '90000', lowers: '4500', amount: '13500', reached: 1 });
  expect(ended.clauses).toEqual([{ reached: true, gross: '18000', amount: '13500' }]);
  const billed = await app.database.first(
    'SELECT amount FROM contract_settlements WHERE contract_id = $1 ORDER BY starts_at DESC LIMIT 1',
    [own!.id],
  );
  expect(billed).toEqual({ amount: '13500' });
  await app.parts.settings.set('agents.contracts', {});
});

it('[12-03] measures the period that runs from the start of the contract, and says what is reached so far', async () => {
  app.clock.set('2027-01-01T04:30:00Z');
  const { upline, agent, members } = await team();
  await tree.played(members[0]!, 700_000, { closedAt: new Date('2027-01-01T04:10:00Z') });
  const clauses = [clause(1, { validBet: '10000' }), clause(2, { validBet: '10000', activeMembers: 2 })];
  const body = { memberId: agent.memberId, kind: 'hourly-salary' as const, clauses };
  const { value: offered } = await upline.call(offerContract, { body });
  await agent.call(processHourlySalary, { body: { contractId: offered.id, action: 'accept' } });
  await tree.played(members[0]!, 50_000, { closedAt: new Date('2027-01-01T04:40:00Z') });
  app.clock.set('2027-01-01T04:41:00Z');
  await tree.accrueAll();
  const params = { id: offered.id };
  const { running } = (await agent.call(contractStanding, { params })).value;
  expect(running.from).toBe((await agent.call(hourlySalaryContracts)).value.contracts[0]!.answeredAt);
  expect(running).toMatchObject({
    to: '2027-01-01T05:00:00.000Z',
    validBet: '50000',
    activeMembers: 1,
    reached: 1,
    amount: '500',
    clauses: [{ reached: true }, { reached: false, amount: '1000' }],
  });
  // Both sides see it, nobody else does.
  expect((await upline.call(contractStanding, { params })).value.running).toEqual(running);
  expect((await (await app.signedIn({ type: 1 })).call(contractStanding, { params })).error?.code).toBe('NOT_FOUND');
});

it('[12-03] [12-09] measures only what may be offered, to whom it may be offered', async () => {
  app.clock.set('2027-01-02T04:30:00Z');
  const { upline, agent, members } = await team();
  const refused = async (memberId: string, more: object = {}) => {
    const body = { memberId, kind: 'daily-salary' as const, clauses: [clause(1)], ...more };
    return (await upline.call(whatIf, { body })).error?.code;
  };
  expect(await refused(agent.memberId)).toBeUndefined();
  expect(await refused(members[0]!)).toBe('NOT_IN_DOWNLINE');
  expect(await refused(agent.memberId, { clauses: [clause(2), clause(1)] })).toBe('CONTRACT_CLAUSE');
  await app.parts.settings.set('agents.contracts', { lossShare: false });
  expect(await refused(agent.memberId, { kind: 'dividend' })).toBe('LOSS_SHARE_OFF');
  await app.parts.settings.set('agents.contracts', {});
  await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [
    agent.memberId,
    app.clock.now(),
  ]);
  expect(await refused(agent.memberId)).toBe('OFFER_UNAVAILABLE');
});
