import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { APPLICATION_LIMITS, type activityApplications, type applyForActivity } from '@atrium/contracts/promotions';
import { type Texts, textIn } from '../notices/text-in.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
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
  total: number;
}

const applicationsOf = (database: Queryable, memberId: string, id: string | null, limit: number, offset: number) =>
  database.rows<ApplicationRow>(
    `SELECT a.id, a.promotion_id, a.at, a.comment, a.status, a.reason, p.texts, (SELECT count(*)::int FROM activity_images i WHERE i.application_id = a.id) AS images, count(*) OVER ()::int AS total
       FROM activity_applications a JOIN promotions p ON p.id = a.promotion_id
      WHERE a.member_id = $1 AND ($2::bigint IS NULL OR a.id = $2) ORDER BY a.at DESC, a.id DESC LIMIT $3 OFFSET $4`,
    [memberId, id, limit, offset],
  );

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
    const [row] = await applicationsOf(transaction, memberId, added.id, 1, 0);
    return shown(row!, caller.language);
  });
}

/** The member's applications, newest first. */
export async function applications(
  parts: Parts,
  { query, caller }: ParsedOf<typeof activityApplications> & { caller: MemberCaller },
): Promise<ReplyOf<typeof activityApplications>> {
  const { pageNo, pageSize, language } = query;
  const rows = await applicationsOf(parts.database, caller.session.memberId, null, pageSize, (pageNo - 1) * pageSize);
  const total = rows[0]?.total ?? 0;
  return { items: rows.map((row) => shown(row, language)), pageNo, totalPages: Math.ceil(total / pageSize), total };
}
