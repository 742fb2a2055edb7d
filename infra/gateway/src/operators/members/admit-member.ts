import type { memberAdmit } from '@atrium/contracts/operator-members';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type * as v from 'valibot';
import type { ApprovedChange } from '../../operations/approved-change.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { proposeChange } from '../../operations/propose-change.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { admit } from '../../session/admission.ts';
import { endSessions } from '../../session/end-sessions.ts';
import { memberBy } from './member-view.ts';

interface Factors {
  authenticator: boolean;
  passkeys: number;
}

/** What the admission of a member removes. Refuses for an account that does not sign in. */
async function factorsOf(transaction: Transaction, memberId: string): Promise<Factors> {
  const row = await transaction.first<Factors & { status: string; account: string }>(
    `SELECT status, account,
            EXISTS (SELECT 1 FROM authenticators a WHERE a.member_id = m.id AND a.confirmed_at IS NOT NULL) AS authenticator,
            (SELECT count(*)::int FROM passkeys k WHERE k.member_id = m.id) AS passkeys
       FROM members m WHERE id = $1 FOR UPDATE`,
    [memberId],
  );
  if (!row) throw new OperatorRefusal('UNKNOWN_MEMBER', 'Member not found.');
  const { status, account, ...factors } = row;
  if (status !== 'active') throw new OperatorRefusal('BAD_REQUEST', `${account} is ${status}.`);
  return factors;
}

/** Proposes to admit a member who lost the second factor and can use no other one. */
export async function proposeAdmission(
  parts: Parts,
  { operator, params, body: { reason } }: OperatorCall<v.InferOutput<typeof memberAdmit.body>>,
): Promise<OperationReply<typeof memberAdmit>> {
  const { id } = await memberBy(parts, 'id', params.id ?? '');
  return await parts.database.transaction(async (transaction) => {
    const before = await factorsOf(transaction, id);
    const approval = await proposeChange(parts, transaction, {
      kind: 'admission',
      subject: id,
      before,
      after: { authenticator: false, passkeys: 0 } satisfies Factors,
      reason,
      operator,
    });
    return { approval };
  });
}

/**
 * An admission that a second operator has approved. The member gets a message about each removed factor, and all
 * sessions end.
 */
export const approvedAdmission: ApprovedChange = async (parts, transaction, { subject, after }) => {
  const before = await factorsOf(transaction, subject);
  return {
    current: before,
    make: async (operator, reason) => {
      for (const table of ['authenticators', 'passkeys'])
        await transaction.run(`DELETE FROM ${table} WHERE member_id = $1`, [subject]);
      await admit(parts, transaction, subject);
      await endSessions(parts, transaction, { memberId: subject }, 'signed-out');
      await noteAction(parts, transaction, { operator, action: 'admission.approved', subject, before, after, reason });
    },
  };
};
