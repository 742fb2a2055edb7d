import type { Pool } from 'pg';

/** Throws where the pool's user may alter the tables it works with: a process serves as the role that the migration made. */
export async function refuseOwner(pool: Pool, table: string, area: string): Promise<void> {
  const { rows } = await pool.query<{ name: string; owns: boolean }>(
    `SELECT current_user AS name, pg_has_role(current_user, c.relowner, 'MEMBER') AS owns FROM pg_class c WHERE c.oid = to_regclass($1)`,
    [table],
  );
  if (!rows[0]?.owns) return;
  throw new Error(
    `The user ${rows[0].name} of DATABASE_URL owns the tables. Connect the ${area} as the role that the migration created, ${rows[0].name}_${area}.`,
  );
}
