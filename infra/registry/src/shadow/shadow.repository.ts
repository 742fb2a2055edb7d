import type { ShadowRendering } from '@atrium/contracts/shadow-findings';
import type { Pool, PoolClient } from 'pg';

export interface Shadow {
  remote: string;
  version: string;
  startedAt: Date;
  startedBy: string;
  until: Date;
  mostRenderings: number;
  endedAt: Date | null;
  endReason: string | null;
  renderings: number;
  same: number;
  failing: number;
  refusedWrites: number;
  refusedReads: number;
}
type Queryable = Pool | PoolClient;

const COLUMNS = `remote, version, started_at AS "startedAt", started_by AS "startedBy", until, most_renderings AS "mostRenderings",
  ended_at AS "endedAt", end_reason AS "endReason", renderings::float8, same::float8, failing::float8,
  refused_writes::float8 AS "refusedWrites", refused_reads::float8 AS "refusedReads"`;

/** The latest shadow of a remote, also one that has ended. */
export async function shadowOf(db: Queryable, brand: string, remote: string): Promise<Shadow | undefined> {
  const found = await db.query<Shadow>(`SELECT ${COLUMNS} FROM registry.shadow WHERE brand = $1 AND remote = $2`, [
    brand,
    remote,
  ]);
  return found.rows[0];
}

export async function runningShadows(db: Queryable, brand: string): Promise<Shadow[]> {
  const found = await db.query<Shadow>(
    `SELECT ${COLUMNS} FROM registry.shadow WHERE brand = $1 AND ended_at IS NULL ORDER BY remote`,
    [brand],
  );
  return found.rows;
}

/** Begins a shadow in place of the one before and of what that one found. */
export async function beginShadow(
  client: PoolClient,
  brand: string,
  {
    remote,
    version,
    startedAt,
    startedBy,
    until,
    mostRenderings,
  }: Pick<Shadow, 'remote' | 'version' | 'startedAt' | 'startedBy' | 'until' | 'mostRenderings'>,
): Promise<void> {
  // First the shadow, whose row a rendering locks before it adds its findings.
  for (const table of ['shadow', 'shadow_finding'])
    await client.query(`DELETE FROM registry.${table} WHERE brand = $1 AND remote = $2`, [brand, remote]);
  await client.query(
    `INSERT INTO registry.shadow (brand, remote, version, started_at, started_by, until, most_renderings) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [brand, remote, version, startedAt, startedBy, until, mostRenderings],
  );
}

/** Ends a running shadow; returns whether there was one. */
export async function finishShadow(
  client: PoolClient,
  brand: string,
  { remote, at, reason }: { remote: string; at: Date; reason: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE registry.shadow SET ended_at = $3, end_reason = $4 WHERE brand = $1 AND remote = $2 AND ended_at IS NULL',
    [brand, remote, at, reason],
  );
  return rowCount === 1;
}

/** Counts one rendering; returns whether a shadow of this version is running and still takes one. */
export async function countRendering(
  client: PoolClient,
  brand: string,
  { remote, version, errors, differences, refused }: ShadowRendering,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE registry.shadow SET renderings = renderings + 1, same = same + $4, failing = failing + $5,
            refused_writes = refused_writes + $6, refused_reads = refused_reads + $7
      WHERE brand = $1 AND remote = $2 AND version = $3 AND ended_at IS NULL AND renderings < most_renderings`,
    [
      brand,
      remote,
      version,
      errors.length + differences.length === 0 ? 1 : 0,
      errors.length > 0 ? 1 : 0,
      refused.writes,
      refused.reads,
    ],
  );
  return rowCount === 1;
}

export interface FindingRow {
  kind: string;
  page: string;
  subject: string;
  message: string;
  place: string;
  renderings: number;
  count: number;
}

/** The most different findings of a shadow; those that many renderings have are there first. */
const MOST_KEPT = 300;

export async function addFinding(
  client: PoolClient,
  brand: string,
  remote: string,
  { kind, page, subject, message, place, count }: Omit<FindingRow, 'renderings'>,
): Promise<void> {
  const key = [brand, remote, kind, page, subject, message, place];
  const known = await client.query(
    `UPDATE registry.shadow_finding SET renderings = renderings + 1, count = count + $8
      WHERE (brand, remote, kind, page, subject, message, place) = ($1, $2, $3, $4, $5, $6, $7)`,
    [...key, count],
  );
  if (known.rowCount) return;
  await client.query(
    `INSERT INTO registry.shadow_finding (brand, remote, kind, page, subject, message, place, renderings, count)
     SELECT $1, $2, $3, $4, $5, $6, $7, 1, $8
      WHERE (SELECT count(*) FROM registry.shadow_finding WHERE brand = $1 AND remote = $2) < ${MOST_KEPT}`,
    [...key, count],
  );
}

export async function findingsOf(db: Queryable, brand: string, remote: string): Promise<FindingRow[]> {
  const found = await db.query<FindingRow>(
    `SELECT kind, page, subject, message, place, renderings::float8, count::float8 FROM registry.shadow_finding
      WHERE brand = $1 AND remote = $2 ORDER BY renderings DESC, kind, page, subject, place`,
    [brand, remote],
  );
  return found.rows;
}
