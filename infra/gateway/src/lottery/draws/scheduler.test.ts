import { drawProof } from '@atrium/contracts/draws';
import { results } from '@atrium/contracts/lottery';
import { board } from '@atrium/contracts/lottery-bets';
import type { Family } from '@atrium/lottery-rules/families';
import { verifyDraw } from '@atrium/lottery-rules/proof/verify-draw';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { dayAt } from '@atrium/lottery-rules/zone-time';
import { until } from '@atrium/testing/until';
import { lead } from '../../platform/leader.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { drawing, tick } from './scheduler.ts';
import { nextDraw, passDraw, rowOf } from './testing/test-lottery.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

const of = (gameCode: string) =>
  app.database.rows<{ issue: string; draws_at: Date; drawn_at: Date; late: boolean; result: string | null }>(
    'SELECT * FROM draws WHERE game_code = $1 ORDER BY draws_at DESC',
    [gameCode],
  );
const drawnOf = async (gameCode: string) => (await of(gameCode)).filter(({ result }) => result !== null);

const awaitedOf = async (gameCode: string) => (await app.visitor().call(board, { query: { gameCode } })).value.awaited;

it('[10-38] opens, closes, freezes and draws by the clock, and notifies the tabs', async () => {
  await tick(app.parts);
  // A draw of the demo data may be between its close and its result when the clock begins.
  while (await awaitedOf('DLT1M')) {
    app.clock.advance({ seconds: 10 });
    await tick(app.parts);
  }
  const next = await nextDraw(app, 'DLT1M');
  app.clock.set(next.opensAt);
  await tick(app.parts);
  expect((await rowOf(app, next)).state).toBe('open');
  app.published.length = 0;
  app.clock.set(next.closesAt);
  await tick(app.parts);
  // A board that is opened now shows the draw as running.
  expect(await awaitedOf('DLT1M')).toEqual({
    issue: next.issue,
    drawsAt: next.drawsAt.toISOString(),
    ticketCount: 0,
  });
  const closed = await rowOf(app, next);
  expect(closed).toMatchObject({ state: 'closed', result: null, secret: null, ticket_count: '0' });
  expect(app.published).toContainEqual({
    event: 'draw.closed',
    data: {
      gameCode: 'DLT1M',
      issue: next.issue,
      ticketCount: 0,
      ticketRoot: (closed.ticket_root as Buffer).toString('hex'),
    },
    audience: 'everybody',
  });
  const during = (await app.visitor().call(results, { query: { gameCode: 'DLT1M' } })).value;
  expect(during.next!.issue).not.toBe(next.issue);
  app.clock.set(next.drawsAt);
  await tick(app.parts);
  const drawn = await rowOf(app, next);
  expect(drawn).toMatchObject({ state: 'drawn', late: false });
  expect(await awaitedOf('DLT1M')).toBeUndefined();
  expect(parseResult('ssc', drawn.result as string)).not.toBeNull();
  expect(app.published).toContainEqual({
    event: 'draw.drawn',
    data: { gameCode: 'DLT1M', issue: next.issue, result: drawn.result },
    audience: 'everybody',
  });
});

it('[10-28] makes draws of every game that the verification confirms', async () => {
  app.clock.advance({ minutes: 31 });
  await tick(app.parts);
  app.clock.advance({ seconds: 10 });
  await tick(app.parts);
  const drawn = await app.database.rows<{ game_code: string; issue: string }>(
    "SELECT DISTINCT ON (game_code) game_code, issue FROM draws WHERE scheme = 2 AND state = 'drawn' ORDER BY game_code, draws_at DESC",
  );
  expect(drawn.length).toBeGreaterThan(10);
  for (const { game_code, issue } of drawn) {
    const { value } = await app.visitor().call(drawProof, { query: { gameCode: game_code, issue } });
    expect(await verifyDraw(value)).toMatchObject({ ok: true });
  }
});

it('draws what was missed, marks it as late, and keeps the numbering whole', async () => {
  app.clock.advance({ hours: 3 });
  await tick(app.parts);
  app.clock.advance({ seconds: 10 });
  while ((await tick(app.parts)).length > 0);
  const rows = (await of('DLT3M')).filter(({ draws_at }) => draws_at <= app.clock.now());
  const late = rows.filter((row) => row.late);
  expect(late.length).toBeGreaterThanOrEqual(55);
  expect(late.every(({ drawn_at, draws_at }) => drawn_at > draws_at)).toBe(true);
  expect(rows.slice(1).every(({ result }) => result !== null)).toBe(true);
  const gaps = rows.slice(1).map(({ draws_at }, index) => rows[index]!.draws_at.getTime() - draws_at.getTime());
  expect(new Set(gaps)).toEqual(new Set([180_000]));
  const proofs = await app.database.rows<{ game_code: string; issue: string }>(
    "SELECT game_code, issue FROM draws WHERE game_code = 'DLT3M' AND late ORDER BY draws_at LIMIT 1",
  );
  const { game_code, issue } = proofs[0]!;
  const { value } = await app.visitor().call(drawProof, { query: { gameCode: game_code, issue } });
  expect(await verifyDraw(value)).toMatchObject({ ok: true });
});

it('never changes a secret, a commitment or a result again', async () => {
  const next = await nextDraw(app, 'DLT5M');
  const change = (set: string) =>
    app.database.run(`UPDATE draws SET ${set} WHERE game_code = 'DLT5M' AND issue = $1`, [next.issue]);
  await expect(change("commitment = 'x'")).rejects.toThrow(/is committed/);
  await expect(change("sealed_secret = 'v1.x'")).rejects.toThrow(/is committed/);
  await expect(change('beacon_round = beacon_round - 1')).rejects.toThrow(/is committed/);
  await expect(change("closes_at = closes_at - interval '1 second'")).rejects.toThrow(/is committed/);
  await expect(change("secret = '\\x00', result = '1'")).rejects.toThrow(/is committed/);
  await expect(app.database.run('DELETE FROM draws')).rejects.toThrow(/is committed/);
  await passDraw(app, next);
  expect(await rowOf(app, next)).toMatchObject({ state: 'drawn' });
  await expect(change("result = '1,1,1,1,1'")).rejects.toThrow(/is committed/);
  await expect(change("secret = '\\x00'")).rejects.toThrow(/is committed/);
  await expect(change('ticket_count = 7')).rejects.toThrow(/is committed/);
  await expect(change("state = 'open', result = NULL")).rejects.toThrow(/is committed/);
});

it('runs in the background in one process of two, and stops', async () => {
  app.clock.set(new Date());
  const before = (await drawnOf('PKT1M')).length;
  app.clock.advance({ hours: 5 });
  app.published.length = 0;
  const leaders = [1, 2].map(() => lead(app.parts, drawing(app.parts)));
  await until(async () => (await drawnOf('PKT1M')).length > before);
  await Promise.all(leaders.map((leader) => leader.stop()));
  const announced = app.published.filter(({ event }) => event === 'draw.drawn').map(({ data }) => JSON.stringify(data));
  expect(new Set(announced).size).toBe(announced.length);
});

it('[10-31] plans the draws of a schedule up to its last day, and those of other games after it', async () => {
  app.clock.set(new Date());
  const day = (daysAhead: number) => dayAt(new Date(app.clock.now().getTime() + daysAhead * 86_400_000), 'Asia/Manila');
  const daily = { kind: 'days', times: [64_800], timeZone: 'Asia/Manila', closeBefore: 600 };
  await app.database.run(
    `INSERT INTO games (id, vendor_code, code, category, kind, name, min_bet, max_bet)
     VALUES ('DLT-ENDS', 'DLT', 'ENDS', 'LOTT', 'pick3', 'Ends', 2, 100)`,
  );
  await app.database.run(
    `INSERT INTO lottery_games (code, game_id, area, family, schedule, play_types, default_play_type, min_stake, top_prize, prize_mode)
     VALUES ('ENDS', 'DLT-ENDS', 'LOTT', 'pick3', $1, '{one}', 'one', 200, 1000, 'Lott')`,
    [JSON.stringify({ ...daily, validFrom: day(2), validUntil: day(4), holidays: [day(3)] })],
  );
  await tick(app.parts);
  expect((await of('ENDS')).map(({ issue }) => issue)).toEqual(
    [day(4), day(2)].map((text) => text.replaceAll('-', '')),
  );
  app.clock.advance({ days: 6 });
  await tick(app.parts);
  expect(await of('ENDS')).toHaveLength(2);
  expect((await of('DLT1M'))[0]!.draws_at.getTime()).toBeGreaterThan(app.clock.now().getTime());
  app.clock.set(new Date());
});

it('gives every game results of its own family', async () => {
  const rows = await app.database.rows<{ family: Family; result: string }>(
    'SELECT l.family, d.result FROM draws d JOIN lottery_games l ON l.code = d.game_code WHERE d.result IS NOT NULL',
  );
  expect(rows.length).toBeGreaterThan(8_000);
  expect(rows.filter(({ family, result }) => parseResult(family, result) === null)).toEqual([]);
});
