import { drawProof } from '@atrium/contracts/draws';
import { missingDeadlineMs, roundAfterMissing } from '@atrium/lottery-rules/proof/beacon-rounds';
import { verifyDraw } from '@atrium/lottery-rules/proof/verify-draw';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { drawDue, REVEAL_DEADLINE_MS } from './draw-due.ts';
import { tick } from './scheduler.ts';
import { closeDraw, nextDraw, passDraw, type PlannedDraw, rowOf, testLottery } from './testing/test-lottery.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await testLottery(app, 'NUMBERS');
  await tick(app.parts);
});
afterAll(() => app.close());
afterEach(() => {
  app.beacon.unreachable = false;
});

const incidentsOf = ({ issue }: PlannedDraw) =>
  app.database.rows<{ kind: string }>('SELECT kind FROM draw_incidents WHERE issue = $1', [issue]);
const withKey = (sealingKey: string) => ({ ...app.parts, config: { ...app.parts.config, sealingKey } });
const proofOf = async ({ gameCode, issue }: PlannedDraw) =>
  (await app.visitor().call(drawProof, { query: { gameCode, issue } })).value;

it('[10-28] draws by secret, value and root: the verification recomputes the numbers', async () => {
  const draw = await nextDraw(app, 'NUMBERS');
  await passDraw(app, draw);
  const proof = await proofOf(draw);
  expect(proof.beacon).toMatchObject({ round: draw.round, moves: [] });
  const verified = await verifyDraw(proof);
  expect(verified).toMatchObject({ ok: true });
  expect(verified.steps.find(({ step }) => step === 'beacon')!.data).toMatchObject({ network: 'sandbox' });
});

it('[10-28] goes to the declared next round when a value is missing until its deadline', async () => {
  await tick(app.parts);
  const draw = await nextDraw(app, 'NUMBERS');
  await closeDraw(app, draw);
  const { beacon } = await proofOf(draw);
  app.beacon.unreachable = true;
  app.clock.set(new Date(missingDeadlineMs(beacon!.chain, draw.round, 0) - 2_000));
  await tick(app.parts);
  expect(await rowOf(app, draw)).toMatchObject({ state: 'closed', beacon_round: String(draw.round) });
  app.clock.advance({ seconds: 5 });
  await tick(app.parts);
  const next = roundAfterMissing(beacon!.chain, draw.round, 0);
  expect(await rowOf(app, draw)).toMatchObject({ state: 'closed', beacon_round: String(next), result: null });
  app.beacon.unreachable = false;
  app.clock.advance({ seconds: 10 });
  await tick(app.parts);
  const proof = await proofOf(draw);
  expect(proof.beacon).toMatchObject({ round: next, moves: [{ from: draw.round, to: next, reason: 'value-missing' }] });
  expect(await verifyDraw(proof)).toMatchObject({ ok: true });
});

it('[10-28] refuses a round that somebody chooses, and a value that is not the chain’s', async () => {
  await tick(app.parts);
  const draw = await nextDraw(app, 'NUMBERS');
  await expect(
    app.database.run('UPDATE draws SET beacon_round = beacon_round - 1 WHERE issue = $1', [draw.issue]),
  ).rejects.toThrow(/is committed/);
  const { chainHash } = await proofOf(draw);
  await expect(
    app.database.run("UPDATE beacon_values SET signature = '00' WHERE chain_hash = $1", [chainHash]),
  ).rejects.toThrow(/is append-only/);
  // A chosen later round is possible in the database, and no rule gives it: the verification finds it.
  await app.database.run(
    "UPDATE draws SET beacon_round = beacon_round + 1, beacon_at = beacon_at + interval '3 seconds' WHERE issue = $1",
    [draw.issue],
  );
  await passDraw(app, { ...draw, beaconAt: new Date(draw.beaconAt.getTime() + 3_000) });
  const { steps } = await verifyDraw(await proofOf(draw));
  expect(steps.filter(({ ok }) => !ok).map(({ step }) => step)).toEqual(['beacon']);
});

it('[10-28] voids a draw whose secret its own key does not open, and records the incident', async () => {
  await tick(app.parts);
  const draw = await nextDraw(app, 'NUMBERS');
  // As if a disk had lost the bytes: past the guard, which refuses it.
  await app.database.transaction(async (transaction) => {
    await transaction.run('ALTER TABLE draws DISABLE TRIGGER guard');
    await transaction.run("UPDATE draws SET sealed_secret = 'v1.' || repeat('A', 120) WHERE issue = $1", [draw.issue]);
    await transaction.run('ALTER TABLE draws ENABLE TRIGGER guard');
  });
  await passDraw(app, draw);
  expect(await rowOf(app, draw)).toMatchObject({
    state: 'voided',
    void_reason: 'reveal-missing',
    result: null,
    secret: null,
  });
  expect(await incidentsOf(draw)).toEqual([{ kind: 'reveal-missing' }]);
  expect(app.published).toContainEqual({
    event: 'draw.voided',
    data: { gameCode: 'NUMBERS', issue: draw.issue, reason: 'reveal-missing' },
    audience: 'everybody',
  });
});

it('[10-28] leaves a secret of another key to a gateway that has it, and voids it after the deadline', async () => {
  await tick(app.parts);
  const draw = await nextDraw(app, 'NUMBERS');
  await closeDraw(app, draw);
  app.clock.set(draw.drawsAt);
  const other = withKey('another sealing key, which is as long as the first');
  expect(await drawDue(other)).toMatchObject({ drawn: [], voided: [], unopened: 1 });
  expect((await drawDue(app.parts)).drawn).toMatchObject([{ issue: draw.issue }]);

  await tick(app.parts);
  const second = await nextDraw(app, 'NUMBERS');
  await closeDraw(app, second);
  app.clock.set(new Date(second.drawsAt.getTime() + REVEAL_DEADLINE_MS + 1_000));
  const { drawn, voided } = await drawDue(other);
  expect(drawn).toEqual([]);
  expect(voided).toContainEqual({ gameCode: 'NUMBERS', issue: second.issue, reason: 'reveal-missing' });
  expect(await incidentsOf(second)).toEqual([{ kind: 'reveal-missing' }]);
});

it('voids a draw that no value ended in a day', async () => {
  await tick(app.parts);
  const draw = await nextDraw(app, 'NUMBERS');
  await closeDraw(app, draw);
  app.beacon.unreachable = true;
  app.clock.set(new Date(draw.drawsAt.getTime() + 24 * 60 * 60_000 + 1_000));
  const { voided } = await drawDue(app.parts);
  expect(voided).toContainEqual({ gameCode: 'NUMBERS', issue: draw.issue, reason: 'beacon-missing' });
  expect(await rowOf(app, draw)).toMatchObject({ state: 'voided', void_reason: 'beacon-missing' });
});
