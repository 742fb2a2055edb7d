import type { PoolClient } from 'pg';
import { writeAudit } from '../audit.ts';
import { grant, hashOf } from '../operators.ts';
import { locked, type RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { requireNameOf } from './invitations.ts';

interface Row {
  id: string;
  name: string;
  remote: string;
  days: number;
  expiresAt: Date;
  redeemed: boolean;
  withdrawn: boolean;
  reused: boolean;
}

/** Exchanges an invitation for the squad's token, once. */
export async function redeemInvitation(parts: RegistryParts, invitation: string) {
  const secretHash = hashOf(invitation);
  // An unknown secret costs one read, not the lock of every change.
  const { rowCount } = await parts.pool.query('SELECT 1 FROM registry.invitation WHERE secret_hash = $1', [secretHash]);
  const at = parts.now();
  const redeemed = rowCount ? await locked(parts.pool, (client) => redeem(client, secretHash, at)) : undefined;
  if (redeemed) return redeemed;
  throw new RegistryError(
    'INVITATION_INVALID',
    'This invitation is unknown, used, withdrawn or expired. Ask an operator for a new one.',
  );
}

async function redeem(client: PoolClient, secretHash: string, at: Date) {
  const { rows } = await client.query<Row>(
    `SELECT id, name, remote, days, expires_at AS "expiresAt", redeemed_at IS NOT NULL AS redeemed,
       withdrawn_at IS NOT NULL AS withdrawn, reused_at IS NOT NULL AS reused
     FROM registry.invitation WHERE secret_hash = $1`,
    [secretHash],
  );
  const { id, name, remote, days, ...state } = rows[0]!;
  if (state.redeemed) {
    // Two people had the same secret. Noted once: an endless repeat must not fill the log.
    if (!state.reused) await noteReuse(client, { id, name, remote, at });
    return undefined;
  }
  if (state.withdrawn || state.expiresAt <= at) return undefined;
  await requireNameOf(client, name, remote);
  const expiresAt = new Date(at.getTime() + days * 86_400_000);
  const token = await grant(client, { name, role: 'squad', remote }, undefined, expiresAt);
  await client.query('UPDATE registry.invitation SET redeemed_at = $2 WHERE id = $1', [id, at]);
  await writeAudit(client, {
    at: at.toISOString(),
    actor: name,
    action: 'redeem-invitation',
    remote,
    before: { id },
    after: { name, role: 'squad', remote, until: expiresAt.toISOString() },
    reason: 'invited',
  });
  return { name, remote, token, expiresAt: expiresAt.toISOString() };
}

async function noteReuse(
  client: PoolClient,
  { id, name, remote, at }: { id: string; name: string; remote: string; at: Date },
): Promise<void> {
  await client.query('UPDATE registry.invitation SET reused_at = $2 WHERE id = $1', [id, at]);
  await writeAudit(client, {
    at: at.toISOString(),
    actor: name,
    action: 'refused',
    remote,
    before: null,
    after: { attempted: 'redeem-invitation', id },
    reason: 'The invitation was used before. If the squad did not use it twice, revoke its token.',
  });
}
