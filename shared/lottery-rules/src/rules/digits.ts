import type { Selection } from '../selection.ts';

export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The digits of a result of single digits (SSC, Pick 3), joined. */
export const digitsOf = (result: Selection): string => result[0]!.join('');
