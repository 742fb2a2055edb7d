import * as points from '@atrium/contracts/points';
import { PASSWORD, cash, withPassword, withPoints } from './given.ts';
import { changes, has, reads, type Effect, type Scene } from './effect.ts';

const reward = ({ sql }: Scene) =>
  sql(
    `INSERT INTO point_rewards (id, type, names, stock, points_required) VALUES ('effect', 'voucher', '{"en": "Effect"}', 5, 10) ON CONFLICT DO NOTHING`,
  );
const redeemed = async (scene: Scene) => {
  await reward(scene);
  await withPoints(scene);
  const { sql, me } = scene;
  await sql(
    "INSERT INTO redemptions (member_id, reward_id, at, quantity, points, remark, entry_id) SELECT $1, 'effect', now(), 1, 10, 'Effect remark', max(id) FROM ledger_entries",
    me.memberId,
  );
};

export const pointsEffects: readonly Effect[] = [
  reads(points.pointBalance, {
    change: (scene) => withPoints(scene, 321),
    shows: ({ points: total }) => total === 321,
  }),
  reads(points.pointRewards, { ask: () => ({ query: {} }), change: reward, shows: has('Effect') }),
  reads(points.pointShelf, {
    as: 'visitor',
    before: reward,
    ask: () => ({ query: {} }),
    change: ({ sql }) => sql("UPDATE point_rewards SET stock = 0 WHERE id = 'effect'"),
    shows: (list) => list.some(({ id, status: state }) => id === 'effect' && state === 'sold-out'),
  }),
  reads(points.pointConfig, {
    change: ({ set }) => set('points', { ratio: { points: 7, amount: '11' } }),
    shows: ({ ratio }) => ratio.points === 7,
  }),
  reads(points.pointHistory, {
    ask: () => ({ query: {} }),
    change: (scene) => withPoints(scene, 321),
    shows: has('321'),
  }),
  reads(points.redemptions, { ask: () => ({ query: {} }), change: redeemed, shows: has('Effect remark') }),
  changes(points.redeem, {
    before: async (scene) => {
      await withPassword(scene);
      await reward(scene);
      await scene.sql("UPDATE point_rewards SET stock = 5 WHERE id = 'effect'");
      await withPoints(scene);
    },
    ask: () => ({ body: { rewardId: 'effect', quantity: 1, password: PASSWORD } }),
    row: cash,
  }),
  changes(points.convertPoint, {
    before: async (scene) => {
      await withPassword(scene);
      await withPoints(scene);
    },
    ask: () => ({ body: { points: 10, password: PASSWORD } }),
    row: cash,
  }),
];
