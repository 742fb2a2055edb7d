import type { Mechanic } from '../mechanics/mechanic.ts';
import type { Launch } from '../store/sessions.ts';

/** The game's stakes within the player's limits. */
export function stakesFor(mechanic: Mechanic, { minStake, maxStake }: Launch['limits']): number[] {
  const least = minStake === null ? 0n : BigInt(minStake);
  return mechanic.stakes.filter(
    (stake) => BigInt(stake) >= least && (maxStake === null || BigInt(stake) <= BigInt(maxStake)),
  );
}
