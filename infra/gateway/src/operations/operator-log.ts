import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import type { Operator } from './operator-of.ts';

export interface OperatorAction {
  operator: Operator;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
  reason: string;
}

/** Records who changed what and why, in the transaction of the change itself. The table is append-only. */
export async function noteAction(
  { clock }: Parts,
  queryable: Queryable,
  { operator, action, subject, before, after, reason }: OperatorAction,
): Promise<void> {
  await queryable.run(
    'INSERT INTO operator_log (at, actor, action, subject, before, after, reason) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [
      clock.now(),
      operator.name,
      action,
      subject,
      JSON.stringify(before ?? null),
      JSON.stringify(after ?? null),
      reason,
    ],
  );
}
