import type { OperatorLogEntry, operatorLog } from '@atrium/contracts/operator-config';
import type * as v from 'valibot';
import type { OperatorCall } from '../operations/bind-operation.ts';
import { mayDo } from '../operations/operator-of.ts';
import type { Parts } from '../platform/parts.ts';

/** Actions on members, their money and their conversations. Their subject is a member's data. */
const ON_MEMBERS = '^(member|review|support)[.]';

/** The actions of operators, newest first. Callers below an operator receive none on members. */
export async function listLog(
  { database }: Parts,
  { operator, query }: OperatorCall<undefined, v.InferOutput<typeof operatorLog.query>>,
): Promise<v.InferOutput<typeof OperatorLogEntry>[]> {
  const rows = await database.rows<Omit<v.InferOutput<typeof OperatorLogEntry>, 'at'> & { at: Date }>(
    `SELECT id, at, actor, action, subject, before, after, reason FROM operator_log
      WHERE ($1::text IS NULL OR subject = $1) AND ($2::text IS NULL OR action = $2) AND ($3::bigint IS NULL OR id < $3)
        AND ($5 OR action !~ $6) ORDER BY id DESC LIMIT $4`,
    [
      query.subject ?? null,
      query.action ?? null,
      query.before ?? null,
      query.limit,
      mayDo(operator, 'operator'),
      ON_MEMBERS,
    ],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
