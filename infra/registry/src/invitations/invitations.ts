import { randomBytes } from 'node:crypto';
import type { Invitation } from '@atrium/contracts/registry-invitations';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../audit.ts';
import { hashOf } from '../operators.ts';
import { locked, type RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';

interface Wanted {
  name: string;
  remote: string;
  days: number;
  hours: number;
  reason: string;
}

/** Invites a squad. Only the hash of the secret is stored. */
export async function invite(parts: RegistryParts, actor: string, { name, remote, days, hours, reason }: Wanted) {
  const id = randomBytes(4).toString('hex');
  // As hex, since a command takes a code that begins with a dash for an option.
  const invitation = randomBytes(32).toString('hex');
  const at = parts.now();
  const expiresAt = new Date(at.getTime() + hours * 3_600_000);
  await locked(parts.pool, async (client) => {
    await requireNameOf(client, name, remote);
    await client.query(
      `INSERT INTO registry.invitation (id, secret_hash, name, remote, days, invited_by, reason, invited_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, hashOf(invitation), name, remote, days, actor, reason, at, expiresAt],
    );
    await writeAudit(client, {
      at: at.toISOString(),
      actor,
      action: 'invite',
      remote,
      before: null,
      after: { id, name, days, until: expiresAt.toISOString() },
      reason,
    });
  });
  return { id, invitation, expiresAt: expiresAt.toISOString() };
}

/** Refuses a name that holds other rights: an invitation must neither take them away nor move a squad elsewhere. */
export async function requireNameOf(client: PoolClient, name: string, remote: string): Promise<void> {
  const { rows } = await client.query<{ role: string; remote: string | null }>(
    'SELECT role, remote FROM registry.operator WHERE name = $1',
    [name],
  );
  const [holder] = rows;
  if (!holder || (holder.role === 'squad' && holder.remote === remote)) return;
  throw new RegistryError(
    'NAME_TAKEN',
    `${name} is ${holder.role}${holder.remote ? ` of ${holder.remote}` : ''}. Invite the squad under another name.`,
  );
}

export async function invitationsOf(pool: Pool, now: Date): Promise<Invitation[]> {
  const { rows } = await pool.query<Omit<Invitation, 'invitedAt' | 'expiresAt'> & { invitedAt: Date; expiresAt: Date }>(
    `SELECT id, name, remote, invited_by AS "invitedBy", invited_at AS "invitedAt", expires_at AS "expiresAt",
       CASE WHEN redeemed_at IS NOT NULL THEN 'redeemed' WHEN withdrawn_at IS NOT NULL THEN 'withdrawn'
         WHEN expires_at <= $1 THEN 'expired' ELSE 'open' END AS state
     FROM registry.invitation ORDER BY invited_at DESC, id`,
    [now],
  );
  return rows.map(({ invitedAt, expiresAt, ...row }) => ({
    ...row,
    invitedAt: invitedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

export async function withdrawInvitation(parts: RegistryParts, actor: string, id: string, reason: string) {
  const at = parts.now();
  await locked(parts.pool, async (client) => {
    const { rows } = await client.query<{ name: string; remote: string }>(
      `UPDATE registry.invitation SET withdrawn_at = $2
       WHERE id = $1 AND redeemed_at IS NULL AND withdrawn_at IS NULL RETURNING name, remote`,
      [id, at],
    );
    const [withdrawn] = rows;
    if (!withdrawn)
      throw new RegistryError(
        'INVITATION_INVALID',
        `No open invitation ${id}. If it was redeemed, revoke the token instead.`,
      );
    await writeAudit(client, {
      at: at.toISOString(),
      actor,
      action: 'withdraw-invitation',
      remote: withdrawn.remote,
      before: { id, name: withdrawn.name },
      after: null,
      reason,
    });
  });
  return { id, withdrawn: true };
}
