import { readFileSync } from 'node:fs';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

type Change = 'raised' | 'lowered';
type Message = { title: string; text: string };

const FOLDER = new URL('../../locales/ranks/', import.meta.url);
const texts = FINISHED_TAGS.map(
  (tag) => [tag, JSON.parse(readFileSync(new URL(`${tag}.json`, FOLDER), 'utf8')) as Record<Change, Message>] as const,
);

/** Writes members a message about their new rank, in every language. Source: 11-14. */
export async function writeRankMessages(
  { clock }: Parts,
  transaction: Transaction,
  memberIds: readonly string[],
  rank: string,
  change: Change,
): Promise<void> {
  const message = Object.fromEntries(
    texts.map(([tag, { [change]: words }]) => [
      tag,
      { title: words.title.replace('{{rank}}', rank), text: words.text.replace('{{rank}}', rank) },
    ]),
  );
  await transaction.run('INSERT INTO messages (member_id, at, texts) SELECT unnest($1::bigint[]), $2, $3', [
    memberIds,
    clock.now(),
    JSON.stringify(message),
  ]);
}
