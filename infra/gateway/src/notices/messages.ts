import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/notices';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { unreadMessages } from './notices.repository.ts';
import { type Texts, textIn } from './text-in.ts';

interface MessageRow {
  id: string;
  at: Date;
  texts: Texts<{ title: string; text: string }>;
  read_at: Date | null;
  total: number;
}

/** The own messages, newest first. */
export async function messages(
  { database }: Parts,
  { query, caller }: ParsedOf<typeof calls.messages> & { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.messages>> {
  const { pageNo, pageSize, language } = query;
  const rows = await database.rows<MessageRow>(
    'SELECT id, at, texts, read_at, count(*) OVER ()::int AS total FROM messages WHERE member_id = $1 ORDER BY at DESC, id DESC LIMIT $2 OFFSET $3',
    [caller.session.memberId, pageSize, (pageNo - 1) * pageSize],
  );
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.map(({ id, at, texts, read_at }) => ({
      id,
      at: at.toISOString(),
      ...textIn(texts, language),
      read: read_at !== null,
    })),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
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
    'UPDATE messages SET read_at = coalesce(read_at, $3) WHERE member_id = $1 AND ($2::bigint IS NULL OR id = $2)',
    [memberId, one, clock.now()],
  );
  if (one !== null && found === 0) throw new Refusal('NOT_FOUND');
  return { count: await unreadMessages(database, memberId) };
}
