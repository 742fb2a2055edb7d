import { bill, openDispute } from '@atrium/contracts/agent-bills';
import { consolidated } from '@atrium/contracts/contract-flags';
import { dividendContracts, offerContract, processDividend } from '@atrium/contracts/agent-contracts';
import { settleContracts } from '../../agent-contracts/settle-contracts.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp({ now: '2026-11-10T04:00:00Z' });
});
afterAll(() => operators.close());

/** An agent with an unpaid bill of 500 from an upline without money. */
async function billed() {
  const { app } = operators;
  const upline = await app.signedIn({ type: 1 });
  const agent = await app.signedIn({ type: 2, upline: upline.memberId });
  const row = await app.database.first<{ id: string }>(
    `WITH c AS (
       INSERT INTO agent_contracts (kind, upline_id, member_id, rate, period, requested_at, answered_at, settled_until, state)
       VALUES ('daily-salary', $1, $2, 1, 'daily', $3, $3, $3, 'accepted') RETURNING id)
     INSERT INTO contract_settlements (contract_id, starts_at, ends_at, valid_bet, profit_loss, active_members, amount, state)
     SELECT id, $3::timestamptz - interval '1 day', $3, 50000, -100, 1, 500, 'insufficient' FROM c RETURNING id`,
    [upline.memberId, agent.memberId, app.clock.now()],
  );
  const id = `contract-${row!.id}`;
  await agent.call(openDispute, { params: { id }, body: { reason: 'a bet of Sunday is missing' } });
  const dispute = (await operators.ask('GET', '/ops/agents/disputes')).value.find(
    ({ billId }: { billId: string }) => billId === id,
  );
  return { agent, upline, id, dispute };
}
const cashOf = async (memberId: string) =>
  (
    await operators.app.database.first<{ posted: string }>(
      "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
      [memberId],
    )
  )?.posted ?? '0';
const answer = (id: string, body: object) =>
  operators.ask('POST', `/ops/agents/disputes/${id}/answer`, { answer: 'checked', reason: 'checked', ...body });

it('[12-10] [12-13] answers a dispute at once without money, the agent reads the answer, and the payment goes on', async () => {
  const { agent, upline, id, dispute } = await billed();
  const { app } = operators;
  await app.database.rows(
    "SELECT ledger_post($1, 'deposit', $2, 'test', 'funds', '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-800::bigint, 800::bigint])",
    [app.clock.now(), upline.memberId],
  );
  await settleContracts(app.parts);
  expect(await cashOf(agent.memberId)).toBe('0');
  expect(dispute).toMatchObject({ account: agent.account, openedBy: agent.account, due: '500', state: 'open' });
  expect((await answer(dispute.id, { outcome: 'rejected', amount: '100' })).status).toBe(400);
  expect((await answer(dispute.id, { outcome: 'rejected', answer: 'That bet was void.' })).value).toEqual({
    approval: null,
  });
  expect((await agent.call(bill, { params: { id } })).value).toMatchObject({
    held: false,
    disputes: [{ state: 'rejected', answer: 'That bet was void.', amount: '0' }],
  });
  expect((await answer(dispute.id, { outcome: 'rejected' })).value.code).toBe('UNKNOWN_CHANGE');
  await settleContracts(app.parts);
  expect([await cashOf(upline.memberId), await cashOf(agent.memberId)]).toEqual(['300', '500']);
});

it('[12-10] [12-13] credits an upheld dispute once, after a second operator has approved', async () => {
  const { agent, id, dispute } = await billed();
  const { value } = await answer(dispute.id, { outcome: 'upheld', amount: '120', answer: 'The bet is paid now.' });
  expect(await cashOf(agent.memberId)).toBe('0');
  const waits = async () =>
    (await operators.ask('GET', '/ops/agents/disputes')).value.find(({ billId }: { billId: string }) => billId === id)
      .waits;
  expect([dispute.waits, await waits()]).toEqual([false, true]);
  const approve = (who: 'operator' | 'approver') =>
    operators.ask('POST', `/ops/changes/${value.approval.id}/approve`, {}, who);
  expect((await approve('operator')).status).toBe(403);
  const both = await Promise.all([approve('approver'), approve('approver')]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await cashOf(agent.memberId)).toBe('120');
  expect(await waits()).toBe(false);
  expect((await agent.call(bill, { params: { id } })).value).toMatchObject({
    held: false,
    disputes: [{ state: 'upheld', amount: '120' }],
  });
  expect((await verifyLedger(operators.app.database)).failures).toEqual([]);
});

it('[12-10] [12-13] shows operators the calculation and the payments that the agent sees', async () => {
  const { agent, upline, id } = await billed();
  const { app } = operators;
  await app.database.run(
    `INSERT INTO contract_settlement_lines (settlement_id, line, kind, ref, basis, rate_ppm, micro)
     VALUES (substr($1, 10)::bigint, 1, 'clause', 1, 50000, 10000, 500000000)`,
    [id],
  );
  const own = (await agent.call(bill, { params: { id } })).value;
  const seen = (await operators.ask('GET', `/ops/agents/bills/${id}`)).value;
  expect(seen).toMatchObject({ account: agent.account, payerAccount: upline.account, due: '500', payments: [] });
  expect(seen.lines).toEqual(own.lines);
  expect(seen.lines).toMatchObject([{ kind: 'clause', basis: '50000', ratePpm: 10_000, micro: '500000000' }]);
  expect((await operators.ask('GET', '/ops/agents/bills/contract-999999')).value.code).toBe('UNKNOWN_BILL');
});

it('[12-13] shows operators line, rates, contracts, bills and quotas of an agent', async () => {
  const { agent, upline, id } = await billed();
  await operators.app.database.run(
    'UPDATE members SET prize_group = 1930, rebate_rates = \'{"RNG": 5000}\' WHERE id = $1',
    [agent.memberId],
  );
  const quota = { account: upline.account, group: 1900, most: 3, reason: 'a good partner' };
  expect((await operators.ask('POST', '/ops/agents/quotas', quota)).status).toBe(200);
  const tree = (await operators.ask('GET', `/ops/agents/tree?account=${upline.account.toUpperCase()}`)).value;
  expect(tree).toMatchObject({
    line: [upline.account],
    agent: { account: upline.account, direct: 1, below: 1 },
    direct: [{ account: agent.account, group: 1930, rates: { RNG: 0.5 } }],
    contracts: [{ kind: 'daily-salary', with: agent.account, paid: false, state: 'accepted' }],
    quotas: [{ group: 1900, most: 3, used: 1, own: true }],
  });
  const tops = (await operators.ask('GET', '/ops/agents/tree')).value.direct;
  expect(tops.map(({ account }: { account: string }) => account)).toContain(upline.account);
  const [first] = (await operators.ask('GET', `/ops/agents/bills?account=${agent.account}`)).value;
  expect(first).toMatchObject({ id, payerAccount: upline.account, due: '500', dispute: 'open' });
});

it('[12-13] ends and refuses dividends on losses where the jurisdiction does not allow them', async () => {
  const { app } = operators;
  const upline = await app.signedIn({ type: 1 });
  const agent = await app.signedIn({ type: 2, upline: upline.memberId });
  const offer = () =>
    upline.call(offerContract, { body: { memberId: agent.memberId, kind: 'dividend', ratePercent: 2 } });
  const contractId = (await offer()).value.id;
  const accept = () => agent.call(processDividend, { body: { contractId, action: 'accept' } });
  await operators.change('agents.contracts', { lossShare: false });
  expect((await accept()).error?.code).toBe('LOSS_SHARE_OFF');
  await settleContracts(app.parts);
  expect((await agent.call(dividendContracts)).value.contracts).toMatchObject([
    { id: contractId, state: 'terminated', endReason: 'loss-share-off' },
  ]);
  expect((await offer()).error?.code).toBe('LOSS_SHARE_OFF');
  // The feature that is switched on for an account is off as well, so that no page, offer or text of it is shown.
  await app.database.run(
    'UPDATE members SET details = details || \'{"contracts": {"dividend": true}}\' WHERE id = $1',
    [upline.memberId],
  );
  const dividends = async () => (await upline.call(consolidated)).value.divtypeinfo;
  expect(await dividends()).toBe('0');
  const house = { account: upline.account, kind: 'dividend', clauses: [{ ratePercent: 1 }], reason: 'a partner' };
  expect((await operators.ask('POST', '/ops/agents/contracts', house)).status).toBe(400);
  await operators.change('agents.contracts', {});
  expect(await dividends()).toBe('1');
});

it('[12-09] sends no offer to a downline on a break', async () => {
  const { app } = operators;
  const upline = await app.signedIn({ type: 1 });
  const agent = await app.signedIn({ type: 2, upline: upline.memberId });
  await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [
    agent.memberId,
    app.clock.now(),
  ]);
  const body = { memberId: agent.memberId, kind: 'daily-salary' as const, ratePercent: 2 };
  expect((await upline.call(offerContract, { body })).error?.code).toBe('OFFER_UNAVAILABLE');
  expect(await app.database.rows('SELECT 1 FROM agent_contracts WHERE member_id = $1', [agent.memberId])).toEqual([]);
  // Nor does an operator's mailing of offers reach it, whose segment names the tree.
  const segment = { accounts: [upline.account, agent.account] };
  const mailing = { category: 'offer', email: false, segment };
  expect((await operators.ask('POST', '/ops/mailings/preview', mailing)).value).toMatchObject({
    members: 2,
    restricted: 1,
    reached: 1,
  });
});
