import { bonuses } from '@atrium/contracts/bonuses';
import { activities } from '@atrium/contracts/promotion-activities';
import * as calls from '@atrium/contracts/promotions';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.database.run(
    `INSERT INTO promotions (id, type, texts, starts_at, ends_at, scene) VALUES
       ('drum', 'raffle', '{"en": {"title": "Drum", "summary": "", "html": ""}}', now() - interval '1 day', NULL, 'coins'),
       ('over', 'raffle', '{"en": {"title": "Over", "summary": "", "html": ""}}', now() - interval '2 days', now() - interval '1 day', 'coins')`,
  );
});
beforeEach(async () => {
  await app.database.run('DELETE FROM raffle_prizes');
});
afterAll(() => app.close());

const prize = (amount: number, stock: number, weight = 1) =>
  app.database.run(
    "INSERT INTO raffle_prizes (promotion_id, position, amount, weight, stock) VALUES ('drum', (SELECT count(*) FROM raffle_prizes), $1, $2, $3)",
    [amount, weight, stock],
  );
type Member = Awaited<ReturnType<TestApp['signedIn']>>;
const claim = (member: Member, idempotencyKey?: string, promotionId = 'drum') =>
  member.call(calls.claimRaffle, { body: { promotionId }, ...(idempotencyKey ? { idempotencyKey } : {}) });

it('[7-065] pays a prize once: a repeat gets the first answer, another attempt is refused', async () => {
  await prize(5_000, 10);
  const member = await app.signedIn();
  const first = await claim(member, 'first-claim-1');
  expect(first.value).toMatchObject({ promotionId: 'drum', amount: '5000' });
  expect((await claim(member, 'first-claim-1')).value).toEqual(first.value);
  const tries = await Promise.all(Array.from({ length: 4 }, () => claim(member)));
  expect(tries.map(({ error }) => error?.code)).toEqual(Array(4).fill('ALREADY_CLAIMED'));
  expect((await member.call(balance)).value.cash).toBe('5000');
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});

it('pays no more prizes than there are, however many claims are simultaneous', async () => {
  await prize(700, 3);
  const members = await Promise.all(Array.from({ length: 6 }, () => app.signedIn()));
  const answers = await Promise.all(members.map((member) => claim(member)));
  expect(answers.map(({ error }) => error?.code ?? 'OK').sort()).toEqual([
    'OK',
    'OK',
    'OK',
    'PROMOTION_CLOSED',
    'PROMOTION_CLOSED',
    'PROMOTION_CLOSED',
  ]);
});

it('has blanks, and refuses finished raffles, excluded members and trial accounts', async () => {
  await prize(0, 5);
  const member = await app.signedIn();
  expect((await claim(member)).value.amount).toBe('0');
  expect((await member.call(balance)).value.cash).toBe('0');
  const other = await app.signedIn();
  expect((await claim(other, undefined, 'over')).error?.code).toBe('PROMOTION_CLOSED');
  expect((await claim(other, undefined, 'unknown')).error?.code).toBe('PROMOTION_CLOSED');
  await app.database.run(
    "INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', now() - interval '1 minute')",
    [other.memberId],
  );
  expect((await claim(other)).error?.code).toBe('PLAYER_EXCLUDED');
  expect((await claim(await app.signedIn({ type: 4 }))).error?.code).toBe('TRIAL_ACCOUNT');
});

it('[4-59] a promotion with a raffle can be claimed, any other one joined', async () => {
  const state = async () =>
    (await app.visitor().call(calls.promotions, { query: {} })).value.find(({ id }) => id === 'drum')?.state;
  expect(await state()).toBe('join');
  await prize(700, 3);
  expect(await state()).toBe('claim');
});

/** A raffle whose rules operators have written. */
const raffle = async (id: string, ways: object) => {
  await app.database.run(
    `INSERT INTO promotions (id, type, texts, starts_at, scene, engine, rules)
     VALUES ($1, 'raffle', '{"en": {"title": "Drum", "summary": "", "html": ""}}', now() - interval '1 day', 'coins', 'raffle', $2)`,
    [id, JSON.stringify({ engine: 'raffle', bonus: null, automatic: false, onePer: [], ...ways })],
  );
  await app.database.run(
    'INSERT INTO raffle_prizes (promotion_id, position, amount, weight, stock) VALUES ($1, 1, 500, 1, 9)',
    [id],
  );
};

it('[11-20] gives one ticket per person, address and device where the rules say so', async () => {
  await raffle('address', { onePer: ['address'] });
  await raffle('device', { onePer: ['device'] });
  const [first, second, third] = [await app.signedIn(), await app.signedIn(), await app.signedIn()];
  const draw = async (who: Member, id: string) => (await claim(who, undefined, id)).error?.code;
  expect(await draw(first, 'address')).toBeUndefined();
  expect(await draw(second, 'address')).toBe('PROMOTION_ONE_PERSON');
  expect(await draw(first, 'address')).toBe('ALREADY_CLAIMED');
  expect([await draw(first, 'device'), await draw(second, 'device')]).toEqual([undefined, undefined]);
  const [name, device] = Object.entries(first.cookies).find(([cookie]) => cookie.endsWith('_device'))!;
  third.cookies[name] = device;
  expect(await draw(third, 'device')).toBe('PROMOTION_ONE_PERSON');
  const [state] = (await first.call(activities)).value.filter(({ promotionId }) => promotionId === 'device');
  // A ticket is drawn: there is nothing to leave.
  expect(state).toMatchObject({ state: 'claimed', received: '500', joinedAt: null });
});

it('[11-20] [11-22] pays a prize as the bonus that the terms name, and not as cash', async () => {
  const terms = {
    wageringTimes: 5,
    days: 7,
    contribution: [{ category: 'RNG', percent: 100 }],
    maxBet: null,
    maxWin: null,
  };
  await raffle('bonus', { bonus: terms });
  const member = await app.signedIn();
  expect((await claim(member, undefined, 'bonus')).value).toMatchObject({ amount: '500', asBonus: true });
  expect((await member.call(balance)).value).toMatchObject({ cash: '0', bonus: '500' });
  expect((await member.call(bonuses, { query: {} })).value.items).toMatchObject([
    { promotionId: 'bonus', amount: '500', wagering: '2500' },
  ]);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
});
