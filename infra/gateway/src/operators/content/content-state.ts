import type { CONTENT_STATES } from '@atrium/contracts/operator-content';

/** The current state of scheduled content. */
export function stateOf(
  { publishAt, until, withdrawn }: { publishAt: Date | null; until: Date | null; withdrawn: boolean },
  now: Date,
): (typeof CONTENT_STATES)[number] {
  if (withdrawn) return 'withdrawn';
  if (publishAt && publishAt > now) return 'scheduled';
  return until && until <= now ? 'over' : 'published';
}
