import { Gauge, type Registry } from 'prom-client';
import { pause } from './jobs.ts';
import type { Parts } from './parts.ts';

/** Before it, a draw waits for the value of its beacon as it should. */
const DRAW_GRACE_MS = 5 * 60_000;
/** A database that does not answer must not keep the other metrics from Prometheus. */
const READ_TIMEOUT_MS = 1_000;

interface State {
  vendors: { code: string; up: boolean }[];
  overdueDraws: number;
  archiveFails: boolean;
}

/**
 * What the database knows of a night's trouble, read once when Prometheus asks: vendors that do not respond, draws without
 * a result, an archive that does not take the log. While the database does not answer these metrics are missing.
 */
export function observeState(registry: Registry, parts: Pick<Parts, 'database' | 'clock'>): void {
  let reading: Promise<State | undefined> | undefined;
  const current = () => {
    reading ??= within(READ_TIMEOUT_MS, readState(parts)).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const gauge = (name: string, help: string, write: (gauge: Gauge, state: State) => void, labelNames: string[] = []) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const state = await current();
        // Without labels a reset means 0, which would be false.
        if (labelNames.length > 0) this.reset();
        else this.remove();
        if (state) write(this, state);
      },
    });
  gauge(
    'atrium_vendor_up',
    '1 while an open vendor responds, 0 while it does not.',
    (vendorUp, { vendors }) => {
      for (const { code, up } of vendors) vendorUp.set({ vendor: code }, up ? 1 : 0);
    },
    ['vendor'],
  );
  gauge('atrium_draws_overdue', 'Draws without a result five minutes after their time.', (draws, { overdueDraws }) =>
    draws.set(overdueDraws),
  );
  gauge(
    'atrium_database_archive_failing',
    '1 while the newest part of the log cannot be archived.',
    (archive, { archiveFails }) => archive.set(archiveFails ? 1 : 0),
  );
}

async function readState({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<State> {
  const vendors = await database.rows<State['vendors'][number]>('SELECT code, answers AS up FROM vendors WHERE up');
  const rest = await database.first<Omit<State, 'vendors'>>(
    `SELECT (SELECT count(*)::int FROM draws WHERE state IN ('scheduled', 'open', 'closed') AND draws_at < $1) AS "overdueDraws",
            coalesce((SELECT last_failed_time > coalesce(last_archived_time, '-infinity') FROM pg_stat_archiver), false) AS "archiveFails"`,
    [new Date(clock.now().getTime() - DRAW_GRACE_MS)],
  );
  return { vendors, ...rest! };
}

/** The result, or undefined where it fails or takes longer. */
async function within<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result | undefined> {
  const over = new AbortController();
  const result = work.catch(() => undefined).finally(() => over.abort());
  return await Promise.race([
    result,
    pause(timeoutMs, over.signal).then(() => (over.signal.aborted ? result : undefined)),
  ]);
}
