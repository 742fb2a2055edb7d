import { register } from '@atrium/contracts/members';
import { referral, referralEarnings, referralTree } from '@atrium/contracts/promotions';
import { creditBonus } from '../bonuses/credit-bonus.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp();
  vendor = await testVendor(app, 'REF');
  const rules = await app.parts.settings.get<Record<string, object>>('register.rules', {});
  await app.parts.settings.set('register.rules', {
    ...rules,
    referralCode: { ...rules.referralCode, enabled: true, required: false },
    birthday: { ...rules.birthday, enabled: true, required: false },
  });
});
afterAll(() => app.close());

/** Somebody who registers with the code of a member, typed in other letters. */
async function invited(username: string, by: string, code: 'recommenderId' | 'referralCode' = 'recommenderId') {
  const passwords = { password: 'Sunny-day-9', confirmPassword: 'Sunny-day-9' };
  const body = { username, ...passwords, birthday: '1990-05-17', termsVersion: '2026-01', [code]: by.toUpperCase() };
  expect((await app.visitor().call(register, { body })).status).toBe(200);
  app.clock.advance({ minutes: 1 });
}

const BONUS_TERMS = {
  wageringTimes: 1,
  days: 7,
  contribution: [{ category: 'RNG' as const, percent: 100 }],
  maxBet: null,
  maxWin: null,
};
/** A round of what the member was given. */
async function plays(account: string) {
  const { memberId, bet, endRound } = await vendor.player({ account });
  await app.parts.database.transaction((transaction) =>
    creditBonus(app.parts, transaction, {
      memberId,
      currency: 'PHP',
      promotionId: null,
      amount: 500n,
      terms: BONUS_TERMS,
    }),
  );
  expect(await bet(`${account}-bet`, account, 500)).toMatchObject({ status: 'ok' });
  await endRound(account);
}

it("[7-075] referral: the member's code and the members referred with it, masked", async () => {
  const member = await app.signedIn();
  const asked = async () => (await member.call(referral, { query: {} })).value;
  expect(await asked()).toMatchObject({
    code: member.account,
    path: `/register?recommenderId=${member.account}`,
    items: [],
  });
  await invited('goodfriend', member.account);
  await app.member({ account: 'stranger' });
  await app.member({ account: 'right-below', upline: member.memberId });
  const friends = async () => (await asked()).items.map(({ account, active }) => [account, active]).sort();
  expect(await friends()).toEqual([
    ['go****d', false],
    ['ri****w', false],
  ]);
  await plays('goodfriend');
  expect(await friends()).toEqual([
    ['go****d', true],
    ['ri****w', false],
  ]);
});

it('[11-23] earnings are by month of the brand, without what was given up, beside the rules that run now', async () => {
  const member = await app.signedIn();
  const rules = { engine: 'referral', amount: '500', friends: 9, deposits: '1', stakes: '1', friendToo: false };
  const promotion = async (id: string, start: string, end: string | null, left: boolean) => {
    await app.database.run(
      `INSERT INTO promotions (id, type, texts, scene, position, engine, rules, starts_at, ends_at)
       VALUES ($1, 'referral', '{"en": {"title": "Friends", "summary": "", "html": ""}}', 'lottery', 1, 'referral', $2, now() + $3::interval, now() + $4::interval)`,
      [id, JSON.stringify({ ...rules, bonus: null, automatic: false, onePer: [] }), start, end],
    );
    await app.database.run(
      'INSERT INTO promotion_participations (promotion_id, member_id, joined_at, terms_version, address, device, left_at) VALUES ($1, $2, now(), 1, $1, $1, CASE WHEN $3 THEN now() END)',
      [id, member.memberId, left],
    );
  };
  await promotion('ref-runs', '-2 days', null, false);
  await promotion('ref-left', '-2 days', '1 day', true);
  await promotion('ref-later', '1 day', null, false);
  await promotion('ref-over', '-2 days', '-1 day', false);
  // 17:00 in UTC is the next day in Manila.
  for (const [cause, amount, state, at] of [
    ['friend 1', 500, 'claimable', '2026-06-30T15:59:59Z'],
    ['friend 2', 300, 'claimable', '2026-06-30T17:00:00Z'],
    ['friend 3', 700, 'given-up', '2026-06-30T17:00:00Z'],
    ['invited', 200, 'due', '2026-07-02T00:00:00Z'],
  ] as const)
    await app.database.run(
      "INSERT INTO promotion_awards (promotion_id, member_id, cause, amount, state, earned_at) VALUES ('ref-runs', $1, $2, $3, $4, $5)",
      [member.memberId, cause, amount, state, at],
    );
  const { value } = await member.call(referralEarnings, { query: {} });
  expect(value).toMatchObject({
    total: '1000',
    claimable: '800',
    months: [
      { month: '2026-07', friends: 1, amount: '500' },
      { month: '2026-06', friends: 1, amount: '500' },
    ],
  });
  expect(value.rules.map(({ id, joined }) => [id, joined])).toEqual([
    ['ref-left', false],
    ['ref-runs', true],
  ]);
});

it('[11-23] the tree has friends under those who invited them, three levels deep, masked, nobody twice', async () => {
  const root = await app.signedIn();
  await invited('annafirst', root.account, 'referralCode');
  await invited('bertsecond', 'annafirst');
  await invited('corathird', 'bertsecond', 'referralCode');
  await invited('dorafourth', 'corathird');
  await invited('emilfirst', root.account);
  // The root names one of the invited as its own recommender: a circle ends.
  await app.database.run("UPDATE members SET details = jsonb_build_object('referralCode', 'annafirst') WHERE id = $1", [
    root.memberId,
  ]);
  await plays('annafirst');
  const { value } = await root.call(referralTree);
  expect(value.members.map(({ account, level, invited, active }) => [account, level, invited, active])).toEqual([
    ['em****t', 1, 0, false],
    ['an****t', 1, 2, true],
    ['be****d', 2, 1, false],
    ['co****d', 3, 1, false],
  ]);
  expect(value.levels).toEqual([
    { level: 1, members: 2, active: 1 },
    { level: 2, members: 1, active: 0 },
    { level: 3, members: 1, active: 0 },
  ]);
  expect(JSON.stringify(value)).not.toMatch(/annafirst|bert/);
});
