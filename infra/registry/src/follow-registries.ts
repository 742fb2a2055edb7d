import type { Pool, PoolClient } from 'pg';

/** Announces a new snapshot of any brand to every registry on the database, when its transaction commits. */
const CHANNEL = 'registry_snapshot';
const AGAIN_MS = 500;

export const announceSnapshot = async (client: PoolClient): Promise<void> => {
  await client.query(`NOTIFY ${CHANNEL}`);
};

/**
 * Calls `changed` when any registry on this database has signed a snapshot, and after every new connection, because some
 * may have been missed. Returns what ends it.
 */
export function followRegistries(pool: Pool, changed: () => void): () => void {
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function listen(): Promise<void> {
    try {
      const own = await pool.connect();
      client = own;
      own.on('notification', changed);
      own.on('error', () => again(own));
      if (isOver) return end();
      await own.query(`LISTEN ${CHANNEL}`);
      changed();
    } catch {
      again(client);
    }
  }
  function again(broken: PoolClient | undefined): void {
    if (client !== broken) return;
    end();
    if (isOver) return;
    timer = setTimeout(() => void listen(), AGAIN_MS);
    timer.unref();
  }
  function end(): void {
    clearTimeout(timer);
    // Not back to the pool: it listens.
    client?.release(true);
    client = undefined;
  }
  void listen();
  return () => {
    isOver = true;
    end();
  };
}
