import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { type TestVendor, testVendor } from '../testing/test-vendor.ts';
import { type Ceilings, isTighter } from '../../system/vendor-ceilings.ts';

const CEILINGS: Ceilings = { bet: '5000', win: '20000', vendors: { LOW: { win: '900' } } };
let app: TestApp;
let vendor: TestVendor;
let low: TestVendor;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'CEIL');
  low = await testVendor(app, 'LOW');
  await app.parts.settings.set('vendor.ceilings', CEILINGS);
});
afterAll(() => app.close());

const FINAL = { http: 200, status: 'refused', code: 'AMOUNT_TOO_LARGE', class: 'final' };
const booked = async (code: string) =>
  await app.database.first<{ entries: number; transactions: number }>(
    `SELECT (SELECT count(*)::int FROM ledger_entries WHERE scope = 'vendor:' || $1) AS entries,
            (SELECT count(*)::int FROM vendor_transactions WHERE vendor_code = $1) AS transactions`,
    [code],
  );
const events = async (txId: string) =>
  await app.database.rows<{ subject: string; after: object }>(
    "SELECT subject, after FROM operator_log WHERE action = 'vendor.amountRefused' AND after ->> 'txId' = $1",
    [txId],
  );

it('[14-09] books a win up to the ceiling; above it the refusal is final, also when repeated, and operators read it once', async () => {
  const player = await vendor.player();
  await player.bet('w-bet', 'w-round', 100);
  const before = [await booked('CEIL'), await player.cash()];
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect(await player.win('w-high', 'w-bet', 'w-round', 20_001)).toMatchObject(FINAL);
  expect([await booked('CEIL'), await player.cash()]).toEqual(before);
  expect(await events('w-high')).toEqual([
    { subject: 'CEIL', after: { call: 'win', txId: 'w-high', amount: '20001', currency: 'PHP', ceiling: '20000' } },
  ]);
  expect(await player.win('w-most', 'w-bet', 'w-round', 20_000)).toMatchObject({ status: 'ok' });
});

it('[14-09] holds stakes and pairs to their ceilings, and a vendor to its own', async () => {
  const player = await vendor.player({ balance: 50_000n });
  expect(await player.bet('b-high', 'b-round', 5_001)).toMatchObject(FINAL);
  expect(await player.bet('b-most', 'b-round', 5_000)).toMatchObject({ status: 'ok' });
  const pair = {
    sessionToken: player.sessionToken,
    playerRef: player.playerRef,
    gameId: vendor.gameId,
    roundId: 'p-round',
    currency: 'PHP',
    txId: 'p-bet',
    amount: '100',
    winTxId: 'p-win',
    winAmount: '20001',
  };
  expect(await vendor.call('betWin', pair)).toMatchObject(FINAL);
  expect(await vendor.call('betWin', { ...pair, amount: '5001', winAmount: '1' })).toMatchObject(FINAL);
  expect(await player.cash()).toBe('45000');

  const other = await low.player();
  await other.bet('l-bet', 'l-round', 100);
  expect(await other.win('l-high', 'l-bet', 'l-round', 901)).toMatchObject(FINAL);
  expect(await other.win('l-most', 'l-bet', 'l-round', 900)).toMatchObject({ status: 'ok' });
});

it('[14-09] answers an amount beyond the number range with the same final refusal', async () => {
  const player = await vendor.player();
  await player.bet('n-bet', 'n-round', 100);
  for (const amount of ['9223372036854775807', '9223372036854775808', '9'.repeat(40)]) {
    const body = {
      playerRef: player.playerRef,
      txId: `n-${amount}`,
      betTxId: 'n-bet',
      roundId: 'n-round',
      amount,
      currency: 'PHP',
    };
    expect([amount, await vendor.call('win', body)]).toEqual([amount, expect.objectContaining(FINAL)]);
  }
  expect(await player.cash()).toBe('9900');
});

it('[14-09] refuses for good what would lift a balance beyond the number range', async () => {
  const player = await vendor.player({ balance: 9_223_372_036_854_775_000n });
  await player.bet('o-bet', 'o-round', 100);
  const cash = await player.cash();
  expect(await player.win('o-win', 'o-bet', 'o-round', 20_000)).toMatchObject(FINAL);
  expect(await player.cash()).toBe(cash);
});

it('[14-09] repeats the outcome of what was booked under a higher ceiling', async () => {
  const player = await vendor.player();
  await player.bet('r-bet', 'r-round', 100);
  expect(await player.win('r-win', 'r-bet', 'r-round', 15_000)).toMatchObject({ status: 'ok', duplicate: false });
  await app.parts.settings.set('vendor.ceilings', { ...CEILINGS, win: '10000' });
  try {
    expect(await player.win('r-win', 'r-bet', 'r-round', 15_000)).toMatchObject({ status: 'ok', duplicate: true });
    const { playerRef } = player;
    const other = {
      playerRef,
      txId: 'r-win',
      betTxId: 'r-bet',
      roundId: 'r-round',
      amount: '9'.repeat(40),
      currency: 'PHP',
    };
    expect(await vendor.call('win', other)).toMatchObject({ http: 409, code: 'DUPLICATE_CONFLICT' });
  } finally {
    await app.parts.settings.set('vendor.ceilings', CEILINGS);
  }
});

it.each<[string, Ceilings, boolean]>([
  ['a lower ceiling', { ...CEILINGS, win: '19999' }, true],
  ['a higher ceiling', { ...CEILINGS, bet: '5001' }, false],
  ['a higher ceiling of one vendor', { ...CEILINGS, vendors: { LOW: { win: '901' } } }, false],
  ['a vendor without its own lower ceiling', { ...CEILINGS, vendors: {} }, false],
  ['one more vendor with a lower ceiling', { ...CEILINGS, vendors: { ...CEILINGS.vendors, NEW: { bet: '1' } } }, true],
])('[14-09] applies %s without a second person: %#', (_what, after, tighter) => {
  expect(isTighter(CEILINGS, after)).toBe(tighter);
});
