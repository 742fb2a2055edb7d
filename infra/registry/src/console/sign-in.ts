import { writeAudit } from '../audit.ts';
import { locked, type RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { passwordFits } from './passwords.ts';
import { openSession } from './sessions.ts';

const FAILURES = 5;
const LOCK_MS = 5 * 60_000;

const failed = () => new RegistryError('SIGN_IN_FAILED', 'The name or password is incorrect.');

/**
 * Opens a session for a name and password and returns the session's secret. Five failures in a row lock the name for
 * five minutes, whether it exists or not; the lock is written to the audit log.
 */
export async function signInWith(parts: RegistryParts, name: string, password: string): Promise<string> {
  const { pool } = parts;
  const now = parts.now();
  const tries = await countTry(parts, name, now);
  if (!(await passwordFits(pool, name, password))) {
    if (tries === FAILURES) await noteLock(parts, name, now);
    throw failed();
  }
  const secret = await openSession(parts, name);
  if (!secret) throw failed();
  await pool.query('DELETE FROM registry.sign_in WHERE name = $1', [name]);
  return secret;
}

/**
 * Counts an attempt before the password is checked, in one statement, so that simultaneous guesses share the five; a
 * success resets the count. Throws while the name is locked, without extending the lock.
 */
async function countTry({ pool }: RegistryParts, name: string, now: Date): Promise<number> {
  const { rows } = await pool.query<{ tries: number }>(
    `INSERT INTO registry.sign_in AS s (name, failures, at) VALUES ($1, 1, $2)
     ON CONFLICT (name) DO UPDATE SET at = $2, failures = CASE WHEN s.locked_until <= $2 OR s.at < $2::timestamptz - interval '1 hour' THEN 1 ELSE s.failures + 1 END,
       locked_until = CASE WHEN s.failures + 1 >= $3 AND s.locked_until IS NULL AND s.at >= $2::timestamptz - interval '1 hour' THEN $4::timestamptz END
     WHERE s.locked_until IS NULL OR s.locked_until <= $2
     RETURNING failures AS tries`,
    [name, now, FAILURES, new Date(now.getTime() + LOCK_MS)],
  );
  if (rows[0]) return rows[0].tries;
  const { rows: kept } = await pool.query<{ lockedUntil: Date | null }>(
    'SELECT locked_until AS "lockedUntil" FROM registry.sign_in WHERE name = $1',
    [name],
  );
  throw new RegistryError(
    'SIGN_IN_LOCKED',
    `Too many failed attempts: ${name} is locked until ${(kept[0]?.lockedUntil ?? now).toISOString()}.`,
  );
}

const noteLock = (parts: RegistryParts, name: string, now: Date): Promise<unknown> =>
  locked(parts.pool, (client) =>
    writeAudit(client, {
      at: now.toISOString(),
      actor: 'registry',
      action: 'lock-sign-in',
      before: null,
      after: { name, minutes: LOCK_MS / 60_000 },
      reason: `${FAILURES} failed attempts in a row`,
    }),
  );
