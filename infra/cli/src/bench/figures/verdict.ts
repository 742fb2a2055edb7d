import type { FigureRow, Measured } from './figure.ts';
import { spreadOf } from './spread.ts';

/** Fewer turns are an observation, not a figure. */
export const LEAST_TURNS = 5;

/**
 * What the turns allow to conclude: a budget is met or missed where every turn agrees with the median. A figure without a
 * budget is `steady` while its turns stay within a half of each other.
 */
export type Verdict = 'met' | 'missed' | 'steady' | 'spread too wide to conclude' | 'too few turns';

const STEADY_RATIO = 1.5;

export function verdictOf({ budget }: Pick<FigureRow, 'budget'>, { turns }: Pick<Measured, 'turns'>): Verdict {
  if (turns.length < LEAST_TURNS) return 'too few turns';
  const { lowest, highest } = spreadOf(turns);
  if (!budget) return highest <= lowest * STEADY_RATIO ? 'steady' : 'spread too wide to conclude';
  const keeps = (value: number) => ('atMost' in budget ? value <= budget.atMost : value >= budget.atLeast);
  if (keeps(lowest) !== keeps(highest)) return 'spread too wide to conclude';
  return keeps(lowest) ? 'met' : 'missed';
}
