import { randomUUID } from 'node:crypto';
import { SUPPORT_OPERATIONS } from '@atrium/contracts/operator-support';
import * as calls from '@atrium/contracts/support';
import { type OperatorTestApp, operatorTestApp } from '../operators/testing/operator-test-app.ts';
import type { TestApp } from '../platform/testing/test-app.ts';
import type { Visitor } from '../platform/testing/visitor.ts';
import { endIdleConversations } from './end-idle-conversations.ts';
import { encodeAnew } from '../uploads/encode-anew.ts';

let operators: OperatorTestApp;
let app: TestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
  app = operators.app;
});
afterAll(() => operators.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let stored: Buffer;
beforeAll(async () => {
  stored = (await encodeAnew({ type: 'image/png', bytes: PNG }, 1e6))!.bytes;
});

const write = (who: Visitor, text: string, more: object = {}) =>
  who.call(calls.writeToSupport, { body: { key: randomUUID(), topic: 'deposit', text, ...more } });
const conversation = async (who: Visitor) => (await who.call(calls.supportDesk)).value.conversation;
/** The newest entry of the console's list about an account, or about a visitor if null. */
const caseOf = async (account: string | null) =>
  (
    (await operators.ask('GET', '/ops/support')).value as {
      id: string;
      account: string | null;
      state: string;
      vip: boolean;
    }[]
  )
    .filter((each) => each.account === account)
    .at(-1)!;
const answer = (id: string, text: string) =>
  operators.ask('POST', `/ops/support/${id}/answer`, { key: randomUUID(), text });
const log = async (id: string) =>
  (await operators.ask('GET', `/ops/log?subject=support-${id}`)).value as {
    action: string;
    actor: string;
    reason: string;
  }[];

it('a visitor writes, an operator answers, and the browser shows the conversation later', async () => {
  const visitor = app.visitor();
  expect((await visitor.call(calls.supportDesk)).value).toMatchObject({
    open: true,
    opensAt: null,
    answerMinutes: 5,
    timeZone: 'Asia/Manila',
    conversation: null,
  });
  const begun = await write(visitor, 'Where is my deposit?');
  expect(begun.value).toMatchObject({
    topic: 'deposit',
    state: 'waiting',
    vip: false,
    messages: [{ author: 'visitor', text: 'Where is my deposit?', image: null }],
  });
  const { id } = await caseOf(null);
  const opened = await answer(id, 'It arrives at noon.');
  expect([opened.status, opened.value]).toEqual([
    200,
    expect.objectContaining({ state: 'answered', takenBy: 'operator', account: null, member: null }),
  ]);
  expect(await conversation(visitor)).toMatchObject({
    state: 'answered',
    messages: [{ author: 'visitor' }, { author: 'support', text: 'It arrives at noon.' }],
  });
  // The operator's name is not shown.
  expect(JSON.stringify(await conversation(visitor))).not.toContain('operator');
  await write(visitor, 'Thank you.');
  expect(await conversation(visitor)).toMatchObject({ state: 'waiting', messages: [{}, {}, { text: 'Thank you.' }] });
});

it("nobody reads another's conversation: not another browser, not a member that signs in at this one", async () => {
  const visitor = app.visitor();
  await write(visitor, 'Between us', { image: PNG.toString('base64') });
  const image = (await conversation(visitor))!.messages[0]!.image!;
  const picture = async (who: Visitor) =>
    await app.server.inject({ url: calls.SUPPORT_PICTURE_PATH.replace(':id', image), cookies: who.cookies });
  const own = await picture(visitor);
  expect([own.statusCode, own.headers['content-type'], own.rawPayload.equals(stored)]).toEqual([
    200,
    'image/png',
    true,
  ]);
  expect(own.headers['content-disposition']).toMatch(/^attachment/);
  const member = await app.signedIn();
  Object.assign(member.cookies, visitor.cookies);
  for (const other of [app.visitor(), member]) {
    expect(await conversation(other)).toBeNull();
    expect((await picture(other)).statusCode).toBe(404);
    expect((await other.call(calls.endSupport)).value).toEqual({ ended: false });
  }
  const cookie = (
    await app.server.inject({
      method: 'POST',
      url: calls.writeToSupport.path,
      payload: { key: randomUUID(), text: 'x' },
    })
  ).headers['set-cookie'];
  expect(String(cookie)).toMatch(/_support=[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict/);
});

it("a member's tabs are notified of the answer, and every browser of the member shows it", async () => {
  const member = await app.signedIn({ balance: 7_700n });
  await write(member, 'I cannot withdraw');
  const { id } = await caseOf(member.account);
  const opened = await operators.ask('GET', `/ops/support/${id}`);
  expect(opened.value).toMatchObject({
    account: member.account,
    lines: [{ operator: null, text: 'I cannot withdraw' }],
    member: {
      id: member.memberId,
      cash: '7700',
      currency: 'PHP',
      openWithdrawals: 0,
      onBreak: false,
      status: 'active',
    },
  });
  await answer(id, 'Let me look.');
  expect(app.published).toContainEqual({
    event: 'support.changed',
    data: { state: 'answered' },
    audience: { member: member.memberId },
  });
  expect(await conversation(await app.signedIn(member.account))).toMatchObject({ state: 'answered' });
});

it('[9-35] serves members above rank level 4 before the others', async () => {
  const [first, level4, level5] = await Promise.all([app.signedIn(), app.signedIn(), app.signedIn()]);
  await app.database.run(
    'UPDATE members SET rank_level = CASE id WHEN $1::bigint THEN 4 ELSE 5 END WHERE id IN ($1, $2)',
    [level4.memberId, level5.memberId],
  );
  for (const who of [first, level4, level5]) await write(who, 'Hello');
  expect([(await conversation(level4))!.vip, (await conversation(level5))!.vip]).toEqual([false, true]);
  const waiting = ((await operators.ask('GET', '/ops/support')).value as { account: string }[]).map(
    ({ account }) => account,
  );
  expect(waiting.indexOf(level5.account)).toBe(0);
  expect(waiting.indexOf(first.account)).toBeLessThan(waiting.indexOf(level4.account));
});

it("limits the new conversations of a visitor's address, and lists members first", async () => {
  const stranger = () =>
    app.server.inject({
      method: 'POST',
      url: calls.writeToSupport.path,
      remoteAddress: '203.0.113.9',
      payload: { key: randomUUID(), topic: 'other', text: 'Noise' },
    });
  const begun: number[] = [];
  for (let n = 0; n < 7; n += 1) begun.push((await stranger()).statusCode);
  expect(begun).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const member = await app.signedIn();
  await write(member, 'Hello');
  const waiting = ((await operators.ask('GET', '/ops/support')).value as { account: string | null }[]).map(
    ({ account }) => account,
  );
  expect(waiting.indexOf(member.account)).toBeLessThan(waiting.indexOf(null));
});

it('treats the same key as the same message, even simultaneously, and keeps one conversation open', async () => {
  const member = await app.signedIn();
  const body = { key: randomUUID(), topic: 'game' as const, text: 'Once' };
  await Promise.all([1, 2, 3].map(() => member.call(calls.writeToSupport, { body })));
  expect((await conversation(member))!.messages).toHaveLength(1);
  await Promise.all([1, 2, 3].map((n) => write(member, `more ${n}`)));
  expect((await conversation(member))!.messages).toHaveLength(4);
  expect(await member.call(calls.endSupport)).toMatchObject({ value: { ended: true } });
  expect(await conversation(member)).toMatchObject({ state: 'closed' });
  await write(member, 'Again');
  expect(await conversation(member)).toMatchObject({ state: 'waiting', messages: [{ text: 'Again' }] });
});

it('refuses messages that are too long, empty, too many or not a picture; strips forbidden characters', async () => {
  const member = await app.signedIn();
  const field = async (more: object, text = 'x') => (await write(member, text, more)).error?.params;
  expect(await field({}, '☃'.repeat(calls.SUPPORT_LIMITS.text + 1))).toEqual({ field: 'text' });
  expect(await field({}, ' \u202e\u0007 ')).toEqual({ field: 'text' });
  expect(await field({ image: Buffer.from('<script>alert(1)</script>'.repeat(3)).toString('base64') })).toMatchObject({
    field: 'image',
  });
  expect(await field({ topic: 'gossip' })).toEqual({ field: 'topic' });
  expect((await write(member, 'x', { operator: 'me' })).error?.code).toBe('UNKNOWN_FIELD');
  expect(await conversation(member)).toBeNull();
  await write(member, '  a\u202eb\u0007\r\n<b>c</b>  ');
  expect((await conversation(member))!.messages[0]!.text).toBe('ab\n<b>c</b>');
  const image = PNG.toString('base64');
  for (let n = 0; n < calls.SUPPORT_LIMITS.images; n += 1)
    expect((await write(member, '', { image })).status).toBe(200);
  expect((await write(member, 'one more', { image })).error?.code).toBe('SUPPORT_FULL');
  expect((await write(member, 'words still go')).status).toBe(200);
});

it('another operator cannot answer a taken conversation, but may take it with a reason, which is logged without the messages', async () => {
  const member = await app.signedIn();
  await write(member, 'My secret sorrow');
  const { id } = await caseOf(member.account);
  await app.database.run("UPDATE support_conversations SET taken_by = 'colleague' WHERE id = $1", [id]);
  expect(await answer(id, 'Hello')).toMatchObject({ status: 409, value: { code: 'CONVERSATION_TAKEN' } });
  await operators.ask('GET', `/ops/support/${id}`);
  await operators.ask('GET', `/ops/support/${id}`);
  expect((await operators.ask('POST', `/ops/support/${id}/take`, { reason: 'shift ends' })).value).toMatchObject({
    takenBy: 'operator',
  });
  await answer(id, 'A tender answer');
  expect((await operators.ask('POST', `/ops/support/${id}/close`, {})).status).toBe(400);
  expect((await operators.ask('POST', `/ops/support/${id}/close`, { reason: 'solved' })).value).toMatchObject({
    state: 'closed',
  });
  expect(await answer(id, 'One more')).toMatchObject({ status: 409, value: { code: 'CONVERSATION_CLOSED' } });
  expect((await log(id)).map(({ action, reason }) => `${action}: ${reason}`)).toEqual([
    'support.close: solved',
    'support.answer: answered',
    'support.take: shift ends',
    'support.open: opened',
  ]);
  const all = await app.database.rows('SELECT * FROM operator_log');
  expect(JSON.stringify(all)).not.toMatch(/sorrow|tender/);
  expect(await conversation(member)).toMatchObject({ state: 'closed', messages: [{}, { text: 'A tender answer' }] });
});

it.each(SUPPORT_OPERATIONS)(
  '$method $path requires the token of an operator with the right',
  async ({ method, path }) => {
    const url = path.replace(':id', '1');
    expect((await operators.ask(method, url, method === 'POST' ? {} : undefined, 'nobody')).status).toBe(401);
    expect((await operators.ask(method, url, method === 'POST' ? {} : undefined, 'onlooker')).status).toBe(403);
  },
);

it("sends a visitor's picture to operators only, as a download; a viewer cannot list conversations", async () => {
  const member = await app.signedIn();
  await write(member, 'Look at this', { image: PNG.toString('base64') });
  const { id } = await caseOf(member.account);
  const image = (await conversation(member))!.messages[0]!.image!;
  const fetched = async (token?: string) =>
    await app.server.inject({
      url: `/ops/support/${id}/pictures/${image}`,
      headers: token ? { authorization: `Bearer token-of-${token}` } : {},
    });
  expect([(await fetched()).statusCode, (await fetched('onlooker')).statusCode]).toEqual([401, 403]);
  const own = await fetched('operator');
  expect([own.statusCode, own.headers['content-disposition'], own.rawPayload.equals(stored)]).toEqual([
    200,
    expect.stringMatching(/^attachment/),
    true,
  ]);
  expect(JSON.stringify((await operators.ask('GET', '/ops/support', undefined, 'onlooker')).value)).not.toContain(
    'Look at this',
  );
});

it('[SY-11] closes conversations without a reply, deletes those closed long ago with their pictures, and keeps waiting ones', async () => {
  const [waits, answered] = [await app.signedIn(), await app.signedIn()];
  for (const who of [waits, answered]) await write(who, 'Hello', { image: PNG.toString('base64') });
  const { id } = await caseOf(answered.account);
  await answer(id, 'Hello');
  const count = async () =>
    (await app.database.first<{ n: number }>(
      'SELECT count(*)::int AS n FROM support_pictures p JOIN support_messages m ON m.id = p.message_id WHERE m.conversation_id = $1',
      [id],
    ))!.n;
  app.clock.advance({ hours: 47 });
  expect((await endIdleConversations(app.parts)).closed).toBe(0);
  app.clock.advance({ hours: 2 });
  expect((await endIdleConversations(app.parts)).closed).toBeGreaterThan(0);
  expect(
    await app.database.rows("SELECT 1 FROM support_conversations WHERE id = $1 AND state = 'closed'", [id]),
  ).toHaveLength(1);
  expect(app.published).toContainEqual({
    event: 'support.changed',
    data: { state: 'closed' },
    audience: { member: answered.memberId },
  });
  expect(await count()).toBe(1);
  app.clock.advance({ days: 90 });
  await endIdleConversations(app.parts);
  expect(await count()).toBe(1);
  app.clock.advance({ days: 91 });
  expect((await endIdleConversations(app.parts)).removed).toBeGreaterThan(0);
  expect(await count()).toBe(0);
  expect(
    await app.database.rows("SELECT 1 FROM support_conversations WHERE member_id = $1 AND state = 'waiting'", [
      waits.memberId,
    ]),
  ).toHaveLength(1);
});

it('is available to restricted visitors, and returns the next opening', async () => {
  await app.parts.settings.set('system.restriction', { maintenance: true });
  await app.parts.settings.set('support.hours', []);
  const visitor = app.visitor();
  expect((await write(visitor, 'When are you back?')).status).toBe(200);
  expect((await visitor.call(calls.supportDesk)).value).toMatchObject({
    open: false,
    opensAt: null,
    hours: [],
    conversation: { state: 'waiting' },
  });
});
