import type { Clock } from '../platform/clock.ts';

const QUIET_MINUTES = 15;

/** Who was seen since then counts as online. */
export const onlineSince = (clock: Clock): Date => new Date(clock.now().getTime() - QUIET_MINUTES * 60_000);
