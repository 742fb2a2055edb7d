import type { Session } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

const DEFAULT_MINUTES = 30;

/** Whether nothing has happened in a session for so long (setting `session.idleMinutes`) that money must not move in it any more. Source: AC-08. */
export async function isIdle(
  { settings, clock }: Pick<Parts, 'settings' | 'clock'>,
  { lastSeenAt }: Pick<Session, 'lastSeenAt'>,
): Promise<boolean> {
  const minutes = await settings.get('session.idleMinutes', DEFAULT_MINUTES);
  return clock.now().getTime() - lastSeenAt.getTime() > minutes * 60_000;
}
