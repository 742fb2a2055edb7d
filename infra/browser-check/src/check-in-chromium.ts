import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type CheckLimits, HEAP_MB } from './limits.ts';
import { ORIGIN, serveVersion, type ServedVersion } from './serve-version.ts';
import { watchBrowser } from './watch-browser.ts';

export interface BrowserOrder extends ServedVersion {
  /** The program. */
  chromium: string;
  limits: CheckLimits;
  report(step: string): void;
}
export interface BrowserResult {
  /** One sentence for each problem. */
  findings: string[];
  /** Whether the pages ran in Chromium's own sandbox. */
  sandboxed: boolean;
}

const STEP_LENGTH = 120;

/**
 * Opens the page that checks a version in a fresh Chromium, which reaches this process alone, and collects what the page
 * and the browser find. Source: 13-07.
 */
export async function checkInChromium({ report, limits, ...order }: BrowserOrder): Promise<BrowserResult> {
  const server = await serveVersion(order);
  const watch = watchBrowser(limits);
  const seen = new Set<string>();
  let browser: Browser | undefined;
  try {
    const started = await launch(order.chromium, server.proxy);
    browser = started.browser;
    const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false, locale: 'en-GB' });
    const page = await context.newPage();
    let step = 'starting';
    watchPage(context, page, (what) => seen.add(`${step}: ${what}`));
    const { promise: crashed, resolve: crash } = Promise.withResolvers<string[]>();
    page.on('crash', () => crash([`The page ended, as one does that takes too much memory, at: ${step}.`]));
    await page.exposeFunction('reportStep', (name: unknown) => {
      step = String(name).slice(0, STEP_LENGTH);
      watch.step(step);
      report(step);
    });
    await page.goto(ORIGIN, { waitUntil: 'load' });
    const findings = await Promise.race([
      checkWithin(page, order.base),
      crashed,
      watch.exceeded.then((what) => [what]),
    ]);
    return { findings: [...findings, ...seen], sandboxed: started.sandboxed };
  } finally {
    watch.stop();
    await Promise.race([browser?.close().catch(() => {}), watch.exceeded]);
    server.close();
  }
}

/** Runs the suite in the page. What ends the page is a finding, too. */
async function checkWithin(page: Page, base: string): Promise<string[]> {
  try {
    return await page.evaluate((folder) => {
      const { check, reportStep } = globalThis as unknown as {
        check(folder: string, report: (step: string) => Promise<void>): Promise<string[]>;
        reportStep(step: string): Promise<void>;
      };
      return check(folder, reportStep);
    }, base);
  } catch (error) {
    // A crash or a limit has a sentence of its own, which is on its way.
    if (/closed|crashed/.test((error as Error).message)) return await new Promise(() => {});
    return [`It ended the check: ${(error as Error).message.split('\n')[0]}`];
  }
}

/** What a version may not do to the browser of a member. */
function watchPage(context: BrowserContext, page: Page, found: (what: string) => void): void {
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== ORIGIN)
      found(`it requests ${origin}. A remote reaches the gateway, through its host, and no other server.`);
  });
  page.on('websocket', (socket) => found(`it opens a web socket to ${new URL(socket.url()).host}.`));
  page.on('pageerror', (error) => found(`an error is not caught: ${error.message || error}`));
  page.on('dialog', (dialog) => {
    found(`it opens a dialog of the browser ("${dialog.type()}").`);
    void dialog.dismiss().catch(() => {});
  });
  page.on('popup', (popup) => {
    found('it opens a window.');
    void popup.close().catch(() => {});
  });
  page.on('download', () => found('it starts a download.'));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== `${ORIGIN}/`) found('it leaves the page.');
  });
}

/** With Chromium's own sandbox, where user and machine allow it. */
async function launch(executablePath: string, server: string): Promise<{ browser: Browser; sandboxed: boolean }> {
  const start = (chromiumSandbox: boolean) =>
    chromium.launch({
      executablePath,
      chromiumSandbox,
      proxy: { server, bypass: '<-loopback>' },
      args: [
        '--disable-gpu',
        `--js-flags=--max-old-space-size=${HEAP_MB}`,
        // No address of this machine, and no packet beside the proxy.
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      ],
    });
  if (process.getuid?.() === 0) return { browser: await start(false), sandboxed: false };
  try {
    return { browser: await start(true), sandboxed: true };
  } catch {
    return { browser: await start(false), sandboxed: false };
  }
}
