import type { SupportConversation, SupportMessage } from '@atrium/contracts/support';
import type { Queryable } from '../platform/database.ts';
import type { Owner } from './owner.ts';

/** How long a closed conversation is shown to its owner. */
const SHOWN_DAYS = 14;

export interface ConversationRow {
  id: string;
  member_id: string | null;
  topic: SupportConversation['topic'];
  state: SupportConversation['state'];
  vip: boolean;
  language: string;
  started_at: Date;
  last_at: Date;
  waiting_since: Date | null;
  taken_by: string | null;
}
export const COLUMNS =
  'c.id, c.member_id, c.topic, c.state, c.vip, c.language, c.started_at, c.last_at, c.waiting_since, c.taken_by';
export const OWNED = '(c.member_id = $1 OR c.secret_hash = $2)';

export const newestOf = (
  queryable: Queryable,
  { memberId, secretHash }: Owner,
  now: Date,
): Promise<ConversationRow | undefined> =>
  queryable.first(
    `SELECT ${COLUMNS} FROM support_conversations c WHERE ${OWNED} AND (c.state <> 'closed' OR c.closed_at > $3::timestamptz - $4 * interval '1 day') ORDER BY c.id DESC LIMIT 1`,
    [memberId, secretHash, now, SHOWN_DAYS],
  );

export interface LineRow {
  id: string;
  at: Date;
  operator: string | null;
  text: string;
  image: string | null;
}
export const linesOf = (queryable: Queryable, conversationId: string): Promise<LineRow[]> =>
  queryable.rows(
    'SELECT m.id, m.at, m.operator, m.text, p.message_id AS image FROM support_messages m LEFT JOIN support_pictures p ON p.message_id = m.id WHERE m.conversation_id = $1 ORDER BY m.id',
    [conversationId],
  );

/** A conversation for its owner, without the names of operators. */
export async function shownToOwner(
  queryable: Queryable,
  { id, topic, state, vip, started_at }: ConversationRow,
): Promise<SupportConversation> {
  const lines = await linesOf(queryable, id);
  const messages = lines.map(
    ({ operator, at, ...line }): SupportMessage => ({
      ...line,
      at: at.toISOString(),
      author: operator === null ? 'visitor' : 'support',
    }),
  );
  return { topic, state, vip, startedAt: started_at.toISOString(), messages };
}
