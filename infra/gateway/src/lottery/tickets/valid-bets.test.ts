import { betDetail, betRecords } from '@atrium/contracts/bet-records';
import { sessionFigures } from '@atrium/contracts/limits';
import { cancelTicket, placeBet, ticket } from '@atrium/contracts/lottery-bets';
import { vnRecent } from '@atrium/contracts/lottery';
import { used } from '../../limits/limits.repository.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { settleDue } from '../settlement/settling.ts';
import { type TestLottery, testLottery } from '../testing/test-lottery.ts';

let app: TestApp;
let lottery: TestLottery;
let agent: { id: string };
let member: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await testApp();
  lottery = await testLottery(app);
  for (const [index, issue] of ['1', '2', '3', '4'].entries()) await lottery.draw(issue, 600 + index);
  agent = await app.member({ type: 1 });
  member = await app.signedIn({ balance: 10_000n, upline: agent.id });
  const place = async (issue: string, selection: string) =>
    (await member.call(placeBet, lottery.bet(issue, [lottery.line('front3-direct', selection)]))).value.tickets[0]!;
  // Won, lost, void, cancelled, and one that is open.
  await place('1', '1|2|3');
  await place('2', '4,5|5|6');
  await place('3', '1|2|3');
  const { number } = await place('4', '1|2|3');
  await member.call(cancelTicket, { body: {}, params: { number } });
  await place('4', '7|7|7,8,9');
  await lottery.drawn('1', '1,2,3,4,5');
  await lottery.drawn('2', '1,2,3,4,5');
  await app.database.run("UPDATE draws SET state = 'voided' WHERE game_code = $1 AND issue = '3'", [lottery.code]);
  await settleDue(app.parts);
});
afterAll(() => app.close());

it('[10-46][10-40] shows each ticket in the betting record, with its movements and the place of its lines', async () => {
  const { value } = await member.call(betRecords, { query: {} });
  expect(value.items.map(({ status, stake, payout }) => [status, stake, payout])).toEqual([
    ['open', '600', '0'],
    ['rolled-back', '200', '0'],
    ['void', '200', '0'],
    ['lost', '400', '0'],
    ['won', '200', '195000'],
  ]);
  const won = value.items.at(-1)!;
  const detail = (await member.call(betDetail, { params: { id: won.id } })).value;
  expect(detail.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bet', '-200'],
    ['payout', '195000'],
  ]);
  expect([detail.lottery, detail.replayFault]).toEqual([{ gameCode: lottery.code, area: 'LOTT' }, null]);
  expect((await member.call(ticket, { params: { number: detail.id } })).value).toMatchObject({
    issue: '1',
    state: 'won',
  });
});

it('[10-46] counts what was staked and neither void nor cancelled into the daily figures, and so for agents, points and missions', async () => {
  const figures = await app.database.first(
    "SELECT turnover::text, payouts::text FROM daily_figures WHERE member_id = $1 AND game_type = 'LOTT'",
    [member.memberId],
  );
  expect(figures).toEqual({ turnover: '1200', payouts: '195000' });
});

it('[10-46] counts the open stake and the session net as the wallet has moved', async () => {
  const { value } = await member.call(sessionFigures);
  expect(value).toMatchObject({ staked: '1200', returned: '195000', net: '193800' });
});

it('[10-46] counts towards wager and loss limits', async () => {
  const wagered = await used(app.parts, member.memberId, 'wager', 'd');
  const lost = await used(app.parts, member.memberId, 'loss', 'd');
  expect([wagered, lost]).toEqual([1_200n, -193_800n]);
});

it('[7-037] lists the Vietnamese lotteries of the own bets', async () => {
  await app.database.run("UPDATE lottery_games SET area = 'VN' WHERE code = $1", [lottery.code]);
  expect((await member.call(vnRecent)).value.map(({ code }) => code)).toEqual([lottery.code]);
});
