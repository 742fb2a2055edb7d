import type { Queryable } from '../platform/database.ts';

/** Placeholders of a message's text. `amount` is in minor units, with its `currency`; an object has a text per language. */
export type MessageParams = Readonly<Record<string, string | number | Readonly<Record<string, string>>>>;

export interface NewMessage {
  memberId: string;
  /** A row of `message_kinds`; its texts are in `locales/messages` in every language. */
  kind: string;
  params?: MessageParams;
  at: Date;
}

/**
 * Writes a message about something that happened; call it in the transaction of its cause. The function of the same name in
 * `sql/messages` knows who receives which kind. Source: 11-24.
 */
export const writeMessage = (transaction: Queryable, { memberId, ...message }: NewMessage): Promise<void> =>
  writeMessages(transaction, { memberIds: [memberId], ...message });

/** Writes the same message to many members, to each of them once. */
export async function writeMessages(
  transaction: Queryable,
  { memberIds, kind, params = {}, at }: Omit<NewMessage, 'memberId'> & { memberIds: readonly string[] },
): Promise<void> {
  await transaction.run(
    'SELECT write_message(id, $2, $3, $4) FROM (SELECT DISTINCT unnest($1::bigint[]) AS id) named',
    [memberIds, kind, JSON.stringify(params), at],
  );
}
