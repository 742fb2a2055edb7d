import { writeAudit } from '../audit.ts';
import { locked, type RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { passwordFits } from './passwords.ts';
import { purgeSignIns } from './purge-sign-ins.ts';
import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { hashOf, openSession } from './sessions.ts';

const FAILURES = 5;
/** Of one name from all unknown devices together, so that many addresses do not add up to many guesses. */
const FAILURES_ELSEWHERE = 25;
const LOCK_MS = 5 * 60_000;

/** Where a sign-in comes from. */
export interface Place {
  ip: string;
  /** The cookie of a device that has signed in before. */
  device?: string | undefined;
}

const failed = () => new RegistryError('SIGN_IN_FAILED', 'The name or password is incorrect.');

/**
 * Opens a session for a name and password and returns the session's secret, and the secret of the device. Five failures
 * in a row lock the name for five minutes at the place of the guesser, whether it exists or not; a device that the
 * operator used before has its own count, so that guesses elsewhere never lock the operator out.
 */
export async function signInWith(
  parts: RegistryParts,
  name: string,
  password: string,
  { ip, device }: Place,
): Promise<{ secret: string; device: string }> {
  const { pool } = parts;
  const now = parts.now();
  const known = device !== undefined && (await isKnownDevice(pool, name, device, now));
  await purgeSignIns(pool, now);
  const place = known ? `device ${hashOf(device)}` : `address ${ip}`;
  const tries = await countTry(parts, { name, place, limit: FAILURES, now });
  const elsewhere = known ? 0 : await countTry(parts, { name, place: 'elsewhere', limit: FAILURES_ELSEWHERE, now });
  if (!(await passwordFits(pool, name, password))) {
    if (tries === FAILURES)
      await noteLock(parts, name, now, `${FAILURES} failed attempts from ${known ? 'one device' : 'one address'}`);
    else if (elsewhere === FAILURES_ELSEWHERE)
      await noteLock(parts, name, now, `${FAILURES_ELSEWHERE} failed attempts from unknown devices`);
    throw failed();
  }
  const secret = await openSession(parts, name);
  if (!secret) throw failed();
  await pool.query('DELETE FROM registry.sign_in_failure WHERE name = $1 AND place = $2', [name, place]);
  // A success is no guess.
  if (!known)
    await pool.query(
      "UPDATE registry.sign_in_failure SET failures = greatest(failures - 1, 0), locked_until = CASE WHEN failures > $2 THEN locked_until END WHERE name = $1 AND place = 'elsewhere'",
      [name, FAILURES_ELSEWHERE],
    );
  return { secret, device: await rememberDevice(pool, name, known ? device : undefined, now) };
}

/**
 * Counts an attempt before the password is checked, in one statement, so that simultaneous guesses share the limit; a
 * success resets the count. Throws while the place is locked, without extending the lock.
 */
async function countTry(
  { pool }: RegistryParts,
  { name, place, limit, now }: { name: string; place: string; limit: number; now: Date },
): Promise<number> {
  const { rows } = await pool.query<{ tries: number }>(
    `INSERT INTO registry.sign_in_failure AS s (name, place, failures, at) VALUES ($1, $5, 1, $2)
     ON CONFLICT (name, place) DO UPDATE SET at = $2, failures = CASE WHEN s.locked_until <= $2 OR s.at < $2::timestamptz - interval '1 hour' THEN 1 ELSE s.failures + 1 END,
       locked_until = CASE WHEN s.failures + 1 >= $3 AND s.locked_until IS NULL AND s.at >= $2::timestamptz - interval '1 hour' THEN $4::timestamptz END
     WHERE s.locked_until IS NULL OR s.locked_until <= $2
     RETURNING failures AS tries`,
    [name, now, limit, new Date(now.getTime() + LOCK_MS), place],
  );
  if (rows[0]) return rows[0].tries;
  const { rows: kept } = await pool.query<{ lockedUntil: Date | null }>(
    'SELECT locked_until AS "lockedUntil" FROM registry.sign_in_failure WHERE name = $1 AND place = $2',
    [name, place],
  );
  throw new RegistryError(
    'SIGN_IN_LOCKED',
    `Too many failed attempts: ${name} is locked here until ${(kept[0]?.lockedUntil ?? now).toISOString()}.`,
  );
}

const noteLock = (parts: RegistryParts, name: string, now: Date, reason: string): Promise<unknown> =>
  locked(parts.pool, (client) =>
    writeAudit(client, {
      at: now.toISOString(),
      actor: 'registry',
      action: 'lock-sign-in',
      before: null,
      after: { name, minutes: LOCK_MS / 60_000 },
      reason,
    }),
  );
