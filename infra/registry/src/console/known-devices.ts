import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { hashOf } from './sessions.ts';

export const DEVICE_LIFE_SECONDS = 180 * 86_400;

/** Whether the operator signed in with this device within its lifetime. */
export async function isKnownDevice(pool: Pool, name: string, device: string, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    'SELECT 1 FROM registry.known_device WHERE id_hash = $1 AND name = $2 AND used_at > $3',
    [hashOf(device), name, new Date(now.getTime() - DEVICE_LIFE_SECONDS * 1_000)],
  );
  return rowCount === 1;
}

/** Stores that the operator signed in with a device, a new one without `device`. Returns its secret. */
export async function rememberDevice(pool: Pool, name: string, device: string | undefined, now: Date): Promise<string> {
  const secret = device ?? randomBytes(32).toString('base64url');
  await pool.query(
    'INSERT INTO registry.known_device (id_hash, name, used_at) VALUES ($1, $2, $3) ON CONFLICT (id_hash) DO UPDATE SET used_at = $3',
    [hashOf(secret), name, now],
  );
  return secret;
}
