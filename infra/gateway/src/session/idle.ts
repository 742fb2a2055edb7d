import type { Session } from '../platform/caller.ts';

export const IDLE_MINUTES = 30;

/** Whether nothing has happened in a session for so long that money must not move in it any more. Source: AC-08. */
export const isIdle = ({ lastSeenAt }: Pick<Session, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > IDLE_MINUTES * 60_000;
