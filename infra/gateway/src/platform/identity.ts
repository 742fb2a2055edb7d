import * as v from 'valibot';

/** A third party that vouches for users by OpenID Connect. A row of the setting `identity.providers`. */
export const ConfiguredProvider = v.object({
  third: v.picklist(['google', 'facebook']),
  issuer: v.string(),
  clientId: v.string(),
  authorizeUrl: v.pipe(v.string(), v.url()),
  jwksUrl: v.pipe(v.string(), v.url()),
});
export type ConfiguredProvider = v.InferOutput<typeof ConfiguredProvider>;

export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  name: string;
  email: string | null;
  /** The expiry of the proof. */
  expiresAt: Date;
}

/**
 * Verifies proofs of identity: the signature by the issuer's published keys, the audience, the nonce of the login, the
 * expiry.
 */
export interface Identity {
  /** The providers while the brand has configured none: the sandbox of a development machine. */
  readonly sandbox: readonly ConfiguredProvider[];
  verify(provider: ConfiguredProvider, proof: string, nonce: string, now: Date): Promise<VerifiedIdentity | undefined>;
}
