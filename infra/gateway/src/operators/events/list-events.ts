import type { eventList, SignificantEvent } from '@atrium/contracts/operator-events';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import type { Parts } from '../../platform/parts.ts';

type Row = Omit<SignificantEvent, 'at'> & { at: Date };

/** Significant events, newest first, within the filters. */
export async function listEvents(
  { database }: Parts,
  { query }: OperatorCall<undefined, v.InferOutput<typeof eventList.query>>,
): Promise<SignificantEvent[]> {
  const rows = await database.rows<Row>(
    `SELECT e.id, e.at, e.kind, m.account, e.subject, e.amount::text, e.currency, e.actor, e.detail
       FROM significant_events e LEFT JOIN members m ON m.id = e.member_id
      WHERE ($1::text IS NULL OR e.kind = $1) AND ($2::text IS NULL OR lower(m.account) = lower($2))
        AND ($3::timestamptz IS NULL OR e.at >= $3) AND ($4::timestamptz IS NULL OR e.at < $4)
        AND ($5::bigint IS NULL OR e.id < $5) ORDER BY e.id DESC LIMIT $6`,
    [
      query.kind ?? null,
      query.account ?? null,
      query.from ?? null,
      query.to ?? null,
      query.before ?? null,
      query.limit,
    ],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
