import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { operation, ROLES } from './registry-operation.ts';

/*
 * The callers of a gateway. The token stays at the gateway: the registry is asked by its hash, and signs the answer together
 * with the hash and the gateway's nonce, so that nobody else can answer, and no answer serves twice. Source: 13-03.
 */

/** SHA-256 of a token of 256 random bits, in hexadecimal digits. */
const TokenHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const Nonce = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));

export const SignedHolder = v.object({
  name: v.string(),
  role: v.picklist(ROLES),
  /** As in `whoami`. */
  confirmed: v.optional(v.boolean()),
  tokenHash: TokenHash,
  nonce: Nonce,
  /** Of a key for snapshots, over `holderText`. */
  signature: v.string(),
  keyId: v.string(),
});
export type SignedHolder = v.InferOutput<typeof SignedHolder>;

export const holder = operation({
  name: 'holder',
  method: 'POST',
  path: '/registry/holder',
  // The hash is the proof; it opens nothing else.
  role: null,
  irreversible: false,
  summary: 'The holder of the token with this hash, signed for this nonce; gateways ask for it about their callers.',
  body: v.strictObject({ tokenHash: TokenHash, nonce: Nonce }),
  reply: SignedHolder,
});

/** What the signature of an answer covers. */
export const holderText = ({
  name,
  role,
  confirmed,
  tokenHash,
  nonce,
}: Omit<SignedHolder, 'signature' | 'keyId'>): string =>
  canonicalJson({ holder: 1, name, role, confirmed, tokenHash, nonce });
