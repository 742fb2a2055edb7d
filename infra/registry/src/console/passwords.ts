import { type Algorithm, hash, verify } from '@node-rs/argon2';
import type { Pool } from 'pg';

/** argon2id, as a number because `Algorithm` is a const enum. */
const ARGON2ID = 2 as Algorithm;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** Whether the password is the operator's. An unknown name takes the same work, so that the time reveals nothing. */
export async function passwordFits(pool: Pool, name: string, password: string): Promise<boolean> {
  const { rows } = await pool.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM registry.person WHERE name = $1',
    [name],
  );
  if (rows[0]) return verify(rows[0].hash, password);
  decoy ??= hash('nobody has this password', COST);
  await verify(await decoy, password);
  return false;
}

/** Sets an operator's password, unless it is already this one. */
export async function setPassword(pool: Pool, name: string, password: string): Promise<void> {
  if (await passwordFits(pool, name, password)) return;
  await pool.query(
    'INSERT INTO registry.person (name, password_hash) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET password_hash = excluded.password_hash',
    [name, await hash(password, COST)],
  );
}
