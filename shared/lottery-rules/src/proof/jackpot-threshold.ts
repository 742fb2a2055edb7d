import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The terms of one run of a jackpot, fixed from seed to drop. Amounts in minor units. */
export interface JackpotTerms {
  readonly id: string;
  /** 1 for the first run of the jackpot. */
  readonly number: number;
  readonly currency: string;
  readonly seed: string;
  readonly mustHitBy: string;
  /** Millionths of a valid bet, and the percentage of them that is saved for later seeds. */
  readonly contributionPpm: number;
  readonly nextPercent: number;
  /** The games that feed it: those of a vendor, all of them where `gameIds` is null. Null for runs that were committed to without it. */
  readonly scope?: { readonly vassalage: string; readonly gameIds: readonly string[] | null } | null;
}

/** A run that has dropped, with the secret that decided when. Hex. */
export interface DroppedJackpot extends JackpotTerms {
  readonly commitment: string;
  readonly secret: string;
  readonly amount: string;
}

const scopeOf = ({ scope }: JackpotTerms): string =>
  scope ? `${scope.vassalage}:${scope.gameIds === null ? '*' : scope.gameIds.toSorted().join(',')}|` : '';
const termsBytes = (terms: JackpotTerms): Uint8Array =>
  utf8ToBytes(
    `jackpot|${terms.id}|${terms.number}|${terms.currency}|${terms.seed}|${terms.mustHitBy}|${terms.contributionPpm}|${terms.nextPercent}|${scopeOf(terms)}`,
  );

/**
 * SHA-256(`jackpot|<id>|<number>|<currency>|<seed>|<mustHitBy>|<contributionPpm>|<nextPercent>|<vendor>:<games>|` ‖ secret), hex,
 * with the games in the order of their ids, or `*` for all of the vendor's. It is public from the first contribution on and binds
 * terms and games as well as the secret. Source: GM-13.
 */
export const jackpotCommitment = (terms: JackpotTerms, secret: Uint8Array): string =>
  bytesToHex(sha256(concatBytes(termsBytes(terms), secret)));

const BITS_OF_HASH = 256n;

/**
 * The amount at which the jackpot drops: above the seed and at most `mustHitBy`, each minor unit as likely as another.
 * HMAC-SHA-256 with the secret as its key over the terms, read as a number between 0 and 1, times the width of the span.
 */
export function jackpotThreshold(terms: JackpotTerms, secret: Uint8Array): bigint {
  const seed = BigInt(terms.seed);
  const span = BigInt(terms.mustHitBy) - seed;
  const drawn = BigInt(`0x${bytesToHex(hmac(sha256, secret, termsBytes(terms)))}`);
  return seed + 1n + ((drawn * span) >> BITS_OF_HASH);
}
