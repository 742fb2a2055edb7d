import { placeBet, ticket as ticketCall } from '@atrium/contracts/lottery-bets';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import { failingDatabase, Killed } from '../testing/failing-database.ts';
import { type TestLottery, testLottery } from '../testing/test-lottery.ts';
import { settleDraw, stageTickets } from './settle-draw.ts';
import { completeStaging } from './complete-staging.ts';
import { beginSettlement, postPortion } from './settlement.repository.ts';
import { settleDue } from './settling.ts';

let app: TestApp;
let lottery: TestLottery;
let issues = 0;
beforeAll(async () => {
  app = await testApp();
  lottery = await testLottery(app);
});
afterEach(async () => {
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<TestApp['signedIn']>>;
const cashOf = async ({ memberId }: { memberId: string }): Promise<bigint> =>
  BigInt(
    (await app.database.first<{ posted: string }>(
      "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class IN ('player:cash', 'player:play')",
      [memberId],
    ))!.posted,
  );

/** A draw with a bet of each of some members on the selections given: 200 each, 195000 for the one that wins. */
async function sold(selections: readonly string[], game = lottery, more: object = {}) {
  issues += 1;
  const issue = `s${issues}`;
  await game.draw(issue, 600 + issues);
  const members: Member[] = [];
  const numbers: string[] = [];
  for (const selection of selections) {
    const member = await app.signedIn({ balance: 10_000n });
    const { value, error } = await member.call(
      placeBet,
      game.bet(issue, [game.line('front3-direct', selection)], more),
    );
    expect(error).toBeUndefined();
    members.push(member);
    numbers.push(value.tickets[0]!.number);
  }
  return { issue, members, numbers, draw: { gameCode: game.code, issue } };
}

it('[10-23] pays winning tickets, keeps the stakes of the others, and announces both balance and ticket', async () => {
  const { issue, members, numbers, draw } = await sold(['1,2|2|3', '9|9|9']);
  await lottery.drawn(issue, '1,2,3,4,5');
  await settleDue(app.parts);
  const [winner, loser] = members;
  expect(await cashOf(winner!)).toBe(10_000n - 400n + 195_000n);
  expect(await cashOf(loser!)).toBe(9_800n);
  const won = (await winner!.call(ticketCall, { params: { number: numbers[0]! } })).value;
  expect(won).toMatchObject({ state: 'won', payout: '195000', result: '1,2,3,4,5', cancellable: false });
  expect(won.lines[0]).toMatchObject({ wins: [{ tier: 'hit', notes: '1' }], payout: '195000' });
  const lost = (await loser!.call(ticketCall, { params: { number: numbers[1]! } })).value;
  expect(lost).toMatchObject({ state: 'lost', payout: '0', lines: [{ wins: [], payout: '0' }] });
  expect(app.published).toContainEqual({
    event: 'ticket.settled',
    data: { number: numbers[0], ...draw, payout: '195000' },
    audience: { member: winner!.memberId },
  });
  expect(app.published).toContainEqual({
    event: 'balance.changed',
    data: { cause: 'payout' },
    audience: { member: winner!.memberId },
  });
  expect(
    await app.database.first('SELECT state FROM draws WHERE game_code = $1 AND issue = $2', [draw.gameCode, issue]),
  ).toEqual({ state: 'settled' });
});

it('[GM-10] [10-16] settles a ticket by the prices of its purchase', async () => {
  const own = await testLottery(app);
  const { issue, members } = await sold(['1|2|3'], own);
  await app.database.run(
    "UPDATE lottery_games SET rules = jsonb_set(rules, '{pricing,group,group}', '1000') WHERE code = $1",
    [own.code],
  );
  await own.drawn(issue, '1,2,3,4,5');
  await settleDue(app.parts);
  expect(await cashOf(members[0]!)).toBe(9_800n + 195_000n);
});

it.each(['before', 'after'] as const)(
  '[SY-06] [10-23] pays once through a kill at any statement: %s it',
  async (moment) => {
    for (let at = 1; ; at += 1) {
      const { issue, members, draw } = await sold(['1|2|3', '4|5|6', '1|2|3', '1,2|2|3', '7|7|7']);
      await lottery.drawn(issue, '1,2,3,4,5');
      const killed = await settleDraw(
        { ...app.parts, database: failingDatabase(app.database, at, moment) },
        draw,
        2,
      ).then(
        () => false,
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error;
          return true;
        },
      );
      await settleDraw(app.parts, draw, 2);
      await settleDraw(app.parts, draw, 2);
      const cash = await Promise.all(members.map(cashOf));
      expect([at, cash]).toEqual([at, [204_800n, 9_800n, 204_800n, 204_600n, 9_800n]]);
      expect(
        await app.database.first('SELECT state FROM draws WHERE game_code = $1 AND issue = $2', [draw.gameCode, issue]),
      ).toEqual({ state: 'settled' });
      if (!killed) {
        expect(at).toBeGreaterThan(10);
        break;
      }
    }
  },
);

it('[10-23] pays once when several gateways settle at the same time', async () => {
  const { issue, members, draw } = await sold(['1|2|3', '4|5|6', '1|2|3', '1,2|2|3', '7|7|7', '1|2|3']);
  await lottery.drawn(issue, '1,2,3,4,5');
  await Promise.all([1, 2, 3, 4].map(() => settleDraw(app.parts, draw, 2)));
  await settleDraw(app.parts, draw, 2);
  const cash = await Promise.all(members.map(cashOf));
  expect(cash).toEqual([204_800n, 9_800n, 204_800n, 204_600n, 9_800n, 204_800n]);
});

it('[10-23] posts a portion without reading the other rounds and tickets', async () => {
  const { issue, members, draw } = await sold(['1|2|3', '4|5|6', '1,2|2|3']);
  await lottery.drawn(issue, '1,2,3,4,5');
  const now = app.clock.now();
  // With its statistics the planner prefers to read small tables as a whole.
  await app.database.run('ANALYZE rounds, lottery_tickets');
  const settlement = (await app.database.transaction((transaction) => beginSettlement(transaction, draw, now)))!;
  await stageTickets(app.database, app.database, settlement);
  await app.database.transaction((transaction) => completeStaging(transaction, settlement, now));
  await app.database.transaction(async (transaction) => {
    const wholeReads = () =>
      transaction.rows(
        "SELECT relname, seq_scan FROM pg_stat_xact_user_tables WHERE relname IN ('rounds', 'lottery_tickets') ORDER BY 1",
      );
    const before = await wholeReads();
    expect(await postPortion(transaction, settlement, now, 2)).toHaveLength(1);
    expect(await wholeReads()).toEqual(before);
  });
  await settleDraw(app.parts, draw);
  expect(await Promise.all(members.map(cashOf))).toEqual([204_800n, 9_800n, 204_600n]);
});

it('[10-18] caps what a ticket, a member and a draw pay', async () => {
  const own = await testLottery(app, {
    limits: { mostPayout: '150000', mostMemberPayout: '200000', mostDrawPayout: '240000' },
  });
  const { issue, members, numbers, draw } = await sold(['1|2|3', '1|2|3'], own);
  await members[0]!.call(placeBet, own.bet(issue, [own.line('front3-direct', '1|2|3')]));
  await own.drawn(issue, '1,2,3,4,5');
  await settleDue(app.parts);
  // 150000 a ticket; the first member's two are cut to 200000, then all 350000 to 240000.
  expect(await cashOf(members[0]!)).toBe(9_600n + 137_142n);
  expect(await cashOf(members[1]!)).toBe(9_800n + 102_857n);
  expect(await app.database.first('SELECT prize, payout FROM lottery_wins WHERE ticket = $1', [numbers[1]])).toEqual({
    prize: '195000',
    payout: '102857',
  });
  expect(
    await app.database.first('SELECT tickets, payout FROM lottery_settlements WHERE game_code = $1 AND issue = $2', [
      draw.gameCode,
      issue,
    ]),
  ).toEqual({ tickets: '3', payout: '239999' });
});

it('[10-25] gives every stake of a void draw back once', async () => {
  const own = await testLottery(app);
  const { issue, members, numbers } = await sold(['1|2|3', '4|5|6'], own);
  const rebated = await app.signedIn({ balance: 10_000n });
  await rebated.call(
    placeBet,
    own.bet(issue, [own.line('front3-direct', '0,1,2,3,4|1|1', { group: 1900 })], { group: 1900 }),
  );
  expect(await cashOf(rebated)).toBe(9_025n);
  await app.database.run("UPDATE draws SET state = 'closed' WHERE game_code = $1", [own.code]);
  await app.database.run("UPDATE draws SET state = 'voided' WHERE game_code = $1", [own.code]);
  await Promise.all([1, 2, 3].map(() => settleDue(app.parts)));
  await settleDue(app.parts);
  for (const member of [...members, rebated]) expect(await cashOf(member)).toBe(10_000n);
  expect((await members[0]!.call(ticketCall, { params: { number: numbers[0]! } })).value).toMatchObject({
    state: 'voided',
    payout: null,
  });
});

it('[10-21] stops a chase on a win and gives the rest back, and plays it to the end without one', async () => {
  const own = await testLottery(app);
  for (const issue of ['1', '2', '3']) await own.draw(issue, 600 * Number(issue));
  const chase = (stopOnWin: boolean) => ({
    stake: '600',
    chase: { issues: ['1', '2', '3'].map((issue) => ({ issue, multiple: 1 })), stopOnWin },
  });
  const [stopping, going] = [await app.signedIn({ balance: 10_000n }), await app.signedIn({ balance: 10_000n })];
  const lines = [own.line('front3-direct', '1|2|3')];
  const { value } = await stopping.call(placeBet, own.bet('1', lines, chase(true)));
  await going.call(placeBet, own.bet('1', lines, chase(false)));
  await own.drawn('1', '1,2,3,4,5');
  await settleDue(app.parts);
  expect(await cashOf(stopping)).toBe(10_000n - 200n + 195_000n);
  expect(await cashOf(going)).toBe(10_000n - 600n + 195_000n);
  expect((await stopping.call(ticketCall, { params: { number: value.tickets[2]!.number } })).value.state).toBe(
    'cancelled',
  );
  for (const issue of ['2', '3']) await own.drawn(issue, '0,0,0,0,0');
  await settleDue(app.parts);
  const states = await app.database.rows('SELECT state FROM lottery_chases WHERE game_code = $1 ORDER BY id', [
    own.code,
  ]);
  expect(states).toEqual([{ state: 'stopped' }, { state: 'done' }]);
});

it('[10-19] pays a trial account in play money, from a house of its own', async () => {
  const own = await testLottery(app);
  await own.draw('1');
  const trial = await app.signedIn({ type: 4, balance: 10_000n });
  await trial.call(placeBet, own.bet('1', [own.line('front3-direct', '1|2|3')]));
  await own.drawn('1', '1,2,3,4,5');
  await settleDue(app.parts);
  expect(await cashOf(trial)).toBe(204_800n);
  const classes = await app.database.rows(
    'SELECT DISTINCT a.class FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.detail LIKE $1 ORDER BY 1',
    [`%${own.code}`],
  );
  expect(classes).toEqual([{ class: 'escrow:draw' }, { class: 'house:play' }]);
});
