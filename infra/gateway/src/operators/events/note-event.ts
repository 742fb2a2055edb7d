import type { EventKind } from '@atrium/contracts/operator-events';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';

/** A significant event that is no row of another table; triggers write all others (`sql/significant-events`). */
export async function noteEvent(
  { clock }: Pick<Parts, 'clock'>,
  queryable: Queryable,
  { kind, subject, actor = '', detail }: { kind: EventKind; subject: string; actor?: string; detail: object },
): Promise<void> {
  await queryable.run('INSERT INTO significant_events (at, kind, subject, actor, detail) VALUES ($1, $2, $3, $4, $5)', [
    clock.now(),
    kind,
    subject,
    actor,
    JSON.stringify(detail),
  ]);
}
