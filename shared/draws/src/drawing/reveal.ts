import { groupsOf, isFamily } from '@atrium/lottery-rules/families';

/** Time between two numbers, and what all of them may take together. */
const STEP_MS = 700;
const LONGEST_MS = 5_000;

const prefersStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** How many numbers a result of the family has. */
const countOf = (family: string): number =>
  isFamily(family) ? groupsOf(family).reduce((sum, { count }) => sum + count, 0) : 0;

/** The pause before the number at this place of a result, counted over all its groups. */
export const revealDelayMs = (family: string, place: number): number =>
  Math.min(STEP_MS, LONGEST_MS / Math.max(1, countOf(family))) * place;

/** How long a result takes to appear number by number; 0 where the member prefers little motion. */
export const revealMs = (family: string): number => (prefersStill() ? 0 : revealDelayMs(family, countOf(family)));
