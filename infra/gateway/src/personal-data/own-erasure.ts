import type { PersonalData } from '@atrium/contracts/personal-data';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { endSessions } from '../session/end-sessions.ts';
import { requireGivenProof } from '../sign-in/extra/given-proof.ts';
import { personalDataOf } from './personal-data.ts';
import { beginErasure, endErasure, lockForErasure, waitingErasure } from './erasure/erasures.ts';

/** Requests the erasure of the member's own data. This session goes on, so that it can be taken back; all others end. */
export async function requestErasure(parts: Parts, { caller }: { caller: MemberCaller }): Promise<PersonalData> {
  const { memberId, id } = caller.session;
  await requireGivenProof(parts, caller, 'erasure');
  return await parts.database.transaction(async (transaction) => {
    const [blocker] = await lockForErasure(parts, transaction, memberId);
    if (blocker) throw new Refusal('ERASURE_BLOCKED', { params: { blocker } });
    if (await beginErasure(parts, transaction, memberId, null)) {
      await transaction.run('DELETE FROM remember_tokens WHERE member_id = $1', [memberId]);
      await endSessions(parts, transaction, { memberId, except: id }, 'replaced');
    }
    return await personalDataOf(parts, transaction, memberId);
  });
}

export const withdrawErasure = (parts: Parts, { caller }: { caller: MemberCaller }): Promise<PersonalData> =>
  parts.database.transaction(async (transaction) => {
    const { memberId } = caller.session;
    const waiting = await waitingErasure(transaction, { memberId });
    if (waiting) await endErasure(parts, transaction, waiting, { state: 'withdrawn', by: null });
    return await personalDataOf(parts, transaction, memberId);
  });
