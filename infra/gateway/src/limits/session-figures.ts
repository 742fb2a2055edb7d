import type { SessionFigures } from '@atrium/contracts/limits';
import type { MemberCaller, Session } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { checkDueAt, pauseBounds, pauseWithin, SESSION_PAUSE, type SessionPause } from './reality-check-pause.ts';
import { sessionTurnover } from './session-turnover.ts';

/**
 * The reality check of a session: due from a certain time, counted from the last answer, until it is answered (RG-08).
 */
export async function realityCheckOf(
  parts: Parts,
  queryable: Queryable,
  session: Pick<Session, 'id'>,
): Promise<SessionFigures['realityCheck']> {
  const pause = await queryable.first<SessionPause>(
    {
      name: 'reality-check',
      text: `SELECT ${SESSION_PAUSE} FROM sessions s JOIN members m ON m.id = s.member_id WHERE s.id = $1`,
    },
    [session.id],
  );
  const bounds = await pauseBounds(parts);
  const dueAt = checkDueAt(bounds, pause!);
  return {
    seconds: pauseWithin(bounds, pause!.chosen),
    least: bounds.least,
    most: bounds.most,
    dueAt: dueAt.toISOString(),
    due: dueAt <= parts.clock.now(),
  };
}

/** The current figures of a session. */
export const figuresOf = async (parts: Parts, queryable: Queryable, session: Session): Promise<SessionFigures> => ({
  startedAt: session.startedAt.toISOString(),
  ...(await sessionTurnover(queryable, session)),
  currency: session.currency,
  realityCheck: await realityCheckOf(parts, queryable, session),
});

export const sessionFigures = (parts: Parts, { caller }: { caller: MemberCaller }): Promise<SessionFigures> =>
  figuresOf(parts, parts.database, caller.session);
