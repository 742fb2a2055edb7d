import * as calls from '@atrium/contracts/notices';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const write = (memberId: string, title: string) =>
  app.database.run('INSERT INTO messages (member_id, at, texts) VALUES ($1, now(), $2)', [
    memberId,
    JSON.stringify({ en: { title, text: 'Hello' }, zh: { title: '信', text: '你好' } }),
  ]);

it('[7-075] messages: the own ones in the language asked for, read one by one or all at once', async () => {
  const member = await app.signedIn();
  const other = await app.signedIn();
  for (const title of ['One', 'Two', 'Three']) await write(member.memberId, title);
  await write(other.memberId, 'Foreign');
  const list = async (language = 'EN') => (await member.call(calls.messages, { query: { language } })).value;
  const { items } = await list();
  expect(items.map(({ title, read }) => `${title} ${read}`)).toEqual(['Three false', 'Two false', 'One false']);
  expect((await list('CN')).items[0]).toMatchObject({ title: '信', text: '你好' });
  expect((await member.call(calls.readMessage, { params: { id: items[1]!.id } })).value).toEqual({ count: 2 });
  expect((await list()).items.map(({ read }) => read)).toEqual([false, true, false]);
  expect((await member.call(calls.readMessage, { params: { id: 'all' } })).value).toEqual({ count: 0 });
  const [foreign] = (await other.call(calls.messages, { query: {} })).value.items;
  expect((await member.call(calls.readMessage, { params: { id: foreign!.id } })).error?.code).toBe('NOT_FOUND');
  expect((await other.call(calls.unreadCount)).value).toEqual({ count: 1 });
});
