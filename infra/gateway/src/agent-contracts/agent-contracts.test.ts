import * as calls from '@atrium/contracts/agent-contracts';
import { consolidated } from '@atrium/contracts/contract-flags';
import { balance } from '@atrium/contracts/wallet';
import { lockWait } from '../platform/testing/lock-wait.ts';
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
  let accepted: ReturnType<typeof low.call<typeof calls.processDividend>> | undefined;
  await app.database.transaction(async (transaction) => {
    await transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [middle.memberId]);
    accepted = low.call(calls.processDividend, { body: { contractId: waiting.id, action: 'accept' } });
    await lockWait(app.database, 'FROM members');
    await transaction.run(
      "UPDATE agent_contracts SET state = 'accepted', answered_at = $2, settled_until = $2 WHERE id = $1",
      [own.id, app.clock.now()],
    );
  });
  expect((await accepted)?.error?.code).toBe('CONTRACT_RATE');
});

const clause = (ratePercent: number, validBet: number, activeMembers = 0, profitLoss = 0) => ({
  ratePercent,
  validBet: String(validBet),
  profitLoss: String(profitLoss),
  activeMembers,
});
const ladder = (by: Someone, to: Someone, clauses: ReturnType<typeof clause>[], kind: Kind = 'daily-salary') =>
  by.call(calls.offerContract, { body: { memberId: to.memberId, kind, clauses } });

it('[12-03] offers a ladder of clauses, and refuses one whose steps do not rise', async () => {
  const { top, middle } = await line();
  const broken = async (...clauses: ReturnType<typeof clause>[]) => {
    const { error } = await ladder(top, middle, clauses);
    return error && [error.code, error.params?.clause];
  };
  expect(await broken(clause(1, 1_000), clause(1, 2_000))).toEqual(['CONTRACT_CLAUSE', 2]);
  expect(await broken(clause(1, 1_000), clause(2, 1_000))).toEqual(['CONTRACT_CLAUSE', 2]);
  expect(await broken(clause(1, 1_000), clause(2, 2_000, 3), clause(3, 3_000, 2))).toEqual(['CONTRACT_CLAUSE', 3]);
  const { error } = await top.call(calls.offerContract, {
    body: { memberId: middle.memberId, kind: 'daily-salary', ratePercent: 1, clauses: [clause(1, 0)] },
  });
  expect(error?.code).toBe('BAD_REQUEST');
  const steps = [clause(0.5, 0), clause(1, 100_000, 2), clause(1.5, 100_000, 5)];
  const { value } = await ladder(top, middle, steps);
  expect(value).toMatchObject({ ratePercent: 1.5, clauses: steps, payer: 'upline', state: 'requested' });
});

it('[12-03] demands the turnover that the active members of a step bet at least', async () => {
  await app.parts.settings.set('agents.contracts', { activeMemberTurnover: '1000', leastRate: 0.2 });
  try {
    const { top, middle } = await line();
    expect((await ladder(top, middle, [clause(1, 4_999, 5)])).error?.code).toBe('CONTRACT_CLAUSE');
    expect((await ladder(top, middle, [clause(0.1, 5_000, 5)])).error?.code).toBe('CONTRACT_CLAUSE');
    expect((await ladder(top, middle, [clause(1, 5_000, 5)])).status).toBe(200);
  } finally {
    await app.parts.settings.set('agents.contracts', {});
  }
});

it('[12-03] keeps every step of a downline inside a step of the upline’s contract, and ends what no longer fits', async () => {
  const { top, middle, low } = await line();
  const accept = async (who: Someone, id: string) =>
    (await who.call(calls.processDailySalary, { body: { contractId: id, action: 'accept' } })).value;
  const steps = [clause(0.5, 10_000), clause(1, 100_000, 5)];
  await accept(middle, (await ladder(top, middle, steps)).value.id);
  const refused = async (...clauses: ReturnType<typeof clause>[]) => {
    const { error } = await ladder(middle, low, clauses);
    return [error?.code, error?.params];
  };
  expect(await refused(clause(1.1, 900_000, 9))).toEqual(['CONTRACT_RATE', { most: 1 }]);
  expect(await refused(clause(0.5, 10_000), clause(0.8, 90_000, 5))).toEqual(['CONTRACT_CLAUSE', { clause: 2 }]);
  expect(await refused(clause(0.4, 9_999))).toEqual(['CONTRACT_CLAUSE', { clause: 1 }]);
  const below = (await ladder(middle, low, [clause(0.5, 20_000), clause(0.9, 100_000, 6)])).value;
  await accept(low, below.id);
  // The new ladder pays as much, but asks for more members.
  const harder = (await ladder(top, middle, [clause(0.5, 10_000), clause(1, 100_000, 7)])).value;
  const seen = (await middle.call(calls.dailySalaryContracts)).value.contracts.find(({ id }) => id === harder.id);
  expect(seen?.endsBelow).toEqual([low.account]);
  expect((await accept(middle, harder.id)).terminated).toEqual([{ id: below.id, account: low.account }]);
});
