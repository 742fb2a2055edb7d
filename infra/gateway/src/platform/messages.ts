import type { Queryable } from './database.ts';

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
