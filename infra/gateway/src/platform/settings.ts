import type { Database, Queryable } from './database.ts';

/**
 * Rows of the table `settings`. A missing key returns the fallback. Values are cached and read again when the table
 * changes (every gateway process is notified) or after `refresh`.
 */
export interface Settings {
  get<Value>(key: string, fallback: Value): Promise<Value>;
  set(key: string, value: unknown, transaction?: Queryable): Promise<void>;
  refresh(): void;
}

const SETTINGS_TTL_MS = 5_000;

export function createSettings(database: Database): Settings {
  let loaded: Promise<Map<string, unknown>> | undefined;
  let at = 0;
  const load = async () =>
    new Map(
      (
        await database.rows<{ key: string; value: unknown }>({
          name: 'settings',
          text: 'SELECT key, value FROM settings',
        })
      ).map((row) => [row.key, row.value]),
    );
  const refresh = () => {
    loaded = undefined;
  };
  return {
    refresh,
    async get<Value>(key: string, fallback: Value) {
      if (!loaded || performance.now() - at > SETTINGS_TTL_MS) {
        at = performance.now();
        loaded = load();
        loaded.catch(refresh);
      }
      const value = (await loaded).get(key);
      return value === undefined ? fallback : (value as Value);
    },
    async set(key, value, queryable = database) {
      await queryable.run(
        'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value, changed_at = now()',
        [key, JSON.stringify(value)],
      );
      refresh();
    },
  };
}
