import { cancelTicket, placeBet, ticket as ticketCall } from '@atrium/contracts/lottery-bets';
import type { GameKind } from '@atrium/lottery-rules/game-kinds';
import fc from 'fast-check';
import { type OperatorTestApp, operatorTestApp } from '../../operators/testing/operator-test-app.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import type { BetLimits } from '../tickets/bet-limits.ts';
import { type TestLine, type TestLottery, testLottery } from '../testing/test-lottery.ts';
import { failingDatabase, Killed } from '../testing/failing-database.ts';
import { settleDraw } from './settle-draw.ts';
import { settleDue } from './settling.ts';

type Member = Awaited<ReturnType<TestApp['signedIn']>>;

let operators: OperatorTestApp;
let app: TestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
  app = operators.app;
});
afterEach(async () => {
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});
afterAll(() => operators.close());

const WON = '01,02,03,04,05,06';
const LOST = '40,41,42,43,44,45';
const entry = (text: string): string => text.replaceAll(',', ' ');

interface PoolRow {
  issue: string;
  settlement: number;
  turnover: string;
  fund: string;
  held_in: string;
  topped_up: string;
  prizes: string;
  carried_out: Record<string, string>;
  reserve_out: string;
  held_out: string;
  difference: string;
  play_money: boolean;
}
const poolsOf = (game: TestLottery): Promise<PoolRow[]> =>
  app.database.rows(
    'SELECT p.* FROM lottery_pools p JOIN draws d USING (game_code, issue) WHERE p.game_code = $1 ORDER BY d.draws_at, p.settlement, p.play_money',
    [game.code],
  );
const balanceOf = async (accountClass: string, detail: string): Promise<bigint> =>
  BigInt(
    (await app.database.first<{ sum: string }>(
      'SELECT coalesce(sum(l.amount), 0)::text AS sum FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = $1 AND a.detail = $2',
      [accountClass, detail],
    ))!.sum,
  );
const payoutOf = async (member: Member, number: string): Promise<string | null> =>
  (await member.call(ticketCall, { params: { number } })).value.payout;
const settledAt = async (game: TestLottery): Promise<string[]> =>
  (
    await app.database.rows<{ issue: string }>(
      "SELECT issue FROM draws WHERE game_code = $1 AND state = 'settled' ORDER BY draws_at",
      [game.code],
    )
  ).map(({ issue }) => issue);

async function buy(game: TestLottery, issue: string, lines: TestLine[], member?: Member) {
  const own = member ?? (await app.signedIn({ balance: 1_000_000n }));
  const { value, error } = await own.call(placeBet, game.bet(issue, lines));
  expect(error).toBeUndefined();
  return { member: own, number: value.tickets[0]!.number };
}
async function pooled(kind: GameKind, options: { limits?: BetLimits; outside?: boolean } = {}, draws = 3) {
  const game = await testLottery(app, { kind, ...options });
  for (let issue = 1; issue <= draws; issue += 1) await game.draw(String(issue), 600 * issue);
  return game;
}
/** Two gateways settle what is due at once. */
const settle = async (): Promise<void> => {
  await Promise.all([settleDue(app.parts), settleDue(app.parts)]);
  await settleDue(app.parts);
};

it('[10-11] carries a jackpot that nobody wins through an unsold draw to the one that wins it', async () => {
  const game = await pooled('lotto45');
  const line = game.line('single', entry(WON));
  expect(line.prices).toEqual({});
  const first = await buy(game, '1', [line]);
  await game.drawn('1', LOST);
  await settle();
  expect(await payoutOf(first.member, first.number)).toBe('0');
  expect(await balanceOf('jackpot', game.code)).toBe(110n);
  await game.drawn('2', WON);
  await settle();

  const whole = await buy(game, '3', [line]);
  const half = await buy(game, '3', [game.line('single', entry(WON), { unit: 100n })]);
  await game.drawn('3', WON);
  await settle();
  // The least jackpot is 1,200,000,000,000 for entries of 1,000,000: 240,000,000 for entries of 200.
  expect(await payoutOf(whole.member, whole.number)).toBe('160000000');
  expect(await payoutOf(half.member, half.number)).toBe('80000000');
  expect(await poolsOf(game)).toMatchObject([
    { issue: '1', turnover: '200', fund: '110', held_in: '0', prizes: '0', held_out: '110' },
    { issue: '3', turnover: '300', held_in: '110', topped_up: String(240_000_000 - 110 - 165), prizes: '240000000' },
  ]);
  expect(await balanceOf('jackpot', game.code)).toBe(0n);
  const won = (await whole.member.call(ticketCall, { params: { number: whole.number } })).value;
  expect(won.lines[0]).toMatchObject({ wins: [{ tier: 'jackpot', notes: '1' }], payout: '160000000' });
});

it('[10-07] [10-18] pays mixed tickets at fixed prices and from the pool, and cuts only the former', async () => {
  const game = await pooled('marksix', {
    limits: { mostPayout: '5000', mostMemberPayout: '5000', mostDrawPayout: '7000' },
  });
  const pool = game.line('single', '01 02 03 04 05 06');
  const special = game.line('special', '07');
  const mixed = await buy(game, '1', [special, pool]);
  const fixed = await buy(game, '1', [special]);
  await game.drawn('1', `${WON}|07`);
  await settle();
  // Both special numbers are cut to 5,000, then together to 7,000.
  expect(await payoutOf(fixed.member, fixed.number)).toBe('3500');
  expect(await payoutOf(mixed.member, mixed.number)).toBe(String(160_000_000 + 3_500));
  expect(await poolsOf(game)).toMatchObject([{ turnover: '200', fund: '108', prizes: '160000000', reserve_out: '6' }]);
  const { lines } = (await mixed.member.call(ticketCall, { params: { number: mixed.number } })).value;
  expect(lines.map(({ payout }) => payout)).toEqual([expect.not.stringMatching(/^160000000$/), '160000000']);
});

it('[10-11] settles a draw with a pool only after the one before', async () => {
  const game = await pooled('toto');
  await buy(game, '1', [game.line('single', entry(WON))]);
  const later = await buy(game, '2', [game.line('single', entry(WON))]);
  await game.drawn('2', `${WON}|07`);
  await settle();
  expect(await settledAt(game)).toEqual([]);
  expect(await payoutOf(later.member, later.number)).toBeNull();
  await game.drawn('1', `${LOST}|07`);
  await settle();
  await settle();
  expect(await settledAt(game)).toEqual(['1', '2']);
  expect(await payoutOf(later.member, later.number)).not.toBe('0');
});

it('[10-19] keeps a pool of its own for play money', async () => {
  const game = await pooled('toto');
  const line = game.line('single', entry(WON));
  await buy(game, '1', [line], await app.signedIn({ type: 4, balance: 10_000n }));
  await buy(game, '1', [line]);
  await game.drawn('1', `${LOST}|07`);
  await settle();
  expect((await poolsOf(game)).map(({ play_money, held_out }) => [play_money, held_out])).toEqual([
    [false, '108'],
    [true, '108'],
  ]);
  expect([await balanceOf('jackpot', game.code), await balanceOf('jackpot', `play:${game.code}`)]).toEqual([
    108n,
    108n,
  ]);
});

it('[10-16] keeps the pool rules of a planned draw, whatever the game does later', async () => {
  const game = await pooled('toto');
  const won = await buy(game, '1', [game.line('single', '01 02 03 40 41 42')]);
  await app.database.run(
    "UPDATE lottery_games SET unit = 400, rules = jsonb_set(rules, '{pricing,pool,fixed,group7}', '\"999900\"') WHERE code = $1",
    [game.code],
  );
  await game.drawn('1', '01,02,03,10,11,12|13');
  await settle();
  // Three numbers: S$10 for an entry of S$1, so 20.00 for one of 2.00.
  expect(await payoutOf(won.member, won.number)).toBe('2000');
  await expect(
    app.database.run("UPDATE draws SET pool = NULL WHERE game_code = $1 AND issue = '1'", [game.code]),
  ).rejects.toThrow(/committed/);
});

/** An outside draw whose result two operators enter. */
async function enter(game: TestLottery, issue: string, result: string): Promise<void> {
  await app.database.run("UPDATE draws SET state = 'closed' WHERE game_code = $1 AND issue = $2 AND state = 'open'", [
    game.code,
    issue,
  ]);
  for (const who of ['operator', 'approver'] as const) {
    const { value } = await operators.ask(
      'POST',
      `/ops/draws/${game.code}/${issue}/result`,
      { result, reason: 'bulletin' },
      who,
    );
    expect(value.outcome).toBe(who === 'operator' ? 'waits' : 'done');
  }
}

it('[10-24] [10-47] corrects a pool from the carry it began with, and leaves a carry that was taken to the house', async () => {
  const game = await testLottery(app, { kind: 'lotto45', outside: true });
  for (const issue of ['1', '2', '3']) await game.draw(issue, 60 * Number(issue));
  const line = game.line('single', entry(WON));
  const players = [];
  for (const issue of ['1', '2']) players.push(await buy(game, issue, [line]));
  app.clock.advance({ seconds: 150 });
  await enter(game, '1', LOST);
  await settle();
  expect(await balanceOf('jackpot', game.code)).toBe(110n);

  // The preview pays the jackpot, and moves nothing.
  const preview = (await operators.ask('GET', `/ops/draws/${game.code}/1/preview?result=${WON}`)).value;
  expect(preview).toMatchObject({ kind: 'correct', currencies: [{ paidBefore: '0', paidAfter: '240000000' }] });
  expect([await balanceOf('jackpot', game.code), (await poolsOf(game)).length]).toEqual([110n, 1]);

  // Nobody has taken the carry: the jackpot itself is corrected.
  await enter(game, '1', WON);
  await settle();
  expect(await payoutOf(players[0]!.member, players[0]!.number)).toBe('240000000');
  expect(await balanceOf('jackpot', game.code)).toBe(0n);
  await enter(game, '1', LOST);
  await settle();
  expect(await balanceOf('jackpot', game.code)).toBe(110n);

  // The second draw takes it. A correction of the first one then stays with the house.
  await enter(game, '2', LOST);
  await settle();
  expect(await balanceOf('jackpot', game.code)).toBe(220n);
  await enter(game, '1', WON);
  await settle();
  expect(await balanceOf('jackpot', game.code)).toBe(220n);
  expect(await balanceOf('house:pool', game.code)).toBe(-110n);
  expect(
    (await poolsOf(game)).map(({ issue, settlement, held_in, held_out, difference }) => [
      issue,
      settlement,
      held_in,
      held_out,
      difference,
    ]),
  ).toEqual([
    ['1', 1, '0', '110', '0'],
    ['1', 2, '0', '0', '0'],
    ['1', 3, '0', '110', '0'],
    ['1', 4, '0', '0', '-110'],
    ['2', 1, '110', '220', '0'],
  ]);
});

it('[10-47] shows operators carry, reserve and the line of every settlement, page by page', async () => {
  const ask = async (code: string, query = '', who: 'operator' | 'nobody' = 'operator') =>
    (await operators.ask('GET', `/ops/lottery/games/${code}/pools${query}`, undefined, who)).value;
  const game = await testLottery(app, { kind: 'marksix', outside: true });
  const tiers = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
  expect(await ask(game.code)).toMatchObject({
    rules: { unit: '200', fund: '27/50', reserve: '3/50', sharesOf: 'rest', releaseAfterDraws: 16, tiers },
    next: [{ currency: 'PHP', playMoney: false, jackpot: '160000000', reserve: '0', drawsKept: 0, held: '0' }],
    draws: [],
    earlier: null,
  });
  for (const issue of ['1', '2']) await game.draw(issue, 60 * Number(issue));
  const line = game.line('single', '01 02 03 04 05 41');
  await buy(game, '1', [line]);
  await buy(game, '1', [line], await app.signedIn({ type: 4, balance: 10_000n }));
  await buy(game, '2', [line]);
  app.clock.advance({ seconds: 150 });
  await enter(game, '1', `${LOST}|07`);
  await settle();
  await enter(game, '1', `${WON}|07`);
  await settle();
  await enter(game, '2', `${LOST}|07`);
  await settle();
  const { next, draws, earlier } = await ask(game.code);
  expect(next).toMatchObject([{ drawsKept: 2 }, { playMoney: true, drawsKept: 1 }]);
  expect(draws).toMatchObject([
    { issue: '2', settlement: 1, replaced: false, won: [] },
    { issue: '1', settlement: 2, replaced: false, playMoney: false, won: [{ tier: 'third', stake: '200' }] },
    { issue: '1', settlement: 2, replaced: false, playMoney: true },
    { issue: '1', settlement: 1, replaced: true, playMoney: false, won: [] },
    { issue: '1', settlement: 1, replaced: true, playMoney: true },
  ]);
  for (const { fund, heldIn, toppedUp, prizes, heldOut } of draws)
    expect(BigInt(fund) + BigInt(heldIn) + BigInt(toppedUp)).toBe(BigInt(prizes) + BigInt(heldOut));
  expect(next[0].held).toBe(draws[0].heldOut);
  expect(await balanceOf('jackpot', game.code)).toBe(BigInt(next[0].held));
  const carried = next[0].tiers.reduce((sum: bigint, tier: { carried: string }) => sum + BigInt(tier.carried), 0n);
  expect(carried + BigInt(next[0].reserve)).toBe(BigInt(next[0].held));

  // Thirty draws more: the page holds 25 of them, and the rest follow.
  expect(earlier).toBeNull();
  await app.database.run(
    `WITH more AS (INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, commitment, scheme)
       SELECT $1, 'E' || n, now() - interval '30 days', now() - interval '25 days', now() - interval '20 days' - n * interval '1 minute', 'open', 'none', 0
         FROM generate_series(1, 30) AS n RETURNING issue)
     INSERT INTO lottery_pools SELECT p.game_code, m.issue, 1, p.currency, false, 0, 0, '{}', 0, 0, 0, 0, 0, '{}', 0, '{}', 0, 0, 0, 0, 0, p.at
       FROM more m, lottery_pools p WHERE p.game_code = $1 AND p.issue = '2'`,
    [game.code],
  );
  const first = await ask(game.code);
  expect(first.earlier).toBe('E23');
  const second = await ask(game.code, `?before=${first.earlier}`);
  expect([second.draws.length, second.draws[0].issue, second.earlier]).toEqual([7, 'E24', null]);

  expect((await ask(game.code, '?before=NEVER')).code).toBe('UNKNOWN_DRAW');
  expect((await ask('NOTHING')).code).toBe('UNKNOWN_GAME');
  expect((await ask(game.code, '', 'nobody')).code).toBe('UNAUTHENTICATED');
  expect(await ask((await testLottery(app)).code)).toMatchObject({ rules: null, next: [], draws: [] });
});

it.each(['before', 'after'] as const)(
  '[SY-06] [10-23] shares a pool once through a kill at any statement: %s it',
  async (moment) => {
    const game = await testLottery(app, { kind: 'toto' });
    for (let at = 1; ; at += 1) {
      const issue = String(at);
      await game.draw(issue, 600 + at);
      const won = await buy(game, issue, [game.line('single', '01 02 03 04 05 41')]);
      await game.drawn(issue, `${WON}|07`);
      const draw = { gameCode: game.code, issue };
      const killed = await settleDraw({ ...app.parts, database: failingDatabase(app.database, at, moment) }, draw).then(
        () => false,
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error;
          return true;
        },
      );
      await settleDraw(app.parts, draw);
      // Of each draw's fund of 108 the third group gets 5.5 per cent, rounded down, and all that it carries.
      expect([at, await payoutOf(won.member, won.number)]).toEqual([at, '5']);
      expect([at, await balanceOf('jackpot', game.code)]).toEqual([at, 103n * BigInt(at)]);
      if (killed) continue;
      expect(at).toBeGreaterThan(12);
      break;
    }
  },
);

it('[10-11] conserves money over random draws: tickets of every size, cancelled ones, several winners, two gateways', async () => {
  const numbers = ['01', '02', '03', '04', '05', '06', '07', '08'];
  const pick = fc.subarray(numbers, { minLength: 6, maxLength: 8 });
  const sale = fc.record({
    pick,
    unit: fc.constantFrom(200n, 100n, 20n, 2n),
    multiple: fc.integer({ min: 1, max: 9 }),
    cancelled: fc.boolean(),
  });
  const draw = fc.record({
    sales: fc.array(sale, { maxLength: 4 }),
    won: fc.subarray(numbers, { minLength: 7, maxLength: 7 }),
    misses: fc.boolean(),
  });
  const player = await app.signedIn({ balance: 100_000_000n });
  const cash = async () =>
    BigInt(
      (await app.database.first<{ posted: string }>(
        "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
        [player.memberId],
      ))!.posted,
    );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('marksix' as const, 'toto' as const, 'lotto55' as const),
      fc.array(draw, { minLength: 1, maxLength: 3 }),
      async (kind, draws) => {
        const game = await pooled(kind);
        const before = await cash();
        const turnovers: bigint[] = [];
        for (const [index, { sales, won, misses }] of draws.entries()) {
          const issue = String(index + 1);
          let turnover = 0n;
          for (const { pick: own, unit, multiple, cancelled } of sales) {
            const line =
              own.length === 6
                ? game.line('single', own.join(' '), { unit, multiple })
                : game.line('system', own.join(','), { unit, multiple });
            const { number } = await buy(game, issue, [line], player);
            if (!cancelled) turnover += BigInt(line.stake);
            else expect((await player.call(cancelTicket, { body: {}, params: { number } })).error).toBeUndefined();
          }
          turnovers.push(turnover);
          await game.drawn(issue, misses ? '30,31,32,33,34,35|36' : `${won.slice(0, 6).join(',')}|${won[6]!}`);
          await settle();
        }
        const pools = await poolsOf(game);
        expect(pools.map(({ turnover }) => BigInt(turnover))).toEqual(turnovers.filter((turnover) => turnover > 0n));
        let held = 0n;
        let prizes = 0n;
        for (const pool of pools) {
          const share = kind === 'lotto55' ? [11n, 20n] : [27n, 50n];
          expect(BigInt(pool.fund)).toBe((BigInt(pool.turnover) * share[0]!) / share[1]!);
          expect(BigInt(pool.held_in)).toBe(held);
          const carried = Object.values(pool.carried_out).reduce((sum, amount) => sum + BigInt(amount), 0n);
          held = carried + BigInt(pool.reserve_out);
          expect(BigInt(pool.fund) + BigInt(pool.held_in) + BigInt(pool.topped_up)).toBe(BigInt(pool.prizes) + held);
          prizes += BigInt(pool.prizes);
        }
        expect(await balanceOf('jackpot', game.code)).toBe(held);
        expect(await cash()).toBe(before - turnovers.reduce((a, b) => a + b, 0n) + prizes);
      },
    ),
    { numRuns: 8 },
  );
});
