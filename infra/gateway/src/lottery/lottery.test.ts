import { readFileSync } from 'node:fs';
import * as calls from '@atrium/contracts/lottery';
import { board as boardOf, placeBet } from '@atrium/contracts/lottery-bets';
import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { LOTTERIES } from '../../seed/lotteries/lottery-games.ts';
import { tick } from './draws/scheduler.ts';
import { settleDue } from './settlement/settling.ts';
import { giveRules } from './tickets/give-rules.ts';
import { type TestLottery, testLottery } from './testing/test-lottery.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

const lobby = async (query: Record<string, unknown> = {}) =>
  await app.visitor().call(calls.lobby, { query: query as never });

describe('lobby', () => {
  it('[7-053] [3-80] answers the games of an area for the lobby query, Vietnam by default', async () => {
    const { value } = await lobby({
      launchMode: 'LOTT',
      device: 'WEB',
      language: 'EN',
      lottoView: 'lobby',
      backUrl: '/vnlottery',
    });
    expect(value.games.map(({ area }) => area)).toEqual(value.games.map(() => 'VN'));
    expect(value.games.find(({ code }) => code === 'MB')).toMatchObject({
      family: 'vn-north',
      region: 'north',
      accountTypeName: 'VN',
    });
    expect((await lobby({ lottoArea: 'LOTT' })).value.games.map(({ code }) => code).sort()).toEqual(
      LOTTERIES.filter(({ area }) => area === 'LOTT')
        .map(({ code }) => code)
        .sort(),
    );
    expect((await lobby({ lottoArea: 'ELOTT' })).value.games.every(({ gameType }) => gameType === 'ELOTT')).toBe(true);
    expect((await lobby({ lottoArea: 'SEA', lottoGameCode: 'SEA4D' })).value.games.map(({ code }) => code)).toEqual([
      'SEA4D',
    ]);
    expect((await lobby({ lottoArea: 'SEA', lottoPrizeMode: 'Lott' })).value.games).toEqual([]);
  });

  it('[3-80] [14-14] refuses a backUrl to a foreign origin', async () => {
    for (const backUrl of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/\t/elsewhere.example',
      '/%5Celsewhere.example',
      '/.//elsewhere.example',
      'javascript:alert(1)',
    ]) {
      const answer = await lobby({ backUrl });
      expect([backUrl, answer.status]).toEqual([backUrl, 400]);
    }
    expect((await lobby({ backUrl: 'http://localhost:8080/lottery' })).status).toBe(200);
  });

  it('[3-81] gives the betting view a longer history than the lobby view', async () => {
    const short = (await lobby({ lottoArea: 'LOTT', lottoGameCode: 'DLT1M' })).value;
    const long = (await lobby({ lottoArea: 'LOTT', lottoGameCode: 'DLT1M', lottoView: 'betting' })).value;
    expect([short.view, long.view]).toEqual(['lobby', 'betting']);
    expect(long.games[0]!.last.length).toBeGreaterThan(short.games[0]!.last.length);
    expect((await lobby({ lottoView: 'garden' })).error?.code).toBe('BAD_REQUEST');
  });

  it('returns the next draw that takes bets, by the time of the server', async () => {
    // Sales of a draw may have ended since the data was made.
    await tick(app.parts);
    const { value } = await lobby({ lottoArea: 'LOTT' });
    for (const { next } of value.games) {
      expect(Date.parse(next!.closesAt)).toBeGreaterThan(Date.parse(value.serverTime));
      expect(next!.result).toBeNull();
    }
  });

  it('shows games in Chinese where they have a name there, and hides one that rests', async () => {
    expect((await lobby({ lottoArea: 'LOTT', language: 'CN' })).value.games[0]!.name).toBe('一分五位');
    await app.database.run("UPDATE games SET up = false WHERE id = 'DLT-DLT5M'");
    expect((await lobby({ lottoArea: 'LOTT' })).value.games.map(({ code }) => code)).not.toContain('DLT5M');
    await app.database.run("UPDATE games SET up = true WHERE id = 'DLT-DLT5M'");
  });
});

it('[7-035] [3-83] answers at most twenty popular lotteries, of a prize mode when it is named', async () => {
  const visitor = app.visitor();
  const usual = (await visitor.call(calls.popular, { query: { device: 'WEB', language: 'EN' } })).value.games;
  expect(usual).toHaveLength(20);
  expect(
    (await visitor.call(calls.popular, { query: { count: 5, prizeMode: 'SEA' } })).value.games.map(
      ({ prizeMode }) => prizeMode,
    ),
  ).toEqual(Array(5).fill('SEA'));
  expect((await visitor.call(calls.popular, { query: { count: 21 } })).status).toBe(400);
});

it('[10-44] ranks lotteries by the members who bet on them in the last seven days, of an area or of all', async () => {
  const popular = async (lottoArea?: 'VN' | 'LOTT') =>
    (await app.visitor().call(calls.popular, { query: { count: 2, ...(lottoArea && { lottoArea }) } })).value.games.map(
      ({ code }) => code,
    );
  const { own, other } = { own: await testLottery(app), other: await testLottery(app) };
  const bets = async (lottery: TestLottery, members: number) => {
    await lottery.draw('1');
    for (let place = 0; place < members; place++) {
      const member = await app.signedIn({ balance: 10_000n });
      await member.call(placeBet, lottery.bet('1', [lottery.line('front3-direct', '1|2|3')]));
    }
  };
  await app.database.run('DELETE FROM recent_games');
  await bets(own, 1);
  await bets(other, 2);
  expect(await popular()).toEqual([other.code, own.code]);
  expect(await popular('VN')).not.toContain(other.code);
  // What was played longer ago no longer counts.
  await app.database.run("UPDATE recent_games SET at = at - interval '8 days' WHERE game_id = $1", [other.gameId]);
  expect((await popular('LOTT'))[0]).toBe(own.code);
});

it('[10-44] lists the lotteries of an area on which the member has bet, the latest first', async () => {
  expect((await app.visitor().call(calls.recentGames, { query: { lottoArea: 'LOTT' } })).status).toBe(401);
  const member = await app.signedIn({ balance: 10_000n });
  const recent = async (lottoArea: 'LOTT' | 'VN') =>
    (await member.call(calls.recentGames, { query: { lottoArea } })).value;
  const lotteries = [await testLottery(app), await testLottery(app)];
  for (const lottery of lotteries) {
    await lottery.draw('1');
    await member.call(placeBet, lottery.bet('1', [lottery.line('front3-direct', '1|2|3')]));
    app.clock.advance({ seconds: 1 });
  }
  expect(await recent('LOTT')).toEqual(lotteries.map(({ code }) => code).reverse());
  expect(await recent('VN')).toEqual([]);
});

it('[10-14] gives new games the rules of their kind, and planned draws the pool of their game', async () => {
  const rows = await app.database.rows<{ code: string; sets: string[] | null }>(
    "SELECT code, rules -> 'sets' AS sets FROM lottery_games WHERE code IN ('DLT6', 'MB', 'SEA649', 'VL645', 'VL655') ORDER BY code",
  );
  expect(rows).toEqual([
    { code: 'DLT6', sets: ['marksix', 'marksix-official'] },
    { code: 'MB', sets: ['vn-north'] },
    { code: 'SEA649', sets: ['toto'] },
    { code: 'VL645', sets: ['lotto45'] },
    { code: 'VL655', sets: ['lotto55'] },
  ]);
  // A draw that was planned before its game had rules.
  await app.database.run('ALTER TABLE draws DISABLE TRIGGER pool');
  await app.database.run(
    `INSERT INTO draws (game_code, issue, opens_at, closes_at, draws_at, state, secret, commitment, scheme)
     VALUES ('VL645', 'before', now(), now() + interval '9 days', now() + interval '9 days', 'open', '\\x00', 'none', 1)`,
  );
  await app.database.run('ALTER TABLE draws ENABLE TRIGGER pool');
  await giveRules(app.database);
  const pools = await app.database.rows(
    "SELECT DISTINCT game_code, pool -> 'unit' AS unit FROM draws WHERE state IN ('scheduled', 'open') AND (pool IS NOT NULL OR game_code = 'VL645') ORDER BY 1",
  );
  expect(pools).toEqual(['DLT6', 'SEA649', 'VL645', 'VL655'].map((game_code) => ({ game_code, unit: '200' })));
});

it('[10-07] gives the Mark Six of an earlier release the official entries of a new one', async () => {
  const rules = async () =>
    (await app.database.first<{ rules: unknown }>("SELECT rules FROM lottery_games WHERE code = 'DLT6'"))!.rules;
  await app.database.run(
    "UPDATE lottery_games SET rules = jsonb_set(rules, '{sets}', '[\"marksix\"]') #- '{pricing,pool,releaseAfterDraws}' WHERE code = 'DLT6'",
  );
  expect(await rules()).not.toEqual(GAME_KINDS.marksix);
  await app.database.run(readFileSync(new URL('../../migrations/0781-official-mark-six.sql', import.meta.url), 'utf8'));
  expect(await rules()).toEqual(GAME_KINDS.marksix);
});

it('[10-11] a board shows the pool at the price of its entries, and the jackpot with what was carried', async () => {
  const lottery = await testLottery(app, { kind: 'lotto45' });
  await lottery.draw('1', 60);
  await lottery.draw('2', 120);
  const member = await app.signedIn({ balance: 1_000_000_000n });
  const shown = async () => (await member.call(boardOf, { query: { gameCode: lottery.code } })).value;
  const first = await shown();
  expect(first.rules.pricing.pool).toMatchObject({ unitMinor: '200', fixed: { first: '200000' }, highest: 'jackpot' });
  expect(first.jackpot).toBe('240000000');
  // 55 % of 500,000,000 is more than the least jackpot.
  const line = lottery.line('single', '01 02 03 04 05 06', { multiple: 50_000 });
  for (let ticket = 0; ticket < 50; ticket += 1) {
    const { error } = await member.call(placeBet, lottery.bet('1', [line]));
    expect(error).toBeUndefined();
  }
  await lottery.drawn('1', '40,41,42,43,44,45');
  await settleDue(app.parts);
  expect((await shown()).jackpot).toBe('275000000');
  expect((await app.visitor().call(boardOf, { query: { gameCode: 'DLT1M' } })).value.jackpot).toBeUndefined();
});

it('[7-036] gives the Vietnamese menu by region', async () => {
  const { value } = await app.visitor().call(calls.vnMenu, { query: {} });
  expect(value.map(({ region }) => region)).toEqual(['fast', 'north', 'south', 'central', 'national']);
  await app.database.run("UPDATE lottery_games SET region = 'north' WHERE code = 'HUE'");
  const again = (await app.visitor().call(calls.vnMenu, { query: {} })).value.find(({ region }) => region === 'north')!;
  expect(again.games.map(({ code }) => code)).toEqual(['MB', 'HUE']);
});

it('[7-037] lists the Vietnamese games on which the member bet last, to members only', async () => {
  expect((await app.visitor().call(calls.vnRecent)).status).toBe(401);
  const member = await app.signedIn({ balance: 10_000n });
  expect((await member.call(calls.vnRecent)).value).toEqual([]);
  const [first, last, foreign] = [await testLottery(app), await testLottery(app), await testLottery(app)];
  await app.database.run("UPDATE lottery_games SET area = 'VN' WHERE code = ANY($1)", [[first.code, last.code]]);
  for (const lottery of [first, last, foreign]) {
    await lottery.draw('1');
    await member.call(placeBet, lottery.bet('1', [lottery.line('front3-direct', '1|2|3')]));
    app.clock.advance({ seconds: 1 });
  }
  expect((await member.call(calls.vnRecent)).value.map(({ code }) => code)).toEqual([last.code, first.code]);
});

describe('drawn numbers', () => {
  it('[7-038] [3-84] answers at most 100 numbers of a Vietnamese game, newest first, to members only', async () => {
    expect((await app.visitor().call(calls.vnOpened, { query: { gameCode: 'VN1M' } })).status).toBe(401);
    const member = await app.signedIn('member1');
    const { value } = await member.call(calls.vnOpened, { query: { gameCode: 'VN1M' } });
    expect(value).toHaveLength(100);
    const times = value.map(({ drawsAt }) => drawsAt);
    expect(times).toEqual([...times].sort().reverse());
    const next = (
      await member.call(calls.vnOpened, { query: { gameCode: 'VN1M', before: value.at(-1)!.issue, count: 2 } })
    ).value;
    expect(next[0]!.drawsAt < times.at(-1)!).toBe(true);
    expect((await member.call(calls.vnOpened, { query: { gameCode: 'VN1M', count: 101 } })).status).toBe(400);
    expect((await member.call(calls.vnOpened, { query: { gameCode: 'DLT1M' } })).error?.code).toBe('GAME_UNKNOWN');
    // As specification 3 has the query: count alone.
    const unnamed = (await member.call(calls.vnOpened, { query: { count: 100 } })).value;
    const [first] = (await member.call(calls.vnMenu, { query: { language: 'EN' } })).value;
    expect(unnamed[0]!.gameCode).toBe(first!.games[0]!.code);
  });

  it('[7-039] answers the opened numbers of any game to members only', async () => {
    expect((await app.visitor().call(calls.opened, { query: { gameCode: 'DLT1M' } })).status).toBe(401);
    const { value } = await (await app.signedIn('member1')).call(calls.opened, {
      query: { gameCode: 'DLT1M', count: 3 },
    });
    expect(value).toHaveLength(3);
    expect(value.every(({ result }) => parseResult('ssc', result!))).toBe(true);
  });
});
