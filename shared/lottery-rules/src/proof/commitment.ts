import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A draw's name: a game's code and one of its issues. */
export interface DrawName {
  readonly gameCode: string;
  readonly issue: string;
}

/** What the list of commitments says of a draw before its sales open. Instants are ISO 8601 in UTC with milliseconds. */
export interface Commitment extends DrawName {
  /** SHA-256 over the draw's name and its secret, hex. */
  readonly commitment: string;
  /** Hash of the beacon's chain, hex, and the round whose value the draw uses. */
  readonly chainHash: string;
  readonly round: number;
  readonly closesAt: string;
  readonly drawsAt: string;
}

/** The hash before the first entry of the list. */
export const GENESIS_HASH = '0'.repeat(64);

/** `draw|<game>|<issue>|` as bytes: what every hash of a draw begins with. */
export const nameBytes = ({ gameCode, issue }: DrawName): Uint8Array => utf8ToBytes(`draw|${gameCode}|${issue}|`);

/** SHA-256(`draw|<game>|<issue>|` ‖ secret), hex. It is public before sales open; the secret is public after the draw. */
export const commitmentOf = (draw: DrawName, secret: Uint8Array): string =>
  bytesToHex(sha256(concatBytes(nameBytes(draw), secret)));

/** The published line of a commitment, over which the list's hashes are computed. */
export const entryOf = ({ gameCode, issue, commitment, chainHash, round, closesAt, drawsAt }: Commitment): string =>
  [gameCode, issue, commitment, chainHash, round, closesAt, drawsAt].join('|');

/** SHA-256 of a published line, hex. */
export const digestOf = (entry: string): string => bytesToHex(sha256(utf8ToBytes(entry)));

/** The hash of an entry: SHA-256(hash of the previous entry ‖ SHA-256(line)). All hex. */
export const chainedHash = (previous: string, digest: string): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(previous), hexToBytes(digest))));
