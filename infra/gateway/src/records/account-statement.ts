import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import { TRANSACTION_KINDS } from '@atrium/contracts/account-records';
import type { statement as call } from '@atrium/contracts/account-statement';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { spanOf } from '../wallet/day-span.ts';
import { refuseArchived } from '../wallet/refuse-archived.ts';

type Line = ReplyOf<typeof call>['lines'][number];

const OWN = `SELECT id FROM ledger_accounts WHERE member_id = $1 AND class = ANY ($2) AND currency = $3`;
/** The wallets' balance before an instant. */
const balanceBefore = (at: string) => `(SELECT coalesce(sum(ledger_balance_before(own.id, ${at})), 0)::text FROM own)`;

/** The statement of a period, from the hours of the ledger; its cost follows the period's length. Source: 11-25. */
export async function statement(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  if (query.from > query.to) throw new Refusal('BAD_REQUEST', { params: { field: 'to' } });
  const { memberId, type, currency } = caller.session;
  const { from, until } = await spanOf(parts, query);
  await refuseArchived(parts.database, from);
  const own = [
    memberId,
    type === TRIAL_ROLE ? ['player:play'] : ['player:cash', 'player:bonus', 'player:locked'],
    currency,
    from,
    until,
  ];
  const [balances, lines, lifetime] = await Promise.all([
    parts.database.first<{ opening: string; closing: string }>(
      `WITH own AS (${OWN}) SELECT ${balanceBefore('$4')} AS opening, ${balanceBefore('$5')} AS closing`,
      own,
    ),
    parts.database.rows<Line>(
      `SELECT kind, net_received::text AS "in", net_paid::text AS "out", entries::int
         FROM movement_sums(ARRAY(${OWN}), $4, $5) WHERE entries > 0`,
      own,
    ),
    parts.database.first<{ since: Date; deposits: string; withdrawals: string }>(
      `SELECT m.registered_at AS since, f.deposits, f.withdrawals FROM members m,
              LATERAL (SELECT coalesce(sum(deposits), 0)::text AS deposits, coalesce(sum(withdrawals), 0)::text AS withdrawals
                         FROM daily_figures WHERE member_id = m.id AND game_type = '') f
        WHERE m.id = $1`,
      [memberId],
    ),
  ]);
  const { since, deposits, withdrawals } = lifetime!;
  const net = (kind: Line['kind']) => {
    const line = lines.find((each) => each.kind === kind);
    return line ? BigInt(line.in) - BigInt(line.out) : 0n;
  };
  return {
    from: query.from,
    to: query.to,
    currency,
    ...balances!,
    lines: lines.toSorted((a, b) => TRANSACTION_KINDS.indexOf(a.kind) - TRANSACTION_KINDS.indexOf(b.kind)),
    netDeposits: (net('deposit') + net('withdrawal')).toString(),
    lifetime: {
      since: since.toISOString(),
      deposits,
      withdrawals,
      netDeposits: (BigInt(deposits) - BigInt(withdrawals)).toString(),
    },
  };
}
