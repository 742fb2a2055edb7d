import { join } from 'node:path';
import { testDatabase } from '@atrium/database/test-database';
import { Pool } from 'pg';
import { locked } from './registry.ts';

it('loses one change, not the process, when its connection is cut in the middle', async () => {
  const made = await testDatabase(join(__dirname, '../migrations'));
  const pool = new Pool({ connectionString: made.url, max: 1 });
  try {
    const cut = locked(pool, async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await made.pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await expect(cut).rejects.toThrow();
    expect(await locked(pool, async (_client, sequence) => sequence)).toBe(0);
  } finally {
    await pool.end();
    await made.drop();
  }
}, 20_000);
