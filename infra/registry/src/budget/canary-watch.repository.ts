import type { FiguresBatch } from '@atrium/contracts/telemetry';
import type { Pool, PoolClient } from 'pg';

export interface CanaryWatch {
  remote: string;
  canary: string;
  stable: string;
  percent: number;
  since: Date;
  canaryVisits: number;
  canaryFailing: number;
  stableVisits: number;
  stableFailing: number;
}

/** Starts counting a canary against stable. A new percentage for the same two versions continues the count. */
export async function watchCanary(
  client: PoolClient,
  brand: string,
  { remote, canary, stable, since }: Pick<CanaryWatch, 'remote' | 'canary' | 'stable' | 'since'>,
): Promise<void> {
  await client.query(
    `DELETE FROM registry.canary_watch WHERE brand = $1 AND remote = $2 AND (canary, stable) IS DISTINCT FROM ($3, $4)`,
    [brand, remote, canary, stable],
  );
  await client.query(
    'INSERT INTO registry.canary_watch (brand, remote, canary, stable, since) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
    [brand, remote, canary, stable, since],
  );
}

export async function forgetCanary(client: PoolClient, brand: string, remote: string): Promise<void> {
  await client.query('DELETE FROM registry.canary_watch WHERE brand = $1 AND remote = $2', [brand, remote]);
}

/** Adds the visits of a batch to the running canaries. */
export async function countCanaries(client: PoolClient, brand: string, counts: FiguresBatch['counts']): Promise<void> {
  const visits = counts.filter(({ measure }) => measure === 'visit' || measure === 'failing-visit');
  for (const { remote, version, measure, count } of visits) {
    const [canary, stable] =
      measure === 'visit' ? ['canary_visits', 'stable_visits'] : ['canary_failing', 'stable_failing'];
    await client.query(
      `UPDATE registry.canary_watch SET ${canary} = ${canary} + CASE WHEN canary = $3 THEN $4::bigint ELSE 0 END, ${stable} = ${stable} + CASE WHEN stable = $3 THEN $4::bigint ELSE 0 END
        WHERE brand = $1 AND remote = $2 AND $3 IN (canary, stable)`,
      [brand, remote, version, count],
    );
  }
}

/** The running canaries. */
export async function watchedCanaries(db: Pool | PoolClient, brand: string): Promise<CanaryWatch[]> {
  const { rows } = await db.query<CanaryWatch>(
    `SELECT w.remote, w.canary, w.stable, c.canary_percent::float8 AS percent, w.since, w.canary_visits::float8 AS "canaryVisits", w.canary_failing::float8 AS "canaryFailing",
            w.stable_visits::float8 AS "stableVisits", w.stable_failing::float8 AS "stableFailing"
       FROM registry.canary_watch w JOIN registry.channel c ON c.brand = w.brand AND c.remote = w.remote AND c.canary = w.canary AND c.stable = w.stable
      WHERE w.brand = $1 ORDER BY w.remote`,
    [brand],
  );
  return rows;
}
