import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@atrium/contracts/registry-operation';
import { OPERATOR_FILE } from '@atrium/contracts/registry-paths';
import { REPORTER_FILE } from '@atrium/contracts/telemetry';
import type { Pool, PoolClient } from 'pg';
import { setPassword } from './console/passwords.ts';

export interface Operator {
  name: string;
  role: Role;
  /** The remote that a squad may change; several are separated by commas. */
  remote: string | null;
}

/** Tokens are 256 random bits, so one round of SHA-256 is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const operatorOf = (pool: Pool, token: string): Promise<Operator | undefined> =>
  operatorOfHash(pool, hashOf(token));

export async function operatorOfHash(pool: Pool, tokenHash: string): Promise<Operator | undefined> {
  const { rows } = await pool.query<Operator>({
    name: 'registry-operator',
    text: 'SELECT name, role, remote FROM registry.operator WHERE token_hash = $1 AND (expires_at IS NULL OR expires_at > now())',
    values: [tokenHash],
  });
  return rows[0];
}

/** Issues a token to an operator, replacing the previous one. Only its hash is stored. */
export async function grant(
  pool: Pool | PoolClient,
  operator: Operator,
  token = randomBytes(32).toString('base64url'),
  expiresAt?: Date,
): Promise<string> {
  await pool.query(
    `INSERT INTO registry.operator (name, role, remote, token_hash, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (name) DO UPDATE SET role = excluded.role, remote = excluded.remote, token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [operator.name, operator.role, operator.remote, hashOf(token), expiresAt ?? null],
  );
  return token;
}

const DEMO_PASSWORDS = { operator: 'Operator-0001', approver: 'Approver-0001' };

/**
 * The first two operators, with their passwords for the console: the demo brand's unless others are given. Their tokens
 * are stored in `folder`, for the command line of this machine only.
 */
export async function grantDemoOperators(
  pool: Pool,
  folder: string,
  passwords = DEMO_PASSWORDS,
): Promise<{ operator: string; approver: string }> {
  const file = join(folder, OPERATOR_FILE);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const tokens = {
    operator: await grant(pool, { name: 'operator', role: 'operator', remote: null }, known.operator),
    approver: await grant(pool, { name: 'approver', role: 'approver', remote: null }, known.approver),
  };
  await setPassword(pool, 'operator', passwords.operator);
  await setPassword(pool, 'approver', passwords.approver);
  writeFileSync(file, `${JSON.stringify(tokens, null, 1)}\n`, { mode: 0o600 });
  return tokens;
}

/** The token with which this machine's gateway reports figures of its tabs. It grants nothing else. */
export async function grantReporter(pool: Pool, folder: string): Promise<void> {
  const file = join(folder, REPORTER_FILE);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { token: string }).token : undefined;
  const token = await grant(pool, { name: 'gateway', role: 'reporter', remote: null }, known);
  writeFileSync(file, `${JSON.stringify({ token })}\n`, { mode: 0o600 });
}
