import type { ParsedOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/proofs';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { ownProofs, requireProof } from './member-proof.ts';

type Purpose = ParsedOf<typeof calls.prove>['body']['purpose'];
const VALID_MINUTES = 5;

/** Notes that the member has proved who they are, for one call of that purpose in this session. */
export async function prove(
  parts: Parts,
  { body, caller }: ParsedOf<typeof calls.prove> & { caller: MemberCaller },
): Promise<Record<string, never>> {
  const { proof, purpose } = body;
  await requireProof(parts, caller, { ...proof, purpose });
  await parts.database.run(
    `INSERT INTO given_proofs (session_id, purpose, given_at) VALUES ($1, $2, $3)
     ON CONFLICT (session_id, purpose) DO UPDATE SET given_at = excluded.given_at`,
    [caller.session.id, purpose, parts.clock.now()],
  );
  return {};
}

/** Uses up what `prove` has noted; without it the refusal is PROOF_REQUIRED, and names the purpose. Source: AC-07. */
export async function requireGivenProof(parts: Parts, { session }: MemberCaller, purpose: Purpose): Promise<void> {
  const used = await parts.database.run(
    'DELETE FROM given_proofs WHERE session_id = $1 AND purpose = $2 AND given_at > $3',
    [session.id, purpose, new Date(parts.clock.now().getTime() - VALID_MINUTES * 60_000)],
  );
  if (used === 0) throw new Refusal('PROOF_REQUIRED', { params: { purpose } });
}

/** The same where the password is asked in any case: only of a member with a second factor. */
export async function requireSecondFactor(parts: Parts, caller: MemberCaller, purpose: Purpose): Promise<void> {
  const ways = await ownProofs(parts, { caller });
  if (ways.some(({ way }) => way !== 'password')) await requireGivenProof(parts, caller, purpose);
}
