import type { SessionFigures } from '@atrium/contracts/limits';
import type { MemberCaller, Session } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { checkDueAt, pauseBounds, pauseWithin, SESSION_PAUSE, type SessionPause } from './reality-check-pause.ts';

type Turnover = Pick<SessionFigures, 'staked' | 'returned' | 'net'>;

/**
 * What was staked and what came back since an instant, by the ledger (MN-03). A stake given back takes itself off the
 * stakes; one that was made before counts as returned, so that the difference is always what the wallet has gained.
 */
export async function turnoverSince(queryable: Queryable, { memberId, currency }: Pick<Session, 'memberId' | 'currency'>, since: Date): Promise<Turnover> {
  const row = await queryable.first<Turnover>(
    {
      name: 'turnover-since',
      text: `SELECT staked::text AS staked, (net + staked)::text AS returned, net::text AS net
               FROM (SELECT coalesce(sum(l.amount), 0) AS net,
                            coalesce(-sum(l.amount) FILTER (WHERE e.kind = 'bet' OR (e.kind = 'rollback' AND l.amount > 0 AND undone.at >= $3)), 0) AS staked
                       FROM ledger_accounts a
                       JOIN ledger_lines l ON l.account_id = a.id AND l.balance_after IS NOT NULL AND l.at >= $3
                       JOIN ledger_entries e ON e.id = l.entry_id AND e.kind IN ('bet', 'payout', 'rollback')
                       LEFT JOIN ledger_entries undone ON undone.id = e.reverses
                      WHERE a.member_id = $1 AND a.currency = $2 AND a.class IN ('player:cash', 'player:bonus')) sums`,
    },
    [memberId, currency, since],
  );
  return row!;
}

/** The reality check of a session: due from a moment on until it is answered, counted from the last answer (RG-08). */
export async function realityCheckOf(parts: Parts, queryable: Queryable, session: Pick<Session, 'id'>): Promise<SessionFigures['realityCheck']> {
  const pause = await queryable.first<SessionPause>({ name: 'reality-check', text: `SELECT ${SESSION_PAUSE} FROM sessions s JOIN members m ON m.id = s.member_id WHERE s.id = $1` }, [session.id]);
  const bounds = await pauseBounds(parts);
  const dueAt = checkDueAt(bounds, pause!);
  return { seconds: pauseWithin(bounds, pause!.chosen), least: bounds.least, most: bounds.most, dueAt: dueAt.toISOString(), due: dueAt <= parts.clock.now() };
}

/** The figures of a session as they stand now. */
export const figuresOf = async (parts: Parts, queryable: Queryable, session: Session): Promise<SessionFigures> => ({
  startedAt: session.startedAt.toISOString(),
  ...(await turnoverSince(queryable, session, session.startedAt)),
  currency: session.currency,
  realityCheck: await realityCheckOf(parts, queryable, session),
});

export const sessionFigures = (parts: Parts, { caller }: { caller: MemberCaller }): Promise<SessionFigures> =>
  figuresOf(parts, parts.database, caller.session);
