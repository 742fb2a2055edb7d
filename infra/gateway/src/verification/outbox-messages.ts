import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database.ts';

export interface Message {
  channel: 'sms' | 'email';
  target: string;
  subject: string;
  text: string;
}

/** Who delivers SMS and e-mail. An operator puts their own provider here. */
export interface Messages {
  send(queryable: Queryable, message: Message): Promise<void>;
}

/** The provider of a development machine: messages lie in the table `outbox`, where the operator reads them. */
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
