import type { Erasure, erasureRequest, erasureWithdraw } from '@atrium/contracts/operator-erasures';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type * as v from 'valibot';
import type { ApprovedChange } from '../../operations/approved-change.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { proposeChange } from '../../operations/propose-change.ts';
import { beginErasure, endErasure, lockForErasure, waitingErasure } from '../../personal-data/erasure/erasures.ts';
import { erasureRules } from '../../personal-data/erasure/erasure-rules.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';

const LAST = 200;
const NUMBER = /^\d{1,18}$/;

type Row = Omit<Erasure, 'requestedAt' | 'dueAt' | 'endedAt' | 'retainedUntil' | 'retentionEndedAt'> &
  Record<'requestedAt' | 'dueAt', Date> &
  Record<'endedAt' | 'retainedUntil' | 'retentionEndedAt', Date | null>;

/** No account, name or contact: the list outlives the person's data. */
export async function listErasures(parts: Parts): Promise<Erasure[]> {
  return await erasures(parts, parts.database);
}

async function erasures(parts: Parts, queryable: Queryable, id?: string): Promise<Erasure[]> {
  const { retentionDays } = await erasureRules(parts);
  const rows = await queryable.rows<Row>(
    `SELECT id, member_id AS "memberId", state, requested_at AS "requestedAt", due_at AS "dueAt", requested_by AS "requestedBy",
            ended_at AS "endedAt", ended_by AS "endedBy", retention_ended_at AS "retentionEndedAt",
            CASE state WHEN 'waiting' THEN erasure_blockers(member_id, $1) ELSE blocked_by END AS blockers,
            CASE state WHEN 'erased' THEN ended_at + make_interval(days => $2) END AS "retainedUntil"
       FROM erasures WHERE $3::bigint IS NULL OR id = $3 ORDER BY state <> 'waiting', id DESC LIMIT ${LAST}`,
    [parts.clock.now(), retentionDays, id ?? null],
  );
  return rows.map(({ requestedAt, dueAt, endedAt, retainedUntil, retentionEndedAt, ...row }) => ({
    ...row,
    requestedAt: requestedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    retainedUntil: retainedUntil?.toISOString() ?? null,
    retentionEndedAt: retentionEndedAt?.toISOString() ?? null,
  }));
}

/** The state of the member's last request, which a second one is based on. Refuses a member who cannot be erased now. */
async function erasable(parts: Parts, transaction: Transaction, memberId: string): Promise<string | null> {
  const member = await transaction.first('SELECT 1 FROM members WHERE id = $1', [memberId]);
  if (!member) throw new OperatorRefusal('UNKNOWN_MEMBER', 'Member not found.');
  const blockers = await lockForErasure(parts, transaction, memberId);
  if (blockers.length > 0)
    throw new OperatorRefusal('ERASURE_BLOCKED', `To be settled before the erasure: ${blockers.join(', ')}.`);
  const last = await transaction.first<{ state: string }>(
    'SELECT state FROM erasures WHERE member_id = $1 ORDER BY id DESC LIMIT 1',
    [memberId],
  );
  if (last?.state === 'waiting' || last?.state === 'erased')
    throw new OperatorRefusal(
      'ERASURE_BLOCKED',
      last.state === 'erased' ? "The member's data are erased." : 'A request of this member waits.',
    );
  return last?.state ?? null;
}

/** Proposes an erasure in the member's name, such as one asked for by letter. */
export const proposeErasure = (
  parts: Parts,
  { operator, params, body: { reason } }: OperatorCall<v.InferOutput<typeof erasureRequest.body>>,
): Promise<OperationReply<typeof erasureRequest>> =>
  parts.database.transaction(async (transaction) => {
    const memberId = params.id ?? '';
    if (!NUMBER.test(memberId)) throw new OperatorRefusal('UNKNOWN_MEMBER', 'Member not found.');
    const last = await erasable(parts, transaction, memberId);
    const approval = await proposeChange(parts, transaction, {
      kind: 'erasure',
      subject: memberId,
      before: { erasure: last },
      after: { erasure: 'waiting' },
      reason,
      operator,
    });
    return { approval };
  });

/** An erasure that a second operator has approved: the member can take it back until it is due. */
export const approvedErasure: ApprovedChange = async (parts, transaction, { subject, after }) => {
  const before = { erasure: await erasable(parts, transaction, subject) };
  return {
    current: before,
    make: async (operator, reason) => {
      await beginErasure(parts, transaction, subject, operator.name);
      await noteAction(parts, transaction, { operator, action: 'erasure.approved', subject, before, after, reason });
    },
  };
};

export const takeBackErasure = (
  parts: Parts,
  { operator, params, body: { reason } }: OperatorCall<v.InferOutput<typeof erasureWithdraw.body>>,
): Promise<Erasure> =>
  parts.database.transaction(async (transaction) => {
    const id = params.id ?? '';
    const waiting = NUMBER.test(id) ? await waitingErasure(transaction, { id }) : undefined;
    if (!waiting) throw new OperatorRefusal('UNKNOWN_ERASURE', 'No request with this ID waits.');
    await endErasure(parts, transaction, waiting, { state: 'withdrawn', by: operator.name });
    await noteAction(parts, transaction, {
      operator,
      action: 'erasure.withdrawn',
      subject: waiting.memberId,
      before: { erasure: 'waiting' },
      after: { erasure: 'withdrawn' },
      reason,
    });
    return (await erasures(parts, transaction, id))[0]!;
  });
