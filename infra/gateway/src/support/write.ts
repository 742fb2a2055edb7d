import { VIP_ABOVE_LEVEL } from '@atrium/contracts/configuration';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { SUPPORT_LIMITS, type writeToSupport } from '@atrium/contracts/support';
import type { Caller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { limitWithin } from '../platform/rate-limit.ts';
import { pictureOf } from '../uploads/picture-of.ts';
import { COLUMNS, type ConversationRow, newestOf, OWNED, shownToOwner } from './conversations.repository.ts';
import { type Owner, writerOf } from './owner.ts';

/**
 * Messages and pictures per conversation are limited, so limiting new conversations bounds the data of one address or
 * member.
 */
const BEGUN = { most: 6, minutes: 60 };

type Written = ParsedOf<typeof writeToSupport>['body'];

/** Writes into the caller's open conversation, or starts one. A repeated key is the same message. */
export async function write(
  parts: Parts,
  { body, caller }: ParsedOf<typeof writeToSupport> & { caller: Caller },
): Promise<ReplyOf<typeof writeToSupport>> {
  const picture =
    body.image === undefined
      ? undefined
      : await pictureOf(body.image, { field: 'image', most: SUPPORT_LIMITS.imageBytes });
  const owner = writerOf(parts, caller);
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    const known = await transaction.first<ConversationRow>(
      `SELECT ${COLUMNS} FROM support_conversations c WHERE ${OWNED} AND EXISTS (SELECT 1 FROM support_messages m WHERE m.conversation_id = c.id AND m.key = $3)`,
      [owner.memberId, owner.secretHash, body.key],
    );
    if (known) return await shownToOwner(transaction, known);
    const id = await openConversation(transaction, owner, body, caller.language, now, () =>
      limitWithin(parts, 'support.begin', caller, BEGUN),
    );
    await refuseFull(transaction, id, picture !== undefined);
    const message = await transaction.first<{ id: string }>(
      'INSERT INTO support_messages (conversation_id, key, at, text) VALUES ($1, $2, $3, $4) ON CONFLICT (conversation_id, key) DO NOTHING RETURNING id',
      [id, body.key, now, body.text],
    );
    if (message && picture)
      await transaction.run('INSERT INTO support_pictures (message_id, type, bytes) VALUES ($1, $2, $3)', [
        message.id,
        picture.type,
        picture.bytes,
      ]);
    await transaction.run(
      "UPDATE support_conversations SET state = 'waiting', waiting_since = coalesce(waiting_since, $2), last_at = $2 WHERE id = $1",
      [id, now],
    );
    return await shownToOwner(transaction, (await newestOf(transaction, owner, now))!);
  });
}

/** Locks the open conversation, or starts one, and returns its ID. */
async function openConversation(
  transaction: Transaction,
  owner: Owner,
  { topic }: Written,
  language: string,
  now: Date,
  mayBegin: () => Promise<void>,
): Promise<string> {
  const find = () =>
    transaction.first<{ id: string }>(
      `SELECT c.id FROM support_conversations c WHERE ${OWNED} AND c.state <> 'closed' FOR UPDATE`,
      [owner.memberId, owner.secretHash],
    );
  const open = await find();
  if (open) return open.id;
  await mayBegin();
  const begun = await transaction.first<{ id: string }>(
    `INSERT INTO support_conversations (member_id, secret_hash, topic, vip, language, started_at, waiting_since, last_at)
     VALUES ($1, $2, $3, coalesce((SELECT rank_level > $6 FROM members WHERE id = $1), false), $4, $5, $5, $5) ON CONFLICT DO NOTHING RETURNING id`,
    [owner.memberId, owner.secretHash, topic, language, now, VIP_ABOVE_LEVEL],
  );
  // Another window has just started one.
  return begun?.id ?? (await find())!.id;
}

async function refuseFull(transaction: Transaction, id: string, withPicture: boolean): Promise<void> {
  const { messages, images } = (await transaction.first<{ messages: number; images: number }>(
    'SELECT count(*)::int AS messages, count(p.message_id)::int AS images FROM support_messages m LEFT JOIN support_pictures p ON p.message_id = m.id WHERE m.conversation_id = $1 AND m.operator IS NULL',
    [id],
  ))!;
  if (messages >= SUPPORT_LIMITS.messages || (withPicture && images >= SUPPORT_LIMITS.images))
    throw new Refusal('SUPPORT_FULL');
}
