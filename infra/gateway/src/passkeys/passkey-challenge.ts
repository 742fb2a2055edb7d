import type { ProofPurpose } from '@atrium/contracts/member-proof';
import type { Parts } from '../platform/parts.ts';

/** What an answer is for; one for something else is refused. */
export type ChallengePurpose = ProofPurpose | 'login' | 'new-passkey';

const VALID_MINUTES = 5;

export interface ChallengeOf {
  /** Null for a login: the passkey names the member. */
  memberId: string | null;
  purpose: ChallengePurpose;
}

/** Stores what a passkey has to sign. An earlier challenge of the member for the purpose is over. */
export async function storeChallenge(
  { database, clock }: Parts,
  challenge: string,
  { memberId, purpose }: ChallengeOf,
): Promise<void> {
  const now = clock.now();
  await database.run('DELETE FROM passkey_challenges WHERE expires_at <= $1 OR (member_id = $2 AND purpose = $3)', [
    now,
    memberId,
    purpose,
  ]);
  await database.run(
    'INSERT INTO passkey_challenges (challenge, member_id, purpose, expires_at) VALUES ($1, $2, $3, $4)',
    [challenge, memberId, purpose, new Date(now.getTime() + VALID_MINUTES * 60_000)],
  );
}

/** Whether a challenge was made for this, and is used for the first time. Uses it up. */
export async function spendChallenge(
  { database, clock }: Parts,
  challenge: string,
  { memberId, purpose }: ChallengeOf,
): Promise<boolean> {
  const spent = await database.run(
    'DELETE FROM passkey_challenges WHERE challenge = $1 AND member_id IS NOT DISTINCT FROM $2 AND purpose = $3 AND expires_at > $4',
    [challenge, memberId, purpose, clock.now()],
  );
  return spent === 1;
}
