import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { endSupport, OpeningHours, supportDesk } from '@atrium/contracts/support';
import { timeZoneOf } from '../platform/brand-time-zone.ts';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { newestOf, OWNED, shownToOwner } from './conversations.repository.ts';
import { openingAt } from './opening-hours.ts';
import { ownerOf } from './owner.ts';

/** The support desk for a visitor or member: opening hours, usual response time, their conversation. */
export async function helpDesk(
  parts: Parts,
  { caller }: ParsedOf<typeof supportDesk> & { caller: Caller },
): Promise<ReplyOf<typeof supportDesk>> {
  const { database, clock, settings } = parts;
  const owner = ownerOf(parts, caller);
  const [hours, answerMinutes, timeZone, newest] = await Promise.all([
    settings.get<OpeningHours[]>('support.hours', []),
    settings.get('support.answerMinutes', 5),
    timeZoneOf(settings),
    owner ? newestOf(database, owner, clock.now()) : undefined,
  ]);
  const { open, opensAt } = openingAt(clock.now(), hours, timeZone);
  return {
    open,
    opensAt: opensAt?.toISOString() ?? null,
    hours,
    timeZone,
    answerMinutes,
    conversation: newest ? await shownToOwner(database, newest) : null,
  };
}

/** The visitor or member ends their conversation. */
export async function endConversation(
  parts: Parts,
  { caller }: ParsedOf<typeof endSupport> & { caller: Caller },
): Promise<ReplyOf<typeof endSupport>> {
  const owner = ownerOf(parts, caller);
  if (!owner) return { ended: false };
  const now = parts.clock.now();
  const ended = await parts.database.run(
    `UPDATE support_conversations c SET state = 'closed', waiting_since = NULL, closed_at = $3, last_at = $3 WHERE ${OWNED} AND c.state <> 'closed'`,
    [owner.memberId, owner.secretHash, now],
  );
  return { ended: ended > 0 };
}
