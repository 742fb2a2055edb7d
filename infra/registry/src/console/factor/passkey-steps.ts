import { CONFIRMED_FOR_MS } from '@atrium/contracts/console-factor';
import type { RegistryParts } from '../../registry.ts';
import { RegistryError } from '../../registry-error.ts';
import type { Session } from '../sessions.ts';
import { hashOf } from '../sessions.ts';
import { countSessionTry, forgetTries, noteFailure } from '../sign-in-tries.ts';
import { keepLockedChallenge, nameOfLockedStep } from '../locked-step.ts';
import { nameOfFirstStep } from './first-step.ts';
import { type Answer, lockedPasskeyOptions, passkeyFits, passkeyOptionsFor, type Site } from './passkey.ts';

const wrong = () => new RegistryError('PASSKEY_WRONG', 'The passkey was not accepted. Try again.');

/** What the passkey has to sign in the second step of a sign-in. */
export async function firstStepOptions(parts: RegistryParts, secret: string | undefined, site: Site) {
  const lockedName = await nameOfLockedStep(parts, secret ?? '');
  if (lockedName !== undefined) {
    const made = await lockedPasskeyOptions(parts, lockedName, site);
    await keepLockedChallenge(parts, secret ?? '', made.options.challenge);
    return made;
  }
  const name = await nameOfFirstStep(parts, secret);
  const made = await passkeyOptionsFor(parts, name, site);
  await parts.pool.query('UPDATE registry.first_step SET challenge = $2 WHERE id_hash = $1', [
    hashOf(secret ?? ''),
    made.options.challenge,
  ]);
  return made;
}

/** The challenge of a first step, which is used up. */
export async function takeChallenge({ pool }: RegistryParts, secret: string): Promise<string> {
  const { rows } = await pool.query<{ challenge: string | null }>(
    `UPDATE registry.first_step s SET challenge = NULL FROM (SELECT id_hash, challenge FROM registry.first_step WHERE id_hash = $1 FOR UPDATE) b
      WHERE s.id_hash = b.id_hash RETURNING b.challenge`,
    [hashOf(secret)],
  );
  if (!rows[0]?.challenge) throw wrong();
  return rows[0].challenge;
}

/** What the passkey has to sign to confirm an open session. */
export async function sessionOptions(parts: RegistryParts, { idHash, operator: { name } }: Session, site: Site) {
  const made = await passkeyOptionsFor(parts, name, site);
  // A passkey is bound in a sign-in alone.
  if (made.creates) throw new RegistryError('NO_FACTOR', `${name} has no passkey.`);
  await parts.pool.query('UPDATE registry.session SET challenge = $2, challenge_until = $3 WHERE id_hash = $1', [
    idHash,
    made.options.challenge,
    new Date(parts.now().getTime() + CONFIRMED_FOR_MS),
  ]);
  return made;
}

/** Confirms an open session with the passkey. Five wrong answers lock this for five minutes. */
export async function confirmWithPasskey(
  parts: RegistryParts,
  { idHash, operator: { name } }: Session,
  { answer, site }: { answer: Answer; site: Site },
): Promise<{ confirmedAt: string }> {
  const tried = await countSessionTry(parts, name, idHash);
  const at = parts.now();
  const { rows } = await parts.pool.query<{ challenge: string | null }>(
    `UPDATE registry.session s SET challenge = NULL FROM (SELECT id_hash, challenge FROM registry.session WHERE id_hash = $1 AND challenge_until > $2 FOR UPDATE) b
      WHERE s.id_hash = b.id_hash RETURNING b.challenge`,
    [idHash, at],
  );
  const challenge = rows[0]?.challenge;
  if (!challenge || !(await passkeyFits(parts, name, { answer, challenge, site }))) {
    await noteFailure(parts, tried);
    throw wrong();
  }
  await parts.pool.query('UPDATE registry.session SET confirmed_at = $2 WHERE id_hash = $1', [idHash, at]);
  await forgetTries(parts, tried);
  return { confirmedAt: at.toISOString() };
}
