import { cancelChase, cancelTicket, chases as chasesCall, placeBet } from '@atrium/contracts/lottery-bets';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import { settleDue } from '../settlement/settling.ts';
import { type TestLottery, testLottery } from '../testing/test-lottery.ts';

let app: TestApp;
let lottery: TestLottery;
beforeAll(async () => {
  app = await testApp();
  lottery = await testLottery(app);
  for (const [index, issue] of ['1', '2', '3'].entries()) await lottery.draw(issue, 600 + index);
});
afterAll(async () => {
  expect((await verifyLedger(app.database)).failures).toEqual([]);
  await app.close();
});

const cashOf = async ({ memberId }: { memberId: string }): Promise<string> =>
  (await app.database.first<{ posted: string }>(
    "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
    [memberId],
  ))!.posted;

it('[10-22] cancels a ticket once, with its self-rebate, and gives the stake back', async () => {
  const member = await app.signedIn({ balance: 10_000n });
  const line = lottery.line('front3-direct', '0,1,2,3,4|3|4', { group: 1900 });
  const { value } = await member.call(placeBet, lottery.bet('1', [line], { group: 1900 }));
  const params = { number: value.tickets[0]!.number };
  expect(await cashOf(member)).toBe('9025');
  const answers = await Promise.all([1, 2, 3, 4].map(() => member.call(cancelTicket, { body: {}, params })));
  expect(answers.map(({ error }) => error?.code ?? 'ok').sort()).toEqual([
    'TICKET_STATE',
    'TICKET_STATE',
    'TICKET_STATE',
    'ok',
  ]);
  expect(answers.find(({ error }) => !error)!.value).toMatchObject({ state: 'cancelled', cancellable: false });
  expect(await cashOf(member)).toBe('10000');
  const other = await app.signedIn();
  expect((await other.call(cancelTicket, { body: {}, params })).error?.code).toBe('NOT_FOUND');
});

it('[10-22] cancels nothing after the close, nor where the brand does not allow it', async () => {
  const own = await testLottery(app);
  await own.draw('1', 60);
  const member = await app.signedIn({ balance: 10_000n });
  const { value } = await member.call(placeBet, own.bet('1', [own.line('front3-direct', '1|2|3')]));
  const params = { number: value.tickets[0]!.number };
  await app.parts.settings.set('lottery.cancellable', false);
  expect((await member.call(cancelTicket, { body: {}, params })).error?.code).toBe('FUNCTION_DISABLED');
  await app.parts.settings.set('lottery.cancellable', true);
  const now = app.clock.now();
  app.clock.advance({ seconds: 60 });
  expect((await member.call(cancelTicket, { body: {}, params })).error?.code).toBe('BET_CLOSED');
  app.clock.set(now);
  expect(await cashOf(member)).toBe('9800');
});

it('[10-21] cancels the open issues of a chase and plays those that have closed', async () => {
  const own = await testLottery(app);
  for (const [index, issue] of ['1', '2', '3'].entries()) await own.draw(issue, 60 + 600 * index);
  const member = await app.signedIn({ balance: 10_000n });
  const issues = ['1', '2', '3'].map((issue) => ({ issue, multiple: 1 }));
  const { value } = await member.call(
    placeBet,
    own.bet('1', [own.line('front3-direct', '1|2|3')], { stake: '600', chase: { issues, stopOnWin: false } }),
  );
  expect(
    (await member.call(cancelTicket, { body: {}, params: { number: value.tickets[2]!.number } })).value.state,
  ).toBe('cancelled');
  const listed = (await member.call(chasesCall, { query: { gameCode: own.code } })).value;
  expect(listed).toMatchObject({
    items: [{ id: value.chase, state: 'running', issues: 3, issuesLeft: 2, held: '400' }],
  });
  const now = app.clock.now();
  app.clock.advance({ seconds: 60 });
  const params = { id: value.chase! };
  const cancelled = await member.call(cancelChase, { body: {}, params });
  expect(cancelled.value).toMatchObject({ state: 'cancelled', issuesLeft: 1, held: '200' });
  expect((await member.call(cancelChase, { body: {}, params })).error?.code).toBe('TICKET_STATE');
  app.clock.set(now);
  expect(await cashOf(member)).toBe('9800');
  await own.drawn('1', '1,2,3,0,0');
  await settleDue(app.parts);
  expect(await cashOf(member)).toBe('204800');
});
