import type { Clock } from '../platform/clock.ts';

const QUIET_MINUTES = 15;

/** The time since which a member must have been active to count as online. */
export const onlineSince = (clock: Clock): Date => new Date(clock.now().getTime() - QUIET_MINUTES * 60_000);
