import type { Parts } from '../platform/parts.ts';
import type { Queryable } from '../platform/database.ts';

const AT_ONCE = 2_000;
const EVERY_MS = 1_000;

/** Seals what has been committed and is not sealed yet, in transactions of a few thousand entries; answers how many. */
export async function sealLedger(database: Queryable): Promise<number> {
  for (let sealed = 0; ; ) {
    const row = await database.first<{ sealed: number }>(
      { name: 'ledger-seal', text: 'SELECT ledger_seal($1) AS sealed' },
      [AT_ONCE],
    );
    sealed += row!.sealed;
    if (row!.sealed < AT_ONCE) return sealed;
  }
}

/** Keeps the hash chain close behind the ledger, whatever number of gateways does so. */
export function startSealer({ database, log }: Pick<Parts, 'database' | 'log'>): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let work = Promise.resolve();
  const again = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      work = sealLedger(database)
        .then(() => {})
        .catch((error: unknown) => log.warn({ err: error }, 'the ledger was not sealed'))
        .then(again);
    }, EVERY_MS);
    timer.unref();
  };
  again();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}
