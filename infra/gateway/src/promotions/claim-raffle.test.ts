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
