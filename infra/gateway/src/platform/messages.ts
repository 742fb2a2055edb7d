import type { Queryable } from './database.ts';

export interface Message {
  channel: 'sms' | 'email';
  target: string;
  subject: string;
  text: string;
}

/** Delivers SMS and e-mail. An operator plugs in their own provider here. */
export interface Messages {
  send(queryable: Queryable, message: Message): Promise<void>;
  /** Whether a third party sends the SMS. Source: 9-09. */
  readonly isSmsThirdParty?: boolean;
}
