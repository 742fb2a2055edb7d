import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { placeBet } from '@atrium/contracts/lottery-bets';
import * as calls from '@atrium/contracts/notices';
import { settleDue } from '../lottery/settlement/settling.ts';
import { testLottery } from '../lottery/testing/test-lottery.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';
import { deliverMessages } from './deliver-messages.ts';
import { writeMessage } from './write-message.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<TestApp['signedIn']>>;
const list = async (member: Member, query: object = {}) =>
  (await member.call(calls.messages, { query: { language: 'EN', ...query } })).value.items;
const titles = async (member: Member) => (await list(member)).map(({ title }) => title);
const run = (sql: string, ...values: unknown[]) => app.database.run(sql, values);
const withEmail = async (email: string) => {
  const member = await app.signedIn();
  await run('UPDATE members SET email = $2 WHERE id = $1', member.memberId, email);
  return member;
};
const mails = async (target: string) =>
  (
    await app.database.rows<{ subject: string }>(
      "SELECT subject FROM outbox WHERE channel = 'email' AND target = $1 ORDER BY id",
      [target],
    )
  ).map(({ subject }) => subject);
const account = async ({ memberId }: Member) =>
  (await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Bank', 'Me', '1234567890') RETURNING id",
    [memberId],
  ))!.id;

it('[11-24] every kind has a text with the same placeholders in each language', async () => {
  const kinds = (await app.database.rows<{ kind: string }>('SELECT kind FROM message_kinds')).map(({ kind }) => kind);
  for (const tag of FINISHED_TAGS) {
    const texts = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../locales/messages', `${tag}.json`), 'utf8'),
    ) as Record<string, unknown>;
    expect([tag, Object.keys(texts).sort()]).toEqual([tag, [...kinds].sort()]);
  }
});

it('[11-24] a deposit is a message once it is credited, with the amount that arrived, in the language of the reader', async () => {
  const member = await app.signedIn();
  await run(
    "INSERT INTO deposits (reference, member_id, method, amount, fee, currency, created_at) VALUES ('D-24', $1, 'gcash', 123456, 456, 'PHP', now())",
    member.memberId,
  );
  expect(await list(member)).toEqual([]);
  await run("UPDATE deposits SET status = 'failed', settled_at = now() WHERE reference = 'D-24'");
  await run(
    "UPDATE deposits SET status = 'credited', settled_at = now() + interval '1 minute' WHERE reference = 'D-24'",
  );
  expect(await list(member)).toMatchObject([
    {
      category: 'money',
      title: 'Your deposit has arrived',
      text: 'P\u00a01,230.00 is in your main wallet. Reference: D-24.',
    },
    { category: 'money', title: "Your deposit didn't go through" },
  ]);
  const [chinese] = (await member.call(calls.messages, { query: { language: 'CN' } })).value.items;
  expect(chinese!.title).toBe('您的存款已到账');
});

it.each([
  ['paid', 'Your withdrawal was paid'],
  ['failed', 'Your withdrawal could not be paid'],
  ['rejected', 'Your withdrawal was rejected'],
])('[11-24] a withdrawal that is %s is a message', async (status, title) => {
  const member = await app.signedIn();
  await run(
    "INSERT INTO withdrawals (reference, member_id, account_id, amount, currency, status, created_at) VALUES ($2, $1, $3, 5000, 'PHP', 'approved', now())",
    member.memberId,
    `W-${status}`,
    await account(member),
  );
  await run(
    "UPDATE withdrawals SET status = $2::text, paid_at = CASE WHEN $2 = 'paid' THEN now() END, confirm_until = CASE WHEN $2 = 'paid' THEN now() END WHERE member_id = $1",
    member.memberId,
    status,
  );
  expect(await titles(member)).toEqual([title, 'A payout account was added: Bank']);
});

it('[11-24] a message is undone with its cause', async () => {
  const member = await app.signedIn();
  await expect(
    app.database.transaction(async (transaction) => {
      await transaction.run('UPDATE members SET password_changed_at = now() WHERE id = $1', [member.memberId]);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await list(member)).toEqual([]);
});

it('[11-24] a win is a message from the amount of the setting on, and a small one is none', async () => {
  const member = await app.signedIn({ balance: 1_000n });
  const seat = await (await testVendor(app, 'WINS')).player({ account: member.account });
  const win = async (id: string, amount: number) => {
    expect(await seat.bet(`${id}-bet`, id, 100)).toMatchObject({ http: 200 });
    expect(await seat.win(id, `${id}-bet`, id, amount, { endRound: true })).toMatchObject({ http: 200 });
  };
  await win('small', 999_999);
  await win('large', 1_000_000);
  await app.parts.settings.set('messages.bigWin', 2_000_000);
  await win('not-any-more', 1_500_000);
  await app.parts.settings.set('messages.bigWin', 1_000_000);
  expect(await titles(member)).toEqual(['You won P\u00a010,000.00']);
});

it('[11-24] a win of a lottery is a message, and one of play money is none', async () => {
  const lottery = await testLottery(app);
  await lottery.draw('1');
  const bet = lottery.bet('1', [lottery.line('front3-direct', '1|2|3', { multiple: 6 })]);
  const players = [await app.signedIn({ balance: 10_000n }), await app.signedIn({ type: 4, balance: 10_000n })];
  for (const player of players) expect((await player.call(placeBet, bet)).error).toBeUndefined();
  await lottery.drawn('1', '1,2,3,4,5');
  await settleDue(app.parts);
  expect(await titles(players[0]!)).toEqual([expect.stringMatching(/^You won P.11,/)]);
  const written = await app.database.rows('SELECT 1 FROM messages WHERE member_id = $1', [players[1]!.memberId]);
  expect(written).toEqual([]);
});

it('[11-24] security: password, contacts, factors, addresses; the email about another address goes to the old one', async () => {
  const member = await withEmail('old@example.com');
  const { memberId } = member;
  await run('UPDATE members SET password_changed_at = now() WHERE id = $1', memberId);
  await run("UPDATE members SET email = 'new@example.com', mobile = '+639170000024' WHERE id = $1", memberId);
  await run("UPDATE members SET mobile = '+639170000025' WHERE id = $1", memberId);
  await run("INSERT INTO authenticators (member_id, secret, created_at) VALUES ($1, 's', now())", memberId);
  await run('UPDATE authenticators SET confirmed_at = now() WHERE member_id = $1', memberId);
  await run('DELETE FROM authenticators WHERE member_id = $1', memberId);
  await run(
    "INSERT INTO passkeys (id, member_id, name, rp_id, public_key, counter, created_at) VALUES ('k', $1, 'Phone', 'localhost', '', 0, now())",
    memberId,
  );
  await run('UPDATE passkeys SET counter = 1, used_at = now() WHERE member_id = $1', memberId);
  await run('DELETE FROM passkeys WHERE member_id = $1', memberId);
  await run("INSERT INTO registered_addresses VALUES ($1, '192.0.2.1', now())", memberId);
  await run("INSERT INTO registered_addresses VALUES ($1, '192.0.2.2', now())", memberId);
  await run("UPDATE members SET status = 'locked' WHERE id = $1", memberId);
  await run("UPDATE members SET status = 'active' WHERE id = $1", memberId);
  expect((await titles(member)).sort()).toEqual(
    [
      'A passkey was added: Phone',
      'A passkey was removed: Phone',
      'An authenticator app was added',
      'Login from a new address: 192.0.2.2',
      'The authenticator app was removed',
      'Your account is unlocked',
      'Your account was locked',
      'Your email address was changed',
      'Your mobile number was changed',
      'Your password was changed',
    ].sort(),
  );
  while (await deliverMessages(app.parts));
  expect(await mails('old@example.com')).toEqual(['Your email address was changed']);
  expect(await mails('new@example.com')).toHaveLength(9);
});

it('[11-24] delivers once, to the open tabs and by email, also when processes deliver at the same time', async () => {
  const member = await withEmail('once@example.com');
  for (let n = 0; n < 5; n += 1)
    await writeMessage(app.database, {
      memberId: member.memberId,
      kind: 'payout-paid',
      params: { amount: '100', currency: 'PHP', reference: `R${n}` },
      at: app.clock.now(),
    });
  app.published.length = 0;
  await Promise.all([deliverMessages(app.parts), deliverMessages(app.parts), deliverMessages(app.parts)]);
  expect(await mails('once@example.com')).toHaveLength(5);
  expect(app.published).toContainEqual({
    event: 'messages.changed',
    data: {},
    audience: { member: member.memberId },
  });
  await deliverMessages(app.parts);
  expect(await mails('once@example.com')).toHaveLength(5);
});

it('[11-24] follows the preferences: no category that is off, email only where wanted, money and security always', async () => {
  const member = await withEmail('prefers@example.com');
  const { memberId } = member;
  const write = (kind: string) =>
    writeMessage(app.database, { memberId, kind, params: { amount: '100', currency: 'PHP' }, at: app.clock.now() });
  const prefer = (category: string, inSite: boolean, email: boolean) =>
    member.call(calls.setMessagePreference, { params: { category: category as 'bonus' }, body: { inSite, email } });
  const before = (await member.call(calls.messagePreferences)).value;
  expect(before.hasEmail).toBe(true);
  expect(before.preferences.filter(({ email }) => email).map(({ category }) => category)).toEqual([
    'money',
    'security',
  ]);
  await prefer('bonus', false, false);
  await prefer('rank', false, true);
  const { preferences } = (await prefer('money', false, false)).value;
  expect(preferences.find(({ category }) => category === 'money')).toEqual({
    category: 'money',
    inSite: true,
    email: false,
    locked: true,
  });
  for (const kind of ['cashback-paid', 'rank-raised', 'deposit-credited', 'big-win']) await write(kind);
  expect((await list(member)).map(({ category }) => category).sort()).toEqual(['money', 'win']);
  while (await deliverMessages(app.parts));
  expect(await mails('prefers@example.com')).toHaveLength(1);
  expect(await mails('prefers@example.com')).toEqual([expect.stringContaining('You have reached')]);
  // What was only for email is gone with it.
  const left = await app.database.rows('SELECT 1 FROM messages WHERE member_id = $1', [memberId]);
  expect(left).toHaveLength(2);
});

it('[11-24] lists by category and unread, and deletes one, or everything that is read', async () => {
  const member = await app.signedIn();
  const other = await app.signedIn();
  for (const kind of ['rank-raised', 'big-win', 'rank-lowered'])
    for (const { memberId } of [member, other])
      await writeMessage(app.database, { memberId, kind, params: { rank: 'Gold' }, at: app.clock.now() });
  expect((await list(member, { category: 'rank' })).map(({ category }) => category)).toEqual(['rank', 'rank']);
  const [first, second] = await list(member);
  await member.call(calls.readMessage, { params: { id: first!.id } });
  expect((await list(member, { show: 'unread' })).map(({ id }) => id)).not.toContain(first!.id);
  expect((await member.call(calls.deleteMessage, { params: { id: second!.id } })).value).toEqual({ count: 1 });
  expect((await member.call(calls.deleteMessage, { params: { id: 'read' } })).value).toEqual({ count: 1 });
  expect(await list(member)).toHaveLength(1);
  const [foreign] = await list(other);
  expect((await member.call(calls.deleteMessage, { params: { id: foreign!.id } })).error?.code).toBe('NOT_FOUND');
  expect(await list(other)).toHaveLength(3);
});

it('[11-24] refuses a kind that has no text, and writes nothing to a trial account', async () => {
  const trial = await app.signedIn({ type: 4 });
  const write = (kind: string) => writeMessage(app.database, { memberId: trial.memberId, kind, at: app.clock.now() });
  await expect(write('unheard-of')).rejects.toThrow('unknown kind of message');
  await write('password-changed');
  expect(await app.database.rows('SELECT 1 FROM messages WHERE member_id = $1', [trial.memberId])).toEqual([]);
});

/** Every state that keeps a member from playing, and the two that do not. */
const STATES: readonly [name: string, sql: string, offered: boolean][] = [
  ['may play', '', true],
  [
    'has a break that is over',
    "INSERT INTO rg_exclusions (member_id, kind, from_at, until_at) VALUES ($1, 'timeout', now() - interval '2 days', now() - interval '1 day')",
    true,
  ],
  [
    'takes a time-out',
    "INSERT INTO rg_exclusions (member_id, kind, from_at, until_at) VALUES ($1, 'timeout', now() - interval '1 hour', now() + interval '1 day')",
    false,
  ],
  [
    'excluded themselves',
    "INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', now() - interval '1 hour')",
    false,
  ],
  [
    'was excluded by an operator',
    "INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'operator', now() - interval '1 hour')",
    false,
  ],
  ['is locked', "UPDATE members SET status = 'locked' WHERE id = $1", false],
  ['has closed the account', "UPDATE members SET status = 'closed' WHERE id = $1", false],
  ['is of unknown age', 'UPDATE members SET born_on = NULL WHERE id = $1', false],
  ['is under age', "UPDATE members SET born_on = now() - interval '17 years' WHERE id = $1", false],
  [
    'may have a second account',
    "INSERT INTO person_matches (member_id, other_id, kinds, found_at) SELECT $1, min(id), '{name}', now() FROM members WHERE id <> $1",
    false,
  ],
];
it.each(STATES)('[11-24] a promotional message to somebody who %s', async (_name, sql, offered) => {
  const member = await app.signedIn();
  if (sql) await run(sql, member.memberId);
  await run("INSERT INTO message_kinds VALUES ('test-offer', 'offer', true) ON CONFLICT DO NOTHING");
  const { memberId } = member;
  await writeMessage(app.database, { memberId, kind: 'test-offer', at: app.clock.now() });
  await writeMessage(app.database, { memberId, kind: 'deposit-credited', at: app.clock.now() });
  const kinds = await app.database.rows<{ kind: string }>(
    "SELECT kind FROM messages WHERE member_id = $1 AND kind IN ('test-offer', 'deposit-credited') ORDER BY kind",
    [memberId],
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(offered ? ['deposit-credited', 'test-offer'] : ['deposit-credited']);
});

it('[11-24] an offer that was written before a break is neither delivered nor left in the list', async () => {
  const member = await withEmail('late@example.com');
  const { memberId } = member;
  await run("INSERT INTO message_kinds VALUES ('test-offer', 'offer', true) ON CONFLICT DO NOTHING");
  await run("INSERT INTO message_preferences VALUES ($1, 'offer', true, true)", memberId);
  await writeMessage(app.database, { memberId, kind: 'test-offer', at: app.clock.now() });
  await run(
    "INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', now() - interval '1 hour')",
    memberId,
  );
  while (await deliverMessages(app.parts));
  expect([await mails('late@example.com'), await list(member)]).toEqual([[], []]);
});
