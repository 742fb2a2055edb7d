import { drawProof, ticketProof } from '@atrium/contracts/draws';
import { verifyDraw } from '@atrium/lottery-rules/proof/verify-draw';
import { lockWait } from '../../platform/testing/lock-wait.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { freezeClosed, openAndClose } from './freeze-draws.ts';
import { tick } from './scheduler.ts';
import { closeDraw, nextDraw, passDraw, rowOf, sellTicket, testLottery } from './testing/test-lottery.ts';
import { SUBTREE_LEAVES } from './ticket-tree.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await testLottery(app, 'FREEZE');
  await tick(app.parts);
});
afterAll(() => app.close());

const proofOf = async ({ gameCode, issue }: { gameCode: string; issue: string }) =>
  (await app.visitor().call(drawProof, { query: { gameCode, issue } })).value;

it('[10-27] publishes root and count of the tickets at the close, while the value is unknown', async () => {
  const member = await app.signedIn();
  const draw = await nextDraw(app, 'FREEZE');
  const numbers = [];
  for (let count = 0; count < 5; count += 1) numbers.push(await sellTicket(app, draw, member.memberId));
  expect(await proofOf(draw)).toMatchObject({ tickets: null, secret: null, beacon: { signature: null } });
  await closeDraw(app, draw);
  const closed = await proofOf(draw);
  expect(closed).toMatchObject({ state: 'closed', tickets: { count: 5 }, secret: null, result: null });
  expect(closed.beacon!.signature).toBeNull();
  expect(await app.beacon.signature(closed.chainHash!, closed.beacon!.round)).toBeUndefined();
  expect(Date.parse(closed.tickets!.frozenAt)).toBeLessThan(draw.beaconAt.getTime());
  expect(app.published).toContainEqual({
    event: 'draw.closed',
    data: { gameCode: 'FREEZE', issue: draw.issue, ticketCount: 5, ticketRoot: closed.tickets!.root },
    audience: 'everybody',
  });

  await passDraw(app, draw);
  const drawn = await proofOf(draw);
  expect(drawn.tickets).toEqual(closed.tickets);
  for (const number of numbers) {
    const { value } = await member.call(ticketProof, { params: { number } });
    expect(await verifyDraw(value)).toMatchObject({ ok: true });
    expect((await verifyDraw(value)).steps.at(-1)).toMatchObject({ step: 'ticket', ok: true });
  }
  expect((await app.visitor().call(ticketProof, { params: { number: numbers[0]! } })).status).toBe(401);
  const other = await app.signedIn();
  expect((await other.call(ticketProof, { params: { number: numbers[0]! } })).error?.code).toBe('NOT_FOUND');
});

it('[10-27] lets no ticket into a closed draw, and waits for those that were on their way', async () => {
  const { id } = await app.member();
  const draw = await nextDraw(app, 'FREEZE');
  await sellTicket(app, draw, id);
  const client = await app.database.pool.connect();
  try {
    // A ticket of a transaction that began before the close and commits after it.
    await client.query('BEGIN');
    const round = await client.query<{ id: string }>(
      "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at) VALUES ('TLT', 'under way', $1, 'TLT-FREEZE', 'LOTT', 'PHP', 200, now()) RETURNING id",
      [id],
    );
    await client.query(
      "INSERT INTO lottery_tickets (number, member_id, game_code, issue, currency, play_money, placed_at, rules_version, stake, self_rebate, caps, lines, salt, leaf) VALUES ($1, $2, 'FREEZE', $3, 'PHP', false, now(), 1, 200, 0, '{}', '[]', 's', sha256('t'))",
      [round.rows[0]!.id, id, draw.issue],
    );
    app.clock.set(draw.closesAt);
    let closed = false;
    const closing = openAndClose(app.parts, app.clock.now())
      .then(() => freezeClosed(app.parts))
      .then(() => {
        closed = true;
      });
    await lockWait(app.database);
    expect(closed).toBe(false);
    await client.query('COMMIT');
    await closing;
  } finally {
    client.release();
  }
  expect(await rowOf(app, draw)).toMatchObject({ state: 'closed', ticket_count: '2' });
  await expect(sellTicket(app, draw, id)).rejects.toThrow(/takes no tickets/);
  await expect(
    app.database.run("UPDATE draws SET state = 'open' WHERE game_code = 'FREEZE' AND issue = $1", [draw.issue]),
  ).rejects.toThrow(/is committed/);
  await expect(
    app.database.run("UPDATE draws SET ticket_count = 3 WHERE game_code = 'FREEZE' AND issue = $1", [draw.issue]),
  ).rejects.toThrow(/is committed/);
  await expect(
    app.database.run("DELETE FROM lottery_tickets WHERE game_code = 'FREEZE' AND issue = $1", [draw.issue]),
  ).rejects.toThrow();
});

it('[10-27] moves a draw that is frozen too late to a later round, by rule, and proves it', async () => {
  await tick(app.parts);
  const draw = await nextDraw(app, 'FREEZE');
  await app.database.run("UPDATE draws SET state = 'open' WHERE game_code = 'FREEZE' AND issue = $1", [draw.issue]);
  app.clock.set(new Date(draw.beaconAt.getTime() + 700));
  await tick(app.parts);
  const frozen = await rowOf(app, draw);
  expect(Number(frozen.beacon_round)).toBeGreaterThan(draw.round);
  expect((frozen.frozen_at as Date).getTime()).toBeLessThan((frozen.beacon_at as Date).getTime());
  expect((await proofOf(draw)).beacon!.signature).toBeNull();
  app.clock.advance({ seconds: 10 });
  await tick(app.parts);
  const proof = await proofOf(draw);
  expect(proof.beacon!.moves).toEqual([{ from: draw.round, to: Number(frozen.beacon_round), reason: 'frozen-late' }]);
  expect(await verifyDraw(proof)).toMatchObject({ ok: true });
});

it('proves a ticket of any subtree of a large draw', async () => {
  await tick(app.parts);
  const member = await app.signedIn();
  const draw = await nextDraw(app, 'FREEZE');
  await app.database.run(
    `WITH made AS (
       INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at)
       SELECT 'TLT', 'many ' || n, $1, 'TLT-FREEZE', 'LOTT', 'PHP', 200, now() FROM generate_series(1, $3) n RETURNING id
     )
     INSERT INTO lottery_tickets (number, member_id, game_code, issue, currency, play_money, placed_at, rules_version, stake, self_rebate, caps, lines, salt, leaf)
     SELECT id, $1, 'FREEZE', $2, 'PHP', false, '2026-11-23T00:00:00Z', 1, 200, 0, '{}', '[]', '\\x00',
            sha256('\\x00' || convert_to('["ticket","' || id || '","FREEZE","' || $2::text || '","2026-11-23T00:00:00.000Z","00","200",[]]', 'UTF8'))
       FROM made`,
    [member.memberId, draw.issue, 2 * SUBTREE_LEAVES + 452],
  );
  await passDraw(app, draw);
  const numbers = await app.database.rows<{ number: string }>(
    "SELECT number FROM lottery_tickets WHERE game_code = 'FREEZE' AND issue = $1 ORDER BY number",
    [draw.issue],
  );
  expect(numbers).toHaveLength(2_500);
  for (const index of [0, 1_023, 1_024, 2_047, 2_048, 2_499]) {
    const { value } = await member.call(ticketProof, { params: { number: numbers[index]!.number } });
    expect(value.ticket!.index).toBe(index);
    expect(await verifyDraw(value)).toMatchObject({ ok: true });
  }
});
