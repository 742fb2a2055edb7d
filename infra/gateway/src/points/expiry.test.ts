import * as calls from '@atrium/contracts/points';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { closeBalanced } from '../wallet/testing/close-balanced.ts';
import { expirePoints } from './expire-points.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeEach(async () => {
  app = await testApp({ now: '2026-06-10T04:00:00Z' });
});
afterEach(() => closeBalanced(app));

/** A member with 100 points of today. */
async function withPoints() {
  const { account, memberId } = await app.signedIn({ points: 100 });
  const balance = async () => (await (await app.signedIn(account)).call(calls.pointBalance)).value;
  const takeBreak = (kind: 'timeout' | 'self-exclusion', days: number | null) =>
    app.database.run(
      "INSERT INTO rg_exclusions (member_id, kind, from_at, until_at) VALUES ($1, $2, $3, $3::timestamptz + $4::int * interval '1 day')",
      [memberId, kind, app.clock.now(), days],
    );
  return { balance, takeBreak };
}

it('[11-16] keeps the points of a member on a break, which cannot be converted meanwhile, until 30 days after it', async () => {
  const earned = app.clock.now().getTime();
  const [onBreak, other] = [await withPoints(), await withPoints()];
  app.clock.advance({ days: 350 });
  expect(await onBreak.balance()).toMatchObject({ points: 100, expiring: 100 });
  await onBreak.takeBreak('self-exclusion', 180);
  expect(await onBreak.balance()).toEqual({ points: 100, expiring: 0, expiresAt: null });
  app.clock.advance({ days: 20 });
  expect(await expirePoints(app.parts)).toBe(1);
  expect((await other.balance()).points).toBe(0);
  expect((await onBreak.balance()).points).toBe(100);

  app.clock.advance({ days: 161 });
  const { expiring, expiresAt } = await onBreak.balance();
  expect(expiring).toBe(100);
  // The break began after 350 days and lasted 180.
  expect(Math.abs(Date.parse(expiresAt!) - (earned + (350 + 180 + 30) * DAY_MS))).toBeLessThan(60_000);
  app.clock.advance({ days: 28 });
  expect(await expirePoints(app.parts)).toBe(0);
  app.clock.advance({ days: 2 });
  expect(await expirePoints(app.parts)).toBe(1);
  expect(await onBreak.balance()).toEqual({ points: 0, expiring: 0, expiresAt: null });
});

it('[11-16] never expires the points of a permanent exclusion, and a short break leaves a later expiry as it was', async () => {
  const earned = app.clock.now().getTime();
  const [excluded, rested] = [await withPoints(), await withPoints()];
  app.clock.advance({ days: 300 });
  await rested.takeBreak('timeout', 1);
  await excluded.takeBreak('self-exclusion', null);
  app.clock.advance({ days: 40 });
  const { expiring, expiresAt } = await rested.balance();
  expect(expiring).toBe(100);
  expect(Math.abs(Date.parse(expiresAt!) - (earned + 365 * DAY_MS))).toBeLessThan(60_000);
  app.clock.advance({ days: 26 });
  expect(await expirePoints(app.parts)).toBe(1);
  expect((await rested.balance()).points).toBe(0);
  app.clock.advance({ days: 1_000 });
  expect(await expirePoints(app.parts)).toBe(0);
  expect(await excluded.balance()).toEqual({ points: 100, expiring: 0, expiresAt: null });
});
