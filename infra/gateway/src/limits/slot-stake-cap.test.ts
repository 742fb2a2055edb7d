import { type OperatorTestApp, operatorTestApp } from '../operators/testing/operator-test-app.ts';
import { type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';
import { capAt, isTighterCap } from './slot-stake-cap.ts';

const UK = [
  { fromAge: 18, most: '200' },
  { fromAge: 25, most: '500' },
];

it('[RG-20] the band of the age decides, and an unknown age has the tightest cap', () => {
  expect([17, 18, 24, 25, 80].map((age) => capAt(UK, age))).toEqual([null, 200n, 200n, 500n, 500n]);
  expect([capAt(UK, null), capAt([], null), capAt([], 30)]).toEqual([200n, null, null]);
});

it('[RG-20] lower caps and new bands are tighter, a missing band and a higher cap are not', () => {
  const lower = [{ fromAge: 18, most: '100' }, UK[1]!];
  expect([isTighterCap([], UK), isTighterCap(UK, lower), isTighterCap(UK, UK)]).toEqual([true, true, true]);
  expect([isTighterCap(UK, []), isTighterCap(lower, UK), isTighterCap(UK, [UK[1]!])]).toEqual([false, false, false]);
});

describe('in the seamless wallet', () => {
  let operators: OperatorTestApp;
  let vendor: TestVendor;
  beforeAll(async () => {
    operators = await operatorTestApp({ now: '2026-11-26T04:00:00Z' });
    vendor = await testVendor(operators.app, 'CAPS');
  });
  afterAll(() => operators.close());

  const enter = (category: string) =>
    operators.app.database.run("UPDATE games SET category = $1 WHERE vendor_code = 'CAPS'", [category]);
  const seated = async (bornOn: string) => {
    const seat = await vendor.player({ balance: 10_000n });
    await operators.app.database.run('UPDATE members SET born_on = $2 WHERE id = $1', [seat.memberId, bornOn]);
    return seat;
  };

  it('[RG-20] refuses what a round takes above the cap of the age, in one bet or in two', async () => {
    await enter('RNG');
    // One operator tightens it at once; the second one is asked for a looser one.
    const set = (value: unknown) =>
      operators.ask('POST', '/ops/config', { key: 'slots.stakeCaps', value, reason: 'a new rule' });
    expect((await set(UK)).value.approval).toBeUndefined();
    expect((await set([])).value.approval).toBeDefined();
    const [young, older] = [await seated('2004-01-01'), await seated('2001-11-26')];
    expect(await young.bet('y1', 'y', 201)).toMatchObject({ status: 'refused', code: 'LIMIT_EXCEEDED' });
    expect(await young.bet('y2', 'y', 150)).toMatchObject({ status: 'ok' });
    expect(await young.bet('y3', 'y', 51)).toMatchObject({ status: 'refused', code: 'LIMIT_EXCEEDED' });
    expect(await young.bet('y4', 'y', 50)).toMatchObject({ status: 'ok' });
    expect(await young.bet('y2', 'y', 150)).toMatchObject({ status: 'ok', duplicate: true });
    expect(await older.bet('o1', 'o', 500)).toMatchObject({ status: 'ok' });
    expect(await older.bet('o2', 'o2', 501)).toMatchObject({ status: 'refused', code: 'LIMIT_EXCEEDED' });
    const two = await Promise.all([young.bet('y5', 'z', 200), young.bet('y6', 'z', 200)]);
    expect(two.map(({ status }) => status).sort()).toEqual(['ok', 'refused']);
    await enter('LIVE');
    expect(await young.bet('y7', 'live', 1_000)).toMatchObject({ status: 'ok' });
  });

  it('[RG-20] a bet with its win in one call has the same cap', async () => {
    await enter('RNG');
    await operators.app.parts.settings.set('slots.stakeCaps', UK);
    const seat = await seated('2004-01-01');
    const whole = (amount: string, id: string) =>
      vendor.call('betWin', {
        sessionToken: seat.sessionToken,
        playerRef: seat.playerRef,
        gameId: vendor.gameId,
        roundId: id,
        currency: 'PHP',
        txId: `bet-${id}`,
        amount,
        winTxId: `win-${id}`,
        winAmount: '0',
      });
    expect(await whole('201', 'w1')).toMatchObject({ status: 'refused', code: 'LIMIT_EXCEEDED' });
    expect(await whole('200', 'w2')).toMatchObject({ status: 'ok' });
  });
});
