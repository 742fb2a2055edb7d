import type { Browser } from '@playwright/test';
import { FIRST_VERSION, type Host, NEXT_VERSION } from './hosts.ts';
import { enter } from './measure-visit.ts';
import type { PeerServer } from './peer-server.ts';
import { type Conditions, openVisitor } from './visitor.ts';

/** When a tab that was open during a release shows the new version. */
export interface Release {
  /** Milliseconds after the release, in the tab that does nothing; null where it keeps the old one. */
  openTabMs: number | null;
  /** Whether a visitor who leaves the vertical and returns sees it, without a reload. */
  afterReturn: boolean;
}

/** How long a tab is watched that shows the old version. */
const OPEN_TAB_TIMEOUT_MS = 5_000;

export async function measureRelease(
  browser: Browser,
  server: PeerServer,
  host: Host,
  conditions: Conditions,
): Promise<Release> {
  const visitor = await openVisitor(browser, `${server.site}/${host}/`, conditions);
  const { page, press, quiet } = visitor;
  try {
    await enter(visitor, 'rng');
    const released = performance.now();
    server.release(host, NEXT_VERSION);
    const openTabMs = await page
      .waitForFunction((next) => window.probe.version() === next, NEXT_VERSION, { timeout: OPEN_TAB_TIMEOUT_MS })
      .then(
        () => performance.now() - released,
        () => null,
      );
    await press('HOME');
    await quiet();
    await enter(visitor, 'rng');
    const afterReturn = (await page.evaluate(() => window.probe.version())) === NEXT_VERSION;
    await page.reload();
    await quiet();
    await page.waitForFunction((next) => window.probe.version() === next, NEXT_VERSION);
    return { openTabMs, afterReturn };
  } finally {
    server.release(host, FIRST_VERSION);
    await visitor.end();
  }
}
