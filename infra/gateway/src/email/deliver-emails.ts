import type { Parts } from '../platform/parts.ts';
import { every, type Job } from '../platform/jobs.ts';
import type { MailServer } from './mail-server.ts';

const DELIVER_EVERY_MS = 1_000;
const FIRST_RETRY_SECONDS = 10;
const LONGEST_RETRY_SECONDS = 3_600;
/** About a day of attempts; a code or link is of no use any more by then. */
const MOST_ATTEMPTS = 30;

interface Email {
  id: string;
  target: string;
  subject: string;
  text: string;
  attempts: number;
}

/**
 * Hands the next due email to the mail server. Each is locked by one process while it is sent; its Message-ID is derived from
 * its row, so that a mail server recognises one that is sent again after a crash. Returns whether there was one.
 */
export async function deliverEmail(parts: Parts, server: MailServer): Promise<boolean> {
  return await parts.database.transaction(async (transaction) => {
    const email = await transaction.first<Email>(
      "SELECT id, target, subject, text, attempts FROM outbox WHERE state = 'due' AND next_at <= $1 ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED",
      [parts.clock.now()],
    );
    if (!email) return false;
    const outcome = await server.send(email);
    if (outcome.sent) {
      // Emails contain codes: outside of development nobody reads one again.
      await transaction.run(
        parts.config.development
          ? "UPDATE outbox SET state = 'sent' WHERE id = $1"
          : 'DELETE FROM outbox WHERE id = $1',
        [email.id],
      );
      return true;
    }
    const attempts = email.attempts + 1;
    const failed = outcome.permanent || attempts >= MOST_ATTEMPTS;
    const delaySeconds = Math.min(FIRST_RETRY_SECONDS * 2 ** email.attempts, LONGEST_RETRY_SECONDS);
    await transaction.run('UPDATE outbox SET state = $2, attempts = $3, next_at = $4 WHERE id = $1', [
      email.id,
      failed ? 'failed' : 'due',
      attempts,
      new Date(parts.clock.now().getTime() + delaySeconds * 1_000),
    ]);
    parts.log.warn({ email: email.id, reply: outcome.reply, failed }, 'the mail server did not take an email');
    return true;
  });
}

/** For every process. */
export const emailDeliveries = (parts: Parts, server: MailServer): Job =>
  every('emails', DELIVER_EVERY_MS, async () => {
    while (!parts.stopping.aborted && (await deliverEmail(parts, server)));
  });
