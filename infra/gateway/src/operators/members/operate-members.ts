import type {
  memberFind,
  memberLock,
  memberSessionEnd,
  memberToUpline,
  OperatedMember,
} from '@atrium/contracts/operator-members';
import type * as v from 'valibot';
import type { Parts } from '../../platform/parts.ts';
import { endSessions } from '../../session/end-sessions.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { memberBy, memberView } from './member-view.ts';

type Reasoned = OperatorCall<v.InferOutput<typeof memberLock.body>>;

/** Looks a member up. The lookup is logged with the kind of term, never the number or address itself. */
export async function findMember(
  parts: Parts,
  { operator, body: { by, value, reason } }: OperatorCall<v.InferOutput<typeof memberFind.body>>,
): Promise<OperatedMember> {
  const row = await memberBy(parts, by, value);
  await noteAction(parts, parts.database, {
    operator,
    action: 'member.find',
    subject: row.id,
    before: null,
    after: { by },
    reason,
  });
  return await memberView(parts, row);
}

/** Unlocking also opens an account that its member has closed. Source: AC-17. */
export const lockMember = (parts: Parts, call: Reasoned): Promise<OperatedMember> =>
  changeStatus(parts, call, 'locked');
export const unlockMember = (parts: Parts, call: Reasoned): Promise<OperatedMember> =>
  changeStatus(parts, call, 'active');

async function changeStatus(
  parts: Parts,
  { operator, params, body: { reason } }: Reasoned,
  status: 'locked' | 'active',
): Promise<OperatedMember> {
  const { id, account } = await memberBy(parts, 'id', params.id ?? '');
  await parts.database.transaction(async (transaction) => {
    const before = await transaction.first<{ status: OperatedMember['status'] }>(
      'SELECT status FROM members WHERE id = $1 FOR UPDATE',
      [id],
    );
    if (before!.status === 'closed') throw new OperatorRefusal('BAD_REQUEST', `${account} is permanently closed.`);
    await transaction.run('UPDATE members SET status = $2 WHERE id = $1', [id, status]);
    const reopened =
      status === 'active' &&
      (await transaction.run(
        'UPDATE account_closures SET reopened_at = $2, reopened_by = $3 WHERE member_id = $1 AND reopened_at IS NULL',
        [id, parts.clock.now(), operator.name],
      )) === 1;
    const ended = status === 'locked' ? await endSessions(parts, transaction, { memberId: id }, 'locked') : 0;
    // An unlocked member may log in at once, even after too many wrong passwords.
    if (status === 'active') await transaction.run('DELETE FROM login_failures WHERE account = lower($1)', [account]);
    await noteAction(parts, transaction, {
      operator,
      action: status === 'locked' ? 'member.lock' : 'member.unlock',
      subject: id,
      before: { status: reopened && before!.status === 'active' ? 'closed' : before!.status },
      after: { status, ...(ended > 0 && { endedSessions: ended }) },
      reason,
    });
  });
  return await memberView(parts, await memberBy(parts, 'id', id));
}

/** Switches transfers to the upline for one member. A transfer that is under way ends as it began. Source: 11-11. */
export async function switchToUpline(
  parts: Parts,
  { operator, params, body: { allowed, reason } }: OperatorCall<v.InferOutput<typeof memberToUpline.body>>,
): Promise<OperatedMember> {
  const { id, account, upline } = await memberBy(parts, 'id', params.id ?? '');
  if (allowed && upline === null) throw new OperatorRefusal('BAD_REQUEST', `${account} has no upline.`);
  await parts.database.transaction(async (transaction) => {
    const before = await transaction.first<{ toUpline: boolean }>(
      'SELECT to_upline AS "toUpline" FROM members WHERE id = $1 FOR UPDATE',
      [id],
    );
    await transaction.run('UPDATE members SET to_upline = $2 WHERE id = $1', [id, allowed]);
    await noteAction(parts, transaction, {
      operator,
      action: 'member.transfer-upline',
      subject: id,
      before: before!,
      after: { toUpline: allowed },
      reason,
    });
  });
  return await memberView(parts, await memberBy(parts, 'id', id));
}

export async function endMemberSessions(
  parts: Parts,
  { operator, params, body: { sessionId, reason } }: OperatorCall<v.InferOutput<typeof memberSessionEnd.body>>,
): Promise<{ ended: number }> {
  const { id } = await memberBy(parts, 'id', params.id ?? '');
  return await parts.database.transaction(async (transaction) => {
    if (sessionId !== undefined) {
      const own = await transaction.first(
        'SELECT 1 FROM sessions WHERE id = $1 AND member_id = $2 AND ended_at IS NULL',
        [sessionId, id],
      );
      if (!own) throw new OperatorRefusal('UNKNOWN_SESSION', `This member has no open session ${sessionId}.`);
    }
    const ended = await endSessions(
      parts,
      transaction,
      sessionId === undefined ? { memberId: id } : { sessionId },
      'signed-out',
    );
    await noteAction(parts, transaction, {
      operator,
      action: 'member.end-sessions',
      subject: id,
      before: { open: ended },
      after: { ended, ...(sessionId && { sessionId }) },
      reason,
    });
    return { ended };
  });
}
