import type { Mechanic } from '../mechanics/mechanic.ts';
import type { Launch } from '../store/sessions.ts';

/** The lowest and the highest stake of a game that takes any amount in between, in minor units. */
export function stakeRange(
  mechanic: Mechanic,
  { minStake, maxStake }: Launch['limits'],
): { least: number; most: number } {
  return {
    least: Math.max(Math.min(...mechanic.stakes), Number(minStake ?? 0)),
    most: Math.min(Math.max(...mechanic.stakes), Number(maxStake ?? Number.MAX_SAFE_INTEGER)),
  };
}

/** The game's stakes within the player's limits. */
export function stakesFor(mechanic: Mechanic, { minStake, maxStake }: Launch['limits']): number[] {
  const least = minStake === null ? 0n : BigInt(minStake);
  return mechanic.stakes.filter(
    (stake) => BigInt(stake) >= least && (maxStake === null || BigInt(stake) <= BigInt(maxStake)),
  );
}
