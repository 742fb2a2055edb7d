import { login } from '@atrium/contracts/session';
import * as calls from '@atrium/contracts/personal-data';
import { prove } from '@atrium/contracts/proofs';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { fillMember } from '../testing/fill-member.ts';
import { endNextRetention, eraseNext } from './erase-due.ts';

const PASSWORD = 'Right-0001';
const MARK = 'zebra7quokka';
/**
 * Where the mark may be after an erasure: the sealed books and the operators' log name accounts, and so do the events of that
 * log, until their time of storage is over.
 */
const EVIDENCE = ['ledger_entries.detail', 'operator_log.subject', 'significant_events.subject'];

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo', now: '2026-11-26T04:00:00Z' });
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<TestApp['signedIn']>>;
const state = async (member: Member) => (await member.call(calls.personalData)).value.erasure;
async function asked(member: Member) {
  const proven = await member.call(prove, {
    body: { purpose: 'erasure', proof: { way: 'password', answer: PASSWORD } },
  });
  // Somebody with a contact proves it by a code.
  if (proven.error)
    await app.database.run(
      "INSERT INTO given_proofs (session_id, purpose, given_at) SELECT id, 'erasure', $2 FROM sessions WHERE secret_hash IS NOT NULL AND member_id = $1 ON CONFLICT DO NOTHING",
      [member.memberId, app.clock.now()],
    );
  return await member.call(calls.requestErasure, { body: {} });
}
const row = (member: Member) =>
  app.database.first<Record<string, unknown>>('SELECT * FROM members WHERE id = $1', [member.memberId]);
const messagesOf = async (member: Member) =>
  (
    await app.database.rows<{ kind: string }>('SELECT kind FROM messages WHERE member_id = $1 ORDER BY id', [
      member.memberId,
    ])
  ).map(({ kind }) => kind);

/** Columns of all tables that hold the mark, as a text or in bytes. */
async function markedColumns(): Promise<string[]> {
  const columns = await app.database.rows<{ table: string; name: string }>(
    `SELECT c.table_name AS table, c.column_name AS name FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.udt_name IN ('text', 'jsonb', 'bytea', '_text', 'varchar')`,
  );
  const hex = Buffer.from(MARK).toString('hex');
  const tables = Map.groupBy(columns, ({ table }) => table);
  const found: string[] = [];
  for (const [table, own] of tables) {
    const one = await app.database.first<Record<string, boolean>>(
      `SELECT ${own.map(({ name }) => `coalesce(bool_or("${name}"::text ~* '${MARK}|${hex}'), false) AS "${name}"`)} FROM ${table}`,
    );
    for (const { name } of own) if (one![name]) found.push(`${table}.${name}`);
  }
  return found.sort();
}

it('asks for a proof, closes the account at once, and the member takes it back', async () => {
  const member = await app.signedIn({ password: PASSWORD });
  const other = await app.signedIn(member.account);
  expect((await member.call(calls.requestErasure, { body: {} })).error).toMatchObject({
    code: 'PROOF_REQUIRED',
    params: { purpose: 'erasure' },
  });
  expect((await asked(member)).value.erasure).toMatchObject({
    state: 'waiting',
    dueAt: expect.stringMatching(/^2026-12-03T04:0/),
    waitDays: 7,
  });
  expect((await other.call(calls.personalData)).error?.code).toBe('NOT_LOGGED_IN');
  const bar = () => app.database.first('SELECT player_bar($1, $2) AS bar', [member.memberId, app.clock.now()]);
  expect(await bar()).toEqual({ bar: 'ACCOUNT_CLOSED' });
  expect(await eraseNext(app.parts)).toBe(false);
  const body = { username: member.account, password: PASSWORD, type: 'username' as const };
  expect((await app.visitor().call(login, { body })).error).toBeUndefined();
  expect((await member.call(calls.withdrawErasure)).value.erasure).toMatchObject({ state: 'none', dueAt: null });
  expect((await member.call(calls.withdrawErasure)).error).toBeUndefined();
  expect(await bar()).toEqual({ bar: null });
  expect(await messagesOf(member)).toEqual(expect.arrayContaining(['erasure-requested', 'erasure-withdrawn']));
});

const OBSTACLES: [string, string][] = [
  [
    'bets',
    "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at) SELECT vendor_code, 'erase', $1, id, category, 'PHP', 1, now() FROM games LIMIT 1",
  ],
  [
    'deposit',
    "INSERT INTO deposits (reference, member_id, method, amount, fee, currency, created_at) VALUES ('erase-d', $1, 'bank', 100, 0, 'PHP', now())",
  ],
  [
    'exclusion',
    "INSERT INTO rg_exclusions (member_id, kind, from_at, until_at) VALUES ($1, 'timeout', '2026-11-01', '2027-01-01')",
  ],
  [
    'team',
    "INSERT INTO members (account, nickname, type, upline_id, currency, password_hash, registered_at) SELECT 'below' || id, '', 0, id, 'PHP', 'none', now() FROM members WHERE id = $1",
  ],
  [
    'review',
    "INSERT INTO identity_checks (member_id, level, state, sealed, submitted_at) VALUES ($1, 1, 'pending', 'x', now())",
  ],
];

/** A contract of $1 with an upline that has ended and still owes its last bill: its settlement, or one of a window to come. */
const endedContract = (settledUntil: string, bill: string) =>
  `WITH upline AS (SELECT id FROM members WHERE account = 'agent1'),
        ended AS (INSERT INTO agent_contracts (kind, upline_id, member_id, rate, period, state, requested_at, answered_at, settled_until, ended_at, end_reason, payer)
                  SELECT 'daily-salary', id, $1, 1, 'daily', 'terminated', '2026-11-01', '2026-11-01', '${settledUntil}', '2026-11-20', 'terminated', 'upline' FROM upline RETURNING id)
   INSERT INTO contract_settlements (contract_id, starts_at, ends_at, valid_bet, profit_loss, active_members, amount, state)
   SELECT id, '2026-11-19', '2026-11-20', 0, 0, 0, ${bill} FROM ended`;
OBSTACLES.push(
  ['contract', endedContract('2026-11-20', "500, 'waiting'")],
  ['contract', endedContract('2026-11-19', "0, 'not-reached'")],
);
it.each(OBSTACLES)('refuses an erasure while there is an obstacle: %s', async (blocker, sql) => {
  const member = await app.signedIn({ password: PASSWORD });
  await app.database.run(sql, [member.memberId]);
  expect((await state(member)).blockers).toEqual([blocker]);
  expect((await asked(member)).error).toMatchObject({ code: 'ERASURE_BLOCKED', params: { blocker } });
});

it('lets somebody go whose ended contract is settled to its end', async () => {
  const member = await app.signedIn({ password: PASSWORD });
  await app.database.run(endedContract('2026-11-20', "0, 'not-reached'"), [member.memberId]);
  expect((await state(member)).blockers).toEqual([]);
});

it('refuses while there is money, and ends a request as blocked when money arrived meanwhile', async () => {
  const rich = await app.signedIn({ password: PASSWORD, balance: 1n });
  expect((await asked(rich)).error).toMatchObject({ code: 'ERASURE_BLOCKED', params: { blocker: 'balance' } });
  const member = await app.signedIn({ password: PASSWORD });
  await asked(member);
  await app.database.rows(
    "SELECT ledger_post($1, 'deposit', $2, 'test', 'late', '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-5::bigint, 5::bigint])",
    [app.clock.now(), member.memberId],
  );
  await app.database.run('UPDATE erasures SET due_at = $2 WHERE member_id = $1', [member.memberId, app.clock.now()]);
  expect(await eraseNext(app.parts)).toBe(true);
  expect(await state(member)).toMatchObject({ state: 'blocked', blockers: ['balance'] });
  expect(await row(member)).toMatchObject({ account: member.account, status: 'active' });
  expect(await messagesOf(member)).toContain('erasure-blocked');
});

it('leaves nothing of the person in any column but evidence, and keeps what the law asks for its time', async () => {
  const friend = await app.signedIn({});
  const member = await app.signedIn({ account: `${MARK}-account`, password: PASSWORD, type: 2 });
  const { memberId, account } = member;
  await app.database.run(
    `UPDATE members SET nickname = '${MARK}', email = '${MARK}@example.com', mobile = '+63${MARK}', labels = '{${MARK}}', avatar = '${MARK}',
            details = jsonb_build_object('payeeName', '${MARK}', 'address', '${MARK}') WHERE id = $1`,
    [memberId],
  );
  for (const field of ['recommenderId', 'referralCode'])
    await app.database.run(
      'UPDATE members SET details = details || jsonb_build_object($2::text, $3::text) WHERE id = $1',
      [friend.memberId, field, account.toUpperCase()],
    );
  // Contacts that the member had before, and what was sent there.
  for (const when of ['-before', ''])
    await app.database.run('UPDATE members SET email = $2, mobile = $3 WHERE id = $1', [
      memberId,
      `${MARK}${when}@example.com`,
      `+63${MARK}${when}`,
    ]);
  for (const target of [`${MARK}-Before@example.com`, `+63${MARK}-before`]) {
    await app.database.run("INSERT INTO outbox (at, channel, target, text) VALUES (now(), 'sms', $1, 'hello')", [
      target,
    ]);
    await app.database.run(
      "INSERT INTO verification_codes (channel, target, purpose, code_hash, ip, sent_at, expires_at) VALUES ('sms', $1, 'old-contact', 'x', '', now(), now())",
      [target],
    );
  }
  const filled = await fillMember(app.database, { memberId, account, otherId: friend.memberId, mark: MARK });
  await app.database.run(
    `SELECT ledger_post($1, 'transfer', $2, 'test', 'named', '', 'T1', $3, ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $4, '', 'PHP')], ARRAY[-1::bigint, 1::bigint])`,
    [app.clock.now(), memberId, `${account} → ${friend.account}`, friend.memberId],
  );
  await app.database.run(
    "INSERT INTO operator_log (at, actor, action, subject, before, after, reason) VALUES (now(), 'operator', 'subtree.approved', $1, '{}', '{}', 'a move')",
    [account],
  );
  // The filling itself is whole: every personal column of every table held the mark.
  expect(filled.size).toBeGreaterThan(80);
  expect((await markedColumns()).filter((column) => filled.has(column))).toEqual([...filled].sort());

  expect((await asked(member)).error).toBeUndefined();
  app.clock.advance({ days: 8 });
  expect(await eraseNext(app.parts)).toBe(true);
  expect(await eraseNext(app.parts)).toBe(false);

  expect(await row(member)).toMatchObject({
    account: `erased:${memberId}`,
    nickname: '',
    status: 'closed',
    email: null,
    mobile: null,
    born_on: null,
    details: {},
    password_hash: 'none',
  });
  expect((await member.call(calls.personalData)).error?.code).toBe('NOT_LOGGED_IN');
  const retained = await app.database.rows<{ column: string }>(
    `SELECT name || '.' || c.key AS column FROM personal_data d, jsonb_each(d.retained) c UNION
     SELECT d.name || '.' || c.column_name FROM personal_data d JOIN information_schema.columns c ON c.table_name = d.name WHERE d.fate = 'retained'`,
  );
  const lawful = new Set([...EVIDENCE, ...retained.map(({ column }) => column)]);
  const left = await markedColumns();
  expect(left.filter((column) => !lawful.has(column))).toEqual([]);
  expect(left).toEqual(
    expect.arrayContaining(['payout_accounts.holder', 'identity_documents.sealed', 'withdrawal_proofs.content']),
  );

  app.clock.advance({ days: 1_825 });
  expect(await endNextRetention(app.parts)).toBe(false);
  app.clock.advance({ days: 2 });
  expect(await endNextRetention(app.parts)).toBe(true);
  expect(await endNextRetention(app.parts)).toBe(false);
  expect(await markedColumns()).toEqual(EVIDENCE);
});
