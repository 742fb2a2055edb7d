import { cancelTicket, placeBet } from '@atrium/contracts/lottery-bets';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import { testLottery } from '../testing/test-lottery.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  expect((await verifyLedger(app.database)).failures).toEqual([]);
  await app.close();
});

const stakes = async (code: string): Promise<string> =>
  (await app.database.first<{ sum: string }>(
    'SELECT coalesce(sum(stake), 0)::text AS sum FROM lottery_tickets WHERE game_code = $1',
    [code],
  ))!.sum;

it('[10-18] holds the limit per number and draw under 200 parallel bets, and returns what is left', async () => {
  const lottery = await testLottery(app, { kind: 'thai', limits: { mostStakePerNumber: '10500' } });
  await lottery.draw('1');
  await lottery.draw('2', 700);
  const members = await Promise.all(Array.from({ length: 40 }, () => app.signedIn({ balance: 100_000n })));
  const line = lottery.line('three-top', '123');
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => members[index % 40]!.call(placeBet, lottery.bet('1', [line]))),
  );
  const codes = Map.groupBy(answers, ({ error }) => error?.code ?? 'ok');
  expect([...codes.keys()].sort()).toEqual(['BET_LIMIT', 'ok']);
  expect(codes.get('ok')).toHaveLength(52);
  expect(codes.get('BET_LIMIT')![0]!.error).toMatchObject({ params: { limit: '123', left: '100' } });
  expect(await stakes(lottery.code)).toBe('10400');
  // Another number, and the same number of another draw.
  const [member] = members;
  expect((await member!.call(placeBet, lottery.bet('1', [lottery.line('three-top', '124')]))).error).toBeUndefined();
  expect((await member!.call(placeBet, lottery.bet('2', [line]))).error).toBeUndefined();
  // A cancelled ticket frees its number.
  const { number } = codes.get('ok')![0]!.value.tickets[0]!;
  const owner = members[answers.indexOf(codes.get('ok')![0]!) % 40]!;
  expect((await owner.call(cancelTicket, { body: {}, params: { number } })).error).toBeUndefined();
  expect((await owner.call(placeBet, lottery.bet('1', [line]))).error).toBeUndefined();
  expect((await owner.call(placeBet, lottery.bet('1', [line]))).error?.code).toBe('BET_LIMIT');
});

it('[10-18] holds the limits of one member on a number and on a draw under parallel bets', async () => {
  const lottery = await testLottery(app, {
    kind: 'thai',
    limits: { mostMemberStakePerNumber: '500', mostMemberStakePerDraw: '1000', mostStake: '800' },
  });
  await lottery.draw('1');
  const [member, other] = [await app.signedIn({ balance: 100_000n }), await app.signedIn({ balance: 100_000n })];
  const bet = (number: string, multiple = 1) => lottery.bet('1', [lottery.line('three-top', number, { multiple })]);
  const onOne = await Promise.all(Array.from({ length: 6 }, () => member.call(placeBet, bet('111'))));
  expect(onOne.filter(({ error }) => !error)).toHaveLength(2);
  expect(onOne.find(({ error }) => error)!.error).toMatchObject({
    code: 'BET_LIMIT',
    params: { limit: '111', left: '100' },
  });
  const onDraw = await Promise.all(['1', '2', '3', '4', '5'].map((digit) => member.call(placeBet, bet(`00${digit}`))));
  expect(onDraw.filter(({ error }) => !error)).toHaveLength(3);
  expect(onDraw.find(({ error }) => error)!.error).toMatchObject({
    code: 'BET_LIMIT',
    params: { limit: 'member', left: '0' },
  });
  expect((await other.call(placeBet, bet('111'))).error).toBeUndefined();
  expect((await other.call(placeBet, bet('222', 5))).error).toMatchObject({
    code: 'AMOUNT_OUT_OF_RANGE',
    params: { max: '800' },
  });
});

it.each(['2', '3/2'])(
  '[10-09] the database takes no share of %s: a restricted number pays its price or less',
  async (share) => {
    const lottery = await testLottery(app, { kind: 'thai' });
    await lottery.draw('1');
    const insert = app.database.run(
      "INSERT INTO lottery_restrictions (game_code, issue, play, number, share) VALUES ($1, '1', 'three-top', '123', $2)",
      [lottery.code, share],
    );
    await expect(insert).rejects.toMatchObject({ constraint: 'lottery_restrictions_at_most_one' });
  },
);

it('[10-18] refuses a closed number and splits a line with a reduced one', async () => {
  const lottery = await testLottery(app, { kind: 'thai' });
  await lottery.draw('1');
  await app.database.run(
    "INSERT INTO lottery_restrictions (game_code, issue, play, number, share) VALUES ($1, '1', 'three-top', '123', '1/2'), ($1, '1', 'three-top', '999', '0')",
    [lottery.code],
  );
  const member = await app.signedIn({ balance: 100_000n });
  const closed = await member.call(placeBet, lottery.bet('1', [lottery.line('three-top', '999')]));
  expect(closed.error).toMatchObject({ code: 'NUMBER_CLOSED', params: { number: '999' } });
  const mixed = await member.call(placeBet, lottery.bet('1', [lottery.line('three-top', '123,456')]));
  expect(mixed.error?.code).toBe('ODDS_CHANGED');
  const { lines } = mixed.error!.value as { lines: Parameters<typeof lottery.bet>[1] };
  expect(lines.map(({ selection }) => selection)).toEqual(['456', '123']);
  const placed = await member.call(placeBet, lottery.bet('1', lines));
  expect(placed.value.tickets[0]!.lines).toHaveLength(2);
});

describe('[10-19] the gate of every stake', () => {
  const place = async (
    prepare: (memberId: string) => Promise<unknown>,
    member?: Parameters<TestApp['signedIn']>[0],
  ) => {
    const lottery = await testLottery(app);
    await lottery.draw('1');
    const visitor = await app.signedIn(member ?? { balance: 10_000n });
    await prepare(visitor.memberId);
    const { error } = await visitor.call(placeBet, lottery.bet('1', [lottery.line('front3-direct', '1|2|3')]));
    return { code: error?.code, sold: await stakes(lottery.code) };
  };

  it('keeps out who is excluded or rests', async () => {
    const rest = (until: string) => (memberId: string) =>
      app.database.run(
        `INSERT INTO rg_exclusions (member_id, kind, from_at, until_at) VALUES ($1, 'timeout', now() - interval '1 minute', ${until})`,
        [memberId],
      );
    expect(await place(rest('NULL'))).toEqual({ code: 'PLAYER_EXCLUDED', sold: '0' });
    expect(await place(rest("now() + interval '1 day'"))).toEqual({ code: 'PLAYER_EXCLUDED', sold: '0' });
  });
  it('keeps out who is locked', async () => {
    const lock = (memberId: string) =>
      app.database.run("UPDATE members SET status = 'locked' WHERE id = $1", [memberId]);
    expect(await place(lock)).toEqual({ code: 'NOT_LOGGED_IN', sold: '0' });
  });
  it('holds a wager limit', async () => {
    const limit = (memberId: string) =>
      app.database.run(
        "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'wager', 'd', 199, now(), now() - interval '1 minute', now())",
        [memberId],
      );
    expect(await place(limit)).toEqual({ code: 'LIMIT_EXCEEDED', sold: '0' });
  });
  it('waits for the answer to a reality check', async () => {
    const due = (memberId: string) =>
      app.database.run("UPDATE sessions SET started_at = started_at - interval '3 hours' WHERE member_id = $1", [
        memberId,
      ]);
    expect(await place(due)).toEqual({ code: 'REALITY_CHECK_DUE', sold: '0' });
  });
  it('needs money, and takes play money of a trial account alone', async () => {
    expect(await place(async () => undefined, { balance: 199n })).toEqual({ code: 'INSUFFICIENT_FUNDS', sold: '0' });
    expect(await place(async () => undefined, { type: 4, balance: 10_000n })).toEqual({ code: undefined, sold: '200' });
    const cash = (memberId: string) =>
      app.database.run(
        "SELECT ledger_post(now(), 'deposit', $1::bigint, 'test', 'cash-' || $1::bigint, '', '', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $1::bigint, '', 'PHP')], ARRAY[-5000, 5000]::bigint[])",
        [memberId],
      );
    expect(await place(cash, { type: 4 })).toEqual({ code: 'INSUFFICIENT_FUNDS', sold: '0' });
  });
});
