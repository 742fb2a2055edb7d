import { AGENT_ROLES } from '@atrium/contracts/account-roles';
import type { subtreeMove, subtreeMoves } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type * as v from 'valibot';
import type { ApprovedChange } from '../../operations/approved-change.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { proposeChange } from '../../operations/propose-change.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Account, lockedAccount } from './locked-account.ts';

interface After {
  upline: string | null;
  effectiveAt: string;
}

/** Refuses a place that is not above the account, or whose prize group is lower than the account's. */
function requirePlace(moved: Account, to: Account | undefined): void {
  if (!to) return;
  if (!AGENT_ROLES.includes(to.type)) throw new OperatorRefusal('BAD_REQUEST', `${to.account} is not an agent.`);
  if (to.path.includes(moved.id))
    throw new OperatorRefusal('BAD_REQUEST', `${to.account} is ${moved.account} or below it.`);
  if (to.prizeGroup !== null && (moved.prizeGroup === null || moved.prizeGroup > to.prizeGroup))
    throw new OperatorRefusal(
      'BAD_REQUEST',
      `The prize group of ${moved.account} is above that of ${to.account}, ${to.prizeGroup}.`,
    );
}

/** Requests a move, which a second operator approves. Source: 12-12, 12-13. */
export const requestMove = (
  parts: Parts,
  { operator, body }: OperatorCall<v.InferOutput<typeof subtreeMove.body>>,
): Promise<OperationReply<typeof subtreeMove>> =>
  parts.database.transaction(async (transaction) => {
    const moved = await lockedAccount(transaction, body.account);
    const to = body.to === null ? undefined : await lockedAccount(transaction, body.to);
    requirePlace(moved, to);
    const now = parts.clock.now();
    const effectiveAt = body.effectiveAt === undefined ? now : new Date(body.effectiveAt);
    if (effectiveAt < now) throw new OperatorRefusal('BAD_REQUEST', 'A move takes effect now or later.');
    const after: After = { upline: to?.account ?? null, effectiveAt: effectiveAt.toISOString() };
    const counts = await transaction.first<{ accounts: number; contracts: number }>(
      `SELECT (SELECT count(*)::int FROM members WHERE path @> ARRAY[$1::bigint]) AS accounts,
              (SELECT count(*)::int FROM agent_contracts WHERE member_id = $1 AND state IN ('requested', 'accepted')) AS contracts`,
      [moved.id],
    );
    const approval = await proposeChange(parts, transaction, {
      kind: 'subtree',
      subject: moved.account,
      before: { upline: moved.upline },
      after,
      reason: body.reason,
      operator,
    });
    return { approval, ...counts! };
  });

/** A move that a second operator has approved; the job of moves makes it when its time has come. */
export const approvedMove: ApprovedChange = async (parts, transaction, { subject, after }) => {
  const moved = await lockedAccount(transaction, subject);
  const { upline, effectiveAt } = after as After;
  const to = upline === null ? undefined : await lockedAccount(transaction, upline);
  requirePlace(moved, to);
  return {
    current: { upline: moved.upline },
    make: async (operator, reason) => {
      await transaction.run(
        `INSERT INTO agent_moves (member_id, from_id, to_id, effective_at, approved_by, reason)
         VALUES ($1, (SELECT upline_id FROM members WHERE id = $1), $2, $3, $4, $5)`,
        [moved.id, to?.id ?? null, effectiveAt, operator.name, reason],
      );
      await noteAction(parts, transaction, {
        operator,
        action: 'subtree.approved',
        subject,
        before: { upline: moved.upline },
        after,
        reason,
      });
    },
  };
};

interface MoveRow {
  id: string;
  account: string;
  from: string | null;
  to: string | null;
  effectiveAt: Date;
  movedAt: Date | null;
  refused: string | null;
  approvedBy: string;
  reason: string;
}

export async function listMoves({ database }: Parts): Promise<OperationReply<typeof subtreeMoves>> {
  const rows = await database.rows<MoveRow>(
    `SELECT v.id, m.account, f.account AS "from", t.account AS "to", v.effective_at AS "effectiveAt", v.moved_at AS "movedAt",
            v.refused, v.approved_by AS "approvedBy", v.reason
       FROM agent_moves v JOIN members m ON m.id = v.member_id
       LEFT JOIN members f ON f.id = v.from_id LEFT JOIN members t ON t.id = v.to_id
      ORDER BY v.id DESC LIMIT 100`,
  );
  return rows.map(({ effectiveAt, movedAt, ...row }) => ({
    ...row,
    effectiveAt: effectiveAt.toISOString(),
    movedAt: movedAt?.toISOString() ?? null,
  }));
}
