import { timeZoneOf } from '../platform/brand-time-zone.ts';
import type { Parts } from '../platform/parts.ts';

export type LimitKind = 'deposit' | 'deposit_net' | 'loss' | 'wager' | 'session_time';
export type Period = 'd' | 'w' | 'm';

export interface Limit {
  kind: LimitKind;
  period: Period;
  amount: bigint;
}

/**
 * The limits in force, the tightest for each kind and period. A raise counts only after its waiting time and
 * confirmation.
 */
export async function limitsOf(parts: Parts, memberId: string, kinds: readonly LimitKind[]): Promise<Limit[]> {
  const rows = await parts.database.rows<{ kind: LimitKind; period: Period; amount: string }>(
    `SELECT kind, period, min(amount)::text AS amount FROM rg_limits
      WHERE member_id = $1 AND kind = ANY ($2) AND superseded_at IS NULL AND effective_from <= $3 AND confirmed_at IS NOT NULL GROUP BY kind, period`,
    [memberId, kinds, parts.clock.now()],
  );
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/** Start of the current period: 24 hours ago, or the start of the week or month in the brand's time zone. */
const STARTS: Record<Period, string> = {
  d: "$2::timestamptz - interval '24 hours'",
  w: "date_trunc('week', $2::timestamptz, $3)",
  m: "date_trunc('month', $2::timestamptz, $3)",
};

/**
 * What counts as paid in: deposits, and transfers along the agents' line, which also are money from outside the
 * account.
 */
const PAID_IN = "(e.kind = 'deposit' OR (e.kind = 'transfer' AND e.scope LIKE 'line-transfer:%' AND l.amount > 0))";
/** A deposit counts with its fee, which the member has paid too; one that was held comes out of `suspense`. */
const GROSS =
  "CASE e.kind WHEN 'deposit' THEN (SELECT -sum(p.amount) FROM ledger_lines p JOIN ledger_accounts c ON c.id = p.account_id WHERE p.entry_id = e.id AND c.class IN ('clearing:deposit', 'suspense')) ELSE l.amount END";
const paid = (which: string, since: string) =>
  `SELECT coalesce(sum(${GROSS}), 0)::text AS n FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id JOIN ledger_accounts a ON a.id = l.account_id WHERE a.member_id = $1 AND a.class = 'player:cash' AND l.balance_after IS NOT NULL AND ${which} AND l.at >= ${since}`;

/**
 * The rounds of a period, and the stakes made within it in older rounds. The payout of an older round is deducted only
 * up to those stakes, since earlier stakes may have won it.
 */
const played = (since: string) =>
  `(SELECT stake, payout FROM rounds WHERE member_id = $1 AND opened_at >= ${since} AND status NOT IN ('void', 'rolled-back')
     UNION ALL
    SELECT t.stake, least(t.stake, r.payout) FROM rounds r,
           LATERAL (SELECT coalesce(sum(amount), 0) AS stake FROM vendor_transactions WHERE round = r.id AND kind = 'bet' AND state IN ('debited', 'settled') AND at >= ${since}) t
     WHERE r.member_id = $1 AND r.raised_at >= ${since} AND r.opened_at < ${since}) rounds_played WHERE true`;

const USED: Record<LimitKind, (since: string) => string> = {
  deposit: (since) => paid(PAID_IN, since),
  deposit_net: (since) => paid(`(${PAID_IN} OR e.kind = 'withdrawal')`, since),
  wager: (since) => `SELECT coalesce(sum(stake), 0)::text AS n FROM ${played(since)}`,
  loss: (since) => `SELECT coalesce(sum(stake - payout), 0)::text AS n FROM ${played(since)}`,
  // Minutes signed in on any device; overlapping sessions count once.
  session_time: (since) =>
    `SELECT coalesce(floor(sum(extract(epoch FROM upper(span) - lower(span))) / 60), 0)::bigint::text AS n
       FROM (SELECT unnest(range_agg(tstzrange(greatest(started_at, ${since}), greatest(started_at, ${since}, least(coalesce(ended_at, last_seen_at), $2::timestamptz))))) AS span
               FROM sessions WHERE member_id = $1 AND coalesce(ended_at, last_seen_at) >= ${since}) spans WHERE true`,
};

/** The used part of a limit in the current period. Open bets count as staked. */
export async function used(parts: Parts, memberId: string, kind: LimitKind, period: Period): Promise<bigint> {
  const zone = await timeZoneOf(parts.settings);
  // Every statement mentions time and zone, so that each has the same three parameters.
  const text = `${USED[kind](STARTS[period])} AND $3::text IS NOT NULL AND $2::timestamptz IS NOT NULL`;
  const row = await parts.database.first<{ n: string }>(text, [memberId, parts.clock.now(), zone]);
  return BigInt(row!.n);
}
