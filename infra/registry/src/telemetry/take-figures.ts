import type { FiguresBatch } from '@atrium/contracts/telemetry';
import type { PoolClient } from 'pg';
import { countCanaries } from '../budget/canary-watch.repository.ts';
import { inTransaction, type RegistryParts } from '../registry.ts';
import { takeRenderings } from '../shadow/take-renderings.ts';

/** Figures older than this are removed. */
const KEPT = '2 days';
/** Figures that belong to no remote are stored under this name: refused snapshots. */
export const NO_REMOTE = '-';

/** Adds a gateway's counts. When the database fails, nothing is added, and the gateway sends them again. */
export async function takeFigures(
  { pool, brand, now }: Pick<RegistryParts, 'pool' | 'brand' | 'now'>,
  batch: FiguresBatch,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await addCounts(client, brand, now(), batch);
    await countCanaries(client, brand, batch.counts);
    await keepPlaces(client, brand, now(), batch.places);
    await takeRenderings(client, brand, batch.shadows);
  });
}

async function addCounts(
  client: PoolClient,
  brand: string,
  at: Date,
  { counts, refusedSnapshots }: FiguresBatch,
): Promise<void> {
  const all = [
    ...counts,
    ...(refusedSnapshots > 0
      ? [{ remote: NO_REMOTE, version: NO_REMOTE, measure: 'snapshot-refused', bucket: 0, count: refusedSnapshots }]
      : []),
  ];
  if (all.length === 0) return;
  // Sorted by key, so that two gateways lock the rows in the same order.
  all.sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
  await client.query(
    `INSERT INTO registry.telemetry AS t (brand, minute, remote, version, measure, bucket, count)
     SELECT $1, date_trunc('minute', $2::timestamptz), remote, version, measure, bucket, sum(count)::bigint
       FROM unnest($3::text[], $4::text[], $5::text[], $6::smallint[], $7::bigint[]) AS u (remote, version, measure, bucket, count)
      GROUP BY remote, version, measure, bucket ORDER BY remote, version, measure, bucket
     ON CONFLICT (brand, minute, remote, version, measure, bucket) DO UPDATE SET count = t.count + excluded.count`,
    [
      brand,
      at,
      all.map((one) => one.remote),
      all.map((one) => one.version),
      all.map((one) => one.measure),
      all.map((one) => one.bucket),
      all.map((one) => one.count),
    ],
  );
}

const keyOf = ({
  remote,
  version,
  measure,
  bucket,
}: {
  remote: string;
  version: string;
  measure: string;
  bucket: number;
}): string => `${remote} ${version} ${measure} ${bucket}`;

async function keepPlaces(client: PoolClient, brand: string, at: Date, places: FiguresBatch['places']): Promise<void> {
  for (const { remote, version, cause, error, place } of places) {
    await client.query(
      `INSERT INTO registry.failure_place (brand, remote, version, cause, error, place, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (brand, remote, version, cause) DO UPDATE SET error = excluded.error, place = excluded.place, at = excluded.at`,
      [brand, remote, version, cause, error ?? null, place, at],
    );
  }
}

export async function forgetOldFigures({
  pool,
  brand,
  now,
}: Pick<RegistryParts, 'pool' | 'brand' | 'now'>): Promise<void> {
  await pool.query(
    `DELETE FROM registry.telemetry WHERE brand = $1 AND minute < $2::timestamptz - interval '${KEPT}'`,
    [brand, now()],
  );
  await pool.query(
    `DELETE FROM registry.failure_place WHERE brand = $1 AND at < $2::timestamptz - interval '${KEPT}'`,
    [brand, now()],
  );
}
