import { randomBytes } from 'node:crypto';
import type { Caller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { hashOf } from './find-session.ts';

const DEVICE_LIFE_SECONDS = 180 * 24 * 3600;

export const deviceCookie = (port: number): string => `atrium_${port}_device`;

/**
 * The hash of this browser's device cookie, if the member of `account` has signed in here within its lifetime; else null.
 * It authorises nothing: it only gives the browser its own count of failed logins. Source: 14-06.
 */
export async function knownDevice(
  { config, clock }: Parts,
  queryable: Queryable,
  account: string,
  caller: Pick<Caller, 'secretCookie'>,
): Promise<Buffer | null> {
  const secret = caller.secretCookie(deviceCookie(config.sitePort));
  if (!secret) return null;
  const row = await queryable.first<{ hash: Buffer }>(
    `SELECT d.id_hash AS hash FROM known_devices d JOIN members m ON m.id = d.member_id
      WHERE lower(m.account) = $1 AND d.id_hash = $2 AND d.used_at > $3`,
    [account, hashOf(secret), expiryOf(clock.now())],
  );
  return row?.hash ?? null;
}

/**
 * Stores that a verified member uses this browser, under a new secret, so that one that somebody planted before the login is
 * worthless afterwards. The other members of the browser move to it.
 */
export async function rememberDevice(
  { config, clock }: Parts,
  queryable: Queryable,
  memberId: string,
  caller: Caller,
): Promise<void> {
  const name = deviceCookie(config.sitePort);
  const before = caller.secretCookie(name);
  const secret = randomBytes(32).toString('base64url');
  const now = clock.now();
  if (before)
    await queryable.run('UPDATE known_devices SET id_hash = $2 WHERE id_hash = $1', [hashOf(before), hashOf(secret)]);
  await queryable.run('DELETE FROM known_devices WHERE member_id = $1 AND used_at <= $2', [memberId, expiryOf(now)]);
  await queryable.run(
    'INSERT INTO known_devices (member_id, id_hash, used_at) VALUES ($1, $2, $3) ON CONFLICT (member_id, id_hash) DO UPDATE SET used_at = excluded.used_at',
    [memberId, hashOf(secret), now],
  );
  caller.answer.cookie(name, secret, { httpOnly: true, maxAgeSeconds: DEVICE_LIFE_SECONDS });
}

const expiryOf = (now: Date): Date => new Date(now.getTime() - DEVICE_LIFE_SECONDS * 1_000);
