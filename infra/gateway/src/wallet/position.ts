import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { position as call } from '@atrium/contracts/net-position';
import { sessionTurnover } from '../limits/session-turnover.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { brandOf } from '../system/permission.ts';

interface Day {
  day: string;
  staked: string;
  returned: string;
  deposits: string;
  withdrawals: string;
  balance: string;
}

/**
 * Staked, returned and net since the session began (MN-03; open bets count as staked), and per day with its closing
 * balance.
 */
export async function position(parts: Parts, { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller }) {
  const { memberId, startedAt, currency } = caller.session;
  const { timeZone } = await brandOf(parts);
  const [session, days] = await Promise.all([
    sessionTurnover(parts.database, caller.session),
    parts.database.rows<Day>(
      `WITH span AS (SELECT d::date AS day, d AT TIME ZONE $3 AS start, (d + interval '1 day') AT TIME ZONE $3 AS until
                       FROM generate_series(($2::timestamptz AT TIME ZONE $3)::date::timestamp - ($4::int - 1) * interval '1 day', ($2::timestamptz AT TIME ZONE $3)::date::timestamp, '1 day') d),
            cash AS (SELECT id FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash' AND currency = $5)
       SELECT to_char(s.day, 'YYYY-MM-DD') AS day, r.staked, r.returned, m.deposits, m.withdrawals,
              ledger_balance_before((SELECT id FROM cash), s.until)::text AS balance
         FROM span s,
              LATERAL (SELECT coalesce(sum(stake), 0)::text AS staked, coalesce(sum(payout), 0)::text AS returned FROM rounds WHERE member_id = $1 AND opened_at >= s.start AND opened_at < s.until AND status NOT IN ('void', 'rolled-back')) r,
              LATERAL (SELECT coalesce(sum(l.amount) FILTER (WHERE e.kind = 'deposit'), 0)::text AS deposits, coalesce(-sum(l.amount) FILTER (WHERE e.kind = 'withdrawal'), 0)::text AS withdrawals
                         FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
                        WHERE l.account_id = (SELECT id FROM cash) AND l.balance_after IS NOT NULL AND l.at >= s.start AND l.at < s.until AND e.kind IN ('deposit', 'withdrawal')) m
        ORDER BY s.day`,
      [memberId, parts.clock.now(), timeZone, Math.trunc(query.days), currency],
    ),
  ]);
  return { session: { startedAt: startedAt.toISOString(), ...session }, days };
}
