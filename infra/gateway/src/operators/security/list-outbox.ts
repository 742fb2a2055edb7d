import type { OutboxMessage, outboxList } from '@atrium/contracts/operator-security';
import type * as v from 'valibot';
import type { Parts } from '../../platform/parts.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';

/** Codes and links as sent. They can be read on a development machine only. */
export async function listOutbox(
  { config, database }: Parts,
  { query: { channel, target, limit } }: { query: v.InferOutput<typeof outboxList.query> },
): Promise<OutboxMessage[]> {
  if (!config.development)
    throw new OperatorRefusal('OUTBOX_OFF', 'A real provider delivers the messages here, so there is no outbox.');
  const rows = await database.rows<Omit<OutboxMessage, 'at'> & { at: Date }>(
    `SELECT id, at, channel, target, subject, text FROM outbox
      WHERE ($1::text IS NULL OR channel = $1) AND ($2::text IS NULL OR target = $2) ORDER BY id DESC LIMIT $3`,
    [channel ?? null, target ?? null, limit],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
