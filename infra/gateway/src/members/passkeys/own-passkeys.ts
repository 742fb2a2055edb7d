import { createHash } from 'node:crypto';
import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/passkeys';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { meansOf } from '../../sign-in/extra/means.ts';
import { proofsOf, requireProof } from '../../sign-in/extra/member-proof.ts';
import { passkeyOptions } from '../../passkeys/passkey-answer.ts';
import { spendChallenge, storeChallenge } from '../../passkeys/passkey-challenge.ts';
import { passkeySite } from '../../passkeys/passkey-site.ts';
import { brandOf } from '../../system/permission.ts';

type Call<E> = ParsedOf<E> & { caller: MemberCaller };
type Passkeys = ReplyOf<typeof calls.passkeys>;

const MOST_PASSKEYS = 10;

/** The own passkeys, and what proves the member before they change. */
export async function listPasskeys(parts: Parts, { caller }: { caller: MemberCaller }): Promise<Passkeys> {
  const { memberId } = caller.session;
  const rows = await parts.database.rows<{ id: string; name: string; createdAt: Date; usedAt: Date | null }>(
    'SELECT id, name, created_at AS "createdAt", used_at AS "usedAt" FROM passkeys WHERE member_id = $1 ORDER BY created_at, id',
    [memberId],
  );
  return {
    passkeys: rows.map(({ createdAt, usedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    most: MOST_PASSKEYS,
    proofs: proofsOf(await meansOf(parts, memberId)),
  };
}

/** What a new passkey is made from, once the member has proven themselves: a stranger at an open session adds none. */
export async function beginPasskey(parts: Parts, { body, caller }: Call<typeof calls.beginPasskey>) {
  const { memberId, account, type } = caller.session;
  if (type === TRIAL_ROLE) throw new Refusal('TRIAL_ACCOUNT');
  const { rpId } = passkeySite(parts, caller);
  const { passkeys } = await listPasskeys(parts, { caller });
  if (passkeys.length >= MOST_PASSKEYS) throw full();
  await requireProof(parts, caller, { ...body.proof, purpose: 'passkey' });
  const { name } = await brandOf(parts);
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: rpId,
    userName: account,
    // Not the account's number: authenticators store it in the clear.
    userID: new Uint8Array(createHash('sha256').update(`passkeys of ${memberId}`).digest()),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(parts, options.challenge, { memberId, purpose: 'new-passkey' });
  return { options: { ...options } };
}

export async function addPasskey(parts: Parts, { body, caller }: Call<typeof calls.addPasskey>): Promise<Passkeys> {
  const { memberId } = caller.session;
  const site = passkeySite(parts, caller);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: body.answer as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(parts, challenge, { memberId, purpose: 'new-passkey' }),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
  }).catch(refused);
  if (!verified || !registrationInfo) throw new Refusal('PASSKEY_WRONG');
  const { credential } = registrationInfo;
  await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
    const known = await transaction.first<{ count: number }>(
      'SELECT count(*)::int AS count FROM passkeys WHERE member_id = $1',
      [memberId],
    );
    if (known!.count >= MOST_PASSKEYS) throw full();
    const added = await transaction.run(
      `INSERT INTO passkeys (id, member_id, name, rp_id, public_key, counter, transports, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [
        credential.id,
        memberId,
        body.name,
        site.rpId,
        Buffer.from(credential.publicKey),
        credential.counter,
        credential.transports ?? [],
        parts.clock.now(),
      ],
    );
    if (added !== 1) throw new Refusal('PASSKEY_WRONG');
  });
  return await listPasskeys(parts, { caller });
}

export async function renamePasskey(
  parts: Parts,
  { params, body, caller }: Call<typeof calls.renamePasskey>,
): Promise<Passkeys> {
  const renamed = await parts.database.run('UPDATE passkeys SET name = $3 WHERE id = $1 AND member_id = $2', [
    params.id,
    caller.session.memberId,
    body.name,
  ]);
  if (renamed !== 1) throw new Refusal('PASSKEY_UNKNOWN');
  return await listPasskeys(parts, { caller });
}

export async function removePasskey(
  parts: Parts,
  { params, body, caller }: Call<typeof calls.removePasskey>,
): Promise<Passkeys> {
  const { memberId } = caller.session;
  const known = await parts.database.first('SELECT 1 FROM passkeys WHERE id = $1 AND member_id = $2', [
    params.id,
    memberId,
  ]);
  if (!known) throw new Refusal('PASSKEY_UNKNOWN');
  await requireProof(parts, caller, { ...body.proof, purpose: 'passkey' });
  await parts.database.run('DELETE FROM passkeys WHERE id = $1 AND member_id = $2', [params.id, memberId]);
  return await listPasskeys(parts, { caller });
}

/** What a passkey has to sign to prove the member for one purpose. */
export async function passkeyProofOptions(parts: Parts, { body, caller }: Call<typeof calls.passkeyProofOptions>) {
  const { memberId } = caller.session;
  if (!(await meansOf(parts, memberId)).passkey) throw new Refusal('PROOF_UNAVAILABLE');
  return await passkeyOptions(parts, passkeySite(parts, caller), { memberId, purpose: body.purpose });
}

const full = () => new Refusal('PASSKEYS_FULL', { params: { most: String(MOST_PASSKEYS) } });

/** The library throws at an answer that does not fit; every such answer is the same refusal. */
const refused = (): { verified: false; registrationInfo?: undefined } => ({ verified: false });
