import type { OperatorLogEntry, operatorLog } from '@atrium/contracts/operator-config';
import type * as v from 'valibot';
import type { OperatorCall } from '../operations/bind-operation.ts';
import { readableKinds } from '../operations/read-by-viewers.ts';
import type { Parts } from '../platform/parts.ts';

/** The actions of operators, newest first. Callers below an operator receive none that may name a member. */
export async function listLog(
  { database }: Parts,
  { operator, query }: OperatorCall<undefined, v.InferOutput<typeof operatorLog.query>>,
): Promise<v.InferOutput<typeof OperatorLogEntry>[]> {
  const rows = await database.rows<Omit<v.InferOutput<typeof OperatorLogEntry>, 'at'> & { at: Date }>(
    `SELECT id, at, actor, action, subject, before, after, reason FROM operator_log
      WHERE ($1::text IS NULL OR subject = $1) AND ($2::text IS NULL OR action = $2) AND ($3::bigint IS NULL OR id < $3)
        AND ($5::text[] IS NULL OR split_part(action, '.', 1) = ANY($5)) ORDER BY id DESC LIMIT $4`,
    [query.subject ?? null, query.action ?? null, query.before ?? null, query.limit, readableKinds(operator)],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
