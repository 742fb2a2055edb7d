import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { endSessions } from '../session/end-sessions.ts';

/** Signs this account out everywhere else and ends the remembered logins of other browsers. Source: AC-12. */
export async function endOtherSessions(parts: Parts, { caller }: { caller: MemberCaller }): Promise<{ ended: number }> {
  const { memberId, id } = caller.session;
  return await parts.database.transaction(async (transaction) => {
    await transaction.run('DELETE FROM remember_tokens WHERE member_id = $1', [memberId]);
    return { ended: await endSessions(parts, transaction, { memberId, except: id }, 'replaced') };
  });
}
