import type { Clock } from '../platform/clock.ts';
import type { Messages } from '../platform/messages.ts';

/** The provider of a development machine: messages are stored in the table `outbox`, where the operator reads them. */
export const outboxMessages = (clock: Clock): Messages => ({
  async send(queryable, { channel, target, subject, text }) {
    await queryable.run('INSERT INTO outbox (at, channel, target, subject, text) VALUES ($1, $2, $3, $4, $5)', [
      clock.now(),
      channel,
      target,
      subject,
      text,
    ]);
  },
});
