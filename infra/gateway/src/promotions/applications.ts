import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { APPLICATION_LIMITS, type activityApplications, type applyForActivity } from '@atrium/contracts/promotions';
import { type Texts, textIn } from '../notices/text-in.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import { type KeysetList, readPage } from '../platform/keyset.ts';
import { instantKey, numberKey } from '../platform/order-key.ts';
import type { Parts } from '../platform/parts.ts';
import { pictureOf } from '../uploads/picture-of.ts';
import { runningPromotion } from './promotions.repository.ts';

interface ApplicationRow {
  id: string;
  promotion_id: string;
  at: Date;
  comment: string;
  status: 'in-process' | 'approved' | 'rejected';
  reason: string;
  images: number;
  texts: Texts<{ title: string }>;
}

/** A member's applications, newest first, or the one with that id. */
const applicationsOf = (memberId: string, id?: string): KeysetList => ({
  columns: `a.id, a.promotion_id, a.at, a.comment, a.status, a.reason, p.texts,
    (SELECT count(*)::int FROM activity_images i WHERE i.application_id = a.id) AS images`,
  table: 'activity_applications a',
  joins: 'JOIN promotions p ON p.id = a.promotion_id',
  order: [instantKey('a.at'), numberKey('a.id')],
  range: (parameter) => `a.member_id = ${parameter(memberId)}${id === undefined ? '' : ` AND a.id = ${parameter(id)}`}`,
});

const shown = (row: ApplicationRow, language: string) => ({
  id: row.id,
  promotionId: row.promotion_id,
  title: textIn(row.texts, language).title,
  at: row.at.toISOString(),
  comment: row.comment,
  images: row.images,
  status: row.status,
  reason: row.reason,
});

/** Stores an application; pictures are checked by their content, not by their name. Source: 5-62. */
export async function apply(
  parts: Parts,
  { body, caller }: ParsedOf<typeof applyForActivity> & { caller: MemberCaller },
): Promise<ReplyOf<typeof applyForActivity>> {
  const images = await Promise.all(
    body.images.map((text, index) =>
      pictureOf(text, { field: `images.${index}`, most: APPLICATION_LIMITS.imageBytes }),
    ),
  );
  const { memberId } = caller.session;
  return await parts.database.transaction(async (transaction) => {
    const now = parts.clock.now();
    if (!(await runningPromotion(transaction, body.promotionId, now))) throw new Refusal('PROMOTION_CLOSED');
    const added = await transaction.first<{ id: string }>(
      'INSERT INTO activity_applications (promotion_id, member_id, at, comment) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id',
      [body.promotionId, memberId, now, body.comment],
    );
    if (!added) throw new Refusal('ALREADY_CLAIMED');
    for (const [index, { type, bytes }] of images.entries())
      await transaction.run(
        'INSERT INTO activity_images (application_id, position, type, bytes) VALUES ($1, $2, $3, $4)',
        [added.id, index + 1, type, bytes],
      );
    const { rows } = await readPage<ApplicationRow>(transaction, applicationsOf(memberId, added.id), {
      cursor: undefined,
      pageSize: 1,
    });
    return shown(rows[0]!, caller.language);
  });
}

/** The member's applications, newest first. */
export async function applications(
  parts: Parts,
  { query, caller }: ParsedOf<typeof activityApplications> & { caller: MemberCaller },
): Promise<ReplyOf<typeof activityApplications>> {
  const { cursor, pageSize, language } = query;
  const list = applicationsOf(caller.session.memberId);
  const { rows, next } = await readPage<ApplicationRow>(parts.database, list, { cursor, pageSize });
  return { items: rows.map((row) => shown(row, language)), next };
}
