import {
  ANIMALS,
  doubles,
  ofAnimal,
  reversed,
  SIDES,
  withTens,
  withUnits,
} from '@atrium/lottery-rules/rules/vietnam/aids';
import { nineteenDoors } from '@atrium/lottery-rules/rules/thai/aids';

/** What picks numbers for a player: sets of two-digit numbers, or others made from what is picked. */
export type AidName = 'odd' | 'even' | 'low' | 'high' | 'doubles' | 'reverse' | 'random' | 'clear';
export const AIDS: readonly AidName[] = ['odd', 'even', 'low', 'high', 'doubles', 'reverse', 'random', 'clear'];
export { ANIMALS };

/** How many numbers one press of "random" adds. */
const RANDOM_NUMBERS = 5;

/** The numbers after an aid was used. Aids that need whole sets work on two digits only: see `aidsOf`. */
export function applyAid(aid: AidName, picked: ReadonlySet<string>, length: number): Set<string> {
  switch (aid) {
    case 'odd':
      return new Set([...picked, ...SIDES.odd]);
    case 'even':
      return new Set([...picked, ...SIDES.even]);
    case 'low':
      return new Set([...picked, ...SIDES.small]);
    case 'high':
      return new Set([...picked, ...SIDES.big]);
    case 'doubles':
      return new Set([...picked, ...doubles(length)]);
    case 'reverse':
      return new Set([...picked, ...[...picked].flatMap(reversed)]);
    case 'random':
      return withRandom(picked, length);
    case 'clear':
      return new Set();
  }
}

/** Kéo chục and kéo đơn vị: the ten numbers that begin or end with the digit. */
export const withHead = (picked: ReadonlySet<string>, digit: string): Set<string> =>
  new Set([...picked, ...withTens(digit)]);
export const withTail = (picked: ReadonlySet<string>, digit: string): Set<string> =>
  new Set([...picked, ...withUnits(digit)]);

/** Those that fit few numbers: half of the hundred is more than a play of twelve takes. */
export const AIDS_OF_FEW: readonly AidName[] = ['random', 'clear'];

/** The aids that fit numbers of this length. */
export const aidsOf = (length: number): readonly AidName[] =>
  length === 2 ? AIDS : ['doubles', 'reverse', 'random', 'clear'];

export const withAnimal = (picked: ReadonlySet<string>, animal: string): Set<string> =>
  new Set([...picked, ...ofAnimal(animal as (typeof ANIMALS)[number])]);
/** Every two-digit number that has the digit. */
export const withDoors = (picked: ReadonlySet<string>, digit: string): Set<string> =>
  new Set([...picked, ...nineteenDoors(digit)]);

function withRandom(picked: ReadonlySet<string>, length: number): Set<string> {
  const next = new Set(picked);
  const most = Math.min(picked.size + RANDOM_NUMBERS, 10 ** length);
  while (next.size < most)
    next.add(String(crypto.getRandomValues(new Uint32Array(1))[0]! % 10 ** length).padStart(length, '0'));
  return next;
}
