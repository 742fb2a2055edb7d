import type { Registration } from '@atrium/contracts/registry-versions';
import type { Pool } from 'pg';
import { browserChecksOf } from './browser-check/browser-check.repository.ts';
import { RegistryError } from './registry-error.ts';

/** Every version of a remote, newest first. */
export async function versionsOf(pool: Pool, remote: string) {
  const { rows } = await pool.query<{
    version: string;
    registration: Registration;
    registeredAt: Date;
    registeredBy: string;
  }>(
    `SELECT version, registration, registered_at AS "registeredAt", registered_by AS "registeredBy"
     FROM registry.version WHERE remote = $1 ORDER BY registered_at DESC, version DESC`,
    [remote],
  );
  if (rows.length === 0) throw new RegistryError('UNKNOWN_REMOTE', `Unknown remote "${remote}".`);
  const checks = await browserChecksOf(pool, [remote]);
  return rows.map(({ version, registration: { entry, contract, size, commit }, registeredAt, registeredBy }) => ({
    version,
    entry,
    contract,
    size,
    commit,
    registeredAt: registeredAt.toISOString(),
    registeredBy,
    browserCheck: checks.get(`${remote}@${version}`) ?? { state: 'waiting' as const },
  }));
}
