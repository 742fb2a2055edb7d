import { readFileSync } from 'node:fs';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';

type Event = 'held' | 'released' | 'refunded';
type Message = { title: string; text: string };

const FOLDER = new URL('../../../locales/late-deposits/', import.meta.url);
const texts = FINISHED_TAGS.map(
  (tag) => [tag, JSON.parse(readFileSync(new URL(`${tag}.json`, FOLDER), 'utf8')) as Record<Event, Message>] as const,
);

/** Writes the member a message about a late deposit, in every language, and renews the deposits on screen. */
export async function tellMember(
  { clock, live }: Parts,
  transaction: Transaction,
  { memberId, reference }: { memberId: string; reference: string },
  event: Event,
): Promise<void> {
  const message = Object.fromEntries(
    texts.map(([tag, { [event]: words }]) => [
      tag,
      { title: words.title, text: words.text.replace('{{reference}}', reference) },
    ]),
  );
  await transaction.run('INSERT INTO messages (member_id, at, texts) VALUES ($1, $2, $3)', [
    memberId,
    clock.now(),
    JSON.stringify(message),
  ]);
  transaction.afterCommit(() => live.balanceChanged(memberId, 'deposit'));
}
