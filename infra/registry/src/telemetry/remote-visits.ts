import type { RemoteVisits } from '../metrics.ts';
import type { RegistryParts } from '../registry.ts';
import { NO_REMOTE } from './take-figures.ts';

const WINDOW_MINUTES = 5;

/** Of all versions of each remote together, in the last five minutes. */
export async function remoteVisits({
  pool,
  brand,
  now,
}: Pick<RegistryParts, 'pool' | 'brand' | 'now'>): Promise<RemoteVisits[]> {
  const { rows } = await pool.query<RemoteVisits>(
    `SELECT remote, coalesce(sum(count) FILTER (WHERE measure = 'visit'), 0)::float8 AS visits,
            coalesce(sum(count) FILTER (WHERE measure = 'failing-visit'), 0)::float8 AS failing
       FROM registry.telemetry
      WHERE brand = $1 AND minute > $2::timestamptz - $3 * interval '1 minute' AND remote <> $4 AND measure IN ('visit', 'failing-visit')
      GROUP BY remote`,
    [brand, now(), WINDOW_MINUTES, NO_REMOTE],
  );
  return rows;
}
