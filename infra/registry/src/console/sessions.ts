import { createHash, randomBytes } from 'node:crypto';
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from '@atrium/contracts/console';
import type { Operator } from '../operators.ts';
import type { RegistryParts } from '../registry.ts';

export interface Session {
  idHash: string;
  operator: Operator;
  /** The end of the session if it is not used again. */
  endsAt: Date;
  /** Of a demo operator at the machine itself, without a second factor. */
  spared: boolean;
  /** When a code was last entered in this session; the one of the sign-in does not count. */
  confirmedAt: Date | null;
}

type Kept = Pick<RegistryParts, 'pool' | 'now'>;
type Second = Pick<Session, 'spared' | 'confirmedAt'>;

/** The passport that the gateway receives expires soon; the next call issues a new one. */
export const PASSPORT_TTL_MS = 5 * 60_000;

/** Secrets are 256 random bits, so one round of SHA-256 is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
export const newSecret = () => randomBytes(32).toString('base64url');

/** Opens a session, unless the operator's access has expired. Its secret is returned only here. */
export async function openSession({ pool, now }: Kept, name: string, spared: boolean): Promise<string | undefined> {
  const secret = newSecret();
  const at = now();
  await pool.query('DELETE FROM registry.session WHERE active_at < $1 OR created_at < $2', bounds(at));
  const { rowCount } = await pool.query(
    `INSERT INTO registry.session (id_hash, name, created_at, active_at, spared)
     SELECT $1, o.name, $3, $3, $4 FROM registry.operator o WHERE o.name = $2 AND (o.expires_at IS NULL OR o.expires_at > $3)`,
    [hashOf(secret), name, at, spared],
  );
  return rowCount === 1 ? secret : undefined;
}

/**
 * The session of a cookie, if it is still valid. `active` means that the operator is using the console, which extends
 * it.
 */
export async function findSession({ pool, now }: Kept, secret: string, active: boolean): Promise<Session | undefined> {
  const at = now();
  const { rows } = await pool.query<Operator & Second & { idHash: string; createdAt: Date; activeAt: Date }>(
    `SELECT s.id_hash AS "idHash", s.created_at AS "createdAt", s.active_at AS "activeAt", s.spared, s.confirmed_at AS "confirmedAt", o.name, o.role, o.remote
     FROM registry.session s JOIN registry.operator o USING (name)
     WHERE s.id_hash = $1 AND s.active_at >= $2 AND s.created_at >= $3 AND s.spared IS NOT NULL AND (o.expires_at IS NULL OR o.expires_at > $4)`,
    [hashOf(secret), ...bounds(at), at],
  );
  const row = rows[0];
  if (!row) return undefined;
  // One write a second is enough for an expiry of half an hour.
  const used = active && at.getTime() - row.activeAt.getTime() > 1_000;
  if (used) await pool.query('UPDATE registry.session SET active_at = $2 WHERE id_hash = $1', [row.idHash, at]);
  const since = used ? at : row.activeAt;
  const endsAt = new Date(Math.min(since.getTime() + SESSION_IDLE_MS, row.createdAt.getTime() + SESSION_LIFE_MS));
  const { idHash, name, role, remote, spared, confirmedAt } = row;
  return { idHash, operator: { name, role, remote }, endsAt, spared, confirmedAt };
}

export async function endSession({ pool }: Kept, secret: string): Promise<void> {
  await pool.query('DELETE FROM registry.session WHERE id_hash = $1', [hashOf(secret)]);
}

/**
 * A secret in place of the session's: with it the gateway can look up the operator at the registry, and nothing else.
 */
export async function issuePassport({ pool, now }: Kept, { idHash }: Session): Promise<{ passport: string }> {
  const passport = newSecret();
  const until = new Date(now().getTime() + PASSPORT_TTL_MS);
  await pool.query('UPDATE registry.session SET passport_hash = $2, passport_until = $3 WHERE id_hash = $1', [
    idHash,
    hashOf(passport),
    until,
  ]);
  return { passport };
}

export async function holderOfPassport({ pool, now }: Kept, passportHash: string) {
  const at = now();
  const { rows } = await pool.query<Operator & Second>(
    `SELECT o.name, o.role, o.remote, s.spared, s.confirmed_at AS "confirmedAt" FROM registry.session s JOIN registry.operator o USING (name)
     WHERE s.passport_hash = $1 AND s.passport_until > $2 AND s.active_at >= $3 AND s.created_at >= $4 AND s.spared IS NOT NULL AND (o.expires_at IS NULL OR o.expires_at > $2)`,
    [passportHash, at, ...bounds(at)],
  );
  return rows[0];
}

const bounds = (at: Date): [Date, Date] => [
  new Date(at.getTime() - SESSION_IDLE_MS),
  new Date(at.getTime() - SESSION_LIFE_MS),
];
