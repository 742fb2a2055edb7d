import { choose } from '../../combinations.ts';
import type { Result } from '../../draw.ts';

/** `01` … `49`. */
export const BALLS: readonly string[] = Array.from({ length: 49 }, (_, index) => String(index + 1).padStart(2, '0'));
/** Balls drawn: six and the special one. */
export const DRAWN = 7;
/** Six of 49, then one of the others. */
export const SPACE = choose(49, 6) * 43n;

/** The ball that is neither big nor small, odd nor even: it returns the stake. */
export const PUSH_BALL = '49';

export const mainOf = (result: Result): readonly string[] => result[0]!;
export const specialOf = (result: Result): string => result[1]![0]!;

/** Outcomes in which the special ball is one of `count` numbers. */
export const specialWeight = (count: number): bigint => (SPACE / 49n) * BigInt(count);
/** Outcomes in which none of `count` numbers is among the seven. */
export const absentWeight = (count: number): bigint => choose(49 - count, DRAWN) * BigInt(DRAWN);
