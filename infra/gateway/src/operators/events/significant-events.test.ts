import { setLimit, selfExclude } from '@atrium/contracts/limits';
import { changePassword } from '@atrium/contracts/members';
import type { SignificantEvent } from '@atrium/contracts/operator-events';
import { createWithdrawal } from '@atrium/contracts/payments';
import { login } from '@atrium/contracts/session';
import { settleDue } from '../../lottery/settlement/settling.ts';
import { testLottery } from '../../lottery/testing/test-lottery.ts';
import { placeBet } from '@atrium/contracts/lottery-bets';
import { endDeposit } from '../../payments/end-deposit.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { depositByReference } from '../../payments/deposits.repository.ts';
import { testVendor } from '../../vendors/testing/test-vendor.ts';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';
import { expireEvents } from './expire-events.ts';

let operators: OperatorTestApp;
let app: OperatorTestApp['app'];
beforeAll(async () => {
  operators = await operatorTestApp();
  app = operators.app;
  await app.parts.settings.set('events.large', { stake: '5000', win: '7000', deposit: '9000', withdrawal: '20000' });
});
afterAll(() => operators.close());

const list = async (query: Record<string, string>) => {
  const { status, value } = await operators.ask('GET', `/ops/events?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return value as SignificantEvent[];
};
const briefly = (events: SignificantEvent[]) => events.map(({ kind, subject, amount }) => [kind, subject, amount]);
const last = async () => (await list({ limit: '1' }))[0]?.id ?? '0';
const since = async (id: string) =>
  (await list({ limit: '1000' })).filter((event) => BigInt(event.id) > BigInt(id)).reverse();

it('[14-15] [SY-03] large stakes and wins of vendors and lotteries are events, and stakes that were taken back', async () => {
  const vendor = await testVendor(app, 'LARGE');
  const before = await last();
  const player = await vendor.player({ balance: 100_000n });
  await player.bet('small', 'round-0', 4_999);
  await player.bet('big', 'round-1', 5_000);
  await player.win('won', 'big', 'round-1', 7_000);
  await player.bet('taken', 'round-2', 100);
  await player.rollback('back', 'taken', 'round-2');
  await player.rollback('early', 'never', 'round-3');
  const toy = await vendor.player({ mode: 'demo' });
  await toy.bet('toy', 'round-4', 9_000);
  const lottery = await testLottery(app);
  await lottery.draw('1');
  const member = await app.signedIn({ balance: 100_000n });
  const line = lottery.line('front3-direct', '1|2|3');
  const bet = lottery.bet('1', [{ ...line, multiple: 50, stake: String(50 * Number(line.stake)) }]);
  const placed = await member.call(placeBet, bet);
  expect(placed.error).toBeUndefined();
  await lottery.drawn('1', '1,2,3,4,5');
  await settleDue(app.parts);
  const [{ payout } = { payout: '' }] = await app.database.rows<{ payout: string }>(
    'SELECT sum(payout)::text AS payout FROM lottery_wins',
  );
  expect(briefly(await since(before))).toEqual([
    ['large-stake', 'LARGE', '5000'],
    ['large-win', 'LARGE', '7000'],
    ['void', 'LARGE', '100'],
    ['large-stake', bet.body.gameCode, bet.body.stake],
    ['large-win', bet.body.gameCode, payout],
  ]);
  expect((await list({ kind: 'large-win' }))[1]).toMatchObject({
    detail: { transaction: 'won', round: 'round-1' },
    currency: 'PHP',
  });
});

it('[14-15] large deposits and withdrawals, limits, exclusions, states and personal data are events of their member', async () => {
  const member = await app.signedIn({ balance: 100_000n, password: 'Right-0001' });
  const payee = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Harbour Bank', 'Ana Cruz', '1234567890') RETURNING id",
    [member.memberId],
  );
  await app.database.run(
    "INSERT INTO deposits (reference, member_id, method, amount, currency, created_at) VALUES ('BIG', $1, 'e-wallet', 9000, 'PHP', $2), ('LOW', $1, 'e-wallet', 8999, 'PHP', $2)",
    [member.memberId, app.clock.now()],
  );
  for (const reference of ['BIG', 'LOW'])
    await app.parts.database.transaction(async (transaction) => {
      const deposit = (await depositByReference(transaction, reference))!;
      await endDeposit(app.parts, transaction, deposit, { status: 'paid', paymentId: `paid-${reference}` });
    });
  const { value } = await member.call(createWithdrawal, { body: { accountId: payee!.id, amount: '20000' } });
  await member.call(setLimit, { body: { kind: 'deposit', period: 'd', amount: '30000' } });
  const password = { oldPassword: 'Right-0001', newPassword: 'Other-0002', confirmNewPassword: 'Other-0002' };
  expect((await member.call(changePassword, { body: password })).status).toBe(200);
  await member.call(selfExclude, { body: { months: 6 } });
  await operators.ask('POST', `/ops/members/${member.memberId}/lock`, { reason: 'asked by the police' });
  const found = await list({ account: member.account.toUpperCase() });
  expect(briefly(found).reverse()).toEqual([
    ['personal-data', 'payoutAccount', null],
    ['large-deposit', 'BIG', '9000'],
    ['large-withdrawal', value.reference, '20000'],
    ['limit', 'deposit', null],
    ['personal-data', 'password', null],
    ['exclusion', 'self-exclusion', null],
    ['account-state', 'locked', null],
  ]);
  expect(JSON.stringify(found)).not.toMatch(/1234567890|Ana Cruz|argon/);
});

it('[14-15] every third failed login of a username in a row is an event with its addresses, for unknown usernames too', async () => {
  const { account } = await app.member({ password: 'Right-0001' });
  await app.parts.settings.set('session.captchaAfter', 100);
  const before = await last();
  const guess = (username: string, password: string) =>
    app.visitor().call(login, { body: { username, password, type: 'username' } });
  for (const username of [account, 'my-secret-word'])
    for (let time = 0; time < 4; time += 1) await guess(username, 'Wrong-0001');
  const events = await since(before);
  expect(events).toMatchObject([
    { kind: 'failed-sign-ins', account, subject: '', detail: { failures: 3, addresses: ['127.0.0.1'] } },
    { kind: 'failed-sign-ins', account: null, subject: '' },
  ]);
  expect(JSON.stringify(events)).not.toContain('my-secret-word');
});

it('[14-15] [SY-04] settings, restrictions, outages of vendors and a broken ledger are events; what waits or is only looked at is none', async () => {
  await testVendor(app, 'GONE');
  const before = await last();
  await operators.change('trial.limit', 9);
  await operators.ask('POST', '/ops/config', { key: 'points', value: { convertible: false }, reason: 'waits' });
  await operators.ask('POST', '/ops/members/find', { by: 'id', value: '1', reason: 'looked' });
  await app.database.run("UPDATE vendors SET answers = false WHERE code = 'GONE'");
  await operators.ask('POST', '/ops/vendors/GONE/state', { up: false, reason: 'works' });
  await operators.ask('GET', '/ops/ledger/verify');
  await app.database.run('ALTER TABLE ledger_accounts DISABLE TRIGGER USER');
  await app.database.run(
    "UPDATE ledger_accounts SET posted = posted + 1 WHERE id = (SELECT min(id) FROM ledger_accounts WHERE class = 'player:cash')",
  );
  await operators.ask('GET', '/ops/ledger/verify');
  expect((await since(before)).map(({ kind, subject, actor, detail }) => [kind, subject, actor, detail])).toEqual([
    ['parameter', 'trial.limit', 'operator', { action: 'config.set', entry: expect.any(String) }],
    ['vendor-outage', 'GONE', '', { open: true, answers: false }],
    ['vendor-outage', 'GONE', '', { open: false, answers: false }],
    ['parameter', 'GONE', 'operator', expect.objectContaining({ action: expect.stringMatching(/^vendor/) })],
    ['integrity', 'ledger', 'operator', { invariants: expect.any(Array) }],
  ]);
  await app.database.run(
    "UPDATE ledger_accounts SET posted = posted - 1 WHERE id = (SELECT min(id) FROM ledger_accounts WHERE class = 'player:cash')",
  );
  await app.database.run('ALTER TABLE ledger_accounts ENABLE TRIGGER USER');
});

it('[14-15] what was refused, dropped, written to members or sent is no changed parameter; removed factors and data are events of their member', async () => {
  const ask = async (url: string, body: object, who: 'operator' | 'approver' = 'operator') => {
    const { status, value } = await operators.ask('POST', url, body, who);
    expect([url, status]).toEqual([url, 200]);
    return value;
  };
  const reason = 'a test';
  const lottery = await testLottery(app, { kind: 'thai' });
  const member = await app.signedIn();
  const before = await last();
  const { approval } = await ask('/ops/config', { key: 'points', value: { convertible: false }, reason });
  await ask(`/ops/changes/${approval.id}/reject`, { reason }, 'approver');
  const game = `/ops/lottery/games/${lottery.code}`;
  const { version } = (await operators.ask('GET', game)).value;
  await ask(`${game}/terms`, { version, change: { limits: { mostPayout: '5000000' } }, reason });
  const [decision] = (await operators.ask('GET', '/ops/lottery/waiting')).value;
  await ask(`/ops/lottery/waiting/${decision.id}/drop`, { reason });
  const texts = { en: { title: 'A quiet evening', text: 'Come in.' } };
  await ask('/ops/mailings', { category: 'offer', email: false, segment: { people: 'all' }, texts, reason });
  for (const [action, amount] of [
    ['order.shipped', undefined],
    ['dispute.answered', '0'],
    ['dispute.answered', '250'],
  ] as const)
    await app.parts.database.transaction((transaction) =>
      noteAction(app.parts, transaction, {
        operator: { name: 'operator', role: 'operator' },
        action,
        subject: 'contract-1',
        before: null,
        after: { state: 'upheld', ...(amount && { amount }) },
        reason,
      }),
    );
  const admission = (await ask(`/ops/members/${member.memberId}/admit`, { reason })).approval;
  await ask(`/ops/changes/${admission.id}/approve`, {}, 'approver');
  const erasure = (await ask(`/ops/members/${member.memberId}/erasure`, { reason })).approval;
  await ask(`/ops/changes/${erasure.id}/approve`, {}, 'approver');
  await ask(`/ops/erasures/${(await operators.ask('GET', '/ops/erasures')).value[0].id}/withdraw`, { reason });
  const found = (await since(before)).filter(({ actor }) => actor !== '');
  expect(found.map(({ kind, account, subject, actor }) => [kind, account, subject, actor])).toEqual([
    ['correction', null, 'contract-1', 'operator'],
    ['personal-data', member.account, member.memberId, 'approver'],
    ['personal-data', member.account, member.memberId, 'approver'],
    ['account-state', member.account, 'reopened', 'operator'],
  ]);
});

it('[14-15] an event is written with its cause or not at all, and is neither changed nor removed before its time', async () => {
  const before = await last();
  await app.parts.database
    .transaction(async (transaction) => {
      await transaction.run("UPDATE members SET status = 'locked' WHERE id = (SELECT min(id) FROM members)");
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await since(before)).toEqual([]);
  await expect(app.parts.database.run('DELETE FROM significant_events')).rejects.toThrow('permission denied');
  await expect(app.database.run("UPDATE significant_events SET kind = 'void'")).rejects.toThrow('append-only');
  await expect(app.database.run('DELETE FROM significant_events')).rejects.toThrow('append-only');
  await app.database.run(
    "INSERT INTO significant_events (at, kind, subject) VALUES (now() - interval '1825 days', 'void', 'kept'), (now() - interval '1827 days', 'void', 'expired')",
  );
  await expireEvents(app.parts);
  expect((await list({ kind: 'void' })).map(({ subject }) => subject)).toEqual(['kept', 'LARGE']);
});

it('[14-15] the list has filters and pages, and is open to operators alone', async () => {
  const all = await list({ limit: '1000' });
  const page = await list({ limit: '2' });
  expect([...page, ...(await list({ limit: '1000', before: page[1]!.id }))]).toEqual(all);
  const kept = all.find(({ subject }) => subject === 'kept')!;
  expect(await list({ to: new Date(Date.now() - 86_400_000 * 300).toISOString() })).toEqual([kept]);
  expect(await list({ from: '2999-01-01T00:00:00.000Z' })).toEqual([]);
  expect(await operators.ask('GET', '/ops/events?kind=nothing')).toMatchObject({ status: 400 });
  expect(await operators.ask('GET', '/ops/events', undefined, 'onlooker')).toMatchObject({ status: 403 });
  expect(await operators.ask('GET', '/ops/events', undefined, 'squad')).toMatchObject({ status: 403 });
});
