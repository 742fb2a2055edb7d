import { dailySalaryContracts, offerContract, processDailySalary } from '@atrium/contracts/agent-contracts';
import { settleContracts } from '../../agent-contracts/settle-contracts.ts';
import { agentTree } from '../../rewards/testing/agent-tree.ts';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp({ now: '2026-11-10T04:00:00Z' });
});
afterAll(() => operators.close());

const CLAUSES = [
  { ratePercent: 1, validBet: '10000' },
  { ratePercent: 2, validBet: '50000' },
];
const request = (account: string, clauses: object[] = CLAUSES) =>
  operators.ask('POST', '/ops/agents/contracts', { account, kind: 'daily-salary', clauses, reason: 'a new partner' });
const approve = (id: string, who: 'operator' | 'approver' = 'approver') =>
  operators.ask('POST', `/ops/changes/${id}/approve`, {}, who);

it('[12-05] [12-13] offers an agent at the top a contract that the house pays, after a second operator has approved', async () => {
  const { app } = operators;
  const tree = agentTree(app);
  await app.parts.settings.set('agents.contracts', { payer: { 'daily-salary': 'platform' } });
  const top = await app.signedIn({ type: 1 });
  const agent = await app.signedIn({ type: 2, upline: top.memberId });
  const { status, value } = await request(top.account);
  expect([status, value.approval.subject]).toEqual([200, `${top.account}:daily-salary`]);
  expect((await approve(value.approval.id, 'operator')).status).toBe(403);
  expect((await approve(value.approval.id)).status).toBe(200);
  const [offered] = (await top.call(dailySalaryContracts)).value.contracts;
  expect(offered).toMatchObject({ account: '', payer: 'platform', state: 'requested', ratePercent: 2 });
  await top.call(processDailySalary, { body: { contractId: offered!.id, action: 'accept' } });
  const body = { memberId: agent.memberId, kind: 'daily-salary' as const, ratePercent: 0.5, periodValidBet: '20000' };
  const below = (await top.call(offerContract, { body })).value;
  expect(below.payer).toBe('platform');
  await agent.call(processDailySalary, { body: { contractId: below.id, action: 'accept' } });
  await tree.played(agent.memberId, 60_000, { closedAt: new Date('2026-11-10T08:00:00Z') });
  app.clock.set('2026-11-10T18:00:00Z');
  await tree.accrueAll();
  await settleContracts(app.parts);
  // Two per cent for both: half a per cent for the agent, the rest for the one above.
  expect([await tree.cashOf(top.memberId), await tree.cashOf(agent.memberId)]).toEqual(['900', '300']);
});

it('[12-13] refuses ladders that do not rise, and accounts that are not at the top', async () => {
  const { app } = operators;
  const top = await app.signedIn({ type: 1 });
  const agent = await app.member({ type: 2, upline: top.memberId });
  expect((await request(top.account, [...CLAUSES].reverse())).value.code).toBe('BAD_REQUEST');
  expect((await request(agent.account)).value.code).toBe('BAD_REQUEST');
  expect((await request('nobody-here')).value.code).toBe('UNKNOWN_MEMBER');
});
