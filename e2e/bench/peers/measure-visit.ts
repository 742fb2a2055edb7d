import type { Browser } from '@playwright/test';
import type { Host } from './hosts.ts';
import { type Conditions, openVisitor, type Visitor } from './visitor.ts';

/** The numbers of one visit of one host. */
export interface Visit {
  largestPaintMs: number;
  firstEntryMs: number;
  secondEntryMs: number;
  returnMs: number;
  homeScriptsKb: number;
  scriptsKb: number;
  transferredKb: number;
  heapMb: number;
}

/** The cards that fill the first rows of a desktop. */
const CARDS = 12;
const VISITS = 10;
const KB = 1_024;

/** Home, the first vertical, the second one, back to the first, and then ten visits. */
export async function measureVisit(browser: Browser, site: string, host: Host, conditions: Conditions): Promise<Visit> {
  const visitor = await openVisitor(browser, `${site}/${host}/`, conditions);
  const { page } = visitor;
  try {
    const largestPaintMs = await page.evaluate(() => window.probe.largestPaint());
    const homeScripts = await page.evaluate((time) => window.probe.scriptsBefore(time), largestPaintMs);
    const firstEntryMs = await enter(visitor, 'rng');
    const secondEntryMs = await enter(visitor, 'fish');
    const { all, scripts } = visitor.transferred();
    const returnMs = await enter(visitor, 'rng');
    for (let visit = 0; visit < VISITS; visit++) await enter(visitor, visit % 2 ? 'rng' : 'fish');
    return {
      largestPaintMs,
      firstEntryMs,
      secondEntryMs,
      returnMs,
      homeScriptsKb: homeScripts / KB,
      scriptsKb: scripts / KB,
      transferredKb: all / KB,
      heapMb: (await usedHeap(visitor)) / KB / KB,
    };
  } finally {
    await visitor.end();
  }
}

/** Milliseconds from the click on a vertical to its painted grid. */
export async function enter({ page, press, quiet }: Visitor, vertical: string): Promise<number> {
  const painted = page.evaluate(({ name, count }) => window.probe.paintedAfterClick(name, count), {
    name: vertical,
    count: CARDS,
  });
  await press(vertical.toUpperCase());
  const time = await painted;
  await quiet();
  return time;
}

/** Of the page, its frames and its workers together. Objects that are freed only after their finalizers ran need a second collection. */
async function usedHeap({ session }: Visitor): Promise<number> {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
