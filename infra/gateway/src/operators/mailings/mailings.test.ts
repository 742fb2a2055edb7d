import { messages } from '@atrium/contracts/notices';
import { deliverMessages } from '../../notices/deliver-messages.ts';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';
import { sendMailing } from './send-mailings.ts';

let test: OperatorTestApp;
beforeAll(async () => {
  test = await operatorTestApp();
});
afterAll(() => test.close());

const run = (sql: string, ...values: unknown[]) => test.app.database.run(sql, values);
const post = (path: string, body: object, who: 'operator' | 'onlooker' = 'operator') =>
  test.ask('POST', path, body, who);
const TEXTS = { en: { title: 'A quiet evening', text: 'Lanterns at nine.' }, zh: { title: '灯会', text: '九点。' } };
const write = (segment: object, more: object = {}) =>
  post('/ops/mailings', { category: 'offer', email: false, texts: TEXTS, segment, reason: 'festival', ...more });
const sendAll = async (portion?: number) => {
  while (await sendMailing(test.app.parts, portion));
};
const titles = async (member: Awaited<ReturnType<typeof test.app.signedIn>>, language = 'EN') =>
  (await member.call(messages, { query: { language } })).value.items.map(({ title }) => title);
const stateOf = async (id: string) =>
  (
    (await test.ask('GET', '/ops/mailings')).value as { id: string; state: string; sent: number; leftOut: number }[]
  ).find((one) => one.id === id)!;

it('[11-24] reaches the accounts of a segment once, in their language, and notes who sent it', async () => {
  const [one, two, other] = [await test.app.signedIn(), await test.app.signedIn(), await test.app.signedIn()];
  const segment = { accounts: [one.account, two.account.toUpperCase()] };
  expect((await post('/ops/mailings/preview', { category: 'offer', email: true, segment })).value).toEqual({
    members: 2,
    restricted: 0,
    unwanted: 0,
    reached: 2,
    emails: 0,
  });
  const { value } = await write(segment);
  expect(value).toMatchObject({ state: 'sending', sent: 0 });
  await Promise.all([sendAll(1), sendAll(1), sendAll(1)]);
  expect(await stateOf(value.id)).toMatchObject({ state: 'sent', sent: 2, leftOut: 0 });
  expect([await titles(one), await titles(two, 'CN'), await titles(other)]).toEqual([
    ['A quiet evening'],
    ['灯会'],
    [],
  ]);
  const [entry] = (await test.ask('GET', '/ops/log?limit=1')).value as { action: string; reason: string }[];
  expect(entry).toMatchObject({ action: 'mailing.create', reason: 'festival' });
});

it('[11-24] waits for its time, and a stopped one reaches nobody else', async () => {
  const members = [await test.app.signedIn(), await test.app.signedIn()];
  const segment = { accounts: members.map(({ account }) => account) };
  const later = new Date(test.app.clock.now().getTime() + 3_600_000).toISOString();
  const { value } = await write(segment, { publishAt: later });
  expect(value.state).toBe('scheduled');
  await sendAll();
  expect(await titles(members[0]!)).toEqual([]);
  test.app.clock.advance({ hours: 2 });
  await sendMailing(test.app.parts, 1);
  expect((await post(`/ops/mailings/${value.id}/stop`, { reason: 'a mistake' })).value).toMatchObject({
    state: 'stopped',
    sent: 1,
  });
  await sendAll();
  expect((await Promise.all(members.map((one) => titles(one)))).flat()).toHaveLength(1);
  test.app.clock.set(new Date());
});

it('[11-24] refuses to stop what is sent, what is unknown, an inverted rank and an operator without the right', async () => {
  const member = await test.app.signedIn();
  const { value } = await write({ accounts: [member.account] });
  await sendAll();
  expect((await post(`/ops/mailings/${value.id}/stop`, { reason: 'late' })).value.code).toBe('MAILING_SENT');
  expect((await post('/ops/mailings/999999/stop', { reason: 'late' })).value.code).toBe('UNKNOWN_MAILING');
  expect((await write({ rankFrom: 5, rankTo: 2 })).status).toBe(400);
  expect(
    (
      await post(
        '/ops/mailings',
        { category: 'offer', email: false, texts: TEXTS, segment: {}, reason: 'r' },
        'onlooker',
      )
    ).status,
  ).toBe(403);
});

it('[11-24] selects by kind of account, rank, last login and registration', async () => {
  const now = test.app.clock.now().getTime();
  const days = (count: number) => new Date(now - count * 86_400_000);
  const make = async (values: { type?: number; rank?: number; login?: Date | null; registered?: Date }) => {
    const member = await test.app.signedIn({ type: values.type ?? 0 });
    await run(
      'UPDATE members SET rank_level = $2, last_login_at = $3, registered_at = $4 WHERE id = $1',
      member.memberId,
      values.rank ?? 1,
      values.login === undefined ? days(1) : values.login,
      values.registered ?? days(400),
    );
    return member.account;
  };
  const [agent, gold, absent, fresh, plain, never] = [
    await make({ type: 1 }),
    await make({ rank: 4 }),
    await make({ login: days(90) }),
    await make({ registered: days(2) }),
    await make({}),
    await make({ login: null }),
  ];
  const accounts = [agent, gold, absent, fresh, plain, never];
  const count = async (segment: object) =>
    (await post('/ops/mailings/preview', { category: 'service', email: false, segment: { accounts, ...segment } }))
      .value.members;
  expect(await count({})).toBe(6);
  expect(await count({ people: 'agents' })).toBe(1);
  expect(await count({ people: 'members' })).toBe(5);
  expect([await count({ rankFrom: 4 }), await count({ rankFrom: 5 })]).toEqual([1, 0]);
  expect([await count({ rankTo: 3 }), await count({ rankTo: 4 })]).toEqual([5, 6]);
  // Also somebody who has never logged in since the registration.
  expect(await count({ absentDays: 30 })).toBe(2);
  expect(await count({ activeDays: 30 })).toBe(4);
  expect(await count({ newDays: 7 })).toBe(1);
});

/** Every state that keeps a member from playing. */
const RESTRICTED: readonly [name: string, sql: string][] = [
  [
    'takes a time-out',
    "INSERT INTO rg_exclusions (member_id, kind, from_at, until_at) VALUES ($1, 'timeout', now() - interval '1 hour', now() + interval '1 day')",
  ],
  [
    'excluded themselves',
    "INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', now() - interval '1 hour')",
  ],
  [
    'was excluded by an operator',
    "INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'operator', now() - interval '1 hour')",
  ],
  ['is locked', "UPDATE members SET status = 'locked' WHERE id = $1"],
  ['is of unknown age', 'UPDATE members SET born_on = NULL WHERE id = $1'],
  ['is under age', "UPDATE members SET born_on = now() - interval '17 years' WHERE id = $1"],
  [
    'may have a second account',
    "INSERT INTO person_matches (member_id, other_id, kinds, found_at) SELECT $1, min(id), '{name}', now() FROM members WHERE id <> $1",
  ],
];
it.each(RESTRICTED)('[11-24] sends no offer to somebody who %s, but a notice of the service', async (_name, sql) => {
  const member = await test.app.signedIn();
  await run(sql, member.memberId);
  const segment = { accounts: [member.account] };
  expect((await post('/ops/mailings/preview', { category: 'offer', email: true, segment })).value).toMatchObject({
    members: 1,
    restricted: 1,
    reached: 0,
  });
  const { value } = await write(segment);
  await write(segment, { category: 'service', texts: { en: { title: 'New terms', text: 'From Monday.' } } });
  await sendAll();
  expect(await stateOf(value.id)).toMatchObject({ state: 'sent', sent: 0, leftOut: 1 });
  const written = await test.app.database.rows<{ category: string }>(
    'SELECT category FROM messages WHERE member_id = $1 AND mailing_id IS NOT NULL',
    [member.memberId],
  );
  expect(written).toEqual([{ category: 'service' }]);
});

it('[11-24] emails an offer only to those who asked for it, with the way to end that', async () => {
  const [asked, silent] = [await test.app.signedIn(), await test.app.signedIn()];
  await run("UPDATE members SET email = 'asked@example.com' WHERE id = $1", asked.memberId);
  await run("UPDATE members SET email = 'silent@example.com' WHERE id = $1", silent.memberId);
  await run("INSERT INTO message_preferences VALUES ($1, 'offer', true, true)", asked.memberId);
  await write({ accounts: [asked.account, silent.account] }, { email: true });
  await sendAll();
  while (await deliverMessages(test.app.parts));
  const mails = await test.app.database.rows<{ target: string; text: string }>(
    "SELECT target, text FROM outbox WHERE channel = 'email' AND subject = 'A quiet evening'",
  );
  expect(mails.map(({ target }) => target)).toEqual(['asked@example.com']);
  expect(mails[0]!.text).toMatch(/Lanterns at nine\.\n\nYou receive this because .*centre=member/);
});
