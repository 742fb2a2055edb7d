import type { Endpoint } from '@atrium/contracts/endpoint';
import { launchGame } from '@atrium/contracts/game-launch';
import { placeBet } from '@atrium/contracts/lottery-bets';
import { giveBirthDate, register } from '@atrium/contracts/members';
import * as payments from '@atrium/contracts/payments';
import { walletTransfer } from '@atrium/contracts/wallet';
import { type TestLottery, testLottery } from '../lottery/testing/test-lottery.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor, type TestVendor } from '../vendors/testing/test-vendor.ts';
import { closeBalanced } from '../wallet/testing/close-balanced.ts';

let app: TestApp;
let vendor: TestVendor;
let lottery: TestLottery;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'AGE');
  lottery = await testLottery(app);
  await lottery.draw('1');
  await app.database.run("UPDATE games SET demo = true WHERE vendor_code = 'AGE'");
  await app.parts.settings.set('wallet.single', false);
});
afterAll(() => closeBalanced(app));

const WAYS: { endpoint: Endpoint; input: () => object }[] = [
  { endpoint: payments.createDeposit, input: () => ({ body: { method: 'e-wallet', amount: '10000' } }) },
  { endpoint: walletTransfer, input: () => ({ body: { from: 'main', to: 'AGE', amount: '1000' } }) },
  { endpoint: placeBet, input: () => lottery.bet('1', [lottery.line('front3-direct', '1|2|3')]) },
  { endpoint: launchGame, input: () => ({ body: { gameId: 'AGE-1', mode: 'real' } }) },
];

/** The day on which somebody was born who is `years` old today; `later` days younger. */
const born = (years: number, later = 0): string => {
  const day = app.clock.now();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() + later);
  return day.toISOString().slice(0, 10);
};

type Player = Awaited<ReturnType<TestApp['signedIn']>>;
type AnyCall = (endpoint: Endpoint, input: object) => Promise<{ error?: { code: string } | undefined }>;
const codes = async (member: Player) => {
  const found: (string | undefined)[] = [];
  for (const { endpoint, input } of WAYS) found.push((await (member.call as AnyCall)(endpoint, input())).error?.code);
  return found;
};
const everyWay = (code: string) => WAYS.map(() => code);
const give = (member: Player, birthDate: string) => member.call(giveBirthDate, { body: { birthDate } });

it('[AC-01] [14-03] without a date of birth no money comes in and none is staked; with one, everything opens', async () => {
  const member = await app.signedIn({ balance: 100_000n, bornOn: null });
  expect(await codes(member)).toEqual(everyWay('BIRTH_DATE_REQUIRED'));
  expect((await give(member, born(21))).status).toBe(200);
  for (const code of await codes(member)) expect(['BIRTH_DATE_REQUIRED', 'UNDER_AGE']).not.toContain(code);
});

it('[14-03] under the age of the brand only what takes money out is open, and a second answer changes nothing', async () => {
  const member = await app.signedIn({ balance: 100_000n, bornOn: null });
  const refused = await give(member, born(21, 1));
  expect([refused.error?.code, refused.error?.params]).toEqual(['UNDER_AGE', { age: 21 }]);
  expect(await codes(member)).toEqual(everyWay('UNDER_AGE'));
  expect((await give(member, '1990-01-01')).error?.code).toBe('BIRTH_DATE_KNOWN');
  expect(await codes(member)).toEqual(everyWay('UNDER_AGE'));
  const account = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Bank', 'Me', '1234567890') RETURNING id",
    [member.memberId],
  );
  const paid = await member.call(payments.createWithdrawal, { body: { accountId: account!.id, amount: '100000' } });
  expect(paid.error?.code).toBeUndefined();
});

it.each(['2001-02-29', '2999-11-21', '1899-12-31', '17-05-1990', 'x'])(
  '[14-03] %s is no date of birth',
  async (date) => {
    const member = await app.signedIn({ bornOn: null });
    expect((await give(member, date)).error?.code).toBe('FIELD_INVALID');
  },
);

it('[14-04] while an account may be the second of a person, no money comes in and none is staked', async () => {
  const [other, member] = [await app.member(), await app.signedIn({ balance: 100_000n })];
  await app.database.run(
    "INSERT INTO person_matches (member_id, other_id, kinds, found_at) VALUES ($1, $2, '{email}', $3)",
    [member.memberId, other.id, app.clock.now()],
  );
  expect(await codes(member)).toEqual(everyWay('ACCOUNT_IN_REVIEW'));
});

it('[11-32] [10-19] below the level of identity verification that the brand asks for, nothing is staked', async () => {
  const member = await app.signedIn({ balance: 100_000n });
  await app.parts.settings.set('identity.playLevel', 1);
  expect(await codes(member)).toEqual(everyWay('IDENTITY_REQUIRED'));
  const seat = await vendor.player({ balance: 10_000n });
  expect(await seat.bet('bet-unverified', 'round-unverified', 100)).toMatchObject({ code: 'PLAYER_DISABLED' });
  await app.parts.settings.set('identity.playLevel', 0);
});

it('[14-03] a vendor cannot stake for a member without a date of birth, or under age', async () => {
  const seat = await vendor.player({ balance: 10_000n });
  for (const bornOn of [null, born(21, 1)]) {
    await app.database.run('UPDATE members SET born_on = $2 WHERE id = $1', [seat.memberId, bornOn]);
    expect(await seat.bet(`bet-${bornOn}`, `round-${bornOn}`, 100)).toMatchObject({ code: 'PLAYER_DISABLED' });
  }
  await app.database.run('UPDATE members SET born_on = $2 WHERE id = $1', [seat.memberId, born(21)]);
  expect(await seat.bet('bet-of-age', 'round-of-age', 100)).toMatchObject({ status: 'ok' });
});

it('[14-03] a changed least age of the brand applies at once', async () => {
  const member = await app.signedIn({ balance: 100_000n, bornOn: born(24) });
  await app.parts.settings.set('register.minimumAge', 25);
  expect(await codes(member)).toEqual(everyWay('UNDER_AGE'));
  await app.parts.settings.set('register.minimumAge', 21);
});

it('[14-03] a brand that has set no least age admits nobody under 18', async () => {
  await app.database.run("DELETE FROM settings WHERE key = 'register.minimumAge'");
  const [child, adult] = [
    await app.signedIn({ balance: 100_000n, bornOn: born(18, 1) }),
    await app.signedIn({ balance: 100_000n, bornOn: born(18) }),
  ];
  expect(await codes(child)).toEqual(everyWay('UNDER_AGE'));
  expect(await codes(adult)).not.toContain('UNDER_AGE');
  await app.parts.settings.set('register.minimumAge', 21);
});

it('[14-03] a trial account stakes play money without a date of birth', async () => {
  const guest = await app.signedIn({ type: 4, balance: 100_000n, bornOn: null });
  const bet = await (guest.call as AnyCall)(placeBet, lottery.bet('1', [lottery.line('front3-direct', '1|2|3')]));
  expect(bet.error?.code).toBeUndefined();
});

it('[14-03] a date of birth that the registration form asked for is not asked for again', async () => {
  const registered = async (birthday?: string) => {
    const username = `aged${birthday === undefined ? 'none' : birthday.replaceAll('-', '')}`;
    const password = 'Sunny-day-9';
    const body = { username, password, confirmPassword: password, ...(birthday && { birthday }) };
    await app.visitor().call(register, { body });
    const row = await app.database.first<{ on: string | null }>(
      'SELECT born_on::text AS on FROM members WHERE account = $1',
      [username],
    );
    return row ? row.on : 'no account';
  };
  expect(await registered()).toBeNull();
  expect(await registered('1990-05-17')).toBe('1990-05-17');
  expect(await registered('05-18-1990')).toBe('1990-05-18');
  expect(await registered('2010-05-17')).toBe('no account');
  expect(await registered('1990-02-30')).toBe('no account');
  await app.parts.settings.set('register.minimumAge', 25);
  expect([await registered(born(25, 1)), await registered(born(25))]).toEqual(['no account', born(25)]);
  await app.parts.settings.set('register.minimumAge', 21);
  expect([await registered(born(21, 1)), await registered(born(21))]).toEqual(['no account', born(21)]);
});
