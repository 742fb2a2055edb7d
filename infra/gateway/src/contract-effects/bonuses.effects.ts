import * as bonuses from '@atrium/contracts/bonuses';
import { changes, type Effect, reads, type Scene } from './effect.ts';

/** A bonus of 4,242 that is being played, as the ledger and the bonuses have it. */
async function credited({ app, me, sql, kept }: Scene): Promise<void> {
  const [row] = await sql("SELECT nextval(pg_get_serial_sequence('bonuses', 'id'))::text AS id");
  kept.id = String((row as { id: string }).id);
  await sql(
    `SELECT ledger_post($1, 'bonus', $2, 'test', $3, '', '', '', ARRAY[ledger_account('promo:budget', NULL, 'test', 'PHP'), ledger_account('player:bonus', $2, $3, 'PHP')], ARRAY[-4242::bigint, 4242::bigint])`,
    app.clock.now(),
    me.memberId,
    kept.id,
  );
  await sql(
    `INSERT INTO bonuses (id, member_id, currency, account_id, amount, wagering, contribution, days, state, credited_at, activated_at, ends_at)
     VALUES ($2::bigint, $1::bigint, 'PHP', ledger_account('player:bonus', $1::bigint, $2::text, 'PHP'), 4242, 4242, '{"RNG": 100}', 7, 'active', $3, $3, $3::timestamptz + interval '7 days')`,
    me.memberId,
    kept.id,
    app.clock.now(),
  );
}

export const bonusesEffects: readonly Effect[] = [
  reads(bonuses.bonuses, {
    ask: () => ({ query: {} }),
    change: credited,
    shows: ({ items }) => items.some(({ balance }) => balance === '4242'),
  }),
  changes(bonuses.forfeitBonus, {
    before: credited,
    ask: ({ kept }) => ({ body: { id: kept.id!, balance: '4242' } }),
    row: ({ sql, kept }) => sql('SELECT state, returned FROM bonuses WHERE id = $1', kept.id),
  }),
];
