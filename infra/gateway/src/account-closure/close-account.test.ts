import { closeAccount, closure } from '@atrium/contracts/account-closure';
import { createDeposit, createWithdrawal } from '@atrium/contracts/payments';
import { prove } from '@atrium/contracts/proofs';
import { login } from '@atrium/contracts/session';
import { type OperatorTestApp, operatorTestApp } from '../operators/testing/operator-test-app.ts';
import { type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';

let operators: OperatorTestApp;
let vendor: TestVendor;
beforeAll(async () => {
  operators = await operatorTestApp({ now: '2026-11-26T04:00:00Z' });
  vendor = await testVendor(operators.app, 'CLOSE');
});
afterAll(() => operators.close());

const PASSWORD = 'Right-0001';
const someone = () => operators.app.signedIn({ password: PASSWORD, balance: 50_000n });
type Member = Awaited<ReturnType<typeof someone>>;
const close = (member: Member) => member.call(closeAccount, { body: { reason: 'no-time' } });
async function closed(member: Member): Promise<void> {
  await member.call(prove, { body: { purpose: 'closure', proof: { way: 'password', answer: PASSWORD } } });
  expect((await close(member)).error).toBeUndefined();
}
const deposit = async (member: Member) =>
  (await member.call(createDeposit, { body: { method: 'e-wallet', amount: '10000' } })).error?.code;

it('[AC-17] [AC-07] closes the account at once after a proof; other sessions end', async () => {
  const member = await someone();
  const other = await operators.app.signedIn(member.account);
  expect((await close(member)).error).toMatchObject({ code: 'PROOF_REQUIRED', params: { purpose: 'closure' } });
  expect((await member.call(closure)).value.closedAt).toBeNull();
  await closed(member);
  expect((await member.call(closure)).value).toEqual({
    closedAt: expect.stringMatching(/^2026-11-26T04:00/),
    openBets: 0,
    cash: '50000',
    currency: 'PHP',
  });
  expect(await deposit(member)).toBe('ACCOUNT_CLOSED');
  expect((await other.call(closure)).error?.code).toBe('NOT_LOGGED_IN');
  const body = { username: member.account, password: PASSWORD, type: 'username' as const };
  expect((await operators.app.visitor().call(login, { body })).error).toBeUndefined();
  const events = await operators.app.database.rows(
    "SELECT subject FROM significant_events WHERE member_id = $1 AND kind = 'account-state'",
    [member.memberId],
  );
  expect(events).toEqual([{ subject: 'closed' }]);
});

it('[AC-17] says so in the language of the member, by SMS where there is no email address', async () => {
  const member = await someone();
  await member.call(prove, { body: { purpose: 'closure', proof: { way: 'password', answer: PASSWORD } } });
  await operators.app.database.run("UPDATE members SET language = 'vi', mobile = '+639170007711' WHERE id = $1", [
    member.memberId,
  ]);
  expect((await close(member)).error).toBeUndefined();
  const sent = await operators.app.database.rows("SELECT text FROM outbox WHERE target = '+639170007711'");
  expect(sent).toEqual([{ text: expect.stringMatching(/^Tài khoản của bạn đã đóng\. Bạn có thể rút số dư\./) }]);
  expect(
    await operators.app.database.rows('SELECT kind FROM messages WHERE member_id = $1', [member.memberId]),
  ).toContainEqual({ kind: 'account-closed' });
});

it('[AC-17] open bets settle after the closing, and the balance is withdrawn without any turnover', async () => {
  const seat = await vendor.player({ balance: 20_000n });
  await seat.bet('open-1', 'round-1', 1_000);
  await operators.app.database.run(
    "INSERT INTO account_closures (member_id, reason, closed_at) VALUES ($1, 'other', $2)",
    [seat.memberId, operators.app.clock.now()],
  );
  expect(await seat.bet('new-1', 'round-2', 100)).toMatchObject({ status: 'refused', code: 'PLAYER_DISABLED' });
  expect(await seat.win('win-1', 'open-1', 'round-1', 3_000, { endRound: true })).toMatchObject({ status: 'ok' });
  expect(await seat.cash()).toBe('22000');

  await operators.app.parts.settings.set('withdrawal.turnoverPercent', 100);
  const member = await someone();
  await closed(member);
  const account = await operators.app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Bank', 'Me', $2) RETURNING id",
    [member.memberId, `99${member.memberId}`],
  );
  const paid = await member.call(createWithdrawal, { body: { accountId: account!.id, amount: '50000' } });
  expect(paid.error).toBeUndefined();
  expect((await member.call(closure)).value.cash).toBe('0');
});

it('[AC-17] customer service opens the account again; a self-exclusion stays', async () => {
  const member = await someone();
  await closed(member);
  const found = (body: object) => operators.ask('POST', '/ops/members/find', { reason: 'a call', ...body });
  expect((await found({ by: 'id', value: member.memberId })).value.status).toBe('closed');
  const unlocked = await operators.ask('POST', `/ops/members/${member.memberId}/unlock`, { reason: 'asked for it' });
  expect(unlocked.value.status).toBe('active');
  expect(await deposit(member)).not.toBe('ACCOUNT_CLOSED');
  await operators.app.database.run(
    "INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)",
    [member.memberId, operators.app.clock.now()],
  );
  await closed(member);
  await operators.ask('POST', `/ops/members/${member.memberId}/unlock`, { reason: 'asked for it' });
  expect(await deposit(member)).toBe('PLAYER_EXCLUDED');
  const log = (await operators.ask('GET', `/ops/log?subject=${member.memberId}`)).value;
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'member.unlock', before: { status: 'closed' }, after: { status: 'active' } }),
  );
});
