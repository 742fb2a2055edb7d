import { outgoing } from '@atrium/tracing/tracing';
import type { Logger } from 'pino';
import type { Live } from '../platform/live.ts';
import type { Database } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { VendorHealth, VendorState } from '../platform/vendor-health.ts';

const PROBE_TIMEOUT_MS = 2_000;
export const PROBE_INTERVAL_MS = 15_000;
/** A vendor is down after this many unanswered probes in a row. */
export const FAILING_PROBES = 3;
const PROBE_RETRY_DELAY_MS = 300;
/** A vendor that is down is probed more often, because members are waiting for it. */
const DOWN_PROBE_INTERVAL_MS = 3_000;
/** How long the states of all vendors are cached: ten thousand tabs that reconnect together cause one query. */
const STATES_TTL_MS = 1_000;
/** In the launch addresses of the sandbox's vendors. Other vendors have no known health address and are not probed. */
const SANDBOX = '{vendor}';

async function statesOf(database: Database): Promise<VendorState[]> {
  const rows = await database.rows<VendorState & { returns: Date | null }>(
    {
      name: 'vendor-states',
      text: 'SELECT code AS vendor, up AND answers AS up, returns_at AS returns FROM vendors ORDER BY code',
    },
    [],
  );
  return rows.map(({ vendor, up, returns }) => ({ vendor, up, ...(returns && { returnsAt: returns.toISOString() }) }));
}

export function createVendorHealth(parts: {
  vendorUrl: string;
  /** The beginning of this brand's accounts at vendors. */
  vendorPrefix: string;
  database: Database;
  live: Live;
  log: Logger;
}): VendorHealth {
  const { vendorUrl, vendorPrefix, database, live, log } = parts;
  const known = new Map<string, boolean>();
  const noted = new Map<string, Promise<void>>();
  const running = new Map<string, Promise<void>>();
  const again = new Map<string, NodeJS.Timeout>();
  let kept: { at: number; states: Promise<VendorState[]> } | undefined;

  const answers = (code: string): Promise<boolean> =>
    outgoing(`vendor ${code}`, (headers) =>
      fetch(`${vendorUrl}/healthz/${encodeURIComponent(vendorPrefix + code)}`, {
        headers,
        signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      }),
    )
      .then(async (answer) => {
        // The body is not read, however long it is.
        await answer.body?.cancel();
        return answer.ok;
      })
      .catch(() => false);
  /** Stores a change and notifies the tabs. */
  async function write(code: string, up: boolean): Promise<void> {
    if (known.get(code) === up) return;
    const changed = await database.first<{ up: boolean }>(
      'UPDATE vendors SET answers = $2 WHERE code = $1 AND answers <> $2 RETURNING up',
      [code, up],
    );
    known.set(code, up);
    if (!changed) return;
    kept = undefined;
    log.warn({ vendor: code, up }, up ? 'a vendor is back' : 'a vendor does not answer');
    // A vendor closed by operators stays closed.
    if (changed.up) live.publish('vendor.health', { vendor: code, up });
  }
  /** Stores findings one after the other, so that an older one never overwrites a newer one. */
  function note(code: string, up: boolean): Promise<void> {
    const mine = (noted.get(code) ?? Promise.resolve()).then(() => write(code, up));
    noted.set(
      code,
      mine.catch(() => {}),
    );
    return mine;
  }
  async function askUntilSure(code: string): Promise<void> {
    for (let failures = 0; failures < FAILING_PROBES; failures += 1) {
      if (failures > 0) await new Promise((resolve) => setTimeout(resolve, PROBE_RETRY_DELAY_MS));
      if (await answers(code)) return await note(code, true);
    }
    await note(code, false);
    clearTimeout(again.get(code));
    again.set(code, setTimeout(() => probeInBackground(code), DOWN_PROBE_INTERVAL_MS).unref());
  }
  function probeInBackground(code: string): void {
    if (known.get(code) !== false) return;
    probe(code).catch((error: unknown) => log.warn({ err: error, vendor: code }, 'probing a vendor failed'));
  }
  function probe(code: string): Promise<void> {
    const asked = running.get(code) ?? askUntilSure(code).finally(() => running.delete(code));
    running.set(code, asked);
    return asked;
  }
  function current(): NonNullable<typeof kept> {
    if (!kept || performance.now() - kept.at > STATES_TTL_MS) {
      kept = {
        at: performance.now(),
        states: statesOf(database),
      };
    }
    return kept;
  }
  return {
    async assertReachable(code, launchUrl) {
      if (!launchUrl.startsWith(SANDBOX)) return;
      if (await answers(code)) return await note(code, true);
      probe(code).catch((error: unknown) => log.warn({ err: error, vendor: code }, 'probing a vendor failed'));
      throw new Refusal('VENDOR_UNREACHABLE');
    },
    async answerMs(code, launchUrl) {
      if (!launchUrl.startsWith(SANDBOX)) return null;
      const began = performance.now();
      return (await answers(code)) ? Math.round(performance.now() - began) : null;
    },
    async probeAll() {
      const rows = await database.rows<{ code: string }>('SELECT code FROM vendors WHERE up AND launch_url LIKE $1', [
        `${SANDBOX}%`,
      ]);
      await Promise.all(rows.map(({ code }) => probe(code)));
    },
    learn(code, up) {
      kept = undefined;
      known.set(code, up);
    },
    async states() {
      for (;;) {
        const asked = current();
        const states = await asked.states;
        // Changes made during the query have been sent already; an older state must not follow them.
        if (asked === kept) return states;
      }
    },
  };
}
