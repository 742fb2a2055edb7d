import * as v from 'valibot';
import type { Mechanic } from '../mechanics/mechanic.ts';
import type { Launch } from '../store/sessions.ts';
import { stakeRange, stakesFor } from './stakes-for.ts';

/** Whether the stake is one on offer, any amount within the range of a game that takes any, or the sum of a choice's own amounts, each laid with chips that are. */
export function isOffered(
  mechanic: Mechanic,
  limits: Launch['limits'],
  { stake, choice }: { readonly stake: number; readonly choice: unknown },
): boolean {
  if (mechanic.anyStake) {
    const { least, most } = stakeRange(mechanic, limits);
    return least <= stake && stake <= most;
  }
  const chips = stakesFor(mechanic, limits);
  const read = v.safeParse(mechanic.choice, choice);
  const amounts = read.success ? mechanic.amounts?.(read.output) : undefined;
  if (!amounts) return chips.includes(stake);
  return (
    stake === amounts.reduce((sum, amount) => sum + amount, 0) && amounts.every((amount) => canBeLaid(amount, chips))
  );
}

/** Whether an amount is a sum of chips, and no larger than the largest of them: what a field takes at most. */
export function canBeLaid(amount: number, chips: readonly number[]): boolean {
  const most = chips.at(-1);
  if (most === undefined || amount > most) return false;
  const sums = new Set([0]);
  for (const sum of sums) for (const chip of chips) if (sum + chip <= amount) sums.add(sum + chip);
  return sums.has(amount);
}
