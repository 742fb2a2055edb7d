import { doubles, nineteenDoors, ordersOf, triples } from '@atrium/lottery-rules/rules/thai/aids';
import type { KindCode } from './kinds.ts';

/**
 * What writes several numbers at once. `reverse` adds every order of a number; `doors`, `front` and `back` need one digit:
 * the numbers that have it, begin with it, end with it; the others need nothing.
 */
export type Aid = 'reverse' | 'doors' | 'front' | 'back' | 'doubles' | 'triples';

const AIDS: Readonly<Partial<Record<KindCode, readonly Aid[]>>> = {
  three: ['reverse', 'triples'],
  two: ['reverse', 'doors', 'front', 'back', 'doubles'],
  straight: ['reverse'],
  'three-d': ['reverse', 'triples'],
};
export const aidsOf = (kind: KindCode): readonly Aid[] => AIDS[kind] ?? [];

/** Aids that wait for a digit. */
export type DigitAid = 'doors' | 'front' | 'back';
export const isDigitAid = (aid: Aid): aid is DigitAid => aid === 'doors' || aid === 'front' || aid === 'back';

const DIGITS = [...'0123456789'];

export function numbersOfDigit(aid: DigitAid, digit: string): string[] {
  if (aid === 'doors') return nineteenDoors(digit);
  return DIGITS.map((other) => (aid === 'front' ? digit + other : other + digit));
}

export const numbersOfSet = (aid: 'doubles' | 'triples'): string[] => (aid === 'doubles' ? doubles() : triples());

/** A number as it is written: alone, or in every order. */
export const inOrders = (number: string, reversed: boolean): string[] => (reversed ? ordersOf(number) : [number]);
