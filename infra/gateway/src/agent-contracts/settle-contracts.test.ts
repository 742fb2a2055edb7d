import * as calls from '@atrium/contracts/agent-contracts';
import { balance } from '@atrium/contracts/wallet';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OperatorTestApp, operatorTestApp } from '../operators/testing/operator-test-app.ts';
import { lockWait } from '../platform/testing/lock-wait.ts';
import type { TestApp } from '../platform/testing/test-app.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { accrue } from '../rewards/accrue.ts';
import { settleContracts } from './settle-contracts.ts';

let operators: OperatorTestApp;
let app: TestApp;
beforeAll(async () => {
  // Noon in Manila.
  operators = await operatorTestApp({ now: '2026-11-10T04:00:00Z' });
  app = operators.app;
});
afterEach(async () => {
  await app.database.run(
    "UPDATE agent_contracts SET state = 'terminated', ended_at = settled_until, end_reason = 'terminated' WHERE state = 'accepted'",
  );
  // Nothing that a test leaves unpaid is paid by the next one.
  await app.database.run(
    "UPDATE contract_settlements SET state = 'not-reached', amount = 0 WHERE state IN ('waiting', 'insufficient')",
  );
  await app.database.run('UPDATE accrual_state SET agents_until = NULL');
  app.clock.set(new Date('2026-11-10T04:00:00Z'));
});
afterAll(() => operators.close());

type Someone = Awaited<ReturnType<TestApp['signedIn']>>;
let rounds = 0;
const played = (who: Someone, at: string, stake: number, payout = 0) =>
  app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
     VALUES ('T', $1, $2, 'T-1', 'RNG', 'PHP', $3, $4, CASE WHEN $4::bigint > 0 THEN 'won' ELSE 'lost' END, $5, $5)`,
    [`r${++rounds}`, who.memberId, stake, payout, at],
  );

const PROCESS = {
  dividend: calls.processDividend,
  'daily-salary': calls.processDailySalary,
  'hourly-salary': calls.processHourlySalary,
  'real-time-salary': calls.processRealTimeSalary,
};
const settlements = async (contractId: string) => {
  const rows = await app.database.rows<{ amount: string; state: string }>(
    'SELECT amount, state FROM contract_settlements WHERE contract_id = $1 ORDER BY starts_at',
    [contractId],
  );
  return rows.map(({ amount, state }) => `${amount} ${state}`);
};

async function pair(kind: calls.ContractKind, ratePercent: number, means = 1_000_000n, more = {}) {
  const upline = await app.signedIn({ type: 1, balance: means });
  const agent = await app.signedIn({ type: 2, upline: upline.memberId });
  const member = await app.signedIn({ upline: agent.memberId });
  const { value } = await upline.call(calls.offerContract, {
    body: { memberId: agent.memberId, kind, ratePercent, ...more },
  });
  const process = PROCESS[kind];
  expect((await agent.call(process, { body: { contractId: value.id, action: 'accept' } })).status).toBe(200);
  const settle = async (at: string) => {
    app.clock.set(new Date(at));
    while (await accrue(app.parts));
    await settleContracts(app.parts);
    return await settlements(value.id);
  };
  /** Offers a contract and accepts it at `at`; returns its ID. */
  const replace = async (at: string, rate: number) => {
    app.clock.set(new Date(at));
    const body = { memberId: agent.memberId, kind, ratePercent: rate, ...more };
    const { id } = (await (await app.signedIn(upline.account)).call(calls.offerContract, { body })).value;
    await (await app.signedIn(agent.account)).call(process, { body: { contractId: id, action: 'accept' } });
    return id;
  };
  const end = async (at: string) => {
    app.clock.set(new Date(at));
    const { value: ended } = await (await app.signedIn(upline.account)).call(process, {
      body: { contractId: value.id, action: 'terminate' },
    });
    expect(ended.contract.endedAt).toContain(at.slice(0, 19));
  };
  const cash = async (who: Someone) => (await (await app.signedIn(who.account)).call(balance)).value.cash;
  return { contractId: value.id, upline, agent, member, settle, replace, end, cash };
}

it('[9-39] settles a real-time salary every five minutes, from the upline, once', async () => {
  const { upline, agent, member, settle, cash } = await pair('real-time-salary', 2);
  await played(member, '2026-11-10T04:03:00Z', 10_000);
  await played(agent, '2026-11-10T04:04:59.999Z', 5_000, 7_000);
  await played(member, '2026-11-10T04:05:00Z', 50_000);
  expect(await settle('2026-11-10T04:04:59Z')).toEqual([]);
  expect(await settle('2026-11-10T04:05:00Z')).toEqual(['300 paid']);
  expect(await settle('2026-11-10T04:05:01Z')).toEqual(['300 paid']);
  expect([await cash(upline), await cash(agent)]).toEqual(['999700', '300']);
  expect(await settle('2026-11-10T04:17:00Z')).toEqual(['300 paid', '1000 paid', '0 not-reached']);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
  const { settlements } = (await (await app.signedIn(agent.account)).call(calls.realTimeSalaryContracts)).value;
  expect(settlements.map(({ amount, validBet, activeMembers }) => [amount, validBet, activeMembers])).toEqual([
    ['0', '0', 0],
    ['1000', '50000', 1],
    ['300', '15000', 2],
  ]);
});

it('[9-41] pays the salary of a day on the next day, never on the same', async () => {
  const { agent, member, settle, cash } = await pair('daily-salary', 1);
  // 23:59 in Manila, then the first minute of the next day there.
  await played(member, '2026-11-10T15:59:00Z', 100_000);
  await played(member, '2026-11-10T16:01:00Z', 900_000);
  expect(await settle('2026-11-10T15:59:59Z')).toEqual([]);
  expect(await settle('2026-11-10T17:59:59Z')).toEqual([]);
  expect(await cash(agent)).toBe('0');
  expect(await settle('2026-11-10T18:00:00Z')).toEqual(['1000 paid']);
  expect(await settle('2026-11-11T18:00:00Z')).toEqual(['1000 paid', '9000 paid']);
  expect(await cash(agent)).toBe('10000');
});

it("pays a dividend on the team's losses every half month, when its conditions are met", async () => {
  const { agent, member, settle, cash } = await pair('dividend', 10, 1_000_000n, {
    period: 'semimonthly',
    periodProfitLoss: '60000',
    activeMembers: 1,
  });
  await played(member, '2026-11-12T00:00:00Z', 100_000, 20_000);
  expect(await settle('2026-11-15T15:00:00Z')).toEqual([]);
  expect(await settle('2026-11-15T18:00:00Z')).toEqual(['8000 paid']);
  await played(member, '2026-11-17T00:00:00Z', 50_000);
  expect(await settle('2026-12-01T00:00:00Z')).toEqual(['8000 paid', '0 not-reached']);
  expect(await cash(agent)).toBe('8000');
});

it('[12-05] pays a settlement as far as the upline has money, and the rest once it is available', async () => {
  const { upline, agent, member, settle, cash } = await pair('hourly-salary', 10, 100n);
  await played(member, '2026-11-10T04:30:00Z', 10_000);
  expect(await settle('2026-11-10T05:00:00Z')).toEqual(['1000 insufficient']);
  expect([await cash(upline), await cash(agent)]).toEqual(['0', '100']);
  await app.database.rows(
    "SELECT ledger_post($1, 'deposit', $2, 'test', 'more', '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-5000::bigint, 5000::bigint])",
    [app.clock.now(), upline.memberId],
  );
  expect(await settle('2026-11-10T05:00:30Z')).toEqual(['1000 paid']);
  expect([await cash(upline), await cash(agent)]).toEqual(['4100', '1000']);
});

/** Unpaid settlements of hours long ago; returns their IDs, oldest first. */
const owed = async (contractId: string, count: number, state: 'waiting' | 'insufficient') => {
  const rows = await app.database.rows<{ id: string }>(
    `INSERT INTO contract_settlements (contract_id, starts_at, ends_at, valid_bet, profit_loss, active_members, amount, state)
     SELECT $1, at, at + interval '1 hour', 10000, 0, 1, 1000, $3 FROM generate_series(1, $2) n, LATERAL (SELECT '2026-01-01Z'::timestamptz + n * interval '1 hour' AS at) t
     RETURNING id`,
    [contractId, count, state],
  );
  return rows.map(({ id }) => id);
};

it('pays a settlement behind 500 others whose upline has no money', async () => {
  const poor = await pair('hourly-salary', 10, 1n);
  await owed(poor.contractId, 500, 'insufficient');
  const { member, settle } = await pair('hourly-salary', 10);
  await played(member, '2026-11-10T04:30:00Z', 10_000);
  await settle('2026-11-10T05:00:00Z');
  expect(await settle('2026-11-10T05:10:00Z')).toEqual(['1000 paid']);
  // The oldest got what there was; those after it wait for their turn.
  const owes = await app.database.rows<{ paid: string; count: number }>(
    "SELECT paid, count(*)::int AS count FROM contract_settlements WHERE contract_id = $1 AND state = 'insufficient' GROUP BY 1 ORDER BY 1 DESC",
    [poor.contractId],
  );
  expect(owes).toEqual([
    { paid: '1', count: 1 },
    { paid: '0', count: 499 },
  ]);
}, 90_000);

it('logs a settlement that cannot be posted and pays the others', async () => {
  const failed = jest.spyOn(app.parts.log, 'error').mockImplementation(() => {});
  const broken = await pair('hourly-salary', 10);
  const [id] = await owed(broken.contractId, 1, 'waiting');
  // Another entry already uses the command's name.
  await app.database.rows(
    "SELECT ledger_post($1, 'deposit', $2, 'contract', $3, 'other', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-1::bigint, 1::bigint])",
    [app.clock.now(), broken.agent.memberId, id],
  );
  const { member, settle } = await pair('hourly-salary', 10);
  await played(member, '2026-11-10T04:30:00Z', 10_000);
  try {
    expect(await settle('2026-11-10T05:00:00Z')).toEqual(['1000 paid']);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ settlement: id }), expect.any(String));
    const left = 'SELECT state, tried_at IS NOT NULL AS tried FROM contract_settlements WHERE id = $1';
    expect(await app.database.first(left, [id])).toEqual({ state: 'waiting', tried: true });
  } finally {
    failed.mockRestore();
  }
});

it("ends a period by the brand's time zone, which an operator sets", async () => {
  const zone = (value: string) =>
    operators.ask('POST', '/ops/config', { key: 'brand.timeZone', value, reason: 'the brand is in New York' });
  expect(await zone('America/New_York')).toMatchObject({ status: 200 });
  try {
    const { member, settle } = await pair('daily-salary', 1);
    // 23:59 in New York, then the first minute of the next day there.
    await played(member, '2026-11-10T04:59:00Z', 100_000);
    await played(member, '2026-11-10T05:01:00Z', 900_000);
    expect(await settle('2026-11-10T06:59:59Z')).toEqual([]);
    expect(await settle('2026-11-10T07:00:00Z')).toEqual(['1000 paid']);
    expect(await settle('2026-11-11T06:59:59Z')).toEqual(['1000 paid']);
    expect(await settle('2026-11-11T07:00:00Z')).toEqual(['1000 paid', '9000 paid']);
  } finally {
    await zone('Asia/Manila');
  }
});

it('pays what was earned before an upline ended the contract, including a period that was over', async () => {
  const { agent, member, settle, end, cash } = await pair('daily-salary', 1);
  await played(member, '2026-11-10T15:59:00Z', 100_000);
  await played(member, '2026-11-10T16:10:00Z', 50_000);
  await played(member, '2026-11-10T16:31:00Z', 900_000);
  // Half an hour after the day, before its salary is calculated.
  await end('2026-11-10T16:30:00Z');
  expect(await settle('2026-11-10T18:00:00Z')).toEqual(['1000 paid']);
  // The started period is paid at its usual time, never on the same day (9-41).
  expect(await settle('2026-11-11T17:59:59Z')).toEqual(['1000 paid']);
  expect(await settle('2026-11-11T18:00:00Z')).toEqual(['1000 paid', '500 paid']);
  expect(await settle('2026-11-20T00:00:00Z')).toEqual(['1000 paid', '500 paid']);
  expect(await cash(agent)).toBe('1500');
});

it('pays a replaced contract until its end and the new one from then on', async () => {
  const { agent, member, settle, replace, cash } = await pair('hourly-salary', 1);
  await played(member, '2026-11-10T04:10:00Z', 100_000);
  const better = await replace('2026-11-10T04:20:00Z', 2);
  await played(member, '2026-11-10T04:30:00Z', 100_000);
  expect(await settle('2026-11-10T05:00:00Z')).toEqual(['1000 paid']);
  expect(await settlements(better)).toEqual(['2000 paid']);
  expect(await settle('2026-11-10T06:00:00Z')).toEqual(['1000 paid']);
  expect(await cash(agent)).toBe('3000');
});

it('pays nothing twice when a period is settled while its contract is being replaced', async () => {
  const { contractId, upline, settle, replace } = await pair('hourly-salary', 1);
  let replaced: Promise<string> | undefined;
  await app.database.transaction(async (transaction) => {
    await transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [upline.memberId]);
    replaced = replace('2026-11-10T04:59:00Z', 2);
    await lockWait(app.database);
    await settle('2026-11-10T05:00:00Z');
  });
  const id = await replaced!;
  expect(
    await app.database.first(
      'SELECT n.settled_until >= o.settled_until AS behind FROM agent_contracts n, agent_contracts o WHERE n.id = $1 AND o.id = $2',
      [id, contractId],
    ),
  ).toEqual({ behind: true });
});

it('applies the conditions of a whole period to a part of one', async () => {
  const { member, settle, end } = await pair('hourly-salary', 1, 1_000_000n, { periodValidBet: '100000' });
  await played(member, '2026-11-10T04:30:00Z', 100_000);
  await played(member, '2026-11-10T05:10:00Z', 99_999);
  await end('2026-11-10T05:20:00Z');
  await played(member, '2026-11-10T05:30:00Z', 900_000);
  expect(await settle('2026-11-10T07:00:00Z')).toEqual(['1000 paid', '0 not-reached']);
});

it('pays nothing for contracts that ended before partial periods were introduced', async () => {
  const { contractId, member, settle, end } = await pair('hourly-salary', 1);
  await played(member, '2026-11-10T04:10:00Z', 100_000);
  await end('2026-11-10T04:20:00Z');
  const migration = join(import.meta.dirname, '../../migrations/0453-old-ends-are-settled.sql');
  await app.database.run(readFileSync(migration, 'utf8'));
  expect(await settle('2026-11-10T07:00:00Z')).toEqual([]);
  expect(
    await app.database.first('SELECT settled_until = ended_at AS settled FROM agent_contracts WHERE id = $1', [
      contractId,
    ]),
  ).toEqual({ settled: true });
});
