import type { Mailing, Segment } from '@atrium/contracts/operator-mailings';
import type { Queryable } from '../../platform/database.ts';

export interface MailingRow {
  id: string;
  category: Mailing['category'];
  texts: Mailing['texts'];
  segment: Segment;
  email: boolean;
  publish_at: Date;
  operator: string;
  sent: number;
  left_out: number;
  considered: string;
  finished_at: Date | null;
  stopped_at: Date | null;
}

export const MAILING =
  'id, category, texts, segment, email, publish_at, operator, sent, left_out, considered, finished_at, stopped_at';

export const asMailing = (row: MailingRow, now: Date): Mailing => ({
  id: row.id,
  state: stateOf(row, now),
  category: row.category,
  texts: row.texts,
  segment: row.segment,
  email: row.email,
  publishAt: row.publish_at.toISOString(),
  operator: row.operator,
  sent: row.sent,
  leftOut: row.left_out,
});

function stateOf({ stopped_at, finished_at, publish_at }: MailingRow, now: Date): Mailing['state'] {
  if (stopped_at) return 'stopped';
  if (finished_at) return 'sent';
  return publish_at > now ? 'scheduled' : 'sending';
}

export interface Audience {
  category: Mailing['category'];
  segment: Segment;
  email: boolean;
}

/** The members whom a mailing would reach now. */
export async function countAudience(
  database: Queryable,
  { category, segment, email }: Audience,
  now: Date,
): Promise<{ members: number; restricted: number; unwanted: number; reached: number; emails: number }> {
  const row = await database.first<{
    members: number;
    restricted: number;
    unwanted: number;
    reached: number;
    emails: number;
  }>(
    `SELECT count(*)::int AS members, count(*) FILTER (WHERE r.restricted)::int AS restricted,
            count(*) FILTER (WHERE NOT r.restricted AND NOT (r.in_site OR r.email))::int AS unwanted,
            count(*) FILTER (WHERE NOT r.restricted AND (r.in_site OR r.email))::int AS reached,
            count(*) FILTER (WHERE NOT r.restricted AND r.email)::int AS emails
       FROM members m CROSS JOIN LATERAL mailing_reaches(m, $2, $3, $4) r
      WHERE in_segment(m, $1, $4)`,
    [JSON.stringify(segment), category, email, now],
  );
  return row!;
}
