import * as calls from '@atrium/contracts/notices';
import { creditBonus } from '../bonuses/credit-bonus.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const TERMS = { wageringTimes: 1, days: 7, contribution: [], maxBet: null, maxWin: null };
/** A bonus, of which the gateway writes a message. */
const receives = (memberId: string, amount: bigint) =>
  app.parts.database.transaction((transaction) =>
    creditBonus(app.parts, transaction, { memberId, currency: 'PHP', promotionId: null, amount, terms: TERMS }),
  );

it('[7-075] messages: the own ones in the language asked for, read one by one or all at once', async () => {
  const member = await app.signedIn();
  const other = await app.signedIn();
  for (const amount of [100n, 200n, 300n]) await receives(member.memberId, amount);
  await receives(other.memberId, 400n);
  const list = async (language = 'EN') => (await member.call(calls.messages, { query: { language } })).value;
  const { items } = await list();
  expect(items.map(({ text, read }) => [/[\d.]+/.exec(text)?.[0], read])).toEqual([
    ['3.00', false],
    ['2.00', false],
    ['1.00', false],
  ]);
  expect(items[0]!.title).toBe('You received a bonus');
  expect((await list('CN')).items[0]).toMatchObject({ title: '您获得了红利', text: expect.stringContaining('3.00') });
  expect((await member.call(calls.readMessage, { params: { id: items[1]!.id } })).value).toEqual({ count: 2 });
  expect((await list()).items.map(({ read }) => read)).toEqual([false, true, false]);
  expect((await member.call(calls.readMessage, { params: { id: 'all' } })).value).toEqual({ count: 0 });
  const [foreign] = (await other.call(calls.messages, { query: {} })).value.items;
  expect((await member.call(calls.readMessage, { params: { id: foreign!.id } })).error?.code).toBe('NOT_FOUND');
  expect((await other.call(calls.unreadCount)).value).toEqual({ count: 1 });
});
