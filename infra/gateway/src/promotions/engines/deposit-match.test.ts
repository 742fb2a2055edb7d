import { joinPromotion } from '@atrium/contracts/promotion-activities';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { settlePromotions } from '../promotion-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: '2026-06-10T04:00:00Z' });
});
afterAll(() => app.close());

const RULES = {
  engine: 'deposit-match',
  percent: 50,
  least: '10000',
  most: '20000',
  automatic: true,
  onePer: [],
  bonus: null,
};
let deposits = 0;
async function participant() {
  const member = await app.signedIn();
  const { error } = await member.call(joinPromotion, { body: { promotionId: 'match', termsVersion: 1 } });
  expect(error).toBeUndefined();
  return member;
}
async function deposit({ memberId }: { memberId: string }) {
  app.clock.advance({ minutes: 1 });
  await app.database.run(
    `INSERT INTO deposits (reference, member_id, method, amount, currency, status, created_at, settled_at)
     VALUES ($1, $2, 'bank', 30000, 'PHP', 'credited', $3, $3)`,
    [`M${++deposits}`, memberId, app.clock.now()],
  );
  await settle();
}
const settle = () => Promise.all([settlePromotions(app.parts), settlePromotions(app.parts)]);
const cash = async ({ account }: { account: string }) => (await (await app.signedIn(account)).call(balance)).value.cash;

it('[11-20] a deposit that found the budget spent is matched once the budget is raised, however late, and once', async () => {
  await app.database.run(
    `INSERT INTO promotions (id, type, texts, starts_at, scene, engine, rules, budget)
     VALUES ('match', 'deposit', '{"en": {"title": "Match", "summary": "", "html": ""}}', '2026-06-01T00:00:00Z', 'coins', 'deposit-match', $1, 15000)`,
    [JSON.stringify(RULES)],
  );
  const [first, second] = [await participant(), await participant()];
  await deposit(first);
  await deposit(second);
  expect([await cash(first), await cash(second)]).toEqual(['15000', '0']);
  app.clock.advance({ days: 3 });
  await settle();
  await app.database.run("UPDATE promotions SET budget = 100000 WHERE id = 'match'");
  await settle();
  await settle();
  expect([await cash(first), await cash(second)]).toEqual(['15000', '15000']);
});
