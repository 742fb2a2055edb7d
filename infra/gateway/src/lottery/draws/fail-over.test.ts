import { drawProof } from '@atrium/contracts/draws';
import { verifyDraw } from '@atrium/lottery-rules/proof/verify-draw';
import { createDatabase } from '../../platform/database.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { drawDue } from './draw-due.ts';
import { freezeClosed, openAndClose } from './freeze-draws.ts';
import { planDraws } from './plan-draws.ts';
import { tick } from './scheduler.ts';
import { testBeacon } from './testing/test-beacon.ts';
import { nextDraw, type PlannedDraw, rowOf, sellTicket, testLottery } from './testing/test-lottery.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await testLottery(app, 'FAILOVER');
});
afterAll(() => app.close());

/** Another gateway process: nothing in common with the first but database, sealing key and clock. */
const otherGateway = () => {
  const database = createDatabase(app.database.pool);
  return { ...app.parts, database, beacon: testBeacon(database, app.clock) };
};
const proofOf = async ({ gameCode, issue }: PlannedDraw) =>
  (await app.visitor().call(drawProof, { query: { gameCode, issue } })).value;

it('[10-28] draws in gateway B what gateway A has planned and closed', async () => {
  const { id } = await app.member();
  await planDraws(app.parts);
  const draw = await nextDraw(app, 'FAILOVER');
  await sellTicket(app, draw, id);
  app.clock.set(draw.closesAt);
  await openAndClose(app.parts, app.clock.now());
  await freezeClosed(app.parts);
  app.clock.set(draw.drawsAt);
  const { drawn, voided } = await drawDue(otherGateway());
  // Beside it the draw before, where that had closed and waited for its numbers.
  expect([drawn.at(-1)?.issue, voided]).toEqual([draw.issue, []]);
  expect(await verifyDraw(await proofOf(draw))).toMatchObject({ ok: true });
});

it('[10-27] freezes in gateway B what gateway A had closed when it ended', async () => {
  const { id } = await app.member();
  await planDraws(app.parts);
  const draw = await nextDraw(app, 'FAILOVER');
  await sellTicket(app, draw, id);
  app.clock.set(draw.closesAt);
  // A ends here: the draw is closed, its root not written.
  await openAndClose(app.parts, app.clock.now());
  expect(await rowOf(app, draw)).toMatchObject({ state: 'closed', ticket_root: null });
  await tick(otherGateway());
  expect(await rowOf(app, draw)).toMatchObject({ state: 'closed', ticket_count: '1' });
  app.clock.set(draw.drawsAt);
  await tick(otherGateway());
  expect(await verifyDraw(await proofOf(draw))).toMatchObject({ ok: true });
});

it('[10-28] makes one draw when several gateways draw at once', async () => {
  await planDraws(app.parts);
  const draw = await nextDraw(app, 'FAILOVER');
  app.clock.set(draw.closesAt);
  const gateways = [app.parts, otherGateway(), otherGateway()];
  await Promise.all(gateways.map(async (parts) => openAndClose(parts, app.clock.now())));
  const frozen = (await Promise.all(gateways.map((parts) => freezeClosed(parts)))).flat();
  expect(frozen.filter(({ issue }) => issue === draw.issue)).toHaveLength(1);
  app.clock.set(draw.drawsAt);
  const drawn = (await Promise.all(gateways.map((parts) => drawDue(parts)))).flatMap((made) => made.drawn);
  expect(drawn.filter(({ issue }) => issue === draw.issue)).toHaveLength(1);
  expect((await proofOf(draw)).result).toBe(drawn.find(({ issue }) => issue === draw.issue)!.result);
});
