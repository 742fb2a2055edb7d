import type {
  OpenedCase,
  SupportCase,
  supportAnswer,
  supportClose,
  supportTake,
} from '@atrium/contracts/operator-support';
import type * as v from 'valibot';
import type { OperatorCall } from '../operations/bind-operation.ts';
import { noteAction } from '../operations/operator-log.ts';
import { OperatorRefusal } from '../operations/operator-refusal.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { COLUMNS, type ConversationRow, linesOf } from './conversations.repository.ts';
import { memberContext } from './member-context.ts';

/** How long closed conversations are listed. */
const LISTED_DAYS = 3;
const MOST_LISTED = 300;
const JOINED = `SELECT ${COLUMNS}, b.account, (SELECT count(*)::int FROM support_messages m WHERE m.conversation_id = c.id) AS messages FROM support_conversations c LEFT JOIN members b ON b.id = c.member_id`;

type CaseRow = ConversationRow & { account: string | null; messages: number };

const asCase = ({
  id,
  topic,
  state,
  vip,
  account,
  language,
  started_at,
  last_at,
  waiting_since,
  taken_by,
  messages,
}: CaseRow): SupportCase => ({
  id,
  topic,
  state,
  vip,
  account,
  language,
  messages,
  takenBy: taken_by,
  startedAt: started_at.toISOString(),
  lastAt: last_at.toISOString(),
  waitingSince: waiting_since?.toISOString() ?? null,
});

/** Waiting conversations first, VIPs before members before visitors, so that a flood of visitors hides no member. */
export async function listCases({ database, clock }: Parts): Promise<SupportCase[]> {
  const rows = await database.rows<CaseRow>(
    `${JOINED} WHERE c.state <> 'closed' OR c.closed_at > $1::timestamptz - $2 * interval '1 day'
      ORDER BY array_position(ARRAY['waiting', 'answered', 'closed'], c.state), CASE c.state WHEN 'waiting' THEN NOT c.vip END, CASE c.state WHEN 'waiting' THEN c.member_id IS NULL END, c.waiting_since, c.last_at DESC LIMIT $3`,
    [clock.now(), LISTED_DAYS, MOST_LISTED],
  );
  return rows.map(asCase);
}

const subjectOf = (id: string): string => `support-${id}`;
const unknown = () =>
  new OperatorRefusal('UNKNOWN_CONVERSATION', 'This conversation does not exist or has been deleted.');
const known = (id: string | undefined): string => {
  if (!/^\d{1,18}$/.test(id ?? '')) throw unknown();
  return id!;
};

async function viewOf(parts: Parts, queryable: Queryable, id: string): Promise<OpenedCase> {
  const row = await queryable.first<CaseRow>(`${JOINED} WHERE c.id = $1`, [id]);
  if (!row) throw unknown();
  const lines = await linesOf(queryable, id);
  return {
    ...asCase(row),
    lines: lines.map((line) => ({ ...line, at: line.at.toISOString() })),
    member: row.member_id === null ? null : await memberContext(parts, row.member_id),
  };
}

/** Opens a conversation. The first view of each operator is logged. */
export async function openCase(parts: Parts, { operator, params }: OperatorCall<undefined>): Promise<OpenedCase> {
  const id = known(params.id);
  const view = await viewOf(parts, parts.database, id);
  await parts.database.transaction(async (transaction) => {
    const first = await transaction.run(
      'INSERT INTO support_readers (conversation_id, operator, at) SELECT id, $2, $3 FROM support_conversations WHERE id = $1 ON CONFLICT DO NOTHING',
      [id, operator.name, parts.clock.now()],
    );
    if (first > 0)
      await noteAction(parts, transaction, {
        operator,
        action: 'support.open',
        subject: subjectOf(id),
        before: null,
        after: null,
        reason: 'opened',
      });
  });
  return view;
}

async function lock(transaction: Transaction, id: string): Promise<ConversationRow> {
  const row = await transaction.first<ConversationRow>(
    `SELECT ${COLUMNS} FROM support_conversations c WHERE c.id = $1 FOR UPDATE`,
    [id],
  );
  if (!row) throw unknown();
  if (row.state === 'closed') throw new OperatorRefusal('CONVERSATION_CLOSED', 'This conversation is closed.');
  return row;
}

function publishState(
  { live }: Parts,
  transaction: Transaction,
  { member_id }: ConversationRow,
  state: 'answered' | 'closed',
): void {
  if (member_id !== null)
    transaction.afterCommit(() => live.publish('support.changed', { state }, { member: member_id }));
}

interface Noted {
  action: string;
  before: object;
  after: object;
  reason: string;
}

/**
 * Changes an open conversation with its row locked, and logs what `change` returns; nothing for undefined. Resolves to the
 * conversation afterwards.
 */
async function changeCase(
  parts: Parts,
  { operator, params }: OperatorCall<unknown>,
  change: (transaction: Transaction, row: ConversationRow, id: string) => Promise<Noted | undefined>,
): Promise<OpenedCase> {
  const id = known(params.id);
  await parts.database.transaction(async (transaction) => {
    const noted = await change(transaction, await lock(transaction, id), id);
    if (noted) await noteAction(parts, transaction, { operator, subject: subjectOf(id), ...noted });
  });
  return await viewOf(parts, parts.database, id);
}

export function answerCase(
  parts: Parts,
  call: OperatorCall<v.InferOutput<typeof supportAnswer.body>>,
): Promise<OpenedCase> {
  const { operator, body } = call;
  return changeCase(parts, call, async (transaction, row, id) => {
    if (row.taken_by !== null && row.taken_by !== operator.name)
      throw new OperatorRefusal('CONVERSATION_TAKEN', `${row.taken_by} has taken this conversation.`);
    const now = parts.clock.now();
    const added = await transaction.first<{ id: string }>(
      'INSERT INTO support_messages (conversation_id, key, at, operator, text) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (conversation_id, key) DO NOTHING RETURNING id',
      [id, body.key, now, operator.name, body.text],
    );
    if (!added) return undefined;
    await transaction.run(
      "UPDATE support_conversations SET state = 'answered', waiting_since = NULL, last_at = $2, taken_by = $3 WHERE id = $1",
      [id, now, operator.name],
    );
    publishState(parts, transaction, row, 'answered');
    return {
      action: 'support.answer',
      before: { state: row.state, takenBy: row.taken_by },
      after: { state: 'answered', takenBy: operator.name, message: added.id },
      reason: 'answered',
    };
  });
}

export function takeCase(
  parts: Parts,
  call: OperatorCall<v.InferOutput<typeof supportTake.body>>,
): Promise<OpenedCase> {
  const { operator, body } = call;
  return changeCase(parts, call, async (transaction, { taken_by }, id) => {
    if (taken_by === operator.name) return undefined;
    await transaction.run('UPDATE support_conversations SET taken_by = $2 WHERE id = $1', [id, operator.name]);
    return {
      action: 'support.take',
      before: { takenBy: taken_by },
      after: { takenBy: operator.name },
      reason: body.reason,
    };
  });
}

export function closeCase(
  parts: Parts,
  call: OperatorCall<v.InferOutput<typeof supportClose.body>>,
): Promise<OpenedCase> {
  return changeCase(parts, call, async (transaction, row, id) => {
    await transaction.run(
      "UPDATE support_conversations SET state = 'closed', waiting_since = NULL, closed_at = $2, last_at = $2 WHERE id = $1",
      [id, parts.clock.now()],
    );
    publishState(parts, transaction, row, 'closed');
    return {
      action: 'support.close',
      before: { state: row.state },
      after: { state: 'closed' },
      reason: call.body.reason,
    };
  });
}
