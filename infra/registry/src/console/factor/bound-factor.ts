import type { Pool, PoolClient } from 'pg';

/** The second factor that is bound to the name: an authenticator app or a passkey, never both. */
export async function boundFactor(pool: Pool | PoolClient, name: string): Promise<'app' | 'passkey' | undefined> {
  const { rows } = await pool.query<{ factor: 'app' | 'passkey' }>(
    `SELECT 'app' AS factor FROM registry.factor WHERE name = $1 AND confirmed_at IS NOT NULL
     UNION ALL SELECT 'passkey' FROM registry.passkey WHERE name = $1`,
    [name],
  );
  return rows[0]?.factor;
}
