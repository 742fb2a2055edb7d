import { placeBet } from '@atrium/contracts/lottery-bets';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { settleDue } from '../settlement/settling.ts';
import { testLottery } from '../testing/test-lottery.ts';
import { collectResults, REPORT_WITHIN_MS } from './collect-results.ts';
import { developmentFeed } from './development-feed.ts';
import type { ResultProvider } from './result-provider.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const source = (name: string, answer: () => string | null): ResultProvider => ({
  name,
  resultOf: async () => answer(),
});

async function overdue(afterMs = 80_000) {
  const lottery = await testLottery(app, { outside: true });
  await lottery.draw('1', 60);
  const member = await app.signedIn({ balance: 10_000n });
  await member.call(placeBet, lottery.bet('1', [lottery.line('front3-direct', '1|2|3')]));
  await app.database.run("UPDATE draws SET state = 'closed' WHERE game_code = $1", [lottery.code]);
  app.clock.advance({ seconds: afterMs / 1_000 });
  const read = () =>
    app.database.first<{ state: string; result: string | null }>(
      "SELECT state, result FROM draws WHERE game_code = $1 AND issue = '1'",
      [lottery.code],
    );
  const balance = async () =>
    (await app.database.first<{ posted: string }>(
      "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
      [member.memberId],
    ))!.posted;
  return { read, balance };
}

it('[RN-05] [10-30] accepts a result on which two sources agree, and not before', async () => {
  const { read, balance } = await overdue();
  const first = source('one', () => '1,2,3,4,5');
  await collectResults(app.parts, [first]);
  await collectResults(app.parts, [first, source('two', () => null)]);
  expect(await read()).toEqual({ state: 'closed', result: null });
  await collectResults(app.parts, [first, source('two', () => '1,2,3,4,5')]);
  expect(await read()).toEqual({ state: 'drawn', result: '1,2,3,4,5' });
  await settleDue(app.parts);
  expect(await balance()).toBe('204800');
});

it('[10-30] settles nothing on contradicting reports, whatever a third source reports or the first one changes', async () => {
  const { read, balance } = await overdue();
  let opinion = '1,2,3,4,5';
  const sources = [source('one', () => opinion), source('two', () => '5,4,3,2,1'), source('three', () => '1,2,3,4,5')];
  await collectResults(app.parts, sources);
  opinion = '5,4,3,2,1';
  await collectResults(app.parts, sources);
  await settleDue(app.parts);
  expect(await read()).toEqual({ state: 'closed', result: null });
  expect(await balance()).toBe('9800');
});

it('[10-30] settles nothing on late reports or on what is no result, and survives a source that fails', async () => {
  const late = await overdue(REPORT_WITHIN_MS + 80_000);
  await collectResults(app.parts, [source('one', () => '1,2,3,4,5'), source('two', () => '1,2,3,4,5')]);
  expect(await late.read()).toEqual({ state: 'closed', result: null });
  const { read } = await overdue();
  const failing: ResultProvider = { name: 'two', resultOf: () => Promise.reject(new Error('away')) };
  await collectResults(app.parts, [source('one', () => '1,2,3'), failing]);
  expect(await read()).toEqual({ state: 'closed', result: null });
});

it('[10-30] does not ask a source again that has reported', async () => {
  const { read } = await overdue();
  const asked: string[] = [];
  const first: ResultProvider = {
    name: 'one',
    resultOf: async ({ gameCode, issue }) => {
      asked.push(`${gameCode} ${issue}`);
      return '1,2,3,4,5';
    },
  };
  await collectResults(app.parts, [first]);
  await collectResults(app.parts, [first, source('two', () => null)]);
  expect(asked).toEqual([...new Set(asked)]);
  await collectResults(app.parts, [first, source('two', () => '1,2,3,4,5')]);
  expect(await read()).toEqual({ state: 'drawn', result: '1,2,3,4,5' });
});

it('[10-30] the development feed reports a result of the family by two sources', async () => {
  const { read } = await overdue();
  await collectResults(app.parts, developmentFeed());
  expect(await read()).toEqual({ state: 'drawn', result: expect.stringMatching(/^\d(,\d){4}$/) });
});
