import type { Pool } from 'pg';

/** Bytes of each table with its indexes, without the space that deleted rows have left for new ones to use. */
export type TableSizes = ReadonlyMap<string, number>;

export async function tableSizes(pool: Pool): Promise<TableSizes> {
  const { rows } = await pool.query<{ name: string; bytes: string }>(
    `SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

/** What each table has gained, the largest first; tables that have not grown are left out. */
export const grown = (before: TableSizes, after: TableSizes): [table: string, bytes: number][] =>
  [...after]
    .map(([name, bytes]): [string, number] => [name, bytes - (before.get(name) ?? 0)])
    .filter(([, bytes]) => bytes > 0)
    .sort(([, a], [, b]) => b - a);
