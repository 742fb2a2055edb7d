import { type Algorithm, hash, verify } from '@node-rs/argon2';
import type { Config } from '../platform/config.ts';

/** argon2id; `Algorithm` is a const enum, hence the number. */
const ARGON2ID = 2 as Algorithm;

export const hashPassword = (config: Pick<Config, 'argon'>, password: string): Promise<string> =>
  hash(password, {
    algorithm: ARGON2ID,
    memoryCost: config.argon.memoryCost,
    timeCost: config.argon.timeCost,
    parallelism: 1,
  });

const decoys = new Map<string, Promise<string>>();

/**
 * Whether a password matches a stored hash. Without a hash the same work is done against a decoy, so that the duration
 * does not reveal whether an account exists.
 */
export async function passwordFits(
  config: Pick<Config, 'argon'>,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  if (stored?.startsWith('$argon2')) return await verify(stored, password);
  const cost = JSON.stringify(config.argon);
  const decoy = decoys.get(cost) ?? hashPassword(config, 'nobody has this password');
  decoys.set(cost, decoy);
  await verify(await decoy, password);
  return false;
}
