import { barRefusal, wagerRefusal } from '../../limits/can-wager.ts';
import { checkDueAt, pauseBounds, SESSION_PAUSE, type SessionPause } from '../../limits/reality-check-pause.ts';
import { createBatcher, inOrder } from '../../platform/batch.ts';
import type { Session } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';

interface Protection extends SessionPause {
  /** The member has set limits: a stake is compared with them while the wallet is locked. */
  limited: boolean;
  /** The member's own prize group; null for each game's. */
  prizeGroup: number | null;
}

/** What the rules of protection need to decide on a stake of a session; concurrent bets share one statement. */
export const createProtectionReader = (database: Database): ((sessionId: string) => Promise<Protection | null>) =>
  createBatcher<string, Protection | null>({
    name: 'protection',
    async run(sessions) {
      const rows = await database.rows<Protection & { n: string }>(
        {
          name: 'lottery-protection',
          text: `SELECT u.n, ${SESSION_PAUSE}, m.prize_group AS "prizeGroup",
                        EXISTS (SELECT 1 FROM rg_limits l WHERE l.member_id = m.id AND l.superseded_at IS NULL) AS limited
                   FROM unnest($1::bigint[]) WITH ORDINALITY AS u (id, n) JOIN sessions s ON s.id = u.id JOIN members m ON m.id = s.member_id`,
        },
        [sessions],
      );
      return inOrder(sessions.length, rows);
    },
  });

/** Refuses while a reality check waits for its answer. Returns what else the stake depends on. */
export async function refuseDueCheck(
  parts: Parts,
  read: (sessionId: string) => Promise<Protection | null>,
  { id }: Pick<Session, 'id'>,
): Promise<Pick<Protection, 'limited' | 'prizeGroup'>> {
  const protection = await read(id);
  if (!protection) throw new Refusal('NOT_LOGGED_IN');
  if (checkDueAt(await pauseBounds(parts), protection) <= parts.clock.now()) throw new Refusal('REALITY_CHECK_DUE');
  return protection;
}

/** Refuses a stake that exceeds the member's limits. The wallet is locked, so parallel bets are compared one by one. */
export async function refuseOverLimit(parts: Parts, memberId: string, stake: bigint): Promise<void> {
  const refusal = await wagerRefusal(parts, memberId, stake);
  if (refusal) throw refusal === 'LIMIT_EXCEEDED' ? new Refusal(refusal) : await barRefusal(parts, refusal);
}
