import type { Endpoint } from '@atrium/contracts/endpoint';
import { BY_ITSELF_HEADER } from '@atrium/contracts/live';
import { isIdle } from '../session/idle.ts';
import { touchSession } from '../session/touch-session.ts';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/**
 * A call that only a member makes shows that somebody is there. What any open page does by itself does not: the live
 * stream that comes back, the winners and the support desk (which anybody may read), the figures of the session, the
 * seats of the card rooms, a deposit that is waited for, and every call that says that an event made the page ask. A
 * session that has rested stays so until the password is given.
 * Source: AC-08.
 */
export async function noteSignOfLife(parts: Parts, { access, byItself }: Endpoint, caller: Caller): Promise<void> {
  const { session } = caller;
  if (
    access === 'none' ||
    byItself ||
    caller.header(BY_ITSELF_HEADER) !== undefined ||
    !session ||
    (await isIdle(parts, session))
  )
    return;
  await touchSession(parts, session);
}
