import type { PoolClient } from 'pg';
import type { RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A stand-in page must use https, or be on this machine for a development brand, and be on the brand's list if it has
 * one.
 */
export async function checkFrame(
  client: PoolClient,
  { brand, development }: RegistryParts,
  address: string,
): Promise<void> {
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username || password)
    throw new RegistryError('FRAME_NOT_ALLOWED', "A frame's address must not contain a user name or password.");
  const local = development && protocol === 'http:' && THIS_MACHINE.has(hostname);
  if (protocol !== 'https:' && !local) {
    throw new RegistryError('FRAME_NOT_ALLOWED', `A frame needs an https address; ${origin} is not one.`);
  }
  const { rows } = await client.query<{ origin: string }>('SELECT origin FROM registry.frame_origin WHERE brand = $1', [
    brand,
  ]);
  if (rows.length > 0 && !rows.some((row) => row.origin === origin)) {
    throw new RegistryError('FRAME_NOT_ALLOWED', `${origin} is not among the origins that ${brand} allows as frames.`);
  }
}
