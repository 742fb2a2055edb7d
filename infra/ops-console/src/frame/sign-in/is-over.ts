import type { Refused } from '../../data/client.ts';

/** Name and password have to be entered again: the time for the second step is over, or one of a locked name is wrong. */
export const isOver = ({ code }: Refused): boolean => code === 'FIRST_STEP_OVER' || code === 'LOCKED_STEP_FAILED';
