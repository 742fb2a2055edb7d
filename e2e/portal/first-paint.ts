import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export interface LoadedScript {
  path: string;
  /** When it was requested, in ms after the navigation began. */
  requestedAt: number;
  /** Bytes as a release sends them: brotli at its best quality. */
  bytes: number;
}

export interface FirstPaint {
  /** Largest contentful paint in ms after the navigation began, and the painted element. */
  largest: number;
  what: string;
  first: number;
  /** Sum of the layout shifts that no input caused. */
  shift: number;
  /** Requests before the largest paint, including the document. */
  requests: number;
  /** Scripts requested before the largest paint. */
  scripts: LoadedScript[];
}

export interface Conditions {
  /** Round trip in ms and throughput in Mbit/s; the machine's own by default. */
  network?: { latency: number; megabits: number };
  /** The factor by which the processor is slowed down. */
  slowdown?: number;
  viewport?: { width: number; height: number };
}

/** After the last paint, nothing larger is expected once this time has passed. */
const SETTLED_AFTER_MS = 2_500;

/** Opens an address in a browser that has never seen the site, and measures what it loads before its largest paint. */
export async function firstPaintOf(
  browser: Browser,
  address: string,
  { network, slowdown, viewport = { width: 1440, height: 900 } }: Conditions = {},
): Promise<FirstPaint> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', colorScheme: 'dark' });
  const page = await context.newPage();
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = response.body();
    bodies.set(response.url(), body);
    // What arrives as the page closes has no body any more. Bodies that count are awaited before that.
    body.catch(() => {});
  });
  await page.addInitScript(watchPaints);
  const devtools = await context.newCDPSession(page);
  if (slowdown) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network) {
    const bytesPerSecond = (network.megabits * 1_000_000) / 8;
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(SETTLED_AFTER_MS);
  const seen = await page.evaluate(() => {
    const paints = (globalThis as unknown as { paints: { largest: number; what: string; shift: number } }).paints;
    const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime }) => ({ name, requestedAt: startTime }),
    );
    return { ...paints, first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, resources };
  });
  const before = seen.resources.filter(({ requestedAt }) => requestedAt < seen.largest);
  const scripts = await Promise.all(
    before
      .filter(({ name }) => bodies.has(name))
      .map(async ({ name, requestedAt }) => ({
        path: new URL(name).pathname,
        requestedAt,
        bytes: brotliCompressSync(await bodies.get(name)!).length,
      })),
  );
  await context.close();
  const { largest, what, first, shift } = seen;
  return { largest, what, first, shift, requests: before.length + 1, scripts };
}

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  const paints = { largest: 0, what: '', shift: 0 };
  Object.assign(globalThis, { paints });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url?: string })[]) {
      paints.largest = entry.startTime;
      paints.what = entry.url
        ? new URL(entry.url).pathname
        : `${entry.element?.tagName.toLowerCase()} ${entry.element?.textContent?.slice(0, 40)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) paints.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
