import type { BrowserCheck } from '@atrium/contracts/registry-browser-checks';
import type { Pool, PoolClient } from 'pg';

export interface CheckedVersion {
  remote: string;
  version: string;
}

/** The checks of several remotes' versions, by `remote@version`. One that is missing waits for its check. */
export async function browserChecksOf(
  db: Pool | PoolClient,
  remotes: readonly string[],
): Promise<ReadonlyMap<string, BrowserCheck>> {
  const { rows } = await db.query<CheckedVersion & { findings: string[]; checkedAt: Date }>(
    'SELECT remote, version, findings, checked_at AS "checkedAt" FROM registry.browser_check WHERE remote = ANY ($1)',
    [remotes],
  );
  return new Map(
    rows.map(({ remote, version, findings, checkedAt }) => [
      `${remote}@${version}`,
      findings.length > 0
        ? { state: 'failed', at: checkedAt.toISOString(), findings }
        : { state: 'passed', at: checkedAt.toISOString() },
    ]),
  );
}

export async function saveBrowserCheck(
  db: Pool | PoolClient,
  { remote, version }: CheckedVersion,
  findings: readonly string[],
  at: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO registry.browser_check (remote, version, findings, checked_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (remote, version) DO UPDATE SET findings = excluded.findings, checked_at = excluded.checked_at`,
    [remote, version, findings, at],
  );
}

/** What has not been checked and may be shown: versions of channels, then the newest of each remote. */
export async function uncheckedVersions(pool: Pool): Promise<CheckedVersion[]> {
  const { rows } = await pool.query<CheckedVersion>(
    `WITH shown AS (
       SELECT remote, version FROM registry.channel, unnest(ARRAY[stable, canary, stand_in ->> 'to']) AS version
        WHERE version IS NOT NULL
     ), newest AS (
       SELECT DISTINCT ON (remote) remote, version FROM registry.version ORDER BY remote, registered_at DESC
     )
     SELECT v.remote, v.version FROM registry.version v
       LEFT JOIN registry.browser_check c USING (remote, version)
      WHERE c.remote IS NULL AND ((v.remote, v.version) IN (TABLE shown) OR (v.remote, v.version) IN (TABLE newest))
      ORDER BY (v.remote, v.version) IN (TABLE shown) DESC, v.remote, v.version`,
  );
  return rows;
}
