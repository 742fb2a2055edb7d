import type { Refused } from '../../data/client.ts';

/** The time for the second step is over: name and password have to be entered again. */
export const isOver = ({ code }: Refused): boolean => code === 'FIRST_STEP_OVER';
