import { addressOf } from '@atrium/contracts/household-address';
import { FIRST_STEP_LIFE_MS } from '@atrium/contracts/console-factor';
import type { RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { hashOf, newSecret } from './sessions.ts';
import { countLockedStep, type Place, type Try } from './sign-in-tries.ts';

/*
 * The owner's way in at an unknown device while guesses have locked the name: the password and the second factor are judged
 * together, in one answer, so that the lock is none for the owner and a guesser learns nothing about the password. Each
 * pair is good for one attempt, and counts for the address. Source: 14-06.
 */

interface LockedStep {
  name: string;
  /** Whether the password was right. */
  fits: boolean;
  challenge: string | null;
}

/** Opens the second step of a locked name, alike for every password and name. Returns its secret. */
export async function openLockedStep({ pool, now }: RegistryParts, name: string, fits: boolean): Promise<string> {
  const secret = newSecret();
  await pool.query('DELETE FROM registry.locked_step WHERE expires_at <= $1', [now()]);
  await pool.query('INSERT INTO registry.locked_step (id_hash, name, fits, expires_at) VALUES ($1, $2, $3, $4)', [
    hashOf(secret),
    name,
    fits,
    new Date(now().getTime() + FIRST_STEP_LIFE_MS),
  ]);
  return secret;
}

/** The name of an open step of a locked name; it stays open. */
export async function nameOfLockedStep({ pool, now }: RegistryParts, secret: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT name FROM registry.locked_step WHERE id_hash = $1 AND expires_at > $2',
    [hashOf(secret), now()],
  );
  return rows[0]?.name;
}

/** Stores what the passkey has to sign. */
export const keepLockedChallenge = ({ pool }: RegistryParts, secret: string, challenge: string): Promise<unknown> =>
  pool.query('UPDATE registry.locked_step SET challenge = $2 WHERE id_hash = $1', [hashOf(secret), challenge]);

/** Uses a step up. */
export async function takeLockedStep({ pool, now }: RegistryParts, secret: string): Promise<LockedStep | undefined> {
  const { rows } = await pool.query<LockedStep>(
    'DELETE FROM registry.locked_step WHERE id_hash = $1 AND expires_at > $2 RETURNING name, fits, challenge',
    [hashOf(secret), now()],
  );
  return rows[0];
}

/** Whether the password was right and the second factor is. Throws the same refusal whichever of them is wrong. */
export async function passLockedStep(
  parts: RegistryParts,
  { name, fits }: LockedStep,
  { ip }: Place,
  factor: () => Promise<boolean>,
): Promise<Try> {
  const passed = fits && (await countLockedStep(parts, name)) && (await factor());
  if (!passed)
    throw new RegistryError('LOCKED_STEP_FAILED', 'The name, the password or the second factor is incorrect.');
  return { name, place: `address ${addressOf(ip)}`, known: false, locks: undefined, lockedUntil: parts.now() };
}
