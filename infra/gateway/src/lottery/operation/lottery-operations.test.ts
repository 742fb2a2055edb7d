import { board, placeBet } from '@atrium/contracts/lottery-bets';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { type OperatorTestApp, operatorTestApp } from '../../operators/testing/operator-test-app.ts';
import { verifyLedger } from '../../wallet/ledger-verify.ts';
import { settleDue } from '../settlement/settling.ts';
import { testLottery } from '../testing/test-lottery.ts';

let operators: OperatorTestApp;
let app: TestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
  app = operators.app;
});
afterAll(async () => {
  expect((await verifyLedger(app.database)).failures).toEqual([]);
  await operators.close();
});

type Who = Parameters<OperatorTestApp['ask']>[3];
const ask = async (path: string, body?: object, who: Who = 'operator') =>
  (await operators.ask(body ? 'POST' : 'GET', `/ops/${path}`, body, who)).value;
const boardOf = (code: string) => app.visitor().call(board, { query: { gameCode: code } });
const reason = 'the risk desk asked for it';

describe('[10-47] switches', () => {
  it('a market closes with all of its games at once, with reason and audit, and opens again', async () => {
    const lottery = await testLottery(app);
    const listed = () =>
      ask('lottery/games').then((all: { code: string }[]) => all.find(({ code }) => code === lottery.code));
    expect(await listed()).toMatchObject({ market: 'LOTT', up: true, sells: true, closedPlays: 0 });
    expect((await ask('lottery/markets/LOTT/state', { up: false })).code).toBe('BAD_REQUEST');
    expect((await ask('lottery/markets/LOTT/state', { up: false, reason })).games).toContain(lottery.code);
    expect(await listed()).toMatchObject({ up: false });
    expect((await boardOf(lottery.code)).error).toMatchObject({ code: 'GAME_MAINTENANCE' });
    await ask('lottery/markets/LOTT/state', { up: true, reason: 'over' });
    expect((await boardOf(lottery.code)).value.game.code).toBe(lottery.code);
    const log = await ask('log?subject=LOTT');
    expect(log).toMatchObject([
      { action: 'market.up', reason: 'over' },
      { action: 'market.down', actor: 'operator', reason },
    ]);
    expect((await ask('lottery/markets/NOWHERE/state', { up: false, reason })).code).toBe('UNKNOWN_MARKET');
  });

  it('a closed play takes no bet and is on no board; its sold tickets are settled', async () => {
    const lottery = await testLottery(app, { outside: true });
    await lottery.draw('1', 60);
    const member = await app.signedIn({ balance: 10_000n });
    const bet = lottery.bet('1', [lottery.line('front3-direct', '1|2|3')]);
    expect((await member.call(placeBet, bet)).error).toBeUndefined();
    const path = `lottery/games/${lottery.code}/plays/front3-direct/state`;
    expect(await ask(path, { up: false, reason })).toEqual({ code: lottery.code, play: 'front3-direct', up: false });
    expect((await member.call(placeBet, bet)).error).toMatchObject({ code: 'GAME_MAINTENANCE' });
    expect((await boardOf(lottery.code)).value.rules.closed).toEqual(['front3-direct']);
    const plays: { code: string; closed: boolean }[] = (await ask(`lottery/games/${lottery.code}`)).plays;
    expect(plays.filter(({ closed }) => closed).map(({ code }) => code)).toEqual(['front3-direct']);
    await lottery.drawn('1', '1,2,3,4,5');
    await settleDue(app.parts);
    expect(await cashOf(member)).toBe('204800');
    expect((await ask(`lottery/games/${lottery.code}/plays/nothing/state`, { up: false, reason })).code).toBe(
      'UNKNOWN_PLAY',
    );
  });
});

const cashOf = async ({ memberId }: { memberId: string }): Promise<string> =>
  (await app.database.first<{ posted: string }>(
    "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
    [memberId],
  ))!.posted;

describe('[10-47] prices and limits', () => {
  it('a price changes once two operators agree, for tickets bought afterwards', async () => {
    const lottery = await testLottery(app, { kind: 'thai', outside: true });
    await lottery.draw('1', 60);
    const member = await app.signedIn({ balance: 10_000n });
    const line = lottery.line('two-bottom', '47');
    expect((await member.call(placeBet, lottery.bet('1', [line]))).error).toBeUndefined();
    const path = `lottery/games/${lottery.code}/terms`;
    const { version, returnBounds, group } = await ask(`lottery/games/${lottery.code}`);
    expect([returnBounds, group]).toEqual([{ least: 0.1, greatest: 1 }, null]);
    const body = { version, change: { odds: { 'two-bottom': '80.5' } }, reason };
    expect(await ask(path, body)).toEqual({ outcome: 'waits', proposedBy: 'operator' });
    expect((await ask(path, body)).code).toBe('SECOND_PERSON_NEEDED');
    expect(await ask('lottery/waiting')).toContainEqual(
      expect.objectContaining({
        kind: 'terms',
        gameCode: lottery.code,
        terms: { version, change: body.change },
        before: { odds: { 'two-bottom': expect.stringMatching(/^\d+$/) } },
        reason,
        proposedBy: 'operator',
      }),
    );
    expect(await ask(path, body, 'approver')).toEqual({ outcome: 'done', proposedBy: 'operator' });
    const stale = await member.call(placeBet, lottery.bet('1', [line]));
    expect(stale.error).toMatchObject({ code: 'ODDS_CHANGED' });
    const dearer = { ...line, prices: { hit: '161/2' } };
    expect((await member.call(placeBet, lottery.bet('1', [dearer]))).error).toBeUndefined();
    const { rows } = await app.database.pool.query(
      "SELECT lines -> 0 -> 'prices' AS prices FROM lottery_tickets WHERE game_code = $1 ORDER BY number",
      [lottery.code],
    );
    expect(rows.map(({ prices }) => prices.hit)).toEqual([line.prices.hit, '161/2']);
    expect((await ask(path, body, 'approver')).code).toBe('TERMS_CHANGED');
    expect((await ask(`log?subject=${lottery.code}`)).map(({ action }: { action: string }) => action)).toEqual([
      'lottery.terms',
      'lottery.terms.proposed',
    ]);
  });

  it('refuses a price that returns more than the stake, an unknown play, and what changes nothing', async () => {
    const lottery = await testLottery(app, { kind: 'thai' });
    const { version } = await ask(`lottery/games/${lottery.code}`);
    const set = (change: object) => ask(`lottery/games/${lottery.code}/terms`, { version, change, reason });
    expect(await set({ odds: { 'two-bottom': '101' } })).toMatchObject({
      code: 'RETURN_OUT_OF_BOUNDS',
      message: expect.stringContaining('101.00%'),
    });
    expect((await set({ odds: { 'two-bottom': '5' } })).code).toBe('RETURN_OUT_OF_BOUNDS');
    expect((await set({ odds: { nothing: '5' } })).code).toBe('UNKNOWN_PLAY');
    expect((await set({})).code).toBe('BAD_REQUEST');
    expect((await set({ group: 1_900 })).code).toBe('BAD_REQUEST');
    expect((await set({ limits: { leastStake: '500', mostStake: '400' } })).code).toBe('BAD_REQUEST');
    expect((await set({ surprise: 1 })).code).toBe('BAD_REQUEST');
  });

  it('the first limit per number counts what is sold already, and holds at once', async () => {
    const lottery = await testLottery(app, { kind: 'thai' });
    await lottery.draw('1', 60);
    const member = await app.signedIn({ balance: 100_000n });
    const other = await app.signedIn({ balance: 100_000n });
    const bet = (multiple: number) => lottery.bet('1', [lottery.line('two-bottom', '47', { multiple })]);
    expect((await member.call(placeBet, bet(3))).error).toBeUndefined();
    const { version } = await ask(`lottery/games/${lottery.code}`);
    const body = { version, change: { limits: { mostStakePerNumber: '1000' } }, reason };
    await ask(`lottery/games/${lottery.code}/terms`, body, 'approver');
    await ask(`lottery/games/${lottery.code}/terms`, body);
    expect((await other.call(placeBet, bet(3))).error).toMatchObject({
      code: 'BET_LIMIT',
      params: { limit: '47', left: '400' },
    });
    expect((await other.call(placeBet, bet(2))).error).toBeUndefined();
  });

  it('a proposal that is dropped is not carried out by anybody', async () => {
    const lottery = await testLottery(app, { kind: 'thai' });
    const { version } = await ask(`lottery/games/${lottery.code}`);
    const body = { version, change: { limits: { mostPayout: '5000000' } }, reason };
    await ask(`lottery/games/${lottery.code}/terms`, body);
    const waiting: { id: string; gameCode: string }[] = await ask('lottery/waiting');
    const { id } = waiting.find(({ gameCode }) => gameCode === lottery.code)!;
    expect(await ask(`lottery/waiting/${id}/drop`, { reason }, 'approver')).toEqual({ id });
    expect((await ask(`lottery/waiting/${id}/drop`, { reason }, 'approver')).code).toBe('UNKNOWN_DECISION');
    expect((await ask(`lottery/games/${lottery.code}/terms`, body, 'approver')).outcome).toBe('waits');
  });
});

describe('[10-47] [14-01] restricted numbers', () => {
  it('a number closes at once on one draw or on all, and opens again once two operators agree', async () => {
    const lottery = await testLottery(app, { kind: 'thai' });
    await lottery.draw('1', 60);
    await lottery.draw('2', 120);
    const member = await app.signedIn({ balance: 10_000n });
    const bet = async (issue: string, number: string) =>
      (await member.call(placeBet, lottery.bet(issue, [lottery.line('two-bottom', number)]))).error?.code;
    const path = `lottery/games/${lottery.code}/numbers`;
    const change = { issue: '1', play: 'two-bottom', numbers: ['47', '74', '47'], share: '0' };
    expect(await ask(path, { change, reason })).toEqual({ outcome: 'done', proposedBy: 'operator' });
    expect([await bet('1', '47'), await bet('2', '47')]).toEqual(['NUMBER_CLOSED', undefined]);
    const ofGame = { issue: null, play: 'two-bottom', numbers: ['08'], share: '1/2' };
    await ask(path, { change: ofGame, reason });
    expect((await boardOf(lottery.code)).value.restrictions).toEqual([
      { issue: '1', play: 'two-bottom', number: '08', share: '1/2' },
      { issue: '1', play: 'two-bottom', number: '47', share: '0' },
      { issue: '1', play: 'two-bottom', number: '74', share: '0' },
      { issue: '2', play: 'two-bottom', number: '08', share: '1/2' },
    ]);
    const opened = { change: { ...change, numbers: ['47'], share: '1' }, reason: 'a hedge was bought' };
    expect((await ask(path, opened)).outcome).toBe('waits');
    expect((await ask(path, opened)).code).toBe('SECOND_PERSON_NEEDED');
    expect((await ask(path, opened, 'approver')).outcome).toBe('done');
    expect((await boardOf(lottery.code)).value.restrictions.map(({ number }) => number)).toEqual(['08', '74', '08']);
    // On every draw as on one.
    const openedOfGame = { change: { ...ofGame, share: '3/4' }, reason: 'a hedge was bought' };
    expect((await ask(path, openedOfGame)).outcome).toBe('waits');
    expect((await boardOf(lottery.code)).value.restrictions.map(({ share }) => share)).toEqual(['1/2', '0', '1/2']);
    expect((await ask(path, openedOfGame, 'approver')).outcome).toBe('done');
    expect((await boardOf(lottery.code)).value.restrictions.map(({ share }) => share)).toEqual(['3/4', '0', '3/4']);
    expect((await ask(path, { change: { ...change, numbers: ['4'] }, reason })).code).toBe('BAD_REQUEST');
    expect((await ask(path, { change: { ...change, issue: '9' }, reason })).code).toBe('UNKNOWN_DRAW');
  });
});

describe('[10-47] draws', () => {
  it('liability adds up per number what open tickets could cost, without play money and cancelled tickets', async () => {
    const lottery = await testLottery(app, { kind: 'thai' });
    await lottery.draw('1', 60);
    const path = `draws/${lottery.code}/1/liability`;
    expect(await ask(path)).toMatchObject({ tickets: '0', stake: '0', plays: [], play: null, numbers: [] });
    const members = await Promise.all([1, 2].map(() => app.signedIn({ balance: 100_000n })));
    for (const [index, selection] of ['47,08', '47'].entries())
      await members[index]!.call(
        placeBet,
        lottery.bet('1', [lottery.line('two-bottom', selection), lottery.line('run-top', '4')]),
      );
    const price = Number(lottery.line('two-bottom', '47').prices.hit);
    const found = await ask(path);
    expect(found).toMatchObject({
      tickets: '2',
      members: '2',
      stake: '1000',
      play: 'two-bottom',
      plays: [
        { play: 'two-bottom', stake: '600', lines: '3', greatest: { number: '47', payout: String(400 * price) } },
        { play: 'run-top', stake: '400' },
      ],
    });
    expect(found.numbers).toHaveLength(100);
    expect(found.numbers.filter(({ stake }: { stake: string }) => stake !== '0')).toEqual([
      { number: '08', stake: '200', payout: String(200 * price), share: null },
      { number: '47', stake: '400', payout: String(400 * price), share: null },
    ]);
    expect((await ask(`${path}?play=run-top`)).numbers[4]).toMatchObject({ number: '4', stake: '400' });
  });

  it('liability follows the notes of a selection of several rows', async () => {
    const lottery = await testLottery(app);
    await lottery.draw('1', 60);
    const member = await app.signedIn({ balance: 100_000n });
    await member.call(placeBet, lottery.bet('1', [lottery.line('front3-direct', '1,2|3|4')]));
    const found = await ask(`draws/${lottery.code}/1/liability`);
    expect(found.numbers).toHaveLength(2);
    expect(found.numbers[0]).toMatchObject({ stake: '200', payout: '195000' });
  });

  it('lists draws by stage with what was sold', async () => {
    const lottery = await testLottery(app, { outside: true });
    await lottery.draw('1', 60);
    const member = await app.signedIn({ balance: 10_000n });
    await member.call(placeBet, lottery.bet('1', [lottery.line('front3-direct', '1|2|3')]));
    const issues = async (stage: string) =>
      (await ask(`draws?stage=${stage}&game=${lottery.code}`)).map((draw: { issue: string }) => draw.issue);
    expect((await ask(`draws?game=${lottery.code}`))[0]).toMatchObject({
      issue: '1',
      tickets: '1',
      stake: '200',
      outside: true,
    });
    app.clock.advance({ seconds: 80 });
    expect([await issues('running'), await issues('awaiting')]).toEqual([[], ['1']]);
    await lottery.drawn('1', '1,2,3,4,5');
    await settleDue(app.parts);
    expect((await ask(`draws?stage=settled&game=${lottery.code}`))[0]).toMatchObject({
      payout: '195000',
      result: '1,2,3,4,5',
    });
    expect((await operators.ask('GET', '/ops/draws?stage=never')).status).toBe(400);
  });

  it('the preview of a correction is what the correction then moves, and moves nothing itself', async () => {
    const lottery = await testLottery(app, { outside: true });
    await lottery.draw('1', 60);
    const players = [];
    for (const selection of ['1|2|3', '4|5|6', '1,4|2,5|3,6']) {
      const member = await app.signedIn({ balance: 10_000n });
      await member.call(placeBet, lottery.bet('1', [lottery.line('front3-direct', selection)]));
      players.push(member);
    }
    await app.database.run("UPDATE draws SET state = 'closed' WHERE game_code = $1", [lottery.code]);
    app.clock.advance({ seconds: 80 });
    const path = `draws/${lottery.code}/1`;
    const preview = (result?: string) => ask(`${path}/preview${result ? `?result=${result}` : ''}`);
    expect((await preview()).currencies).toMatchObject([
      { tickets: '3', members: '3', stake: '2000', returned: '2000' },
    ]);
    expect(await preview('1,2,3,4,5')).toMatchObject({
      kind: 'enter',
      currencies: [{ tickets: '3', paidBefore: '0', paidAfter: '390000', pays: '390000', newWins: '2' }],
    });
    expect((await preview('1,2')).code).toBe('BAD_REQUEST');
    for (const who of ['operator', 'approver'] as const)
      await ask(`${path}/result`, { result: '1,2,3,4,5', reason }, who);
    await settleDue(app.parts);
    // The first winner has spent nearly everything since.
    await lottery.draw('2', 600);
    await players[0]!.call(placeBet, lottery.bet('2', [lottery.line('front3-direct', '1|2|3', { multiple: 1_000 })]));
    const before = await Promise.all(players.map(cashOf));
    const seen = await preview('4,5,6,0,0');
    expect(seen).toMatchObject({
      kind: 'correct',
      currencies: [
        {
          paidBefore: '390000',
          paidAfter: '390000',
          newWins: '1',
          lostWins: '1',
          pays: '195000',
          takesBack: '195000',
          short: '190200',
          shortMembers: '1',
        },
      ],
      short: [{ owes: '195000', has: '4800', gap: '190200' }],
    });
    expect(await Promise.all(players.map(cashOf))).toEqual(before);
    expect((await ask(path)).settlements).toHaveLength(1);
    for (const who of ['operator', 'approver'] as const)
      await ask(`${path}/result`, { result: '4,5,6,0,0', reason }, who);
    await settleDue(app.parts);
    expect((await ask(path)).settlements[1]).toMatchObject({ payout: '390000', unrecovered: seen.currencies[0].short });
    expect((await preview()).code).toBe('DRAW_STATE');
  });
});
