import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserResult } from '@atrium/browser-check/check-in-chromium';
import { checkVersion } from '@atrium/browser-check/check-version';
import { findChromium } from '@atrium/browser-check/find-chromium';
import type { CheckLimits } from '@atrium/browser-check/limits';
import type { CheckProgress } from '@atrium/contracts/registry-browser-checks';

export interface CheckOrder {
  remote: string;
  version: string;
  /** Its files, `manifest.json` with all hashes among them, as `.tar.gz`. */
  packed: Uint8Array;
  /** Whether nobody waits for it. */
  background?: boolean;
}

/** The checks in Chromium of one registry: one at a time, uploads before versions that nobody waits for. */
export interface BrowserChecks {
  /** Throws `CheckUnavailable` where this machine cannot check. */
  check(order: CheckOrder): Promise<BrowserResult>;
  progressOf(remote: string, version: string): CheckProgress;
}

export interface CheckerParts {
  /** The artefacts of this machine, the conformance page among them. */
  artifactsFolder: string;
  variables: { CHROMIUM_PATH?: string | undefined; PATH?: string | undefined };
  limits?: CheckLimits;
}

/** No check is possible: a sentence with what an operator has to do. */
export class CheckUnavailable extends Error {
  override name = 'CheckUnavailable';
}

const MOST_WAITING = 8;

interface Waiting extends CheckOrder {
  step?: string;
  start(): Promise<void>;
}

export function browserChecks({ artifactsFolder, variables, limits }: CheckerParts): BrowserChecks {
  const waiting: Waiting[] = [];
  let running: Waiting | undefined;

  function next(): void {
    if (running) return;
    const urgent = waiting.findIndex(({ background }) => !background);
    running = waiting.splice(Math.max(urgent, 0), 1)[0];
    void running?.start().finally(() => {
      running = undefined;
      next();
    });
  }

  return {
    async check(order) {
      const place = { pageFolder: conformancePage(artifactsFolder), chromium: chromiumOf(variables) };
      if (waiting.length >= MOST_WAITING)
        throw new CheckUnavailable(
          `${MOST_WAITING} versions wait for their check in Chromium. Try again in a few minutes.`,
        );
      const { promise, resolve, reject } = Promise.withResolvers<BrowserResult>();
      const entry: Waiting = {
        ...order,
        async start() {
          const { packed, background = false } = order;
          const report = (step: string) => {
            entry.step = step;
          };
          await checkVersion({ ...place, packed, background, report, ...(limits && { limits }) }).then(resolve, reject);
        },
      };
      waiting.push(entry);
      next();
      return promise;
    },
    progressOf(remote, version) {
      const isIt = (one: Waiting | undefined) => one?.remote === remote && one.version === version;
      if (isIt(running)) return { before: 0, ...(running!.step && { step: running!.step }) };
      const place = waiting.findIndex(isIt);
      return place < 0 ? null : { before: place + 1 };
    },
  };
}

function conformancePage(artifactsFolder: string): string {
  const home = join(artifactsFolder, 'conformance');
  const pointer = join(home, 'current');
  if (!existsSync(pointer))
    throw new CheckUnavailable(
      `There is no conformance page in ${home}. Build the artefacts: node infra/build/src/main.ts.`,
    );
  return join(home, readFileSync(pointer, 'utf8').trim());
}

function chromiumOf(variables: CheckerParts['variables']): string {
  let found: string | undefined;
  try {
    found = findChromium(variables);
  } catch (error) {
    throw new CheckUnavailable((error as Error).message);
  }
  if (found) return found;
  throw new CheckUnavailable(
    'The registry found no Chromium, in which it checks a version before it stores it. Install one on its machine (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH, and upload again.',
  );
}
