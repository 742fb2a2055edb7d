import type { Session } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

const DEFAULT_MINUTES = 30;

/** How long a session may be idle before moving money needs the password (setting `session.idleMinutes`). */
export const idleMinutes = ({ settings }: Pick<Parts, 'settings'>): Promise<number> =>
  settings.get('session.idleMinutes', DEFAULT_MINUTES);

/** Whether a session has been idle for too long to move money in it. Source: AC-08. */
export async function isIdle(
  parts: Pick<Parts, 'settings' | 'clock'>,
  { lastSeenAt }: Pick<Session, 'lastSeenAt'>,
): Promise<boolean> {
  return parts.clock.now().getTime() - lastSeenAt.getTime() > (await idleMinutes(parts)) * 60_000;
}
