import { accountRecords } from '@atrium/contracts/account-records';
import { setLimit } from '@atrium/contracts/limits';
import { collectWallets, walletTransfer, wallets } from '@atrium/contracts/wallet';
import fc from 'fast-check';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';
import { closeBalanced } from './testing/close-balanced.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  for (const code of ['PURSE', 'CHEST', 'TILL']) await testVendor(app, code);
});
beforeEach(async () => {
  await app.parts.settings.set('wallet.single', false);
  await app.database.run('UPDATE vendors SET up = true');
});
afterAll(() => closeBalanced(app));

const someone = async () => {
  const member = await app.signedIn({ balance: 50_000n });
  return {
    ...member,
    move: (from: string, to: string, amount: string, idempotencyKey?: string) =>
      member.call(walletTransfer, { body: { from, to, amount }, ...(idempotencyKey ? { idempotencyKey } : {}) }),
    collect: (idempotencyKey?: string) =>
      member.call(collectWallets, { body: {}, ...(idempotencyKey ? { idempotencyKey } : {}) }),
    async held() {
      const { main, vendors } = (await member.call(wallets)).value;
      return Object.fromEntries([
        ['main', main.cash],
        ...vendors.filter(({ balance }) => balance !== '0').map(({ vassalage, balance }) => [vassalage, balance]),
      ]) as Record<string, string>;
    },
  };
};

it('[7-055][11-09] money moves between two wallets: depends on isSingle, once per key, nothing lost in parallel', async () => {
  const member = await someone();
  await app.parts.settings.set('wallet.single', true);
  expect((await member.move('main', 'PURSE', '1000')).error?.code).toBe('FUNCTION_DISABLED');
  await app.parts.settings.set('wallet.single', false);
  const same = await Promise.all(Array.from({ length: 3 }, () => member.move('main', 'PURSE', '20000', 'same-move')));
  expect(new Set(same.map(({ value }) => value.transferId)).size).toBe(1);
  expect(await member.held()).toEqual({ main: '30000', PURSE: '20000' });
  const many = await Promise.all(Array.from({ length: 4 }, () => member.move('PURSE', 'main', '6000')));
  expect(many.map(({ error }) => error?.code).filter(Boolean)).toEqual(['INSUFFICIENT_FUNDS']);
  expect(await member.held()).toEqual({ main: '48000', PURSE: '2000' });
  expect((await member.move('PURSE', 'CHEST', '1500')).status).toBe(200);
  expect(await member.held()).toEqual({ main: '48000', PURSE: '500', CHEST: '1500' });
});

it('[11-09] refuses by a code that says why, and moves nothing', async () => {
  const member = await someone();
  await member.move('main', 'PURSE', '5000');
  const code = async (from: string, to: string, amount = '100') => (await member.move(from, to, amount)).error;
  expect(await code('PURSE', 'OTHER')).toMatchObject({ code: 'BAD_REQUEST', params: { field: 'to' } });
  expect(await code('PURSE', 'PURSE')).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await code('PURSE', 'main', '5001')).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  expect(await code('main', 'PURSE', '-1')).toMatchObject({ code: 'BAD_REQUEST' });
  await member.call(setLimit, { body: { kind: 'wager', period: 'd', amount: '2000' } });
  expect(await code('main', 'CHEST', '2001')).toMatchObject({ code: 'LIMIT_EXCEEDED' });
  await app.database.run("UPDATE vendors SET up = false WHERE code = 'PURSE'");
  const { name } = (await app.database.first<{ name: string }>("SELECT name FROM vendors WHERE code = 'PURSE'"))!;
  expect(await code('PURSE', 'main')).toMatchObject({ code: 'WALLET_UNAVAILABLE', params: { vendor: name } });
  expect(await member.held()).toEqual({ main: '45000', PURSE: '5000' });
});

it('[11-09] one press collects all wallets, each with a line in the account record; a vendor at rest keeps its own', async () => {
  const member = await someone();
  await member.move('main', 'PURSE', '20000');
  await member.move('main', 'CHEST', '7000');
  await member.move('main', 'TILL', '3000');
  await app.database.run("UPDATE vendors SET up = false WHERE code = 'TILL'");
  const presses = await Promise.all(Array.from({ length: 3 }, () => member.collect('one-press')));
  const [{ value }] = presses as [(typeof presses)[number]];
  expect(value).toMatchObject({
    total: '27000',
    collected: [
      { vassalage: 'CHEST', amount: '7000' },
      { vassalage: 'PURSE', amount: '20000' },
    ],
    left: [{ vassalage: 'TILL', amount: '3000' }],
    main: { cash: '47000' },
  });
  expect(presses.map((press) => press.value.total)).toEqual(['27000', '27000', '27000']);
  expect(await member.held()).toEqual({ main: '47000', TILL: '3000' });
  expect((await member.collect()).value).toMatchObject({ total: '0', collected: [] });
  const today = app.clock.now().toISOString().slice(0, 10);
  const { items } = (
    await member.call(accountRecords, { query: { from: today, to: '2999-01-01', kind: 'transfer' } as never })
  ).value;
  expect(items.filter(({ amount }) => !amount.startsWith('-')).map(({ detail, amount }) => [detail, amount])).toEqual(
    expect.arrayContaining([
      ['PURSE', '20000'],
      ['CHEST', '7000'],
    ]),
  );
});

it('[11-09] a brand that goes back to one wallet leaves the way out open', async () => {
  const member = await someone();
  await member.move('main', 'PURSE', '20000');
  await app.parts.settings.set('wallet.single', true);
  expect(await member.held()).toEqual({ main: '30000', PURSE: '20000' });
  expect((await member.move('PURSE', 'main', '5000')).status).toBe(200);
  expect((await member.collect()).value.total).toBe('15000');
  expect((await member.call(wallets)).value).toMatchObject({ main: { cash: '50000' }, vendors: [] });
});

it('[11-09] any history of transfers and collections, alone or at once, keeps the sum', async () => {
  const place = fc.constantFrom('main', 'PURSE', 'CHEST', 'TILL');
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(place, place, fc.integer({ min: 1, max: 60_000 })) },
    { weight: 1, arbitrary: fc.constant('collect' as const) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 4 }), async (history) => {
      const member = await someone();
      for (const atOnce of history)
        await Promise.all(
          atOnce.map((one) => (one === 'collect' ? member.collect() : member.move(one[0], one[1], String(one[2])))),
        );
      const held = Object.values(await member.held()).map(BigInt);
      expect(held.every((amount) => amount >= 0n)).toBe(true);
      expect(held.reduce((sum, amount) => sum + amount, 0n)).toBe(50_000n);
    }),
    { numRuns: 6 },
  );
});
