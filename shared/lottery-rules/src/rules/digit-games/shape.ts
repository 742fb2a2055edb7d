import type { Numbers } from '../numbers/numbers-rule.ts';

/** Orders of a set of three digits: a pair and a single one, or three different ones. */
export const GROUP_TIERS = { 'group-three': 3n, 'group-six': 6n };
export const groupTier = (digits: Numbers): string => (new Set(digits).size === 2 ? 'group-three' : 'group-six');
/** For two digits: a pair. */
export const isTriple = (digits: Numbers): boolean => new Set(digits).size === 1;
