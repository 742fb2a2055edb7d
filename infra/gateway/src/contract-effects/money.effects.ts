import * as limits from '@atrium/contracts/limits';
import * as payments from '@atrium/contracts/payments';
import * as points from '@atrium/contracts/points';
import * as promotions from '@atrium/contracts/promotions';
import * as accountCalls from '@atrium/contracts/account-records';
import * as betCalls from '@atrium/contracts/bet-records';
import * as flagCalls from '@atrium/contracts/contract-flags';
import * as positionCalls from '@atrium/contracts/net-position';
import * as walletCalls from '@atrium/contracts/wallet';
import { PASSWORD, inserted, played, withPassword, withPoints } from './given.ts';
import { changes, has, reads, type Scene, type Effect } from './effect.ts';

const cash = ({ sql, me }: Scene) =>
  sql(
    "SELECT posted, held FROM ledger_accounts WHERE member_id = $1 AND class IN ('player:cash', 'player:locked', 'points') ORDER BY id",
    me.memberId,
  );
const paidIn = ({ app, sql, me }: Scene) =>
  sql(
    "SELECT ledger_post($1, 'deposit', $2, 'effect', $3, '', 'EFFECT', '', ARRAY[ledger_account('clearing:deposit', NULL, 'test', 'PHP'), ledger_account('player:cash', $2, '', 'PHP')], ARRAY[-4321::bigint, 4321::bigint])",
    app.clock.now(),
    me.memberId,
    `effect-${me.memberId}`,
  );
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
const byId = ({ kept }: Scene) => ({ params: { id: kept.id } });
const status = ({ sql, kept }: Scene) => sql('SELECT status FROM withdrawals WHERE id = $1', kept.id);
const limit = ({ sql, me }: Scene, amount = '12345') =>
  sql(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'deposit', 'd', $2, now() - interval '1 minute', now() - interval '1 minute', now())",
    me.memberId,
    amount,
  );
const raise = ({ sql, me }: Scene, age: string) =>
  sql(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from) VALUES ($1, 'deposit', 'd', 99999, now() - $2::interval, now() - $2::interval + interval '24 hours')",
    me.memberId,
    age,
  );
const limitRows = ({ sql, me }: Scene) =>
  sql('SELECT amount, confirmed_at, superseded_at FROM rg_limits WHERE member_id = $1 ORDER BY id', me.memberId);
const breaks = ({ sql, me }: Scene) => sql('SELECT kind FROM rg_exclusions WHERE member_id = $1', me.memberId);
const ofDeposits = { body: { kind: 'deposit', period: 'd' } };

export const moneyEffects: readonly Effect[] = [
  reads(walletCalls.balance, { change: paidIn, shows: ({ cash: amount }) => amount === '1004321' }),
  reads(walletCalls.merchantWallet, {
    change: ({ set }) => set('wallet.single', false),
    shows: ({ isSingle }) => !isSingle,
  }),
  reads(walletCalls.wallets, { change: paidIn, shows: ({ main }) => main.cash === '1004321' }),
  changes(walletCalls.walletTransfer, {
    before: async ({ set, sql, kept }) => {
      await set('wallet.single', false);
      kept.vendor = String(
        (
          await sql(
            "SELECT code FROM vendors WHERE up AND launch_url IS NOT NULL AND category = 'RNG' ORDER BY code LIMIT 1",
          )
        )[0]!.code,
      );
    },
    ask: ({ kept }) => ({ body: { from: 'main', to: kept.vendor, amount: '100' } }),
    row: cash,
  }),
  reads(flagCalls.consolidated, {
    change: ({ sql, me }) =>
      sql(
        "INSERT INTO agent_contracts (kind, member_id, rate, period, requested_at) VALUES ('dividend', $1, 1, 'monthly', now())",
        me.memberId,
      ),
    shows: ({ divtypereq }) => divtypereq === '1',
  }),
  reads(betCalls.betRecords, {
    ask: () => ({ query: {} }),
    change: (scene) => played(scene),
    shows: ({ total, totals }) => total === 1 && totals.stake === '777',
  }),
  reads(betCalls.betDetail, {
    before: async (scene) => {
      await played(scene);
      scene.kept.id = String(
        (await scene.sql('SELECT max(id) AS id FROM rounds WHERE member_id = $1', scene.me.memberId))[0]!.id,
      );
    },
    ask: byId,
    change: ({ sql, kept }) => sql('UPDATE rounds SET payout = 4242 WHERE id = $1', kept.id),
    shows: ({ stake, payout }) => stake === '777' && payout === '4242',
  }),
  reads(accountCalls.accountRecords, { ask: () => ({ query: {} }), change: paidIn, shows: has('"4321"') }),
  reads(accountCalls.memberTransactionDetail, { ask: () => ({ query: {} }), change: paidIn, shows: has('"4321"') }),
  reads(positionCalls.position, { ask: () => ({ query: {} }), change: (scene) => played(scene), shows: has('"777"') }),

  reads(payments.depositOptions, {
    change: async ({ app, set }) =>
      set(
        'payments.methods',
        JSON.parse(
          JSON.stringify(await app.parts.settings.get('payments.methods', [])).replace(/"min":"?\d+"?/, '"min":"7654"'),
        ),
      ),
    shows: has('7654'),
  }),
  changes(payments.createDeposit, {
    before: async ({ me, kept }) => {
      const { methods } = (await me.call(payments.depositOptions)).value;
      Object.assign(
        kept,
        methods.find(({ open }) => open),
      );
    },
    ask: ({ kept }) => ({ body: { method: kept.code, amount: kept.min } }),
    row: ({ sql, me }) => sql('SELECT count(*) FROM deposits WHERE member_id = $1', me.memberId),
  }),
  reads(payments.deposits, { ask: () => ({ query: {} }), change: inserted.deposit, shows: has('4321') }),
  reads(payments.deposit, {
    before: inserted.deposit,
    ask: byId,
    change: ({ sql, kept }) => sql("UPDATE deposits SET status = 'failed', settled_at = now() WHERE id = $1", kept.id),
    shows: ({ status: state }) => state === 'failed',
  }),
  reads(payments.withdrawalOptions, { change: inserted.payoutAccount, shows: has('Effect Bank') }),
  changes(payments.createWithdrawal, {
    before: inserted.payoutAccount,
    ask: ({ kept }) => ({ body: { accountId: kept.account, amount: '10000' } }),
    row: cash,
  }),
  reads(payments.withdrawals, { ask: () => ({ query: {} }), change: inserted.withdrawal, shows: has('5432') }),
  reads(payments.withdrawal, {
    before: inserted.withdrawal,
    ask: byId,
    change: ({ sql, kept }) =>
      sql("UPDATE withdrawals SET status = 'rejected', reason = 'Effect' WHERE id = $1", kept.id),
    shows: ({ status: state }) => state === 'rejected',
  }),
  changes(payments.cancelWithdrawal, {
    before: async (scene) => {
      await inserted.payoutAccount(scene);
      scene.kept.id = (
        await scene.me.call(payments.createWithdrawal, { body: { accountId: scene.kept.account!, amount: '10000' } })
      ).value.id;
    },
    ask: (scene) => ({ ...byId(scene), body: {} }),
    row: status,
  }),
  changes(payments.answerReceipt, {
    before: (scene) => inserted.withdrawal(scene, 'paid'),
    ask: (scene) => ({ ...byId(scene), body: { answer: 'received' } }),
    row: status,
  }),

  reads(limits.protection, { change: (scene) => limit(scene), shows: has('12345') }),
  changes(limits.setLimit, { ask: () => ({ body: { ...ofDeposits.body, amount: '5000' } }), row: limitRows }),
  changes(limits.confirmLimit, {
    before: async (scene) => {
      await limit(scene);
      await raise(scene, '25 hours');
    },
    ask: () => ofDeposits,
    row: limitRows,
  }),
  changes(limits.keepLimit, {
    before: async (scene) => {
      await limit(scene);
      await raise(scene, '1 hour');
    },
    ask: () => ofDeposits,
    row: limitRows,
  }),
  changes(limits.startTimeOut, { ask: () => ({ body: { hours: 24 } }), row: breaks }),
  reads(limits.sessionFigures, {
    change: ({ sql, me }) => sql('UPDATE members SET reality_check_seconds = 1234 WHERE id = $1', me.memberId),
    shows: ({ realityCheck }) => realityCheck.seconds === 1234,
  }),
  changes(limits.setRealityCheck, {
    ask: () => ({ body: { seconds: 1800 } }),
    row: ({ sql, me }) => sql('SELECT reality_check_seconds FROM members WHERE id = $1', me.memberId),
  }),
  changes(limits.answerRealityCheck, {
    before: ({ sql, me }) =>
      sql("UPDATE sessions SET started_at = now() - interval '3 hours' WHERE member_id = $1", me.memberId),
    ask: () => ({ body: {} }),
    row: ({ sql, me }) => sql('SELECT reality_check_at FROM sessions WHERE member_id = $1', me.memberId),
  }),
  changes(limits.selfExclude, { ask: () => ({ body: { months: 6 } }), row: breaks }),

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
    change: (scene) => played(scene),
    shows: ({ missions }) => missions.some(({ measure, reached }) => measure === 'turnover' && reached === '777'),
  }),
  changes(promotions.claimMission, {
    before: async (scene) => {
      await scene.sql(
        `INSERT INTO missions (id, measure, target, points, texts) VALUES ('effect-c', 'turnover', 1, 5, '{"en": {"title": "T"}}')`,
      );
      await played(scene);
    },
    ask: () => ({ body: { missionId: 'effect-c' } }),
    row: ({ sql, me }) =>
      sql("SELECT posted FROM ledger_accounts WHERE class = 'points' AND member_id = $1", me.memberId),
  }),
  reads(promotions.referral, {
    ask: () => ({ query: {} }),
    change: ({ app, me }) => app.member({ upline: me.memberId }),
    shows: ({ total }) => total === 1,
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
