import type { Endpoint } from '@atrium/contracts/endpoint';
import { BACKGROUND_HEADER } from '@atrium/contracts/live';
import { isIdle } from '../session/idle.ts';
import { touchSession } from '../session/touch-session.ts';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/**
 * A call that only a member makes prolongs the session. Background calls do not: reconnects of the live stream, public
 * calls such as the winners and the support desk, endpoints declared `background`, and every call with the header
 * `X-Background`. An idle session stays idle until the member enters the password. Source: AC-08.
 */
export async function prolongSession(parts: Parts, { access, background }: Endpoint, caller: Caller): Promise<void> {
  const { session } = caller;
  if (
    access === 'none' ||
    background ||
    caller.header(BACKGROUND_HEADER) !== undefined ||
    !session ||
    (await isIdle(parts, session))
  )
    return;
  await touchSession(parts, session);
}
