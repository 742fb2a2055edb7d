import type { Texts } from './text-in.ts';
import { textIn } from './text-in.ts';
import type { Parts } from '../platform/parts.ts';
import { every, type Job } from '../platform/jobs.ts';
import { type MessageText, messageText } from './message-text.ts';
import { offerFoot } from './offer-foot.ts';
import { moneyStyle } from './money-style.ts';
import type { MessageParams } from './write-message.ts';

const BATCH = 200;
const DELIVER_EVERY_MS = 1_000;

interface Delivery {
  message_id: string;
  member_id: string;
  email: boolean;
  address: string | null;
  kind: string | null;
  params: MessageParams;
  texts: Texts<MessageText>;
  language: string;
  in_site: boolean;
  promotional: boolean;
  /** False for a promotional one whose member has gone on a break since it was written. */
  allowed: boolean;
}

/**
 * Renews the messages in open tabs and hands emails to the provider, both once per message. A promotional message whose
 * member may not receive it any more is removed instead. Returns whether more may wait. Source: 11-24.
 */
export async function deliverMessages(parts: Parts): Promise<boolean> {
  const money = await moneyStyle(parts.settings);
  return await parts.database.transaction(async (transaction) => {
    const due = await transaction.rows<Delivery>(
      `WITH due AS (
         DELETE FROM message_deliveries d
          WHERE message_id IN (SELECT message_id FROM message_deliveries ORDER BY message_id LIMIT $2 FOR UPDATE SKIP LOCKED)
         RETURNING message_id, email, address)
       SELECT d.message_id, m.member_id, d.email, coalesce(d.address, p.email) AS address, m.kind, m.params, m.texts, p.language, m.in_site, m.promotional,
              NOT m.promotional OR may_receive_offers(m.member_id, $1) AS allowed
         FROM due d JOIN messages m ON m.id = d.message_id JOIN members p ON p.id = m.member_id ORDER BY d.message_id`,
      [parts.clock.now(), BATCH],
    );
    for (const { email, address, kind, params, texts, language, allowed, promotional } of due) {
      if (!allowed || !email || address === null) continue;
      const words = kind === null ? textIn(texts, language) : messageText(kind, params, language, money);
      if (words)
        await parts.messages.send(transaction, {
          channel: 'email',
          target: address,
          subject: words.title,
          text: promotional ? `${words.text}\n\n${offerFoot(language, parts.config.publicUrl)}` : words.text,
        });
    }
    const gone = due.filter(({ allowed, in_site }) => !allowed || !in_site).map(({ message_id }) => message_id);
    if (gone.length > 0) await transaction.run('DELETE FROM messages WHERE id = ANY ($1)', [gone]);
    const members = new Set(due.filter(({ in_site }) => in_site).map(({ member_id }) => member_id));
    transaction.afterCommit(() => {
      for (const member of members) parts.live.publish('messages.changed', {}, { member });
    });
    return due.length === BATCH;
  });
}

/** For every process: each delivery is locked by one. */
export const messageDeliveries = (parts: Parts): Job =>
  every('message deliveries', DELIVER_EVERY_MS, async () => {
    while (!parts.stopping.aborted && (await deliverMessages(parts)));
  });
