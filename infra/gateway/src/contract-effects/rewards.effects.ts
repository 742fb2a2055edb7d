import * as rewards from '@atrium/contracts/rewards';
import { cash } from './given.ts';
import { changes, type Effect, reads, type Scene } from './effect.ts';

const claimable = async ({ sql, me, kept, app }: Scene) => {
  const [row] = await sql(
    "INSERT INTO benefits (member_id, kind, day, amount, state, created_at, claim_until) VALUES ($1, 'cashback', '2026-01-05', 4321, 'claimable', $2, $2::timestamptz + interval '1 day') RETURNING id",
    me.memberId,
    app.clock.now(),
  );
  kept.id = String(row!.id);
};

export const rewardEffects: readonly Effect[] = [
  reads(rewards.ranks, {
    as: 'visitor',
    change: ({ set }) => set('ranks', [{ level: 1, name: 'Newcomer', turnover: '0' }]),
    shows: (list) => list[0]?.name === 'Newcomer',
  }),
  reads(rewards.ownRank, {
    change: ({ sql, me }) =>
      sql("INSERT INTO member_progress (member_id, valid_total, month) VALUES ($1, 777, '2026-01-01')", me.memberId),
    shows: ({ validBet }) => validBet === '777',
  }),
  reads(rewards.cashback, { change: claimable, shows: ({ claims }) => claims.some(({ amount }) => amount === '4321') }),
  reads(rewards.cashbackPeriods, {
    ask: () => ({ query: {} }),
    change: ({ sql, me }) =>
      sql(
        "INSERT INTO cashback_periods (member_id, starts_on, ends_on, valid, micro, carried_in, amount, carried_out) VALUES ($1, '2026-01-05', '2026-01-12', 4242, 5, 0, 0, 5)",
        me.memberId,
      ),
    shows: ({ items }) => items.some(({ validBet }) => validBet === '4242'),
  }),
  changes(rewards.claimCashback, {
    before: claimable,
    ask: ({ kept }) => ({ body: { id: kept.id! } }),
    row: cash,
  }),
];
