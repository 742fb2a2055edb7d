import { board, placeBet } from '@atrium/contracts/lottery-bets';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { type TestLottery, testLottery } from '../testing/test-lottery.ts';

let app: TestApp;
let thai: TestLottery;
let fourD: TestLottery;
beforeAll(async () => {
  app = await testApp();
  thai = await testLottery(app, { kind: 'thai', mode: 'SEA' });
  fourD = await testLottery(app, { kind: '4d-my', mode: 'SEA', limits: { mostMemberStakePerNumber: '2000' } });
  await thai.draw('1');
  await fourD.draw('1');
  await fourD.draw('2', 1200);
  await app.database.run(
    `INSERT INTO lottery_restrictions (game_code, issue, play, number, share)
     VALUES ($1, '1', 'two-top', '12', '1/2'), ($1, '1', 'two-top', '55', '0'), ($2, '1', 'big', '1234', '1/2'), ($2, '1', 'big', '9990', '0')`,
    [thai.code, fourD.code],
  );
});
afterAll(() => app.close());

it('[10-09] offers a line with a restricted number as lines of equal price, and sells those', async () => {
  const member = await app.signedIn({ balance: 100_000n });
  const refused = await member.call(placeBet, thai.bet('1', [thai.line('two-top', '07,12,99')]));
  expect(refused.error?.code).toBe('ODDS_CHANGED');
  const { lines } = refused.error!.value as { lines: ReturnType<TestLottery['line']>[] };
  expect(lines.map(({ selection, stake, prices }) => [selection, stake, prices])).toEqual([
    ['07,99', '400', { hit: '90' }],
    ['12', '200', { hit: '45' }],
  ]);
  const { value } = await member.call(placeBet, thai.bet('1', lines));
  expect(value.tickets[0]!.lines.map(({ prices }) => prices)).toEqual([{ hit: '90' }, { hit: '45' }]);
});

it('[10-09] refuses a closed number, and takes it in a play that is open', async () => {
  const member = await app.signedIn({ balance: 100_000n });
  const closed = await member.call(placeBet, thai.bet('1', [thai.line('two-top', '07,55')]));
  expect(closed.error).toMatchObject({ code: 'NUMBER_CLOSED', params: { number: '55', line: 0 } });
  const open = await member.call(placeBet, thai.bet('1', [thai.line('two-bottom', '55')]));
  expect(open.error).toBeUndefined();
});

it('[10-10] applies the restrictions of a number to a roll that has it', async () => {
  const member = await app.signedIn({ balance: 100_000n });
  const refused = await member.call(placeBet, fourD.bet('1', [fourD.line('roll-big', '123R')]));
  const { lines } = refused.error!.value as { lines: ReturnType<TestLottery['line']>[] };
  expect(lines.map(({ play, notes, prices }) => [play, notes, prices.first])).toEqual([
    ['big', '9', '2500'],
    ['big', '1', '1250'],
  ]);
  expect((await member.call(placeBet, fourD.bet('1', lines))).error).toBeUndefined();
  const closed = await member.call(placeBet, fourD.bet('1', [fourD.line('roll-big', '999R')]));
  expect(closed.error).toMatchObject({ code: 'NUMBER_CLOSED', params: { number: '9990' } });
});

it('[10-18] counts a roll and a permutation towards the limit of each number', async () => {
  const member = await app.signedIn({ balance: 100_000n });
  const bet = (play: string, selection: string, multiple: number) =>
    member.call(placeBet, fourD.bet('2', [fourD.line(play, selection, { multiple })]));
  expect((await bet('big', '1234', 5)).error).toBeUndefined();
  expect((await bet('roll-big', '12R4', 4)).error).toBeUndefined();
  expect((await bet('permutation-big', '4321', 2)).error?.code).toBe('BET_LIMIT');
  expect((await bet('permutation-big', '4321', 1)).error).toBeUndefined();
  expect((await bet('small', '1234', 5)).error).toBeUndefined();
});

it('[10-18] the board says in bands how full a number is, by everybody and by the member who asks, and no amount', async () => {
  const limits = { mostStakePerNumber: '2000', mostMemberStakePerNumber: '1000' };
  const own = await testLottery(app, { kind: 'thai', mode: 'SEA', limits });
  await own.draw('1');
  const [first, second] = [await app.signedIn({ balance: 100_000n }), await app.signedIn({ balance: 100_000n })];
  const bet = async (member: typeof first, number: string, multiple: number) => {
    const answer = await member.call(placeBet, own.bet('1', [own.line('two-top', number, { multiple })]));
    expect(answer.error).toBeUndefined();
  };
  const roomsOf = async (member: Pick<typeof first, 'call'>) => {
    const { value } = await member.call(board, { query: { gameCode: own.code } });
    return (value.rooms ?? []).map(({ number, room }) => `${number} ${room}`);
  };
  // 07 is full for everybody, 12 at four fifths for the first member and at two fifths for everybody, 31 at a half.
  await bet(first, '07', 5);
  await bet(second, '07', 5);
  await bet(first, '12', 4);
  await bet(second, '31', 5);
  await bet(second, '44', 2);
  expect(await roomsOf(first)).toEqual(['07 full', '12 little', '31 half']);
  expect(await roomsOf(second)).toEqual(['07 full', '31 full']);
  const visitor = await app.visitor().call(board, { query: { gameCode: own.code } });
  expect(visitor.value.rooms).toEqual([
    { issue: '1', play: 'two-top', number: '07', room: 'full' },
    { issue: '1', play: 'two-top', number: '31', room: 'half' },
  ]);
  const unlimited = await app.visitor().call(board, { query: { gameCode: thai.code } });
  expect(unlimited.value.rooms).toBeUndefined();
});

it('[10-09] a game with cuts of its own shows them to its boards', async () => {
  const cuts = {
    top3: [
      ['first', 0, 0],
      ['first', 0, 1],
      ['first', 0, 2],
    ],
    top2: [
      ['first', 0, 0],
      ['first', 0, 1],
    ],
    bottom2: [
      ['first', 0, 2],
      ['first', 0, 3],
    ],
  };
  await app.database.run(
    "UPDATE lottery_games SET rules = rules || jsonb_build_object('cuts', $2::jsonb) WHERE code = $1",
    [thai.code, JSON.stringify(cuts)],
  );
  const { value } = await app.visitor().call(board, { query: { gameCode: thai.code } });
  expect(value.rules.cuts).toEqual(cuts);
});
