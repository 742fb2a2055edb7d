import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { feedback } from '@atrium/contracts/system';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/** Stores a feedback, with the member when there is a session. Source: 7-032. */
export async function storeFeedback(
  parts: Parts,
  { body, caller }: ParsedOf<typeof feedback> & { caller: Caller },
): Promise<{ id: string }> {
  const row = await parts.database.first<{ id: string }>(
    'INSERT INTO feedback (at, member_id, content, contact) VALUES ($1, $2, $3, $4) RETURNING id',
    [parts.clock.now(), caller.session?.memberId ?? null, body.content, body.contact ?? ''],
  );
  return row!;
}
