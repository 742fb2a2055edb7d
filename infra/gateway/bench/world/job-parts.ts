import type { Pool } from 'pg';
import { pino } from 'pino';
import { createDatabase } from '../../src/platform/database.ts';
import type { Parts } from '../../src/platform/parts.ts';
import { createSettings } from '../../src/platform/settings.ts';

/** What the gateway's jobs need to be run by hand, at the time that `now` returns; nobody watches the balances. */
export function jobParts(pool: Pool, now: () => Date): Parts {
  const database = createDatabase(pool);
  return {
    database,
    settings: createSettings(database),
    clock: { now },
    log: pino({ level: 'warn' }),
    live: { balanceChanged: () => {} },
    stopping: new AbortController().signal,
  } as unknown as Parts;
}
