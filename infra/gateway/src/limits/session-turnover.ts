import type { SessionFigures } from '@atrium/contracts/limits';
import type { Session } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';

type Turnover = Pick<SessionFigures, 'staked' | 'returned' | 'net'>;
type OfSession = Pick<Session, 'id' | 'memberId' | 'currency' | 'startedAt'>;

/** The accounts that play changes, of the member $2 in the currency $3. */
const ACCOUNTS =
  "ledger_accounts WHERE member_id = $2 AND currency = $3 AND class IN ('player:cash', 'player:bonus', 'vendor:wallet')";

/**
 * The stakes and returns since the start of a session, from the ledger (MN-03). A returned stake is deducted from the
 * stakes; one that was made before the session counts as returned, so that the difference is always the wallet's gain.
 * The cost is the difference of two counters, however long the session has lasted.
 */
export async function sessionTurnover(queryable: Queryable, session: OfSession): Promise<Turnover> {
  const values = [session.id, session.memberId, session.currency, session.startedAt];
  const read = () =>
    queryable.first<Turnover>(
      {
        name: 'session-turnover',
        text: `SELECT staked::text AS staked, (net + staked)::text AS returned, net::text AS net
                 FROM (SELECT a.staked - s.staked_before + b.amount AS staked, a.played - s.played_before AS net
                         FROM sessions s,
                              (SELECT coalesce(sum(staked), 0) AS staked, coalesce(sum(played), 0) AS played FROM ${ACCOUNTS}) a,
                              (SELECT coalesce(sum(l.amount), 0) AS amount
                                 FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id AND l.amount > 0 AND l.account_id IN (SELECT id FROM ${ACCOUNTS})
                                 LEFT JOIN ledger_entries undone ON undone.id = e.reverses
                                WHERE e.kind = 'rollback' AND e.member_id = $2 AND e.at >= $4 AND (undone.at >= $4) IS NOT TRUE) b
                        WHERE s.id = $1 AND s.staked_before IS NOT NULL) sums`,
      },
      values,
    );
  const known = await read();
  if (known) return known;
  await countBefore(queryable, values);
  return (await read())!;
}

/** Stores the counters at the start of the session: their current values less the session's lines. Once per session. */
const countBefore = (queryable: Queryable, values: unknown[]): Promise<number> =>
  queryable.run(
    {
      name: 'session-turnover-before',
      text: `UPDATE sessions s SET staked_before = a.staked - since.staked, played_before = a.played - since.played
               FROM (SELECT coalesce(sum(staked), 0) AS staked, coalesce(sum(played), 0) AS played FROM ${ACCOUNTS}) a,
                    (SELECT coalesce(-sum(l.amount) FILTER (WHERE e.kind = 'bet' OR l.amount > 0 AND e.kind = 'rollback'), 0) AS staked, coalesce(sum(l.amount), 0) AS played
                       FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id AND e.kind IN ('bet', 'payout', 'rollback')
                      WHERE l.account_id IN (SELECT id FROM ${ACCOUNTS}) AND l.balance_after IS NOT NULL AND l.at >= $4) since
              WHERE s.id = $1 AND s.staked_before IS NULL`,
    },
    values,
  );
