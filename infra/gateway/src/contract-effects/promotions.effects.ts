import * as activity from '@atrium/contracts/promotion-activities';
import * as promotions from '@atrium/contracts/promotions';
import { accrue } from '../rewards/accrue.ts';
import { cash, inserted, played } from './given.ts';
import { changes, has, reads, type Effect, type Scene } from './effect.ts';

/** A promotion that pays for a single check-in. */
const checkIn = async (scene: Scene, id: string): Promise<unknown> => {
  await inserted.promotion(scene, id);
  return await scene.sql(
    `UPDATE promotions SET engine = 'check-in', rules = '{"engine": "check-in", "days": 1, "amount": "500", "bonus": null, "automatic": false, "onePer": []}' WHERE id = $1`,
    id,
  );
};

/** A round that is accrued, as the job does. */
const settled = async (scene: Scene): Promise<void> => {
  await played(scene);
  await accrue(scene.app.parts);
};

export const promotionsEffects: readonly Effect[] = [
  reads(promotions.promotions, {
    as: 'visitor',
    ask: () => ({ query: {} }),
    change: (scene) => inserted.promotion(scene, 'effect-list'),
    shows: has('effect-list'),
  }),
  reads(promotions.availablePromo, {
    change: ({ sql }) =>
      sql("UPDATE promotions SET type = 'effect' WHERE id = (SELECT id FROM promotions WHERE type = 'vip' LIMIT 1)"),
    shows: has('EFFECT'),
  }),
  reads(promotions.missionSummary, {
    change: (scene) =>
      scene.sql(
        `INSERT INTO missions (id, measure, target, texts) VALUES ('effect-s', 'rounds', 1, '{"en": {"title": "T"}}')`,
      ),
    shows: ({ count }) => count === 4,
  }),
  reads(promotions.missionLeaderboard, {
    ask: () => ({ query: {} }),
    change: settled,
    shows: ({ missions }) => missions.some(({ measure, reached }) => measure === 'turnover' && reached === '777'),
  }),
  changes(promotions.claimMission, {
    before: async (scene) => {
      await scene.sql(
        `INSERT INTO missions (id, measure, target, points, texts) VALUES ('effect-c', 'turnover', 1, 5, '{"en": {"title": "T"}}')`,
      );
      await settled(scene);
    },
    ask: () => ({ body: { missionId: 'effect-c' } }),
    row: ({ sql, me }) =>
      sql("SELECT posted FROM ledger_accounts WHERE class = 'points' AND member_id = $1", me.memberId),
  }),
  reads(promotions.referral, {
    ask: () => ({ query: {} }),
    change: ({ app, me }) => app.member({ upline: me.memberId }),
    shows: ({ items }) => items.length === 1,
  }),
  reads(promotions.referralTree, {
    change: async ({ app, sql, me }) => {
      const { id } = await app.member({ account: 'effect-friend' });
      await sql(
        "UPDATE members SET details = jsonb_build_object('referralCode', $2::text) WHERE id = $1",
        id,
        me.account,
      );
    },
    shows: ({ members }) => members.length === 1,
  }),
  reads(promotions.referralEarnings, {
    ask: () => ({ query: {} }),
    change: async (scene) => {
      await inserted.promotion(scene, 'effect-friends');
      await scene.sql(
        `UPDATE promotions SET engine = 'referral', rules = '{"engine": "referral", "amount": "4200", "friends": 1, "deposits": "1", "stakes": "1", "friendToo": false, "bonus": null, "automatic": false, "onePer": []}' WHERE id = 'effect-friends'`,
      );
    },
    shows: ({ rules }) => rules.some(({ id, amount }) => id === 'effect-friends' && amount === '4200'),
  }),
  changes(promotions.claimRaffle, {
    before: async (scene) => {
      await inserted.promotion(scene);
      await scene.sql(
        "INSERT INTO raffle_prizes (promotion_id, position, amount, weight, stock) VALUES ('effect', 1, 500, 1, 100)",
      );
    },
    ask: () => ({ body: { promotionId: 'effect' } }),
    row: cash,
  }),
  reads(activity.activities, {
    change: (scene) => inserted.promotion(scene, 'effect-act'),
    shows: has('effect-act'),
  }),
  changes(activity.joinPromotion, {
    before: (scene) => checkIn(scene, 'effect-join'),
    ask: () => ({ body: { promotionId: 'effect-join', termsVersion: 1 } }),
    row: ({ sql, me }) => sql('SELECT promotion_id FROM promotion_participations WHERE member_id = $1', me.memberId),
  }),
  changes(activity.leavePromotion, {
    before: async (scene) => {
      await checkIn(scene, 'effect-leave');
      await scene.me.call(activity.joinPromotion, { body: { promotionId: 'effect-leave', termsVersion: 1 } });
    },
    ask: () => ({ body: { promotionId: 'effect-leave', loses: '0' } }),
    row: ({ sql, me }) => sql('SELECT left_at FROM promotion_participations WHERE member_id = $1', me.memberId),
  }),
  changes(activity.claimPromotion, {
    before: async (scene) => {
      await checkIn(scene, 'effect-claim');
      await scene.me.call(activity.joinPromotion, { body: { promotionId: 'effect-claim', termsVersion: 1 } });
    },
    ask: () => ({ body: { promotionId: 'effect-claim' } }),
    row: cash,
  }),
  changes(promotions.applyForActivity, {
    before: (scene) => inserted.promotion(scene),
    ask: () => ({ body: { promotionId: 'effect', comment: 'please' } }),
    row: ({ sql, me }) => sql('SELECT count(*) FROM activity_applications WHERE member_id = $1', me.memberId),
  }),
  reads(promotions.activityApplications, {
    before: (scene) => inserted.promotion(scene),
    ask: () => ({ query: {} }),
    change: ({ sql, me }) =>
      sql(
        "INSERT INTO activity_applications (promotion_id, member_id, at, comment) VALUES ('effect', $1, now(), 'Effect comment')",
        me.memberId,
      ),
    shows: has('Effect comment'),
  }),
];
