import type { Logger } from 'pino';
import type { Live } from '../live/live.ts';
import type { Database } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';

/** Knows whether the vendors' servers answer, by asking their health address. */
export interface VendorHealth {
  /** Throws VENDOR_UNREACHABLE when the vendor does not answer now (an answer of the last seconds counts). */
  assertReachable(vendorCode: string, launchUrl: string): Promise<void>;
  /** Asks all vendors once and tells the tabs what changed. One process does so for all, every `PROBE_EVERY` ms. */
  probeAll(): Promise<void>;
  /** What another process found. */
  learn(vendorCode: string, up: boolean): void;
}

const FRESH = 5_000;
const PATIENCE = 2_000;
export const PROBE_EVERY = 15_000;
/** Where the vendors live that the sandbox plays; a vendor of another address has no health address that we know. */
const SANDBOX = '{vendor}';

export function createVendorHealth(parts: {
  vendorUrl: string;
  database: Database;
  live: Live;
  log: Logger;
}): VendorHealth {
  const { vendorUrl, database, live, log } = parts;
  const known = new Map<string, { up: boolean; at: number }>();

  async function probe(code: string): Promise<boolean> {
    const up = await fetch(`${vendorUrl}/healthz/${encodeURIComponent(code)}`, {
      signal: AbortSignal.timeout(PATIENCE),
    }).then(
      (answer) => answer.ok,
      () => false,
    );
    const before = known.get(code)?.up ?? true;
    known.set(code, { up, at: performance.now() });
    if (before !== up) {
      log.warn({ vendor: code, up }, up ? 'a vendor is back' : 'a vendor does not answer');
      live.publish('vendor.health', { vendor: code, up });
    }
    return up;
  }
  async function probeAll(): Promise<void> {
    const rows = await database.rows<{ code: string }>('SELECT code FROM vendors WHERE up AND launch_url LIKE $1', [
      `${SANDBOX}%`,
    ]);
    for (const { code } of rows) await probe(code);
  }
  return {
    async assertReachable(code, launchUrl) {
      if (!launchUrl.startsWith(SANDBOX)) return;
      const last = known.get(code);
      const up = last?.up && performance.now() - last.at < FRESH ? true : await probe(code);
      if (!up) throw new Refusal('VENDOR_UNREACHABLE');
    },
    probeAll,
    learn: (code, up) => void known.set(code, { up, at: performance.now() }),
  };
}
