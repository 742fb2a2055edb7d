import type {
  Announcement,
  AnnouncementTexts,
  announcementCreate,
  announcementEdit,
  announcementWithdraw,
} from '@atrium/contracts/operator-content';
import type * as v from 'valibot';
import { cleanHtml } from '../../notices/clean-html.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { stateOf } from './content-state.ts';

interface Row {
  id: string;
  place: Announcement['place'];
  type: Announcement['type'];
  texts: Announcement['texts'];
  published_at: Date;
  until: Date | null;
  withdrawn_at: Date | null;
}
const COLUMNS = 'id, place, type, texts, published_at, until, withdrawn_at';

const asAnnouncement = ({ published_at, until, withdrawn_at, ...row }: Row, now: Date): Announcement => ({
  ...row,
  publishAt: published_at.toISOString(),
  until: until?.toISOString() ?? null,
  state: stateOf({ publishAt: published_at, until, withdrawn: withdrawn_at !== null }, now),
});

/** The operators' HTML without everything that could run or load. */
function cleanTexts(texts: v.InferOutput<typeof AnnouncementTexts>): Announcement['texts'] {
  const clean = Object.entries(texts).map(
    ([tag, text]) => [tag, { title: text!.title, content: cleanHtml(text!.content).trim() }] as const,
  );
  const empty = clean.find(([, { content }]) => content === '');
  if (empty)
    throw new OperatorRefusal('BAD_REQUEST', `texts.${empty[0]}.content: it contains nothing that may be shown.`);
  return Object.fromEntries(clean);
}

function spanOf(
  { publishAt, until }: { publishAt?: string | undefined; until: string | null },
  now: Date,
): { publishAt: Date; until: Date | null } {
  const span = {
    publishAt: publishAt === undefined ? now : new Date(publishAt),
    until: until === null ? null : new Date(until),
  };
  if (span.until && span.until <= span.publishAt)
    throw new OperatorRefusal('BAD_REQUEST', 'until: it must be later than publishAt.');
  return span;
}

export async function listAnnouncements({ database, clock }: Parts): Promise<Announcement[]> {
  const rows = await database.rows<Row>(`SELECT ${COLUMNS} FROM notices ORDER BY published_at DESC, id DESC LIMIT 500`);
  return rows.map((row) => asAnnouncement(row, clock.now()));
}

export async function createAnnouncement(
  parts: Parts,
  { operator, body }: OperatorCall<v.InferOutput<typeof announcementCreate.body>>,
): Promise<Announcement> {
  const now = parts.clock.now();
  const { publishAt, until } = spanOf(body, now);
  return await parts.database.transaction(async (transaction) => {
    const row = await transaction.first<Row>(
      `INSERT INTO notices (place, type, texts, published_at, until, announced_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
      [body.place, body.type, JSON.stringify(cleanTexts(body.texts)), publishAt, until, publishAt <= now ? now : null],
    );
    const created = asAnnouncement(row!, now);
    await noteAction(parts, transaction, {
      operator,
      action: 'announcement.create',
      subject: created.id,
      before: null,
      after: created,
      reason: body.reason,
    });
    if (created.state === 'published')
      transaction.afterCommit(() => parts.live.publish('notice.published', { id: created.id }));
    return created;
  });
}

export async function editAnnouncement(
  parts: Parts,
  { operator, params, body }: OperatorCall<v.InferOutput<typeof announcementEdit.body>>,
): Promise<Announcement> {
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    const before = asAnnouncement(await lockRow(transaction, params.id), now);
    const { publishAt, until } = spanOf({ ...body, publishAt: body.publishAt ?? before.publishAt }, now);
    const row = await transaction.first<Row>(
      `UPDATE notices SET place = $2, type = $3, texts = $4, published_at = $5, until = $6, withdrawn_at = NULL, announced_at = $7 WHERE id = $1 RETURNING ${COLUMNS}`,
      [
        params.id,
        body.place,
        body.type,
        JSON.stringify(cleanTexts(body.texts)),
        publishAt,
        until,
        publishAt <= now ? now : null,
      ],
    );
    const after = asAnnouncement(row!, now);
    await noteAction(parts, transaction, {
      operator,
      action: 'announcement.edit',
      subject: after.id,
      before,
      after,
      reason: body.reason,
    });
    if (after.state === 'published' || before.state === 'published')
      transaction.afterCommit(() => parts.live.publish('notice.published', { id: after.id }));
    return after;
  });
}

export async function withdrawAnnouncement(
  parts: Parts,
  { operator, params, body }: OperatorCall<v.InferOutput<typeof announcementWithdraw.body>>,
): Promise<Announcement> {
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    const before = asAnnouncement(await lockRow(transaction, params.id), now);
    if (before.state === 'withdrawn') return before;
    const row = await transaction.first<Row>(
      `UPDATE notices SET withdrawn_at = $2 WHERE id = $1 RETURNING ${COLUMNS}`,
      [params.id, now],
    );
    const after = asAnnouncement(row!, now);
    await noteAction(parts, transaction, {
      operator,
      action: 'announcement.withdraw',
      subject: after.id,
      before: before.state,
      after: after.state,
      reason: body.reason,
    });
    // Tabs reload the list, which no longer contains it.
    transaction.afterCommit(() => parts.live.publish('notice.published', { id: after.id }));
    return after;
  });
}

async function lockRow(transaction: Queryable, id: string | undefined): Promise<Row> {
  const row = /^\d{1,18}$/.test(id ?? '')
    ? await transaction.first<Row>(`SELECT ${COLUMNS} FROM notices WHERE id = $1 FOR UPDATE`, [id])
    : undefined;
  if (!row) throw new OperatorRefusal('UNKNOWN_ANNOUNCEMENT', `Unknown announcement ${id}.`);
  return row;
}
