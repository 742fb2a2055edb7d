import type { BeaconChain, RoundMove } from './beacon-rounds.ts';
import type { Commitment } from './commitment.ts';

/** The place of a draw's commitment in the list. Hashes are hex. */
export interface CommitmentPlace {
  /** Counted from 1. */
  readonly position: number;
  readonly previous: string;
  readonly hash: string;
  readonly committedAt: string;
  /** SHA-256 of the lines that follow, in order: they lead to `head`. */
  readonly following: readonly string[];
  readonly head: { readonly position: number; readonly hash: string };
}

export interface ProvenTickets {
  readonly count: number;
  /** Merkle root, hex. */
  readonly root: string;
  readonly frozenAt: string;
}

export interface ProvenBeacon {
  readonly chain: BeaconChain;
  readonly round: number;
  /** Hex; null before its time. The value is SHA-256 of it. */
  readonly signature: string | null;
  readonly moves: readonly RoundMove[];
}

/** A ticket of the draw: its canonical text, its place among the leaves counted from 0, and the hashes beside its way to the root. */
export interface ProvenTicket {
  readonly text: string;
  readonly index: number;
  readonly path: readonly string[];
}

/**
 * Everything public about a draw. Before the draw has taken place, the parts that are not public yet are null. A draw of scheme 1,
 * made before this scheme, has a secret and a commitment only; nobody could bet on it. The result of scheme 0 is made outside.
 */
export interface DrawProof extends Omit<Commitment, 'chainHash' | 'round'> {
  readonly scheme: 0 | 1 | 2;
  /** Of scheme 2; null otherwise. */
  readonly chainHash: string | null;
  readonly round: number | null;
  readonly family: string;
  readonly state: string;
  readonly place: CommitmentPlace | null;
  readonly tickets: ProvenTickets | null;
  readonly beacon: ProvenBeacon | null;
  readonly secret: string | null;
  readonly result: string | null;
  readonly ticket?: ProvenTicket | null;
}
