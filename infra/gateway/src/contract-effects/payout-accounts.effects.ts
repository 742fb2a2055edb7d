import * as payouts from '@atrium/contracts/payout-accounts';
import { changes, type Effect, has, reads, type Scene } from './effect.ts';
import { inserted, PASSWORD, withPassword } from './given.ts';

const ofAccount = ({ kept }: Scene) => ({ params: { id: kept.account! } });
const accounts = ({ sql, me }: Scene) =>
  sql(
    'SELECT number, is_default, removed_at IS NULL AS open FROM payout_accounts WHERE member_id = $1 ORDER BY id',
    me.memberId,
  );

export const payoutAccountEffects: readonly Effect[] = [
  reads(payouts.payoutAccounts, { change: inserted.payoutAccount, shows: has('Effect Bank') }),
  changes(payouts.sendPayoutCode, {
    before: ({ sql, me }) =>
      sql("UPDATE members SET email = 'effect' || $1::bigint || '@example.com' WHERE id = $1::bigint", me.memberId),
    ask: () => ({ body: { channel: 'email' } }),
    row: ({ sql, me }) =>
      sql(
        "SELECT count(*) FROM verification_codes WHERE target = 'effect' || $1::bigint || '@example.com'",
        me.memberId,
      ),
  }),
  changes(payouts.addPayoutAccount, {
    before: withPassword,
    ask: () => ({
      body: {
        kind: 'bank',
        name: 'Harbour Bank',
        holder: 'Effect Holder',
        number: '5550001234',
        proof: { way: 'password', answer: PASSWORD },
      },
    }),
    row: accounts,
  }),
  changes(payouts.choosePayoutAccount, { before: inserted.payoutAccount, ask: ofAccount, row: accounts }),
  changes(payouts.removePayoutAccount, { before: inserted.payoutAccount, ask: ofAccount, row: accounts }),
];
