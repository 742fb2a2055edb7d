import { transferUpline } from '@atrium/contracts/line-transfers';
import { balance } from '@atrium/contracts/wallet';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
});
afterAll(() => operators.close());

const find = (by: string, value: string) =>
  operators.ask('POST', '/ops/members/find', { by, value, reason: 'a call by telephone' });
const act = (id: string, what: string, body: object = {}) =>
  operators.ask('POST', `/ops/members/${id}/${what}`, { reason: 'asked for it', ...body });

it('finds a member by account, telephone and e-mail, with money, limits and sessions, and logs the lookup', async () => {
  const member = await operators.app.signedIn({ account: 'Regina', balance: 12_345n });
  await operators.app.database.run(
    "UPDATE members SET mobile = '+639175550101', email = 'Regina@example.com' WHERE id = $1",
    [member.memberId],
  );
  await operators.app.database.run(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'deposit', 'd', 50000, now(), now() - interval '1 hour', now())",
    [member.memberId],
  );
  const views = await Promise.all([
    find('account', 'REGINA'),
    find('mobile', '639175550101'),
    find('email', 'regina@EXAMPLE.com'),
    find('id', member.memberId),
  ]);
  for (const { status, value } of views) {
    expect(status).toBe(200);
    expect(value).toMatchObject({
      id: member.memberId,
      account: 'Regina',
      status: 'active',
      balance: { cash: '12345', currency: 'PHP' },
      limits: [{ kind: 'deposit', period: 'd', amount: '50000' }],
      sessions: [{ ip: '127.0.0.1' }],
    });
  }
  const log = (await operators.ask('GET', `/ops/log?subject=${member.memberId}`)).value;
  expect(log).toHaveLength(4);
  expect(JSON.stringify(log)).not.toMatch(/5550101|example\.com/i);
  expect(await find('account', 'nobody')).toMatchObject({ status: 404, value: { code: 'UNKNOWN_MEMBER' } });
  expect(await find('account', '%')).toMatchObject({ status: 404 });
});

it('shows the current breaks and the latest movements of money, newest first', async () => {
  const member = await operators.app.signedIn({ balance: 7_700n });
  const excluded = async (kind: string, until: string | null) =>
    operators.app.database.run(
      "INSERT INTO rg_exclusions (member_id, kind, from_at, until_at) VALUES ($1, $2, now() - interval '2 days', now() + $3::interval)",
      [member.memberId, kind, until],
    );
  await excluded('timeout', '-1 day');
  await excluded('self-exclusion', null);
  const { value } = await find('id', member.memberId);
  expect(value.exclusions).toEqual([{ kind: 'self-exclusion', from: expect.any(String), until: null }]);
  expect(value.recent).toEqual([
    expect.objectContaining({ kind: 'deposit', wallet: 'cash', amount: '7700', balanceAfter: '7700', currency: 'PHP' }),
  ]);
  expect((await find('id', (await operators.app.member()).id)).value.recent).toEqual([]);
});

it('locks an account: its sessions end in every tab and logins fail until it is unlocked', async () => {
  const member = await operators.app.signedIn({ balance: 1n });
  await operators.app.database.run(
    "INSERT INTO login_failures (account, at, ip) SELECT $1, now(), '203.0.113.1' FROM generate_series(1, 12)",
    [member.account],
  );
  expect((await act(member.memberId, 'lock')).value).toMatchObject({ status: 'locked', sessions: [] });
  expect((await member.call(balance)).status).toBe(401);
  expect(operators.app.published).toContainEqual({
    event: 'session.logout',
    data: { reason: 'locked', account: member.account },
    audience: { session: expect.any(String) },
  });
  expect((await act(member.memberId, 'unlock')).value.status).toBe('active');
  expect(
    await operators.app.database.rows('SELECT 1 FROM login_failures WHERE account = $1', [member.account]),
  ).toEqual([]);
  // The old session stays ended.
  expect((await member.call(balance)).status).toBe(401);
  const log = (await operators.ask('GET', `/ops/log?subject=${member.memberId}`)).value as {
    action: string;
    before: unknown;
    after: unknown;
    reason: string;
  }[];
  expect(log).toMatchObject([
    { action: 'member.unlock', before: { status: 'locked' }, after: { status: 'active' }, reason: 'asked for it' },
    { action: 'member.lock', before: { status: 'active' }, after: { status: 'locked', endedSessions: 1 } },
  ]);
});

it('[11-11] stops and allows transfers to the upline for one member, under the switch of the brand', async () => {
  const { app } = operators;
  const upline = await app.member({ type: 1 });
  const { account, id } = await app.member({ upline: upline.id, balance: 10_000n, password: 'Secret-0001' });
  const member = await app.signedIn(account);
  const transfer = async () =>
    (await member.call(transferUpline, { body: { amount: '1000', password: 'Secret-0001' } })).error?.code;
  expect(await transfer()).toBe('FUNCTION_DISABLED');
  expect((await act(id, 'transfer-upline', { allowed: true })).value).toMatchObject({ toUpline: true });
  expect(await transfer()).toBeUndefined();
  await app.parts.settings.set('transfer.upline', false);
  expect(await transfer()).toBe('FUNCTION_DISABLED');
  await app.parts.settings.set('transfer.upline', true);
  expect((await act(id, 'transfer-upline', { allowed: false })).value).toMatchObject({ toUpline: false });
  expect(await transfer()).toBe('FUNCTION_DISABLED');
  expect((await operators.ask('GET', `/ops/log?subject=${id}`)).value).toMatchObject([
    { action: 'member.transfer-upline', before: { toUpline: true }, after: { toUpline: false } },
    { action: 'member.transfer-upline', before: { toUpline: false }, after: { toUpline: true } },
  ]);
  const alone = await app.member();
  expect(await act(alone.id, 'transfer-upline', { allowed: true })).toMatchObject({ status: 400 });
});

it('ends one session or all, of this member only', async () => {
  const [member, other] = [await operators.app.signedIn(), await operators.app.signedIn()];
  const second = await operators.app.signedIn(member.account);
  const { value } = await find('account', member.account);
  const [newest] = value.sessions as { id: string }[];
  const { value: foreign } = await find('account', other.account);
  expect(await act(member.memberId, 'sessions/end', { sessionId: foreign.sessions[0].id })).toMatchObject({
    status: 404,
    value: { code: 'UNKNOWN_SESSION' },
  });
  expect((await act(member.memberId, 'sessions/end', { sessionId: newest!.id })).value).toEqual({ ended: 1 });
  expect((await act(member.memberId, 'sessions/end')).value).toEqual({ ended: 1 });
  expect([
    (await member.call(balance)).status,
    (await second.call(balance)).status,
    (await other.call(balance)).status,
  ]).toEqual([401, 401, 200]);
});

it('does nothing without a reason, and nothing for an operator with read access only', async () => {
  const member = await operators.app.member();
  expect(await operators.ask('POST', `/ops/members/${member.id}/lock`, {})).toMatchObject({ status: 400 });
  expect(await operators.ask('POST', `/ops/members/${member.id}/lock`, { reason: 'x' }, 'onlooker')).toMatchObject({
    status: 403,
  });
  expect(
    await operators.ask('POST', '/ops/members/find', { by: 'id', value: member.id, reason: 'x' }, 'nobody'),
  ).toMatchObject({ status: 401 });
});
