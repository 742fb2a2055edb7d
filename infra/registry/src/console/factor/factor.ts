import { openText, sealText } from '@atrium/database/sealed-text';
import { Secret, TOTP } from 'otpauth';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../../audit.ts';
import { locked, type RegistryParts } from '../../registry.ts';
import { RegistryError } from '../../registry-error.ts';
import { boundFactor } from './bound-factor.ts';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const ISSUER = 'Atrium Ops';

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

/** The owner of the sealed secret: in another row it does not open. */
const ownerOf = (name: string): string => `second factor of ${name}`;

/** A new secret for an authenticator app, which its first code binds. Throws where one is bound. */
export async function newFactor(
  { pool, now, sealingKey }: RegistryParts,
  name: string,
): Promise<{ secret: string; uri: string }> {
  if (!sealingKey)
    throw new RegistryError(
      'FACTOR_UNAVAILABLE',
      'The registry cannot store a second factor. Set its ATRIUM_SEALING_KEY to that of the gateways and start it again.',
    );
  if ((await boundFactor(pool, name)) === 'passkey')
    throw new RegistryError('FACTOR_EXISTS', 'A passkey is already bound. Use it.');
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const { rowCount } = await pool.query(
    `INSERT INTO registry.factor (name, secret, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at, last_step = 0 WHERE factor.confirmed_at IS NULL`,
    [name, sealText(sealingKey, ownerOf(name), secret), now()],
  );
  if (rowCount !== 1)
    throw new RegistryError('FACTOR_EXISTS', 'An authenticator app is already bound. Enter its code.');
  return { secret, uri: totpOf(secret, name).toString() };
}

/** Whether a code is one of the bound app's, and has not been used. Uses it up. */
export const factorFits = (parts: RegistryParts, name: string, code: string): Promise<boolean> =>
  spendCode(parts, parts.pool, { name, code, bound: true });

/** Binds a new app by its first code. Returns false for a wrong one. */
export const bindFactor = (parts: RegistryParts, name: string, code: string): Promise<boolean> =>
  locked(parts.pool, async (client) => {
    if (await boundFactor(client, name)) return false;
    if (!(await spendCode(parts, client, { name, code, bound: false }))) return false;
    await client.query('UPDATE registry.factor SET confirmed_at = $2 WHERE name = $1', [name, parts.now()]);
    await writeAudit(client, {
      at: parts.now().toISOString(),
      actor: name,
      action: 'enrol-factor',
      before: null,
      after: { name },
      reason: 'first code of a new authenticator app',
    });
    return true;
  });

/** A code is good in its time step, the one before and the one after, as a phone's clock may be off; and once. */
async function spendCode(
  { now, sealingKey }: RegistryParts,
  on: Pool | PoolClient,
  { name, code, bound }: { name: string; code: string; bound: boolean },
): Promise<boolean> {
  const { rows } = await on.query<{ kept: string }>(
    'SELECT secret AS kept FROM registry.factor WHERE name = $1 AND (confirmed_at IS NOT NULL) = $2',
    [name, bound],
  );
  const kept = rows[0]?.kept;
  if (!kept) return false;
  const secret = openText(sealingKey, ownerOf(name), kept);
  if (secret === undefined) throw new Error(`This ATRIUM_SEALING_KEY cannot decrypt the ${ownerOf(name)}.`);
  const at = now().getTime();
  const delta = totpOf(secret, name).validate({ token: code, timestamp: at, window: 1 });
  if (delta === null) return false;
  const { rowCount } = await on.query(
    'UPDATE registry.factor SET last_step = $2 WHERE name = $1 AND secret = $3 AND last_step < $2',
    [name, Math.floor(at / 1_000 / PERIOD_SECONDS) + delta, kept],
  );
  return rowCount === 1;
}
