import { outgoing } from '@atrium/tracing/tracing';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { reportFigures } from '@atrium/contracts/telemetry';
import type { Logger } from 'pino';
import { every, startJobs } from '../platform/jobs.ts';
import type { Tally } from './tally.ts';

const FORWARD_INTERVAL_MS = 1_000;
/** The registry drops the tabs of a gateway that has been silent for a minute. */
const KEEPALIVE_MS = 20_000;
const REPORT_TIMEOUT_MS = 5_000;

/**
 * Forwards the figures of the tabs to the registry, at most once a second, and shows that this gateway is alive. While the
 * registry is down the sums stay here; they do not grow with time. The token is read each time, as the registry may write
 * it after this gateway has started.
 */
export function forwardFigures(parts: {
  url: string;
  reporterFile: string;
  tally: Tally;
  stale(): boolean;
  log: Logger;
}): {
  stop(): Promise<void>;
} {
  const { url, reporterFile, tally, stale, log } = parts;
  const gateway = randomBytes(6).toString('hex');
  let lastAt = 0;
  let reached = true;

  async function send(): Promise<void> {
    const { token } = JSON.parse(await readFile(reporterFile, 'utf8')) as { token: string };
    const batch = tally.drain(gateway);
    try {
      const reply = await outgoing('registry', (traced) =>
        fetch(url + reportFigures.path, {
          method: reportFigures.method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...traced },
          body: JSON.stringify({ ...batch, ...(stale() && { stale: true }) }),
          signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
        }),
      );
      if (!reply.ok) throw new Error(`the registry returned ${reply.status}`, { cause: reply.status });
    } catch (error) {
      const { shadows: _, ...counts } = batch;
      // A registry of an older release reads counts, and refuses a batch with renderings of a form that it does not know.
      tally.putBack((error as Error).cause === 400 ? counts : batch);
      throw error;
    }
  }
  async function forward(): Promise<void> {
    if (!tally.changed && Date.now() - lastAt < KEEPALIVE_MS) return;
    try {
      await send();
      reached = true;
    } catch (error) {
      if (reached) log.warn({ reason: (error as Error).message }, 'the figures of the tabs are kept for the registry');
      reached = false;
    }
    lastAt = Date.now();
  }
  return startJobs({ log }, [every('figures', FORWARD_INTERVAL_MS, forward)]);
}
