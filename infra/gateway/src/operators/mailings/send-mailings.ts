import { every, type Job } from '../../platform/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { MAILING, type MailingRow } from './mailings.repository.ts';

const PORTION = 500;
const SEND_EVERY_MS = 2_000;

/**
 * Writes the messages of the next portion of a due mailing, to members who may and want to receive it now. Each member is
 * considered once, whatever ends a process in between. Returns whether there was a portion. Source: 11-24.
 */
export async function sendMailing(parts: Parts, portion = PORTION): Promise<boolean> {
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    const mailing = await transaction.first<MailingRow>(
      `SELECT ${MAILING} FROM mailings WHERE finished_at IS NULL AND stopped_at IS NULL AND publish_at <= $1
        ORDER BY publish_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    );
    if (!mailing) return false;
    const { id, segment, category, email, texts, considered } = mailing;
    const done = await transaction.first<{ members: number; last: string | null; sent: number }>(
      `WITH chosen AS MATERIALIZED (
         SELECT m.id, r.* FROM members m CROSS JOIN LATERAL mailing_reaches(m, $2, $3, $4) r
          WHERE m.id > $5 AND in_segment(m, $1, $4) ORDER BY m.id LIMIT $6),
       written AS (
         INSERT INTO messages (member_id, at, texts, category, promotional, in_site, mailing_id)
         SELECT id, $4, $7, $2, $2 = 'offer', in_site, $8 FROM chosen WHERE NOT restricted AND (in_site OR email)
         RETURNING id, member_id),
       queued AS (
         INSERT INTO message_deliveries (message_id, email) SELECT w.id, c.email FROM written w JOIN chosen c ON c.id = w.member_id)
       SELECT count(*)::int AS members, max(id) AS last, (SELECT count(*) FROM written)::int AS sent FROM chosen`,
      [JSON.stringify(segment), category, email, now, considered, portion, JSON.stringify(texts), id],
    );
    const { members, last, sent } = done!;
    await transaction.run(
      'UPDATE mailings SET considered = coalesce($2, considered), sent = sent + $3, left_out = left_out + $4, finished_at = $5 WHERE id = $1',
      [id, last, sent, members - sent, members < portion ? now : null],
    );
    return true;
  });
}

/** For every process: each portion is locked by one. */
export const sendingMailings = (parts: Parts): Job =>
  every('mailings', SEND_EVERY_MS, async () => {
    while (!parts.stopping.aborted && (await sendMailing(parts)));
  });
