import type { PasskeyAnswer } from '@atrium/contracts/passkeys';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { InferOutput } from 'valibot';
import type { Parts } from '../platform/parts.ts';
import { type ChallengePurpose, spendChallenge, storeChallenge } from './passkey-challenge.ts';
import type { PasskeySite } from './passkey-site.ts';

export type Answer = InferOutput<typeof PasskeyAnswer>;

interface Stored {
  memberId: string;
  rpId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: string;
}

/** What one of the passkeys has to sign. Without a member the browser offers those that it has for the site. */
export async function passkeyOptions(
  parts: Parts,
  { rpId }: PasskeySite,
  { memberId, purpose }: { memberId: string | null; purpose: ChallengePurpose },
): Promise<{ options: Record<string, unknown> }> {
  const rows = await parts.database.rows<{ id: string; transports: never[] }>(
    'SELECT id, transports FROM passkeys WHERE member_id = $1 AND rp_id = $2 ORDER BY created_at',
    [memberId, rpId],
  );
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: rows,
    userVerification: 'required',
  });
  await storeChallenge(parts, options.challenge, { memberId, purpose });
  return { options: { ...options } };
}

/**
 * The member whose passkey gave this answer; undefined where it does not fit: of another key, site or purpose, to a
 * challenge that is used or over, or of a copy whose count does not grow.
 */
export async function memberByPasskey(
  parts: Parts,
  { answer, site }: { answer: Answer; site: PasskeySite },
  { memberId, purpose }: { memberId: string | null; purpose: ChallengePurpose },
): Promise<string | undefined> {
  const stored = await parts.database.first<Stored>(
    'SELECT member_id AS "memberId", rp_id AS "rpId", public_key AS "publicKey", counter FROM passkeys WHERE id = $1 AND rp_id = $2 AND ($3::bigint IS NULL OR member_id = $3)',
    [answer.id, site.rpId, memberId],
  );
  if (!stored) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(parts, challenge, { memberId, purpose }),
    expectedOrigin: site.origin,
    expectedRPID: stored.rpId,
    credential: { id: answer.id, publicKey: new Uint8Array(stored.publicKey), counter: Number(stored.counter) },
    requireUserVerification: true,
  }).catch(refused);
  if (!verified || !authenticationInfo) return undefined;
  const used = await parts.database.run(
    'UPDATE passkeys SET counter = $3, used_at = $4 WHERE id = $1 AND counter = $2',
    [answer.id, stored.counter, authenticationInfo.newCounter, parts.clock.now()],
  );
  return used === 1 ? stored.memberId : undefined;
}

/** The member of a passkey, whether or not an answer fits; it proves nothing. */
export async function ownerOfPasskey(parts: Parts, id: string, { rpId }: PasskeySite): Promise<string | undefined> {
  const row = await parts.database.first<{ memberId: string }>(
    'SELECT member_id AS "memberId" FROM passkeys WHERE id = $1 AND rp_id = $2',
    [id, rpId],
  );
  return row?.memberId;
}

/** The library throws at an answer that does not fit; every such answer is the same refusal. */
const refused = (): { verified: false; authenticationInfo?: undefined } => ({ verified: false });
