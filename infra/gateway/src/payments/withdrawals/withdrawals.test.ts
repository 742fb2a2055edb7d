import * as calls from '@atrium/contracts/payments';
import { balance } from '@atrium/contracts/wallet';
import { closeBalanced } from '../../wallet/testing/close-balanced.ts';
import { runPaymentJobs } from '../payment-jobs.ts';
import { until } from '@atrium/testing/until';
import { type PayingApp, payingApp } from '../testing/paying-app.ts';
import { orderPayouts } from './order-payout.ts';

let pay: PayingApp;
beforeAll(async () => {
  pay = await payingApp();
});
afterEach(() => pay.control({ silent: false, duplicateWebhooks: false, payouts: 'pay' }));
afterAll(() => closeBalanced({ database: pay.app.database, close: pay.close }));

type Payee = Awaited<ReturnType<PayingApp['payee']>>;
const ask = async (member: Payee, amount = '20000') =>
  (await member.call(calls.createWithdrawal, { body: { accountId: member.accountId, amount } })).value;
const read = async (member: Payee, id: string) => (await member.call(calls.withdrawal, { params: { id } })).value;
const approve = (id: string, who: 'operator' | 'approver' = 'operator') =>
  pay.operate(who, 'POST', `/ops/reviews/withdrawal-${id}/approve`, { reason: 'checked' });
const purse = async (member: Payee) => {
  const { sumBalance, locked } = (await member.call(balance)).value;
  return [sumBalance, locked];
};
const ends = (member: Payee, id: string, status: string) =>
  until(async () => (await read(member, id)).status === status);
const paidOut = async () =>
  (await pay.app.database.first<{ n: string }>(
    "SELECT coalesce(sum(l.amount), 0)::text AS n FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = 'clearing:withdraw'",
  ))!.n;

it('[7-075] [11-10] withdrawal: requested, approved, paid by the provider, and the member is notified of every step', async () => {
  const member = await pay.payee(50_000n);
  const asked = await ask(member);
  expect(asked).toMatchObject({ status: 'in-review', cancellable: true, answerable: false });
  expect(await purse(member)).toEqual(['30000', '20000']);
  expect(await approve(asked.id)).toEqual({
    status: 200,
    value: { id: `withdrawal-${asked.id}`, outcome: 'approved' },
  });
  expect(await read(member, asked.id)).toMatchObject({ status: 'approved', cancellable: false });
  await runPaymentJobs(pay.app.parts);
  await ends(member, asked.id, 'paid');
  expect(await purse(member)).toEqual(['30000', '0']);
  const paid = await read(member, asked.id);
  expect(Date.parse(paid.confirmUntil!) - Date.parse(paid.paidAt!)).toBe(1_440 * 60_000);
  expect(paid).toMatchObject({ answerable: true, reason: '' });
  expect(paid.states.map(({ status }) => status)).toEqual(['in-review', 'approved', 'paid']);
  expect([paid.states[0]!.at, paid.states[2]!.at]).toEqual([paid.at, paid.paidAt]);
  const received = pay.app.published.filter(
    ({ event, audience }) =>
      event === 'withdrawal.changed' && (audience as { member: string }).member === member.memberId,
  );
  expect(received.map(({ data }) => data)).toEqual(['approved', 'paid'].map((status) => ({ id: asked.id, status })));
});

it('pays once, however often the order is taken and the webhook repeated', async () => {
  await pay.control({ duplicateWebhooks: true });
  const before = BigInt(await paidOut());
  const member = await pay.payee(90_000n);
  const asked = [await ask(member, '20000'), await ask(member, '30000')];
  for (const { id } of asked) await approve(id);
  const taken = await Promise.all([
    orderPayouts(pay.app.parts),
    orderPayouts(pay.app.parts),
    orderPayouts(pay.app.parts),
  ]);
  expect(taken.reduce((sum, n) => sum + n, 0)).toBe(2);
  for (const { id } of asked) await ends(member, id, 'paid');
  // The state after a crash between the provider's answer and storing it.
  const first = await pay.app.database.first<{ payment_id: string }>(
    'SELECT payment_id FROM withdrawals WHERE id = $1',
    [asked[0]!.id],
  );
  await pay.app.database.run('UPDATE payout_orders SET ordered_at = NULL, next_at = $2 WHERE withdrawal_id = $1', [
    asked[0]!.id,
    pay.app.clock.now(),
  ]);
  await pay.app.database.run('UPDATE withdrawals SET payment_id = NULL WHERE id = $1', [asked[0]!.id]);
  expect(await orderPayouts(pay.app.parts)).toBe(1);
  const again = await pay.app.database.first<{ payment_id: string }>(
    'SELECT payment_id FROM withdrawals WHERE id = $1',
    [asked[0]!.id],
  );
  expect(again).toEqual(first);
  expect(await pay.control({ resend: first!.payment_id })).toMatchObject({ resent: 1 });
  await until(async () => (await pay.owed()) === 0);
  expect(BigInt(await paidOut()) - before).toBe(50_000n);
  expect(await purse(member)).toEqual(['40000', '0']);
});

it('keeps the order while the provider is unreachable, and pays when it is back', async () => {
  const member = await pay.payee(50_000n);
  const { id } = await ask(member);
  await approve(id);
  const { config } = pay.app.parts;
  const url = config.paymentsUrl;
  config.paymentsUrl = 'http://127.0.0.1:1';
  expect(await orderPayouts(pay.app.parts)).toBe(1);
  config.paymentsUrl = url;
  expect(await read(member, id)).toMatchObject({ status: 'approved' });
  expect(await orderPayouts(pay.app.parts)).toBe(0);
  await pay.app.database.run('UPDATE payout_orders SET next_at = $2 WHERE withdrawal_id = $1', [
    id,
    pay.app.clock.now(),
  ]);
  await orderPayouts(pay.app.parts);
  await ends(member, id, 'paid');
});

it('returns the money when the payout fails, and books a late payment to suspense', async () => {
  await pay.control({ payouts: 'fail' });
  const member = await pay.payee(50_000n);
  const { id, reference } = await ask(member);
  await approve(id);
  await runPaymentJobs(pay.app.parts);
  await ends(member, id, 'failed');
  expect(await purse(member)).toEqual(['50000', '0']);
  const row = await pay.app.database.first<{ payment_id: string }>('SELECT payment_id FROM withdrawals WHERE id = $1', [
    id,
  ]);
  const late = { paymentId: row!.payment_id, reference, amount: '20000', status: 'paid' };
  expect([await pay.say(late), await pay.say(late)].map(({ value }) => value.code)).toEqual([
    'OUT_OF_ORDER',
    'OUT_OF_ORDER',
  ]);
  expect(await purse(member)).toEqual(['50000', '0']);
  const suspense = await pay.app.database.first<{ n: string }>(
    "SELECT sum(l.amount)::text AS n FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = 'suspense'",
  );
  expect(suspense!.n).toBe('-20000');
});

it('rejects webhooks that are unsigned, of another amount or payment, or for an unordered payout', async () => {
  await pay.control({ silent: true });
  const member = await pay.payee(90_000n);
  const { id, reference } = await ask(member);
  const word = { paymentId: 'p', reference, amount: '20000', status: 'paid' };
  expect(await pay.say(word)).toMatchObject({ status: 400, value: { code: 'NOT_ORDERED' } });
  await approve(id);
  await orderPayouts(pay.app.parts);
  const { payment_id: paymentId } = (await pay.app.database.first<{ payment_id: string }>(
    'SELECT payment_id FROM withdrawals WHERE id = $1',
    [id],
  ))!;
  expect(await pay.say({ ...word, paymentId }, 'forged')).toMatchObject({ status: 401 });
  expect(await pay.say({ ...word, paymentId, amount: '2000000' })).toMatchObject({
    status: 400,
    value: { code: 'PAYMENT_DIFFERS' },
  });
  expect(await pay.say({ ...word, paymentId: 'another' })).toMatchObject({ status: 400 });
  expect(await read(member, id)).toMatchObject({ status: 'approved' });
  // A failure after a success is out of order: the first report stays valid for the member.
  expect(await pay.say({ ...word, paymentId })).toMatchObject({ status: 200, value: { code: 'OK' } });
  expect(await pay.say({ ...word, paymentId, status: 'failed' })).toMatchObject({ value: { code: 'OUT_OF_ORDER' } });
  expect(await purse(member)).toEqual(['70000', '0']);
});

it('[MN-07] rejects with a reason for the member, and returns the money at once', async () => {
  const member = await pay.payee(50_000n);
  const { id } = await ask(member);
  expect(
    await pay.operate('operator', 'POST', `/ops/reviews/withdrawal-${id}/reject`, {
      reason: 'The holder does not fit.',
    }),
  ).toMatchObject({ value: { outcome: 'rejected' } });
  expect(await read(member, id)).toMatchObject({ status: 'rejected', reason: 'The holder does not fit.' });
  expect(await purse(member)).toEqual(['50000', '0']);
  expect(await approve(id)).toMatchObject({ status: 404, value: { code: 'UNKNOWN_REVIEW' } });
});

it('lets the member cancel under review, once, and only their own withdrawal', async () => {
  const [member, other] = [await pay.payee(50_000n), await pay.payee(0n)];
  const { id } = await ask(member);
  const cancel = (who: Payee, key?: string) =>
    who.call(calls.cancelWithdrawal, { params: { id }, body: {}, ...(key ? { idempotencyKey: key } : {}) });
  expect((await cancel(other)).error?.code).toBe('NOT_FOUND');
  await pay.app.parts.settings.set('withdrawal.cancellable', false);
  expect((await cancel(member)).error?.code).toBe('FUNCTION_DISABLED');
  expect((await read(member, id)).cancellable).toBe(false);
  await pay.app.parts.settings.set('withdrawal.cancellable', true);
  expect((await cancel(member, 'one-intent')).value).toMatchObject({
    status: 'cancelled',
    cancellable: false,
    states: [{ status: 'in-review' }, { status: 'cancelled' }],
  });
  expect((await cancel(member, 'one-intent')).value).toMatchObject({ status: 'cancelled' });
  expect((await cancel(member)).error?.code).toBe('WITHDRAWAL_STATE');
  expect(await purse(member)).toEqual(['50000', '0']);
});

it('applies one of a simultaneous cancellation and approval', async () => {
  const member = await pay.payee(50_000n);
  const { id } = await ask(member);
  const [cancelled, approved] = await Promise.all([
    member.call(calls.cancelWithdrawal, { params: { id }, body: {} }),
    approve(id),
  ]);
  expect([cancelled.status === 200, approved.status === 200].filter(Boolean)).toHaveLength(1);
  await orderPayouts(pay.app.parts);
  await until(async () => ['cancelled', 'paid'].includes((await read(member, id)).status));
  expect(await purse(member)).toEqual(cancelled.status === 200 ? ['50000', '0'] : ['30000', '0']);
});

it('requires the configured turnover, except of a player on a break', async () => {
  await pay.app.parts.settings.set('withdrawal.turnoverPercent', 100);
  const member = await pay.payee(0n);
  const { value } = await member.call(calls.createDeposit, { body: { method: 'e-wallet', amount: '60000' } });
  const { payment_id: paymentId } = (await pay.app.database.first<{ payment_id: string }>(
    'SELECT payment_id FROM deposits WHERE id = $1',
    [value.deposit.id],
  ))!;
  await pay.control({ decide: { paymentId, status: 'paid' } });
  await until(async () => (await purse(member))[0] === '60000');
  expect((await member.call(calls.withdrawalOptions)).value.bonusTurnover).toEqual({ staked: '0', required: '60000' });
  const refused = await member.call(calls.createWithdrawal, { body: { accountId: member.accountId, amount: '20000' } });
  expect(refused.error).toMatchObject({ code: 'TURNOVER_MISSING', params: { left: '60000' } });
  await pay.app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [
    member.memberId,
    pay.app.clock.now(),
  ]);
  expect((await ask(member)).status).toBe('in-review');
  await pay.app.parts.settings.set('withdrawal.turnoverPercent', 0);
});

it('counts only finished rounds as turnover: a seat that is taken and left returns the stake', async () => {
  await pay.app.parts.settings.set('withdrawal.turnoverPercent', 100);
  const member = await pay.payee(50_000n);
  await pay.app.database.run(
    "INSERT INTO deposits (reference, member_id, method, amount, currency, status, created_at, settled_at) VALUES ('D-' || $1::bigint, $1, 'e-wallet', 30000, 'PHP', 'credited', $2, $2)",
    [member.memberId, pay.app.clock.now()],
  );
  const plays = (stake: number, status: string) =>
    pay.app.database.run(
      "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at) VALUES ('T', $1, $2, 'T', 'RNG', 'PHP', $3, $4, $5)",
      [`${member.memberId}-${stake}`, member.memberId, stake, status, pay.app.clock.now()],
    );
  const ended = (stake: number, status: string) =>
    pay.app.database.run('UPDATE rounds SET status = $2 WHERE round_id = $1', [`${member.memberId}-${stake}`, status]);
  const left = async () => {
    const { error } = await member.call(calls.createWithdrawal, {
      body: { accountId: member.accountId, amount: '20000' },
    });
    return [(await member.call(calls.withdrawalOptions)).value.bonusTurnover?.staked, error?.params?.left];
  };
  await plays(10_000, 'lost');
  await plays(20_001, 'open');
  expect(await left()).toEqual(['10000', '20000']);
  await ended(20_001, 'rolled-back');
  expect(await left()).toEqual(['10000', '20000']);
  await plays(20_000, 'open');
  await ended(20_000, 'won');
  expect((await member.call(calls.withdrawalOptions)).value.bonusTurnover).toEqual({
    staked: '30000',
    required: '30000',
  });
  const { id, status } = await ask(member);
  expect(status).toBe('in-review');
  // What was deposited before a withdrawal is played through, unless that withdrawal came to nothing.
  expect((await member.call(calls.withdrawalOptions)).value.bonusTurnover).toBeNull();
  await member.call(calls.cancelWithdrawal, { params: { id }, body: {} });
  expect((await member.call(calls.withdrawalOptions)).value.bonusTurnover).toEqual({
    staked: '30000',
    required: '30000',
  });
  await pay.app.parts.settings.set('withdrawal.turnoverPercent', 0);
});

it("lists the member's withdrawals by day and state", async () => {
  const [member, other] = [await pay.payee(90_000n), await pay.payee(90_000n)];
  const { id } = await ask(member);
  await ask(member, '15000');
  await pay.operate('operator', 'POST', `/ops/reviews/withdrawal-${id}/reject`, { reason: 'no' });
  const list = async (who: Payee, query: object) => (await who.call(calls.withdrawals, { query })).value;
  expect((await list(member, {})).items).toHaveLength(2);
  expect((await list(member, { status: 'rejected' })).items.map((one) => one.id)).toEqual([id]);
  expect((await list(other, {})).items).toEqual([]);
  expect((await other.call(calls.withdrawal, { params: { id } })).status).toBe(404);
});
