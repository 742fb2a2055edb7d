import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/notices';
import type { MessageCategory } from '@atrium/contracts/notices';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import { filterOf, type KeysetList, readPage } from '../platform/keyset.ts';
import { instantKey, numberKey } from '../platform/order-key.ts';
import type { Parts } from '../platform/parts.ts';
import { type MessageText, messageText } from './message-text.ts';
import { moneyStyle } from './money-style.ts';
import { unreadMessages } from './notices.repository.ts';
import { type Texts, textIn } from './text-in.ts';
import type { MessageParams } from './write-message.ts';

interface MessageRow {
  id: string;
  at: Date;
  category: MessageCategory;
  kind: string | null;
  params: MessageParams;
  texts: Texts<MessageText>;
  read_at: Date | null;
}
const MESSAGES: Omit<KeysetList, 'range'> = {
  columns: 'm.id, m.at, m.category, m.kind, m.params, m.texts, m.read_at',
  table: 'messages m',
  order: [instantKey('m.at'), numberKey('m.id')],
};

/** The own messages, newest first. */
export async function messages(
  { database, settings }: Parts,
  { query, caller }: ParsedOf<typeof calls.messages> & { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.messages>> {
  const { cursor, pageSize, language, category, show } = query;
  const money = await moneyStyle(settings);
  const list: KeysetList = {
    ...MESSAGES,
    range: (parameter) => `m.member_id = ${parameter(caller.session.memberId)} AND m.in_site`,
    filter: filterOf(
      category && ((parameter) => `m.category = ${parameter(category)}`),
      show === 'unread' && (() => 'm.read_at IS NULL'),
    ),
  };
  const { rows, next } = await readPage<MessageRow>(database, list, { cursor, pageSize });
  return {
    items: rows.map(({ id, at, category: of, kind, params, texts, read_at }) => ({
      id,
      at: at.toISOString(),
      category: of,
      ...((kind === null ? undefined : messageText(kind, params, language, money)) ?? textIn(texts, language)),
      read: read_at !== null,
    })),
    next,
  };
}

/** Marks one or all as read; what belongs to somebody else does not exist for the caller. */
export async function readMessage(
  { database, clock }: Parts,
  { params, caller }: ParsedOf<typeof calls.readMessage> & { caller: MemberCaller },
): Promise<{ count: number }> {
  const { memberId } = caller.session;
  const one = params.id === 'all' ? null : params.id;
  const found = await database.run(
    'UPDATE messages SET read_at = coalesce(read_at, $3) WHERE member_id = $1 AND in_site AND ($2::bigint IS NULL OR id = $2)',
    [memberId, one, clock.now()],
  );
  if (one !== null && found === 0) throw new Refusal('NOT_FOUND');
  return { count: await unreadMessages(database, memberId) };
}

/** Deletes one message, or every one that is read. One whose email is still to be sent stays for that, out of sight. */
export async function deleteMessage(
  { database }: Parts,
  { params, caller }: ParsedOf<typeof calls.deleteMessage> & { caller: MemberCaller },
): Promise<{ count: number }> {
  const { memberId } = caller.session;
  const one = params.id === 'read' ? null : params.id;
  const found = await database.transaction(async (transaction) => {
    const chosen = await transaction.rows<{ id: string }>(
      `SELECT id FROM messages WHERE member_id = $1 AND in_site AND CASE WHEN $2::bigint IS NULL THEN read_at IS NOT NULL ELSE id = $2 END FOR UPDATE`,
      [memberId, one],
    );
    const ids = chosen.map(({ id }) => id);
    await transaction.run(
      'UPDATE messages m SET in_site = false WHERE id = ANY ($1) AND EXISTS (SELECT 1 FROM message_deliveries d WHERE d.message_id = m.id AND d.email)',
      [ids],
    );
    await transaction.run('DELETE FROM messages WHERE id = ANY ($1) AND in_site', [ids]);
    return ids.length;
  });
  if (one !== null && found === 0) throw new Refusal('NOT_FOUND');
  return { count: await unreadMessages(database, memberId) };
}
