import { lineTransferOptions } from '@atrium/contracts/line-transfers';
import { cancelWithdrawal, createWithdrawal } from '@atrium/contracts/payments';
import { wallets } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../../src/platform/testing/test-app.ts';
import { closeBalanced } from '../../src/wallet/testing/close-balanced.ts';
import { seedQuayside } from './seed-quayside.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { brand: 'quayside', vendorPrefix: 'quayside.' } });
  await seedQuayside(app.database, { argon: { memoryCost: 1024, timeCost: 1 } });
  app.parts.settings.refresh();
});
afterAll(() => closeBalanced(app));

it('[11-09] quay1 has dong without decimals in the main wallet and in those of three vendors', async () => {
  const member = await app.signedIn('quay1');
  const { main, isSingle, vendors } = (await member.call(wallets)).value;
  expect({ isSingle, currency: main.currency, cash: main.cash }).toEqual({
    isSingle: false,
    currency: 'VND',
    cash: '9350000',
  });
  expect(
    vendors.filter(({ balance }) => balance !== '0').map(({ vassalage, balance }) => [vassalage, balance]),
  ).toEqual([
    ['KOI', '2000000'],
    ['VT', '800000'],
    ['DW', '350000'],
  ]);
});

it('[11-10] has the regulated profile: a withdrawal cannot be cancelled, and members cannot pay each other', async () => {
  const member = await app.signedIn('quay1');
  const account = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Harbour Bank', 'Ana Cruz', '1234567890') RETURNING id",
    [member.memberId],
  );
  const { value } = await member.call(createWithdrawal, { body: { accountId: account!.id, amount: '100000' } });
  expect(value).toMatchObject({ status: 'in-review', cancellable: false });
  const cancelled = await member.call(cancelWithdrawal, { params: { id: value.id }, body: {} });
  expect(cancelled.error?.code).toBe('FUNCTION_DISABLED');
  expect((await member.call(lineTransferOptions)).value).toMatchObject({ upline: null, downline: false });
});

it('launches at accounts of its own, with stakes in dong, and is left as it is by a second seeding', async () => {
  const count = async () => (await app.database.first<{ n: number }>('SELECT count(*)::int AS n FROM games'))!.n;
  const before = await count();
  const wrong = await app.database.rows(
    "SELECT code FROM vendors WHERE launch_url <> '{vendor}/play/quayside.' || code || '/{game}' UNION ALL SELECT id FROM games WHERE min_bet < 1000",
  );
  expect(wrong).toEqual([]);
  await seedQuayside(app.database);
  expect(await count()).toBe(before);
});
