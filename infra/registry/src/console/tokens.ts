import type { OperatorAccount } from '@atrium/contracts/registry-operators';
import type { Pool } from 'pg';
import { writeAudit } from '../audit.ts';
import { grant, type Operator } from '../operators.ts';
import { locked, type RegistryParts, refuseWithoutRight } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';

interface Row {
  name: string;
  role: OperatorAccount['role'];
  remote: string | null;
  person: boolean;
  factor: boolean;
  passkey: boolean;
  expiresAt: Date | null;
  createdAt: Date;
}

export async function operatorsOf(pool: Pool, now: Date): Promise<OperatorAccount[]> {
  const { rows } = await pool.query<Row>(
    `SELECT o.name, o.role, o.remote, p.name IS NOT NULL AS person, f.confirmed_at IS NOT NULL OR k.name IS NOT NULL AS factor, k.name IS NOT NULL AS passkey, o.expires_at AS "expiresAt", o.created_at AS "createdAt"
     FROM registry.operator o LEFT JOIN registry.person p USING (name) LEFT JOIN registry.factor f USING (name) LEFT JOIN registry.passkey k USING (name) ORDER BY p.name IS NULL, o.name`,
  );
  return rows.map(({ name, role, remote, person, factor, passkey, expiresAt, createdAt }) => ({
    name,
    role,
    person,
    factor,
    passkey,
    createdAt: createdAt.toISOString(),
    ...(remote && { remote }),
    ...((expiresAt === null || expiresAt > now) && { tokenUntil: expiresAt?.toISOString() ?? null }),
  }));
}

interface Wanted {
  name: string;
  role: 'viewer' | 'squad';
  remote?: string | undefined;
  days: number;
  reason: string;
}

/**
 * A token for a squad or a viewer. Never one for an operator or approver: with it, one person could act as two and
 * approve their own change.
 */
export async function issueToken(parts: RegistryParts, actor: Operator, { name, role, remote, days, reason }: Wanted) {
  const expiresAt = new Date(parts.now().getTime() + days * 86_400_000);
  const token = await locked(parts.pool, async (client) => {
    const { rows } = await client.query<{ role: string }>('SELECT role FROM registry.operator WHERE name = $1', [name]);
    if (rows[0] && rows[0].role !== 'viewer' && rows[0].role !== 'squad')
      throw new RegistryError('NAME_TAKEN', `${name} is ${rows[0].role} and keeps its own token.`);
    if (
      remote &&
      (await client.query('SELECT 1 FROM registry.channel WHERE brand = $1 AND remote = $2', [parts.brand, remote]))
        .rowCount === 0
    ) {
      throw new RegistryError('UNKNOWN_REMOTE', `Unknown remote "${remote}".`);
    }
    const made = await grant(client, { name, role, remote: remote ?? null }, undefined, expiresAt);
    await writeAudit(client, {
      at: parts.now().toISOString(),
      actor: actor.name,
      action: 'issue-token',
      before: rows[0] ? { name, role: rows[0].role } : null,
      after: { name, role, ...(remote && { remote }), until: expiresAt.toISOString() },
      reason,
    });
    return made;
  });
  return { name, token, expiresAt: expiresAt.toISOString() };
}

/** Ends a token and the sessions of its holder at once. */
export async function revokeToken(parts: RegistryParts, actor: Operator, name: string, reason: string) {
  const { rows } = await parts.pool.query<{ role: string }>('SELECT role FROM registry.operator WHERE name = $1', [
    name,
  ]);
  const role = rows[0]?.role;
  if (!role) throw new RegistryError('UNKNOWN_OPERATOR', `Unknown name ${name}.`);
  if (role !== 'squad' && role !== 'viewer' && actor.role !== 'approver') {
    await refuseWithoutRight(
      parts,
      actor,
      'revokeToken',
      undefined,
      `${name} is ${role}; only an approver can revoke that.`,
    );
  }
  if (name === actor.name)
    throw new RegistryError('BAD_REQUEST', 'You cannot revoke your own access. Ask another approver.');
  await locked(parts.pool, async (client) => {
    await client.query('UPDATE registry.operator SET expires_at = least($2::timestamptz, now()) WHERE name = $1', [
      name,
      parts.now(),
    ]);
    await client.query('DELETE FROM registry.session WHERE name = $1', [name]);
    await writeAudit(client, {
      at: parts.now().toISOString(),
      actor: actor.name,
      action: 'revoke-token',
      before: { name, role },
      after: null,
      reason,
    });
  });
  return { name, revoked: true };
}
