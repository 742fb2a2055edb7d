import { addressOf } from '@atrium/contracts/household-address';
import { writeAudit } from '../audit.ts';
import { locked, type RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { isKnownDevice } from './known-devices.ts';
import { purgeSignIns } from './purge-sign-ins.ts';
import { hashOf } from './sessions.ts';

const FAILURES = 5;
/** Of one name from all unknown devices together, so that many addresses do not add up to many guesses. */
const FAILURES_ELSEWHERE = 25;
/** Of one address with all names together: one guess each at many names adds up, too. */
const FAILURES_OF_ADDRESS = 20;
/** In place of a name, which has a character at least. */
const ANY_NAME = '';
const LOCK_MS = 5 * 60_000;
const ELSEWHERE = 'elsewhere';
/** Second factors that were tried with the right password while the name was locked. */
const BEHIND_LOCK = 'behind the lock';

/** Where a sign-in comes from. */
export interface Place {
  ip: string;
  /** The cookie of a device that has signed in before. */
  device?: string | undefined;
}

/** An attempt that was counted; it is a failure until `forgetTries` or `takeBackTry`. */
export interface Try {
  name: string;
  place: string;
  /** Whether the device has signed in before, so that it has a count of its own. */
  known: boolean;
  /** The first attempt that makes the lock is written to the audit log. */
  locks: string | undefined;
  /** Until when the name is locked here; absent while it is not. */
  lockedUntil: Date | undefined;
}

/**
 * Counts an attempt, of a password or of a code. Five failures in a row lock the name for five minutes at the place of
 * the guesser, whether it exists or not; a device that the operator used before has its own count, so that guesses
 * elsewhere never lock the operator out. At an unknown device a locked name leaves one way in, which `locked-step.ts` has;
 * an address that tries many names is shut as a whole. Throws while the place is shut.
 */
export async function countSignInTry(parts: RegistryParts, name: string, { ip, device }: Place): Promise<Try> {
  const { pool } = parts;
  const now = parts.now();
  const known = device !== undefined && (await isKnownDevice(pool, name, device, now));
  await purgeSignIns(pool, now);
  const place = known ? `device ${hashOf(device)}` : `address ${addressOf(ip)}`;
  const around = known ? OPEN : await countTry(parts, { name: ANY_NAME, place, limit: FAILURES_OF_ADDRESS, now });
  if (around.lockedUntil) throw lockedAt(ANY_NAME, around.lockedUntil);
  const here = await countTry(parts, { name, place, limit: FAILURES, now });
  if (known && here.lockedUntil) throw lockedAt(name, here.lockedUntil);
  const elsewhere =
    known || here.lockedUntil
      ? OPEN
      : await countTry(parts, { name, place: ELSEWHERE, limit: FAILURES_ELSEWHERE, now });
  const locks =
    here.tries === FAILURES
      ? `${FAILURES} failed attempts from ${known ? 'one device' : 'one address'}`
      : elsewhere.tries === FAILURES_ELSEWHERE
        ? `${FAILURES_ELSEWHERE} failed attempts from unknown devices`
        : around.tries === FAILURES_OF_ADDRESS
          ? `${FAILURES_OF_ADDRESS} failed attempts from one address, with any name`
          : undefined;
  return { name, place, known, locks, lockedUntil: here.lockedUntil ?? elsewhere.lockedUntil };
}

/**
 * Counts a wrong second factor after a right password at a locked name, which only somebody who knows the password can make.
 * Returns whether there may be one more.
 */
export async function countLockedStep(parts: RegistryParts, name: string): Promise<boolean> {
  const { lockedUntil } = await countTry(parts, { name, place: BEHIND_LOCK, limit: FAILURES, now: parts.now() });
  return lockedUntil === undefined;
}

/** Counts an attempt to confirm an open session with a code. */
export async function countSessionTry(parts: RegistryParts, name: string, idHash: string): Promise<Try> {
  const place = `session ${idHash}`;
  const { tries, lockedUntil } = await countTry(parts, { name, place, limit: FAILURES, now: parts.now() });
  if (lockedUntil) throw lockedAt(name, lockedUntil);
  const locks = tries === FAILURES ? `${FAILURES} wrong codes in one session` : undefined;
  return { name, place, known: true, locks, lockedUntil };
}

/** Writes the lock to the audit log where this failure made it. */
export async function noteFailure(parts: RegistryParts, { name, locks }: Try): Promise<void> {
  if (locks !== undefined) await noteLock(parts, name, parts.now(), locks);
}

/** A success: all failures at the place are forgotten. */
export async function forgetTries({ pool }: RegistryParts, { name, place, known, lockedUntil }: Try): Promise<void> {
  await pool.query('DELETE FROM registry.sign_in_failure WHERE name = $1 AND place = ANY ($2)', [
    name,
    [place, BEHIND_LOCK],
  ]);
  if (known) return;
  await uncount(pool, ANY_NAME, place);
  // At a locked name nothing was counted, and the lock outlives the owner's success.
  if (!lockedUntil) await uncount(pool, name, ELSEWHERE);
}

/** A right password with a code still missing: no failure itself, but wrong codes before it still count. */
export async function takeBackTry({ pool }: RegistryParts, { name, place, known }: Try): Promise<void> {
  await uncount(pool, name, place);
  if (known) return;
  await uncount(pool, name, ELSEWHERE);
  await uncount(pool, ANY_NAME, place);
}

/** Without this attempt the count is below its limit, so there is no lock either. */
const uncount = (pool: RegistryParts['pool'], name: string, place: string): Promise<unknown> =>
  pool.query(
    'UPDATE registry.sign_in_failure SET failures = greatest(failures - 1, 0), locked_until = NULL WHERE name = $1 AND place = $2',
    [name, place],
  );

/** `tries` is the count with this one; a locked place counts none. */
interface Counted {
  tries: number;
  lockedUntil: Date | undefined;
}

const OPEN: Counted = { tries: 0, lockedUntil: undefined };

/**
 * Counts an attempt before the password is checked, in one statement, so that simultaneous guesses share the limit; a
 * success resets the count. A locked place is not locked for longer.
 */
async function countTry(
  { pool }: RegistryParts,
  { name, place, limit, now }: { name: string; place: string; limit: number; now: Date },
): Promise<Counted> {
  const { rows } = await pool.query<{ tries: number }>(
    `INSERT INTO registry.sign_in_failure AS s (name, place, failures, at) VALUES ($1, $5, 1, $2)
     ON CONFLICT (name, place) DO UPDATE SET at = $2, failures = CASE WHEN s.locked_until <= $2 OR s.at < $2::timestamptz - interval '1 hour' THEN 1 ELSE s.failures + 1 END,
       locked_until = CASE WHEN s.failures + 1 >= $3 AND s.locked_until IS NULL AND s.at >= $2::timestamptz - interval '1 hour' THEN $4::timestamptz END
     WHERE s.locked_until IS NULL OR s.locked_until <= $2
     RETURNING failures AS tries`,
    [name, now, limit, new Date(now.getTime() + LOCK_MS), place],
  );
  if (rows[0]) return { tries: rows[0].tries, lockedUntil: undefined };
  const { rows: kept } = await pool.query<{ lockedUntil: Date | null }>(
    'SELECT locked_until AS "lockedUntil" FROM registry.sign_in_failure WHERE name = $1 AND place = $2',
    [name, place],
  );
  return { tries: 0, lockedUntil: kept[0]?.lockedUntil ?? now };
}

/** The refusal at a locked place; an empty name is the address itself. */
export const lockedAt = (name: string, until: Date): RegistryError =>
  new RegistryError(
    'SIGN_IN_LOCKED',
    `Too many failed attempts: ${name || 'your address'} is locked here until ${until.toISOString()}.`,
  );

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
