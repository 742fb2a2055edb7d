/** A chain of beacon values as drand's `/info` describes it. Bytes are hex, times in seconds. */
export interface BeaconChain {
  readonly hash: string;
  readonly publicKey: string;
  readonly periodSeconds: number;
  /** The time of round 1, in seconds since 1970. */
  readonly genesisSeconds: number;
  readonly groupHash: string;
  readonly schemeId: string;
  readonly beaconId: string;
}

/** The signature scheme of the chains that draws may use: values do not depend on earlier ones, and keys are on G2. */
export const BEACON_SCHEME = 'bls-unchained-g1-rfc9380';

/** The chain of the embedded sandbox. Its owner holds the key, so it proves nothing about the house. */
export const SANDBOX_BEACON_ID = 'atrium-sandbox';

/** Public networks, run by many independent parties, by the hash of their chain. */
export const PUBLIC_NETWORKS: Readonly<Record<string, string>> = {
  '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971': 'drand quicknet',
};

/** Root and number of the tickets are published at least this long before the value. */
export const FREEZE_MARGIN_MS = 200;

/** How long a value is awaited before the declared next round replaces it: doubled at each move, up to the longest. */
const FIRST_VALUE_WAIT_MS = 30_000;
const LONGEST_VALUE_WAIT_MS = 60 * 60_000;

export type MoveReason = 'frozen-late' | 'value-missing';

/** A draw's change to a later round, which follows from rules and never from a choice. */
export interface RoundMove {
  readonly from: number;
  readonly to: number;
  readonly reason: MoveReason;
}

/** When the value of a round is published, in milliseconds since 1970. */
export const roundTimeMs = ({ genesisSeconds, periodSeconds }: BeaconChain, round: number): number =>
  (genesisSeconds + (round - 1) * periodSeconds) * 1000;

/** The first round that is published after `atMs`. */
export function roundAfter({ genesisSeconds, periodSeconds }: BeaconChain, atMs: number): number {
  if (atMs < genesisSeconds * 1000) return 1;
  return Math.floor((atMs / 1000 - genesisSeconds) / periodSeconds) + 2;
}

/** Until when the value of `round` is awaited, after `moves` earlier moves for a missing value. */
export const missingDeadlineMs = (chain: BeaconChain, round: number, moves: number): number =>
  roundTimeMs(chain, round) + Math.min(LONGEST_VALUE_WAIT_MS, FIRST_VALUE_WAIT_MS * 2 ** moves);

/** Whether the tickets were frozen too late for the value of `round`. */
export const isFrozenLate = (chain: BeaconChain, round: number, frozenAtMs: number): boolean =>
  frozenAtMs + FREEZE_MARGIN_MS > roundTimeMs(chain, round);

/** The round for tickets that were frozen too late for the planned one. */
export const roundAfterFreeze = (chain: BeaconChain, frozenAtMs: number): number =>
  roundAfter(chain, frozenAtMs + FREEZE_MARGIN_MS);

/** The round for a value that was not available until its deadline, after `moves` earlier moves of this kind. */
export const roundAfterMissing = (chain: BeaconChain, round: number, moves: number): number =>
  roundAfter(chain, missingDeadlineMs(chain, round, moves));

/**
 * The round that the rules declare after these moves; null when a move is not the one that the rules give.
 *
 * - `frozen-late`: the tickets were frozen less than the margin before the value's time. The first round after the freeze and
 *   the margin follows.
 * - `value-missing`: the value was not available until its deadline. The first round after the deadline follows.
 */
export function roundAfterMoves(
  chain: BeaconChain,
  planned: number,
  frozenAtMs: number,
  moves: readonly RoundMove[],
): number | null {
  let round = planned;
  let missing = 0;
  for (const { from, to, reason } of moves) {
    const late = reason === 'frozen-late';
    if (from !== round || (late && (missing > 0 || !isFrozenLate(chain, from, frozenAtMs)))) return null;
    if (to !== (late ? roundAfterFreeze(chain, frozenAtMs) : roundAfterMissing(chain, from, missing))) return null;
    if (!late) missing += 1;
    round = to;
  }
  return round;
}
