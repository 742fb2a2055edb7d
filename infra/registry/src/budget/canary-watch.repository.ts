import type { FiguresBatch } from '@atrium/contracts/telemetry';
import type { Pool, PoolClient } from 'pg';

export interface CanaryWatch {
  remote: string;
  canary: string;
  stable: string;
  percent: number;
  /** It is the stable version now; `stable` is the one before it. */
  promoted: boolean;
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

/**
 * Watches a version that went to everybody against the one before it. Where it was the canary, its count continues;
 * else the version before brings its figures of the last day. Source: 13-11.
 */
export async function watchPromotion(
  client: PoolClient,
  brand: string,
  { remote, canary, stable, since }: Pick<CanaryWatch, 'remote' | 'canary' | 'stable' | 'since'>,
): Promise<void> {
  await watchCanary(client, brand, { remote, canary, stable, since });
  await client.query(
    `UPDATE registry.canary_watch w SET since = $4,
            stable_visits = greatest(w.stable_visits, t.visits), stable_failing = CASE WHEN t.visits > w.stable_visits THEN t.failing ELSE w.stable_failing END
       FROM (SELECT coalesce(sum(count) FILTER (WHERE measure = 'witness'), 0) AS visits,
                    coalesce(sum(count) FILTER (WHERE measure = 'failing-witness'), 0) AS failing
               FROM registry.telemetry WHERE brand = $1 AND remote = $2 AND version = $3 AND minute > $4::timestamptz - interval '1 day') t
      WHERE w.brand = $1 AND w.remote = $2`,
    [brand, remote, stable, since],
  );
}

/** Adds the visits of a batch to the running canaries. A household counts once. */
export async function countCanaries(client: PoolClient, brand: string, counts: FiguresBatch['counts']): Promise<void> {
  const visits = counts.filter(({ measure }) => measure === 'witness' || measure === 'failing-witness');
  for (const { remote, version, measure, count } of visits) {
    const [canary, stable] =
      measure === 'witness' ? ['canary_visits', 'stable_visits'] : ['canary_failing', 'stable_failing'];
    await client.query(
      `UPDATE registry.canary_watch SET ${canary} = ${canary} + CASE WHEN canary = $3 THEN $4::bigint ELSE 0 END, ${stable} = ${stable} + CASE WHEN stable = $3 THEN $4::bigint ELSE 0 END
        WHERE brand = $1 AND remote = $2 AND $3 IN (canary, stable)`,
      [brand, remote, version, count],
    );
  }
}

/** The running canaries, and the versions that went to everybody within the last day. */
export async function watchedCanaries(db: Pool | PoolClient, brand: string, now: Date): Promise<CanaryWatch[]> {
  const { rows } = await db.query<CanaryWatch>(
    `SELECT w.remote, w.canary, w.stable, coalesce(c.canary_percent, 100)::float8 AS percent, c.canary IS NULL AS promoted, w.since, w.canary_visits::float8 AS "canaryVisits", w.canary_failing::float8 AS "canaryFailing",
            w.stable_visits::float8 AS "stableVisits", w.stable_failing::float8 AS "stableFailing"
       FROM registry.canary_watch w JOIN registry.channel c ON c.brand = w.brand AND c.remote = w.remote
        AND (c.canary = w.canary AND c.stable = w.stable
             OR c.canary IS NULL AND c.stable = w.canary AND c.history[cardinality(c.history)] = w.stable AND w.since > $2::timestamptz - interval '1 day')
      WHERE w.brand = $1 ORDER BY w.remote`,
    [brand, now],
  );
  return rows;
}
