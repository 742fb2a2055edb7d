import { createHmac } from 'node:crypto';
import {
  type AuthenticatorTransport,
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../../audit.ts';
import { locked, type RegistryParts } from '../../registry.ts';
import { RegistryError } from '../../registry-error.ts';
import { boundFactor } from './bound-factor.ts';

/** Where the console is reached: a passkey is made for the host name and signs the origin. */
export interface Site {
  origin: string;
  rpId: string;
}

/** The authenticator's answer, as its contract leaves it. */
export type Answer = { id: string } & Record<string, unknown>;

interface Passkey {
  id: string;
  rpId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: string;
  transports: string[];
}

const NAME = 'Atrium Ops';

async function passkeyOf(pool: Pool | PoolClient, name: string): Promise<Passkey | undefined> {
  const { rows } = await pool.query<Passkey>(
    'SELECT id, rp_id AS "rpId", public_key AS "publicKey", counter, transports FROM registry.passkey WHERE name = $1',
    [name],
  );
  return rows[0];
}

type Options = { creates: boolean; options: { challenge: string } & Record<string, unknown> };

/** Options for the bound passkey, or for a new one where no second factor is bound. */
export async function passkeyOptionsFor(
  { pool }: Pick<RegistryParts, 'pool'>,
  name: string,
  { rpId }: Site,
): Promise<Options> {
  const bound = await passkeyOf(pool, name);
  if (bound) return await askFor(bound);
  if (await boundFactor(pool, name))
    throw new RegistryError('FACTOR_EXISTS', 'A second factor is already bound. Enter its code.');
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: rpId,
    userName: name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { creates: true, options: { ...options } };
}

/** Options at a locked name: where no passkey is bound those of one that nobody has, so that the answer reveals no name. */
export async function lockedPasskeyOptions(
  { pool, sealingKey }: Pick<RegistryParts, 'pool' | 'sealingKey'>,
  name: string,
  { rpId }: Site,
): Promise<Options> {
  const id = createHmac('sha256', sealingKey).update(`no passkey of ${name}`).digest('base64url');
  return await askFor((await passkeyOf(pool, name)) ?? { id, rpId, transports: ['internal'] });
}

async function askFor({ id, rpId, transports }: Pick<Passkey, 'id' | 'rpId' | 'transports'>): Promise<Options> {
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: [{ id, transports: transports as AuthenticatorTransport[] }],
    userVerification: 'preferred',
  });
  return { creates: false, options: { ...options } };
}

/** Whether the answer is that of the bound passkey to this challenge. */
export async function passkeyFits(
  { pool }: RegistryParts,
  name: string,
  { answer, challenge, site }: { answer: Answer; challenge: string; site: Site },
): Promise<boolean> {
  const bound = await passkeyOf(pool, name);
  if (!bound || answer.id !== bound.id) return false;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: bound.rpId,
    credential: { id: bound.id, publicKey: new Uint8Array(bound.publicKey), counter: Number(bound.counter) },
    requireUserVerification: false,
  }).catch(refused);
  if (!verified || !authenticationInfo) return false;
  const { rowCount } = await pool.query('UPDATE registry.passkey SET counter = $3 WHERE id = $1 AND counter = $2', [
    bound.id,
    bound.counter,
    authenticationInfo.newCounter,
  ]);
  return rowCount === 1;
}

/** Binds a new passkey by its first answer, unless a second factor is bound. */
export async function bindPasskey(
  parts: RegistryParts,
  name: string,
  { answer, challenge, site }: { answer: Answer; challenge: string; site: Site },
): Promise<boolean> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: false,
  }).catch(refused);
  if (!verified || !registrationInfo) return false;
  const { credential } = registrationInfo;
  return await locked(parts.pool, async (client) => {
    if (await boundFactor(client, name)) return false;
    const { rowCount } = await client.query(
      'INSERT INTO registry.passkey (id, name, rp_id, public_key, counter, transports, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING',
      [
        credential.id,
        name,
        site.rpId,
        Buffer.from(credential.publicKey),
        credential.counter,
        credential.transports ?? [],
        parts.now(),
      ],
    );
    if (rowCount !== 1) return false;
    // An app that was shown and never bound.
    await client.query('DELETE FROM registry.factor WHERE name = $1 AND confirmed_at IS NULL', [name]);
    await writeAudit(client, {
      at: parts.now().toISOString(),
      actor: name,
      action: 'enrol-passkey',
      before: null,
      after: { name },
      reason: 'first answer of a new passkey',
    });
    return true;
  });
}

/** The library throws at an answer that does not fit; every such answer is the same refusal. */
const refused = (): { verified: false; authenticationInfo?: undefined; registrationInfo?: undefined } => ({
  verified: false,
});
