import { register } from '@atrium/contracts/members';
import { createDeposit } from '@atrium/contracts/payments';
import type { Erasure } from '@atrium/contracts/operator-erasures';
import { endNextRetention, eraseNext } from '../../personal-data/erasure/erase-due.ts';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
let app: OperatorTestApp['app'];
beforeAll(async () => {
  operators = await operatorTestApp({ now: '2026-11-26T04:00:00Z' });
  app = operators.app;
});
afterAll(() => operators.close());

const REASON = 'asked for it in a letter';
const propose = (id: string) => operators.ask('POST', `/ops/members/${id}/erasure`, { reason: REASON });
const approve = (id: string, who: 'operator' | 'approver' = 'approver') =>
  operators.ask('POST', `/ops/changes/${id}/approve`, {}, who);
const listed = async (memberId: string) =>
  ((await operators.ask('GET', '/ops/erasures')).value as Erasure[]).find((one) => one.memberId === memberId);
async function requested(id: string): Promise<Erasure> {
  const { value } = await propose(id);
  expect((await approve(value.approval.id)).status).toBe(200);
  return (await listed(id))!;
}

it('[14-01] two operators request an erasure in the name of a member, and the log has nothing of the person', async () => {
  const member = await app.signedIn();
  await app.database.run("UPDATE members SET email = 'rita@example.com' WHERE id = $1", [member.memberId]);
  const { value } = await propose(member.memberId);
  expect(value.approval).toMatchObject({ kind: 'erasure', subject: member.memberId, after: { erasure: 'waiting' } });
  expect(await listed(member.memberId)).toBeUndefined();
  expect((await approve(value.approval.id, 'operator')).status).toBeGreaterThanOrEqual(403);
  expect((await approve(value.approval.id)).status).toBe(200);
  expect(await listed(member.memberId)).toMatchObject({ state: 'waiting', requestedBy: 'approver', blockers: [] });
  const log = JSON.stringify(
    await app.database.rows('SELECT * FROM operator_log WHERE subject = $1', [member.memberId]),
  );
  expect(log).toContain('erasure.approved');
  expect(log).not.toMatch(new RegExp(`rita|${member.account}`));
  expect((await propose(member.memberId)).value.code).toBe('ERASURE_BLOCKED');
});

it('refuses where something has to be settled, for unknown members, and to whom may only look', async () => {
  const rich = await app.signedIn({ balance: 100n });
  expect((await propose(rich.memberId)).value).toMatchObject({
    code: 'ERASURE_BLOCKED',
    message: expect.stringMatching(/balance/),
  });
  for (const id of ['999999999', 'nobody']) expect((await propose(id)).value.code).toBe('UNKNOWN_MEMBER');
  const looked = await operators.ask('POST', `/ops/members/${rich.memberId}/erasure`, { reason: REASON }, 'onlooker');
  expect(looked.status).toBe(403);
});

it('an approval is refused where money arrived after the proposal', async () => {
  const member = await app.signedIn();
  const { value } = await propose(member.memberId);
  await app.database.run(
    "SELECT ledger_post($1, 'deposit', $2, 'test', 'late', '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-5::bigint, 5::bigint])",
    [app.clock.now(), member.memberId],
  );
  expect((await approve(value.approval.id)).value.code).toBe('ERASURE_BLOCKED');
  expect(await listed(member.memberId)).toBeUndefined();
});

it('one operator takes a request back, and the account opens again', async () => {
  const member = await app.signedIn();
  const { id } = await requested(member.memberId);
  const withdraw = () =>
    operators.ask('POST', `/ops/erasures/${id}/withdraw`, { reason: 'asked for the other account' });
  expect((await withdraw()).value).toMatchObject({ state: 'withdrawn', endedBy: 'operator' });
  expect((await withdraw()).value.code).toBe('UNKNOWN_ERASURE');
  expect(await app.database.first('SELECT player_bar($1, now()) AS bar', [member.memberId])).toEqual({ bar: null });
});

it('shows what is retained until when, and opens no erased account', async () => {
  const member = await app.signedIn();
  await requested(member.memberId);
  app.clock.advance({ days: 8 });
  while (await eraseNext(app.parts));
  const erased = (await listed(member.memberId))!;
  expect(erased).toMatchObject({ state: 'erased', requestedBy: 'approver', retentionEndedAt: null });
  const days = (Date.parse(erased.retainedUntil!) - Date.parse(erased.endedAt!)) / 86_400_000;
  expect(days).toBe(1_826);
  const unlocked = await operators.ask('POST', `/ops/members/${member.memberId}/unlock`, { reason: 'a try' });
  expect(unlocked.value.code).toBe('BAD_REQUEST');
});

it('[14-04] a person with an exclusion without an end finds the door closed after the erasure too', async () => {
  const rules = await app.parts.settings.get<Record<string, object>>('register.rules', {});
  const open = {
    enabled: true,
    required: false,
    acceptedPattern: '^.*$',
    patternId: '0',
    minLength: 0,
    maxLength: 255,
  };
  await app.parts.settings.set('register.rules', {
    ...rules,
    ...Object.fromEntries(['email', 'idNumber', 'birthday'].map((field) => [field, { ...rules[field], ...open }])),
  });
  const registered = async (username: string) => {
    const visitor = app.visitor();
    const password = 'Sunny-day-9';
    const body = { username, password, confirmPassword: password, birthday: '1990-05-17', idNumber: 'P-1234 567' };
    expect((await visitor.call(register, { body })).status).toBe(200);
    return visitor;
  };
  await registered('before1');
  const first = (await app.database.first<{ id: string }>("SELECT id FROM members WHERE account = 'before1'"))!;
  await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [
    first.id,
    app.clock.now(),
  ]);
  await requested(first.id);
  app.clock.advance({ days: 8 });
  while (await eraseNext(app.parts));
  app.clock.advance({ days: 1_830 });
  while (await endNextRetention(app.parts));
  expect(await app.database.rows('SELECT kind FROM person_marks WHERE member_id = $1', [first.id])).not.toEqual([]);
  const back = await registered('before1');
  const deposit = await back.call(createDeposit, { body: { method: 'e-wallet', amount: '10000' } });
  expect(deposit.error?.code).toBe('ACCOUNT_IN_REVIEW');
  const { value } = await operators.ask('GET', '/ops/reviews');
  expect(value).toContainEqual(
    expect.objectContaining({
      kind: 'person',
      account: 'before1',
      needsTwo: true,
      facts: expect.objectContaining({ otherOnABreak: true }),
    }),
  );
});
