import { accountRecords } from '@atrium/contracts/account-records';
import { sessionFigures, setLimit } from '@atrium/contracts/limits';
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

describe('[11-09] play with a wallet for each vendor', () => {
  it('stakes from and pays into the wallet of the vendor, never the main one', async () => {
    const vendor = await testVendor(app, 'POUCH');
    const player = await vendor.player({ inPurse: false, balance: 50_000n });
    const { account } = (await app.database.first<{ account: string }>('SELECT account FROM members WHERE id = $1', [
      player.memberId,
    ]))!;
    const member = await app.signedIn(account);
    const move = (from: string, to: string, amount: string) =>
      member.call(walletTransfer, { body: { from, to, amount } });
    expect(await player.bet('b0', 'r0', 1_000)).toMatchObject({ code: 'INSUFFICIENT_FUNDS', balance: '0' });
    await move('main', 'POUCH', '20000');
    expect(await vendor.call('balance', { sessionToken: player.sessionToken })).toMatchObject({ balance: '20000' });
    expect(await player.bet('b1', 'r1', 3_000)).toMatchObject({ status: 'ok', balance: '17000' });
    expect(await player.bet('b1', 'r1', 3_000)).toMatchObject({ duplicate: true, balance: '17000' });
    expect(await player.win('w1', 'b1', 'r1', 5_000, { endRound: true })).toMatchObject({ balance: '22000' });
    await player.bet('b2', 'r2', 2_000);
    expect(await player.rollback('u2', 'b2', 'r2')).toMatchObject({ balance: '22000' });
    expect(await player.bet('b3', 'r3', 22_001)).toMatchObject({ code: 'INSUFFICIENT_FUNDS', balance: '22000' });
    const { main, vendors } = (await member.call(wallets)).value;
    expect([main.cash, vendors.find(({ vassalage }) => vassalage === 'POUCH')!.balance]).toEqual(['30000', '22000']);
    // What the member sees of play counts it as well as play from the main wallet.
    expect((await member.call(sessionFigures)).value).toMatchObject({ staked: '3000', returned: '5000', net: '2000' });
  });

  it('keeps every amount over random histories of transfers, rounds, rollbacks and collections', async () => {
    const vendor = await testVendor(app, 'SATCHEL');
    const amount = fc.integer({ min: 1, max: 9_000 });
    const step = fc.oneof(
      fc.record({ do: fc.constant('in' as const), amount }),
      fc.record({ do: fc.constant('out' as const), amount }),
      fc.record({ do: fc.constant('collect' as const), amount }),
      fc.record({ do: fc.constantFrom('lose' as const, 'win' as const, 'undo' as const), amount }),
    );
    let name = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (history) => {
        const player = await vendor.player({ inPurse: false, balance: 20_000n });
        const { account } = (await app.database.first<{ account: string }>(
          'SELECT account FROM members WHERE id = $1',
          [player.memberId],
        ))!;
        const member = await app.signedIn(account);
        let [main, purse] = [20_000, 0];
        for (const one of history) {
          const id = `${++name}`;
          if (one.do === 'in' || one.do === 'out') {
            const [from, to] = one.do === 'in' ? ['main', 'SATCHEL'] : ['SATCHEL', 'main'];
            const { status } = await member.call(walletTransfer, {
              body: { from, to, amount: String(one.amount) },
            });
            const held = one.do === 'in' ? main : purse;
            expect(status === 200).toBe(one.amount <= held);
            const moved = status === 200 ? (one.do === 'in' ? one.amount : -one.amount) : 0;
            main -= moved;
            purse += moved;
          } else if (one.do === 'collect') {
            expect((await member.call(collectWallets, { body: {} })).value.total).toBe(String(purse));
            main += purse;
            purse = 0;
          } else {
            const bet = await player.bet(`b${id}`, `r${id}`, one.amount);
            expect(bet.status === 'ok').toBe(one.amount <= purse);
            if (bet.status !== 'ok') continue;
            purse -= one.amount;
            if (one.do === 'lose') await player.endRound(`r${id}`);
            else if (one.do === 'win')
              await player.win(`w${id}`, `b${id}`, `r${id}`, 2 * one.amount, { endRound: true });
            else await player.rollback(`u${id}`, `b${id}`, `r${id}`);
            purse += one.do === 'win' ? 2 * one.amount : one.do === 'undo' ? one.amount : 0;
          }
        }
        const { main: now, vendors } = (await member.call(wallets)).value;
        expect([now.cash, vendors.find(({ vassalage }) => vassalage === 'SATCHEL')!.balance]).toEqual(
          [main, purse].map(String),
        );
      }),
      { numRuns: 6 },
    );
  });
});
