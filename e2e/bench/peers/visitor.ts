import type { Browser, CDPSession, Page } from '@playwright/test';
import { installProbe } from './page-probe.ts';

export interface Conditions {
  /** How many times slower the processor is. */
  slowdown: number;
  /** Slow 4G, as Lighthouse has it. */
  isSlowNetwork: boolean;
}

export interface Visitor {
  page: Page;
  session: CDPSession;
  /** What the page has transferred until now, in bytes. */
  transferred(): { all: number; scripts: number };
  /** Resolves when nothing has been in transfer for half a second and the page is idle. */
  quiet(): Promise<void>;
  /** Presses a link of the bar as a person does. */
  press(name: string): Promise<void>;
  end(): Promise<void>;
}

const QUIET_MS = 500;
/** A pointer rests on a link, and a button stays down, for about this long. */
const HOVER_MS = 150;
const PRESS_MS = 60;
const SLOW_4G = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** A browser without any cache that has opened a page. */
export async function openVisitor(browser: Browser, address: string, conditions: Conditions): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const running = new Map<string, string>();
  const sum = { all: 0, scripts: 0 };
  let lastAt = performance.now();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type !== 'EventSource') running.set(requestId, request.url);
    lastAt = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = running.get(requestId);
    running.delete(requestId);
    lastAt = performance.now();
    if (!url || url.startsWith('data:')) return;
    sum.all += encodedDataLength;
    if (/\.m?js$/.test(new URL(url).pathname)) sum.scripts += encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => running.delete(requestId));
  if (conditions.isSlowNetwork) await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  if (conditions.slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
  await page.addInitScript(installProbe);

  const quiet = async () => {
    while (running.size > 0 || performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(50);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
  };
  await page.goto(address);
  await quiet();
  return {
    page,
    session,
    transferred: () => ({ ...sum }),
    quiet,
    async press(name) {
      const box = await page.getByRole('navigation').getByRole('link', { name, exact: true }).boundingBox();
      if (!box) throw new Error(`The bar of ${address} has no link ${name}.`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(HOVER_MS);
      await page.mouse.down();
      await page.waitForTimeout(PRESS_MS);
      await page.mouse.up();
    },
    end: () => context.close(),
  };
}
