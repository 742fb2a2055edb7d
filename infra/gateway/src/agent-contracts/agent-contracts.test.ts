import * as calls from '@atrium/contracts/agent-contracts';
import { consolidated } from '@atrium/contracts/contract-flags';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** An agent, an agent below it, and a member below that one. */
async function line() {
  const top = await app.signedIn({ type: 1, balance: 1_000_000n });
  const middle = await app.signedIn({ type: 2, upline: top.memberId, balance: 1_000_000n });
  const low = await app.signedIn({ upline: middle.memberId });
  return { top, middle, low };
}
type Someone = Awaited<ReturnType<typeof line>>['top'];
type Kind = calls.ContractKind;
const offer = (by: Someone, to: Someone, kind: Kind, ratePercent: number, more = {}) =>
  by.call(calls.offerContract, { body: { memberId: to.memberId, kind, ratePercent, ...more } });

const KINDS = [
  ['[7-061]', 'dividend', calls.dividendContracts, calls.processDividend, 'divtypereq', 'divtypeinfo'],
  [
    '[7-062]',
    'daily-salary',
    calls.dailySalaryContracts,
    calls.processDailySalary,
    'dailysalreqtype',
    'dailysalinfotype',
  ],
  [
    '[7-063]',
    'hourly-salary',
    calls.hourlySalaryContracts,
    calls.processHourlySalary,
    'contracthoursalreq',
    'contracthoursalinfo',
  ],
  [
    '[7-064]',
    'real-time-salary',
    calls.realTimeSalaryContracts,
    calls.processRealTimeSalary,
    'realtimesalreqtype',
    'realtimesalinfotype',
  ],
] as const;

it.each(KINDS)(
  '%s %s: GET is read-only; POST accepts, rejects and terminates',
  async (_id, kind, list, process, request, feature) => {
    const { top, middle } = await line();
    const flags = async () => {
      const { value } = await middle.call(consolidated);
      return [value[request], value[feature]];
    };
    expect(await flags()).toEqual(['0', '0']);
    const { value: offered } = await offer(top, middle, kind, 5);
    expect(offered).toMatchObject({ kind, role: 'given', account: middle.account, ratePercent: 5, state: 'requested' });
    expect(await flags()).toEqual(['1', '0']);
    const seen = await middle.call(list);
    expect(seen.value.contracts).toMatchObject([
      { id: offered.id, role: 'mine', account: top.account, state: 'requested' },
    ]);
    expect((await middle.call(list)).value).toEqual(seen.value);

    const answer = (by: Someone, action: 'accept' | 'reject' | 'terminate', contractId = offered.id) =>
      by.call(process, { body: { contractId, action } });
    expect((await answer(top, 'accept')).error?.code).toBe('CONTRACT_STATE');
    expect((await answer(await app.signedIn(), 'accept')).error?.code).toBe('NOT_FOUND');
    expect((await answer(middle, 'accept')).value.contract.state).toBe('accepted');
    expect(await flags()).toEqual(['0', '1']);
    expect((await answer(middle, 'reject')).error?.code).toBe('CONTRACT_STATE');
    expect((await answer(top, 'terminate')).value.contract).toMatchObject({
      state: 'terminated',
      endReason: 'terminated',
    });
    expect(await flags()).toEqual(['0', '0']);

    const again = (await offer(top, middle, kind, 4)).value;
    expect((await offer(top, middle, kind, 3)).error?.code).toBe('CONTRACT_STATE');
    expect((await answer(middle, 'reject', again.id)).value.contract.state).toBe('rejected');
    const { error } = await middle.call(process, {
      body: { contractId: again.id, action: 'accept', extra: 1 } as never,
    });
    expect(error?.code).toBe('UNKNOWN_FIELD');
  },
);

it('[4-64] ends contracts of the downline that pay more than the accepted one, and lists them beforehand', async () => {
  const { top, middle, low } = await line();
  const accept = async (who: Someone, id: string) =>
    (await who.call(calls.processDividend, { body: { contractId: id, action: 'accept' } })).value;
  await accept(low, (await offer(middle, low, 'dividend', 20)).value.id);
  const other = (await offer(middle, low, 'daily-salary', 20)).value;
  const { value } = await offer(top, middle, 'dividend', 10);
  expect((await middle.call(calls.dividendContracts)).value.contracts[0]).toMatchObject({
    id: value.id,
    endsBelow: [low.account],
  });
  const accepted = await accept(middle, value.id);
  expect(accepted.terminated.map(({ account }) => account)).toEqual([low.account]);
  expect((await low.call(calls.dividendContracts)).value.contracts).toMatchObject([
    { state: 'terminated', endReason: 'higher-rate' },
  ]);
  expect((await low.call(calls.dailySalaryContracts)).value.contracts).toMatchObject([
    { id: other.id, state: 'requested' },
  ]);
  expect((await offer(middle, low, 'dividend', 11)).error).toMatchObject({
    code: 'CONTRACT_RATE',
    params: { most: 10 },
  });
  await accept(low, (await offer(middle, low, 'dividend', 9)).value.id);
  const better = (await offer(top, middle, 'dividend', 12)).value;
  expect((await accept(middle, better.id)).terminated).toEqual([]);
  const states = (await middle.call(calls.contracts, { query: { kind: 'dividend', role: 'mine' } })).value.items;
  expect(states.map(({ state, endReason }) => [state, endReason])).toEqual([
    ['accepted', null],
    ['terminated', 'replaced'],
  ]);
});

it('offers only to the direct downline', async () => {
  const { top, low } = await line();
  const stranger = await app.signedIn();
  expect((await offer(top, low, 'dividend', 5)).error?.code).toBe('NOT_IN_DOWNLINE');
  expect((await offer(top, stranger, 'dividend', 5)).error?.code).toBe('NOT_IN_DOWNLINE');
  expect((await offer(top, top, 'dividend', 5)).error?.code).toBe('NOT_IN_DOWNLINE');
  expect((await stranger.call(calls.contracts, { query: {} })).error?.code).toBe('NOT_AN_AGENT');
  expect((await top.call(balance)).value.cash).toBe('1000000');
});

it("refuses to accept a rate above the upline's current one", async () => {
  const { top, middle, low } = await line();
  const answer = (who: Someone, contractId: string, action: 'accept' | 'terminate') =>
    who.call(calls.processDividend, { body: { contractId, action } });
  const waiting = (await offer(middle, low, 'dividend', 20)).value;
  const own = (await offer(top, middle, 'dividend', 10)).value;
  expect((await answer(middle, own.id, 'accept')).status).toBe(200);
  expect((await answer(low, waiting.id, 'accept')).error).toMatchObject({
    code: 'CONTRACT_RATE',
    params: { most: 10 },
  });
  expect((await low.call(calls.dividendContracts)).value.contracts).toMatchObject([{ state: 'requested' }]);
  await answer(middle, (await offer(top, middle, 'dividend', 20)).value.id, 'accept');
  expect((await answer(low, waiting.id, 'accept')).value.contract.state).toBe('accepted');
});

it("waits for the upline's simultaneous answer", async () => {
  const { top, middle, low } = await line();
  const waiting = (await offer(middle, low, 'dividend', 20)).value;
  const own = (await offer(top, middle, 'dividend', 10)).value;
  const waits = () =>
    app.database.first(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM members%'",
    );
  let accepted: ReturnType<typeof low.call<typeof calls.processDividend>> | undefined;
  await app.database.transaction(async (transaction) => {
    await transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [middle.memberId]);
    accepted = low.call(calls.processDividend, { body: { contractId: waiting.id, action: 'accept' } });
    for (let tries = 0; !(await waits()) && tries < 100; tries += 1) await new Promise((next) => setTimeout(next, 20));
    await transaction.run(
      "UPDATE agent_contracts SET state = 'accepted', answered_at = $2, settled_until = $2 WHERE id = $1",
      [own.id, app.clock.now()],
    );
  });
  expect((await accepted)?.error?.code).toBe('CONTRACT_RATE');
});
