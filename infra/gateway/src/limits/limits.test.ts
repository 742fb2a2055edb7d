import * as calls from '@atrium/contracts/limits';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';
import { requireDeposit } from './can-deposit.ts';
import { wagerRefusal } from './can-wager.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: '2026-03-10T04:00:00Z' });
});
beforeEach(() => app.clock.set('2026-03-10T04:00:00Z'));
afterAll(() => app.close());

type Member = Awaited<ReturnType<TestApp['signedIn']>>;
type Kind = (typeof calls.LIMIT_KINDS)[number];
type Period = (typeof calls.LIMIT_PERIODS)[number];
const of = ({ limits }: calls.Protection, kind: Kind, period: Period) =>
  limits.find((one) => one.kind === kind && one.period === period)!;
const set = (member: Member, amount: string | null, kind: Kind = 'deposit', period: Period = 'd') =>
  member.call(calls.setLimit, { body: { kind, period, amount } });
const read = async (member: Member, kind: Kind = 'deposit', period: Period = 'd') =>
  of((await member.call(calls.protection)).value, kind, period);
const deposit = async (memberId: string, amount: bigint) =>
  await app.database
    .transaction((transaction) => requireDeposit(app.parts, transaction, memberId, amount))
    .then(
      () => 'yes',
      (error: { code: string }) => error.code,
    );
const paid = (memberId: string, amount: number, kind = 'deposit') =>
  app.database.rows(
    "SELECT ledger_post($1, $4, $2, 'test', gen_random_uuid()::text, '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-$3::bigint, $3::bigint])",
    [app.clock.now(), memberId, amount, kind],
  );

it('[RG-03] a first or lower limit applies at once, and cancels a pending raise', async () => {
  const member = await app.signedIn();
  expect(await read(member)).toMatchObject({ amount: null, waiting: null, used: '0' });
  expect(of((await set(member, '50000')).value, 'deposit', 'd')).toMatchObject({
    amount: '50000',
    source: 'player',
    waiting: null,
  });
  expect([await deposit(member.memberId, 50_000n), await deposit(member.memberId, 50_001n)]).toEqual([
    'yes',
    'LIMIT_EXCEEDED',
  ]);
  await set(member, '80000');
  expect((await read(member)).waiting).toMatchObject({ amount: '80000' });
  await set(member, '20000');
  expect(await read(member)).toMatchObject({ amount: '20000', waiting: null });
  expect(await deposit(member.memberId, 20_001n)).toBe('LIMIT_EXCEEDED');
});

it('[RG-17] takes no limit that the list does not show', async () => {
  const member = await app.signedIn();
  for (const period of ['w', 'm'] as const) {
    const { error } = await set(member, '30', 'session_time', period);
    expect(error).toMatchObject({ code: 'BAD_REQUEST', params: { field: 'period' } });
    expect(await read(member, 'session_time', period)).toBeUndefined();
  }
  expect(await app.database.first('SELECT 1 FROM rg_limits WHERE member_id = $1', [member.memberId])).toBeUndefined();
});

it('[RG-03] a raise needs 24 hours and a confirmation, and has no effect before', async () => {
  const member = await app.signedIn();
  await set(member, '20000');
  await set(member, '90000');
  const confirm = () => member.call(calls.confirmLimit, { body: { kind: 'deposit', period: 'd' } });
  const { waiting } = await read(member);
  expect(Date.parse(waiting!.confirmableFrom) - Date.parse(waiting!.askedAt)).toBe(24 * 3_600_000);
  app.clock.advance({ hours: 23, minutes: 59 });
  expect((await confirm()).error?.code).toBe('LIMIT_WAITS');
  app.clock.advance({ minutes: 2 });
  expect(await deposit(member.memberId, 20_001n)).toBe('LIMIT_EXCEEDED');
  const again = await app.signedIn(member.account);
  expect((await again.call(calls.confirmLimit, { body: { kind: 'deposit', period: 'd' } })).value).toBeDefined();
  expect(await read(again)).toMatchObject({ amount: '90000', waiting: null });
  expect([await deposit(member.memberId, 90_000n), await deposit(member.memberId, 90_001n)]).toEqual([
    'yes',
    'LIMIT_EXCEEDED',
  ]);
  expect((await again.call(calls.confirmLimit, { body: { kind: 'deposit', period: 'd' } })).error?.code).toBe(
    'NOT_FOUND',
  );
});

it('a removal waits like a raise, and a pending one can be cancelled', async () => {
  const member = await app.signedIn();
  await set(member, '20000');
  await set(member, null);
  expect(await read(member)).toMatchObject({ amount: '20000', waiting: { amount: null } });
  expect(
    of((await member.call(calls.keepLimit, { body: { kind: 'deposit', period: 'd' } })).value, 'deposit', 'd').waiting,
  ).toBeNull();
  await set(member, null);
  app.clock.advance({ hours: 25 });
  const again = await app.signedIn(member.account);
  expect(
    of((await again.call(calls.confirmLimit, { body: { kind: 'deposit', period: 'd' } })).value, 'deposit', 'd'),
  ).toMatchObject({ amount: null, waiting: null });
  expect(await deposit(member.memberId, 10_000_000n)).toBe('yes');
  expect((await again.call(calls.keepLimit, { body: { kind: 'deposit', period: 'd' } })).error?.code).toBe('NOT_FOUND');
});

it("[RG-02][RG-05] several limits apply together and the tightest wins, including the operator's", async () => {
  const member = await app.signedIn();
  await set(member, '90000', 'deposit', 'd');
  await set(member, '100000', 'deposit', 'w');
  await set(member, '60000', 'deposit', 'm');
  expect([await deposit(member.memberId, 60_000n), await deposit(member.memberId, 60_001n)]).toEqual([
    'yes',
    'LIMIT_EXCEEDED',
  ]);
  await app.database.run(
    "INSERT INTO rg_limits (member_id, kind, period, amount, source, requested_at, effective_from, confirmed_at) VALUES ($1, 'deposit', 'w', 30000, 'operator', $2, $2, $2)",
    [member.memberId, app.clock.now()],
  );
  expect(await read(member, 'deposit', 'w')).toMatchObject({ amount: '30000', source: 'operator' });
  expect(await deposit(member.memberId, 30_001n)).toBe('LIMIT_EXCEEDED');
});

it('[RG-04] a net deposit limit deducts withdrawals, a gross one does not', async () => {
  const member = await app.signedIn();
  await paid(member.memberId, 50_000);
  await paid(member.memberId, -30_000, 'withdrawal');
  await set(member, '60000', 'deposit_net', 'w');
  expect([await deposit(member.memberId, 40_000n), await deposit(member.memberId, 40_001n)]).toEqual([
    'yes',
    'LIMIT_EXCEEDED',
  ]);
  await set(member, '60000', 'deposit', 'w');
  expect([await deposit(member.memberId, 10_000n), await deposit(member.memberId, 10_001n)]).toEqual([
    'yes',
    'LIMIT_EXCEEDED',
  ]);
  expect(await read(member, 'deposit', 'w')).toMatchObject({ used: '50000' });
});

it.each([
  [
    'New York, clocks forward',
    'America/New_York',
    '2026-03-08T04:59:59Z',
    '2026-03-09T03:59:59Z',
    '2026-03-09T04:00:00Z',
  ],
  ['New York, clocks back', 'America/New_York', '2026-10-26T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
])(
  "the week is the brand's calendar week, even when the clocks change: %s",
  async (_, timeZone, before, last, next) => {
    const brand = await app.parts.settings.get('brand', {});
    const zone = await app.parts.settings.get('brand.timeZone', 'Asia/Manila');
    await app.parts.settings.set('brand', { ...brand, timeZone });
    await app.parts.settings.set('brand.timeZone', timeZone);
    try {
      app.clock.set(before);
      const member = await app.signedIn();
      await set(member, '50000', 'deposit', 'w');
      await paid(member.memberId, 50_000);
      app.clock.set(last);
      expect(await deposit(member.memberId, 1n)).toBe('LIMIT_EXCEEDED');
      app.clock.set(next);
      expect(await deposit(member.memberId, 50_000n)).toBe('yes');
    } finally {
      await app.parts.settings.set('brand', brand);
      await app.parts.settings.set('brand.timeZone', zone);
    }
  },
);

it('[RG-17] wager, loss and session time limit the stake', async () => {
  const vendor = await testVendor(app, 'BOUND');
  const player = await vendor.player({ balance: 100_000n });
  const member = await app.signedIn(
    (await app.database.first<{ account: string }>('SELECT account FROM members WHERE id = $1', [player.memberId]))!
      .account,
  );
  await player.bet('b1', 'r1', 300);
  await player.win('w1', 'b1', 'r1', 100);
  await set(member, '500', 'wager', 'd');
  expect(await read(member, 'wager', 'd')).toMatchObject({ used: '300' });
  expect([
    await wagerRefusal(app.parts, player.memberId, 200n),
    await wagerRefusal(app.parts, player.memberId, 201n),
  ]).toEqual([undefined, 'LIMIT_EXCEEDED']);
  await set(member, '250', 'loss', 'd');
  expect([
    await wagerRefusal(app.parts, player.memberId, 50n),
    await wagerRefusal(app.parts, player.memberId, 51n),
  ]).toEqual([undefined, 'LIMIT_EXCEEDED']);
});

it('a stake counts when it is made, even in a round from before the period', async () => {
  const vendor = await testVendor(app, 'RAISE');
  const player = await vendor.player({ balance: 100_000n });
  const { account } = (await app.database.first<{ account: string }>('SELECT account FROM members WHERE id = $1', [
    player.memberId,
  ]))!;
  const later = async (hours: number) => {
    app.clock.advance({ hours });
    const member = await app.signedIn(account);
    await app.database.run(
      "UPDATE game_sessions SET expires_at = '2999-01-01', session_id = (SELECT max(id) FROM sessions WHERE member_id = $1) WHERE member_id = $1",
      [player.memberId],
    );
    return member;
  };
  const ok = { status: 'ok' };
  for (const round of ['long', 'lost', 'plain']) expect(await player.bet(`${round}-1`, round, 300)).toMatchObject(ok);
  await set(await later(23), '1200', 'wager');
  expect(await player.bet('long-2', 'long', 200)).toMatchObject(ok);
  expect(await player.bet('long-3', 'long', 50)).toMatchObject(ok);
  expect(await player.rollback('long-4', 'long-3', 'long')).toMatchObject(ok);
  expect(await player.bet('lost-2', 'lost', 100)).toMatchObject(ok);
  expect(await player.bet('plain-2', 'plain', 0)).toMatchObject(ok);
  const member = await later(2);
  expect(await read(member, 'wager', 'd')).toMatchObject({ used: '300' });
  expect([
    await wagerRefusal(app.parts, player.memberId, 900n),
    await wagerRefusal(app.parts, player.memberId, 901n),
  ]).toEqual([undefined, 'LIMIT_EXCEEDED']);
  expect([await player.bet('new-1', 'new', 901), await player.bet('new-2', 'new', 900)]).toMatchObject([
    { status: 'refused', code: 'LIMIT_EXCEEDED' },
    ok,
  ]);
  // The payout of a round is deducted from later stakes in it, not from losses in other rounds.
  expect(await player.win('long-5', 'long-1', 'long', 5_000, { endRound: true })).toMatchObject(ok);
  expect(await player.endRound('lost')).toMatchObject(ok);
  await set(member, '5000', 'loss');
  expect(await read(member, 'loss', 'd')).toMatchObject({ used: '1000' });
  expect(await read(member, 'wager', 'd')).toMatchObject({ used: '1200' });
  expect(await read(await later(23), 'wager', 'd')).toMatchObject({ used: '900' });
});

it('session time counts minutes signed in; simultaneous devices count once', async () => {
  const member = await app.signedIn();
  const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
  const session = (from: number, to: number) =>
    app.database.run(
      "INSERT INTO sessions (secret_hash, member_id, started_at, last_seen_at, ended_at, end_reason, ip) VALUES (sha256(gen_random_uuid()::text::bytea), $1, $2, $3, $3, 'signed-out', '127.0.0.1')",
      [member.memberId, at(from), at(to)],
    );
  await session(-180, -120);
  await session(-150, -100);
  await session(-2000, -1399.5);
  await set(member, '121', 'session_time', 'd');
  expect(await read(member, 'session_time', 'd')).toMatchObject({ used: '120' });
  expect(await wagerRefusal(app.parts, member.memberId, 0n)).toBeUndefined();
  await set(member, '120', 'session_time', 'd');
  expect(await wagerRefusal(app.parts, member.memberId, 0n)).toBe('LIMIT_EXCEEDED');
});

it('[RG-11] a time-out starts at once, ends automatically, and can only be extended', async () => {
  const member = await app.signedIn();
  const timeOut = (hours: number) => member.call(calls.startTimeOut, { body: { hours } });
  expect((await timeOut(23)).error?.code).toBe('BAD_REQUEST');
  expect((await timeOut(6 * 168 + 1)).error?.code).toBe('BAD_REQUEST');
  expect((await timeOut(168)).value.pause).toMatchObject({ kind: 'timeout' });
  expect((await timeOut(24)).error?.code).toBe('BREAK_RUNS');
  expect((await timeOut(720)).status).toBe(200);
  expect(await deposit(member.memberId, 100n)).toBe('PLAYER_EXCLUDED');
  app.clock.advance({ hours: 721 });
  const again = await app.signedIn(member.account);
  expect((await again.call(calls.protection)).value.pause).toBeNull();
  expect(await deposit(member.memberId, 100n)).toBe('yes');
});

it('[RG-12] a self-exclusion lasts at least six months, or for ever, and no call ends it', async () => {
  const member = await app.signedIn();
  const exclude = (months: unknown) => member.call(calls.selfExclude, { body: { months: months as never } });
  expect((await exclude(1)).error?.code).toBe('BAD_REQUEST');
  const { pause } = (await exclude(6)).value;
  expect(pause).toEqual({
    kind: 'self-exclusion',
    from: expect.stringMatching(/^2026-03-10T04/),
    until: expect.stringMatching(/^2026-09-10T/),
  });
  expect((await member.call(calls.startTimeOut, { body: { hours: 24 } })).error?.code).toBe('BREAK_RUNS');
  expect((await exclude(null)).value.pause).toMatchObject({ until: null });
  expect((await exclude(null)).error?.code).toBe('BREAK_RUNS');
  app.clock.advance({ days: 4_000 });
  expect(await deposit(member.memberId, 100n)).toBe('PLAYER_EXCLUDED');
});

it('simultaneous changes leave one limit in force', async () => {
  const member = await app.signedIn();
  await set(member, '50000');
  const answers = await Promise.all([set(member, '60000'), set(member, '70000'), set(member, '40000')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const rows = await app.database.rows(
    'SELECT 1 FROM rg_limits WHERE member_id = $1 AND superseded_at IS NULL AND confirmed_at IS NOT NULL',
    [member.memberId],
  );
  expect(rows).toHaveLength(1);
});

it('refuses an invalid amount, and unknown fields', async () => {
  const member = await app.signedIn();
  for (const amount of ['-1', '1.5', '01', '', '9'.repeat(16)])
    expect((await set(member, amount)).error?.code).toBe('BAD_REQUEST');
  expect(
    (await member.call(calls.setLimit, { body: { kind: 'deposit', period: 'd', amount: '1', memberId: '1' } as never }))
      .error?.code,
  ).toBe('UNKNOWN_FIELD');
  const trial = await app.signedIn({ type: 4 });
  expect((await trial.call(calls.protection)).error?.code).toBe('TRIAL_ACCOUNT');
});
