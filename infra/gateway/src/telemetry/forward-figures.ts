import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { reportFigures } from '@atrium/contracts/telemetry';
import type { Logger } from 'pino';
import type { Tally } from './tally.ts';

const FORWARD_INTERVAL_MS = 1_000;
/** The registry forgets the tabs of a gateway that has been silent for a minute. */
const KEEPALIVE_MS = 20_000;
const REPORT_TIMEOUT_MS = 5_000;

/**
 * Tells the registry what was counted, once a second at most, and that this gateway lives. While the registry is away the
 * counts wait here: what is summed up does not grow with time. The token is read each time, as the registry may come later.
 */
export function forwardFigures(parts: { url: string; reporterFile: string; tally: Tally; log: Logger }): {
  stop(): void;
} {
  const { url, reporterFile, tally, log } = parts;
  const gateway = randomBytes(6).toString('hex');
  let last = 0;
  let telling = false;
  let reached = true;

  async function tell(): Promise<void> {
    const { token } = JSON.parse(await readFile(reporterFile, 'utf8')) as { token: string };
    const batch = tally.drain(gateway);
    try {
      const answer = await fetch(url + reportFigures.path, {
        method: reportFigures.method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(batch),
        signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`the registry answered ${answer.status}`);
    } catch (error) {
      tally.putBack(batch);
      throw error;
    }
  }
  const timer = setInterval(() => {
    if (telling || (!tally.changed && Date.now() - last < KEEPALIVE_MS)) return;
    telling = true;
    tell()
      .then(
        () => {
          reached = true;
        },
        (error: unknown) => {
          if (reached) log.warn({ reason: (error as Error).message }, 'the figures of the tabs wait for the registry');
          reached = false;
        },
      )
      .finally(() => {
        last = Date.now();
        telling = false;
      });
  }, FORWARD_INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
