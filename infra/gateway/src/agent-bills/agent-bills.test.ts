import * as calls from '@atrium/contracts/agent-bills';
import type { StoredClause } from '../agent-contracts/agent-contracts.repository.ts';
import { settleContracts } from '../agent-contracts/settle-contracts.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { agentTree } from '../rewards/testing/agent-tree.ts';
import { closeAgentRebates } from '../rewards/close-agent-rebates.ts';
import { payDueBenefits } from '../rewards/pay-benefits.ts';

const START = '2026-11-10T04:00:00Z';
const MICRO = 1_000_000n;
let app: TestApp;
let tree: ReturnType<typeof agentTree>;
beforeEach(async () => {
  app = await testApp({ now: START });
  tree = agentTree(app);
});
afterEach(() => app.close());

const step = (rate: number): StoredClause => ({ rate, valid_bet: '0', profit_loss: '0', active_members: 0 });
async function contract(member: string, rate: number, upline: string | null = null): Promise<void> {
  await app.database.run(
    `INSERT INTO agent_contracts (kind, upline_id, member_id, rate, period, clauses, payer, state, requested_at, answered_at, settled_until)
     VALUES ('hourly-salary', $1, $2, $3::numeric / 10000, 'hourly', $4, $5, 'accepted', $6, $6, $6)`,
    [upline, member, rate, JSON.stringify([step(rate)]), upline ? 'upline' : 'platform', app.clock.now()],
  );
}
async function settledAt(at: string): Promise<void> {
  app.clock.set(at);
  await tree.accrueAll();
  await settleContracts(app.parts);
}
type Visitor = Awaited<ReturnType<TestApp['signedIn']>>;
const newest = async (visitor: Visitor, scope: 'own' | 'payable' | 'team' = 'own') =>
  (await visitor.call(calls.bills, { query: { scope } })).value;
const detail = async (visitor: Visitor, id: string) => (await visitor.call(calls.bill, { params: { id } })).value;

it('[12-10] lists own bills and those of the team, and explains each to the millionth of a unit', async () => {
  const top = await app.signedIn({ type: 1 });
  const below = await app.signedIn({ type: 2, upline: top.memberId });
  const member = await tree.account({ upline: below.memberId, type: 0 });
  await contract(top.memberId, 20_000);
  await contract(below.memberId, 5_000);
  await tree.played(member, 100_033, { closedAt: new Date('2026-11-10T04:10:00Z') });
  await settledAt('2026-11-10T05:00:00Z');
  const { items, totals } = await newest(top);
  expect(items).toMatchObject([{ kind: 'hourly-salary', payer: 'platform', due: '1500', paid: '1500', state: 'paid' }]);
  expect(totals).toEqual({ due: '1500', paid: '1500' });
  const bill = await detail(top, items[0]!.id);
  expect(bill.lines).toMatchObject([
    { kind: 'clause', ref: '1', basis: '100033', ratePpm: 20_000, micro: '2000660000' },
    { kind: 'lower', account: below.account, micro: '-500165000' },
  ]);
  const sum = bill.lines.reduce((all, { micro }) => all + BigInt(micro), 0n);
  expect(sum).toBe(BigInt(bill.due) * MICRO + BigInt(bill.carriedOutMicro));
  expect(bill.payments).toMatchObject([{ amount: '1500' }]);
  const [team] = (await newest(top, 'team')).items;
  expect(team).toMatchObject({ account: below.account, due: '500' });
  expect((await detail(top, team!.id)).mayDispute).toBe(false);
  expect((await below.call(calls.bill, { params: { id: items[0]!.id } })).error?.code).toBe('NOT_FOUND');
});

it('[12-10] says what the floor at nothing adds where the contracts below come to more than the own', async () => {
  const top = await app.signedIn({ type: 1 });
  const below = await tree.account({ upline: top.memberId });
  const member = await tree.account({ upline: below, type: 0 });
  await contract(top.memberId, 1_000);
  await contract(below, 5_000);
  await tree.played(member, 100_000, { closedAt: new Date('2026-11-10T04:10:00Z') });
  await settledAt('2026-11-10T05:00:00Z');
  const { lines } = await detail(top, (await newest(top)).items[0]!.id);
  expect(lines.map(({ kind, micro }) => [kind, micro])).toEqual([
    ['clause', '100000000'],
    ['lower', '-500000000'],
    ['floor', '400000000'],
  ]);
});

it('[12-10] explains rebates by category and direct downline, with corrections of earlier days', async () => {
  const agent = await app.signedIn({ type: 1 });
  await app.parts.settings.set('agents.rebates', { period: 'day' });
  await app.database.run('UPDATE members SET rebate_rates = \'{"RNG": 10000}\' WHERE id = $1', [agent.memberId]);
  const member = await tree.account({ upline: agent.memberId, type: 0 });
  const first = await tree.played(member, 50_000);
  await tree.accrueAll();
  app.clock.set('2026-11-12T04:00:00Z');
  while (await closeAgentRebates(app.parts));
  await payDueBenefits(app.parts);
  await tree.corrected(first, 'void');
  await tree.played(member, 200_050);
  await tree.accrueAll();
  app.clock.set('2026-11-14T04:00:00Z');
  while (await closeAgentRebates(app.parts));
  const { items } = (await agent.call(calls.bills, { query: { kind: 'rebate' } })).value;
  const corrected = await detail(agent, items.find(({ due }) => due === '1500')!.id);
  expect(corrected.lines).toMatchObject([
    { kind: 'rebate', detail: 'RNG', basis: '200050', ratePpm: 10_000, micro: '2000500000' },
    { kind: 'correction', detail: 'RNG', basis: '-50000', micro: '-500000000' },
  ]);
  expect(corrected.carriedOutMicro).toBe('500000');
});

it('[12-10] holds what is not paid while a bill is disputed, once at a time, and pays it afterwards', async () => {
  const payer = await app.signedIn({ type: 1, balance: 100n });
  const agent = await app.signedIn({ type: 2, upline: payer.memberId });
  const member = await tree.account({ upline: agent.memberId, type: 0 });
  await contract(agent.memberId, 10_000, payer.memberId);
  await tree.played(member, 50_000, { closedAt: new Date('2026-11-10T04:10:00Z') });
  await settledAt('2026-11-10T05:00:00Z');
  const [bill] = (await newest(payer, 'payable')).items;
  expect(bill).toMatchObject({ account: agent.account, due: '500', paid: '100', state: 'insufficient' });
  const dispute = (by: Visitor) =>
    by.call(calls.openDispute, { params: { id: bill!.id }, body: { reason: 'we agreed on less turnover' } });
  const opened = (await dispute(payer)).value;
  expect(opened).toMatchObject({
    held: true,
    dispute: 'open',
    mayDispute: false,
    disputes: [{ mine: true, state: 'open' }],
  });
  expect((await dispute(agent)).error?.code).toBe('BILL_STATE');
  await app.database.rows(
    "SELECT ledger_post($1, 'deposit', $2, 'test', 'more', '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-1000::bigint, 1000::bigint])",
    [app.clock.now(), payer.memberId],
  );
  await settleContracts(app.parts);
  expect(await tree.cashOf(agent.memberId)).toBe('100');
  const withdraw = (by: Visitor) => by.call(calls.withdrawDispute, { params: { id: bill!.id } });
  expect((await withdraw(agent)).error?.code).toBe('BILL_STATE');
  expect((await withdraw(payer)).value).toMatchObject({ held: false, dispute: 'withdrawn' });
  await settleContracts(app.parts);
  expect(await tree.cashOf(agent.memberId)).toBe('500');
  app.clock.set('2027-02-10T04:00:00Z');
  const later = await app.signedIn(payer.account);
  expect(
    (await later.call(calls.openDispute, { params: { id: bill!.id }, body: { reason: 'far too late for this' } })).error
      ?.code,
  ).toBe('BILL_STATE');
});

it('[12-10] holds a rebate that is not paid while its bill is disputed, and pays it once afterwards', async () => {
  const agent = await app.signedIn({ type: 1 });
  await app.parts.settings.set('agents.rebates', { period: 'day' });
  await app.database.run('UPDATE members SET rebate_rates = \'{"RNG": 10000}\' WHERE id = $1', [agent.memberId]);
  const member = await tree.account({ upline: agent.memberId, type: 0 });
  await tree.played(member, 50_000);
  await tree.accrueAll();
  app.clock.set('2026-11-12T04:00:00Z');
  while (await closeAgentRebates(app.parts));
  const again = await app.signedIn(agent.account);
  const [bill] = (await again.call(calls.bills, { query: { kind: 'rebate' } })).value.items;
  expect(bill).toMatchObject({ due: '500', paid: '0', state: 'waiting', held: false });
  const params = { id: bill!.id };
  const body = { reason: 'a day of bets is missing' };
  expect((await again.call(calls.openDispute, { params, body })).value).toMatchObject({ held: true, state: 'waiting' });
  expect(await payDueBenefits(app.parts)).toBe(0);
  expect(await tree.cashOf(agent.memberId)).toBe('0');
  expect((await again.call(calls.withdrawDispute, { params })).value.held).toBe(false);
  expect([await payDueBenefits(app.parts), await payDueBenefits(app.parts)]).toEqual([1, 0]);
  expect(await tree.cashOf(agent.memberId)).toBe('500');
  // What is paid cannot be held any more, only disputed.
  expect((await again.call(calls.openDispute, { params, body })).value).toMatchObject({ held: false, paid: '500' });
});
