import type { BeaconChain } from '@atrium/lottery-rules/proof/beacon-rounds';

/** A source of values that nobody knows before their time. */
export interface Beacon {
  /** The chain that new draws use. Throws when it was never reached. */
  chain(): Promise<BeaconChain>;
  /** The verified signature of a round, hex; undefined while it is not available. `chainHash` may be an earlier chain's. */
  signature(chainHash: string, round: number): Promise<string | undefined>;
}
