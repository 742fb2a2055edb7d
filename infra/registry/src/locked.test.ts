import { join } from 'node:path';
import { testDatabase } from '@atrium/database/test-database';
import { Pool } from 'pg';
import { locked } from './registry.ts';
import { takeFigures } from './telemetry/take-figures.ts';

it('loses one change, not the process, when its connection is cut midway', async () => {
  const made = await testDatabase(join(import.meta.dirname, '../migrations'));
  const pool = new Pool({ connectionString: made.url, max: 1 });
  // As the registry's own pool has: a connection may also be found cut while it is idle.
  pool.on('error', () => {});
  try {
    const cut = locked(pool, async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await made.pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await expect(cut).rejects.toThrow();
    expect(await locked(pool, async (_client, sequence) => sequence)).toBe(0);

    // The same while figures wait for locked rows.
    const counts = [{ remote: 'slots', version: '1.0.0', measure: 'ready', bucket: 0, count: 1 }];
    const parts = { pool, brand: 'demo', now: () => new Date('2026-11-20T12:00:00Z') };
    const taken = { counts, places: [], refusedSnapshots: 0 } as never;
    await takeFigures(parts, taken);
    const other = await made.pool.connect();
    await other.query('BEGIN');
    await other.query('LOCK TABLE registry.telemetry');
    const waiting = takeFigures(parts, taken);
    waiting.catch(() => {});
    for (let tries = 0; tries < 100; tries += 1) {
      const { rows } = await made.pool.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      );
      if (rows[0]) await made.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
      if (rows[0]) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await expect(waiting).rejects.toThrow();
    await other.query('ROLLBACK');
    other.release();
    await takeFigures(parts, taken);
  } finally {
    await pool.end();
    await made.drop();
  }
}, 20_000);
