import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { endSession as call } from '@atrium/contracts/members';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { endSessions } from '../session/end-sessions.ts';

/** Signs out one of the member's devices. Another member's session is answered like an unknown one. Source: AC-12. */
export async function endSession(
  parts: Parts,
  { params, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<{ ended: number }> {
  return await parts.database.transaction(async (transaction) => {
    const own = await transaction.first(
      'SELECT 1 FROM sessions WHERE id = $1 AND member_id = $2 AND ended_at IS NULL',
      [params.id, caller.session.memberId],
    );
    if (!own) throw new Refusal('NOT_FOUND');
    // The device of a remembered login is unknown, so all remembered logins end.
    await transaction.run('DELETE FROM remember_tokens WHERE member_id = $1', [caller.session.memberId]);
    return { ended: await endSessions(parts, transaction, { sessionId: params.id }, 'signed-out') };
  });
}
