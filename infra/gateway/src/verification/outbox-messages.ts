import type { Clock } from '../platform/clock.ts';
import type { Messages } from '../platform/messages.ts';

/**
 * Stores messages in the table `outbox`, in the transaction of their cause. With `sent`, a mail server takes the emails from
 * there; all others are kept, for the operator of a development machine to read.
 */
export const outboxMessages = (clock: Clock, { sent = false }: { sent?: boolean } = {}): Messages => ({
  async send(queryable, { channel, target, subject, text }) {
    await queryable.run(
      `INSERT INTO outbox (at, channel, target, subject, text, state, next_at) VALUES ($1, $2, $3, $4, $5, $6, $1)`,
      [clock.now(), channel, target, subject, text, sent && channel === 'email' ? 'due' : 'kept'],
    );
  },
});
