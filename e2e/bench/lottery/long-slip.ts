import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { slip } from '../../portal/lottery-board.ts';
import { pageOf } from '../../portal/member.ts';

/** The slowest event of each kind of press, in milliseconds from the input to the next frame. */
export interface LongSlip {
  pick: number;
  add: number;
  remove: number;
  undo: number;
}

const ACCOUNT = 'member4';
const GAME = 'DLT1M';
/** Events shorter than this are not reported by the browser. */
const REPORTED_MS = 16;

/** Opens a board whose slip has as many lines, and presses what a member presses, once in each turn. */
export async function longSlip(browser: Browser, site: string, lines: number, turns: number): Promise<LongSlip[]> {
  const page = await pageOf(browser, ACCOUNT, 'Member-0004', site);
  try {
    await page.addInitScript(fillSlip, { place: `atrium.slip.${ACCOUNT}.${GAME}`, lines });
    await page.addInitScript(recordEvents);
    await page.goto(`${site}/lottery?gameCode=${GAME}`);
    const remove = slip(page).getByRole('button', { name: /^Remove/ });
    await remove.first().waitFor({ timeout: 60_000 });
    // One note of 2.00 each.
    await expect(slip(page).getByRole('status', { name: 'Stake' })).toContainText(
      (lines * 2).toLocaleString('en', { minimumFractionDigits: 2 }),
    );
    const measured: LongSlip[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const numbers = page.getByRole('tabpanel').locator('button[aria-pressed]');
      const picked = Math.max(...(await inputs(page, numbers, turn)));
      measured.push({
        pick: picked,
        add: await input(page, page.getByRole('button', { name: /^Add to slip/ })),
        remove: await input(page, remove.first()),
        undo: await input(page, slip(page).getByRole('button', { name: 'Undo' })),
      });
    }
    return measured;
  } finally {
    await page.context().close();
  }
}

/** One number in each row of ten. */
async function inputs(page: Page, numbers: Locator, turn: number): Promise<number[]> {
  const times: number[] = [];
  for (let row = 0; row * 10 < (await numbers.count()); row += 1)
    times.push(await input(page, numbers.nth(row * 10 + (turn % 10))));
  return times;
}

/** Presses, and waits until the page has drawn what follows. */
async function input(page: Page, button: Locator): Promise<number> {
  await page.evaluate(() => {
    window.atriumEvents = [];
  });
  await button.click();
  await page.waitForTimeout(400);
  return page.evaluate((least) => Math.max(least, ...window.atriumEvents), REPORTED_MS);
}

declare global {
  interface Window {
    atriumEvents: number[];
  }
}

/** Runs in the page before its own scripts. */
function recordEvents(): void {
  window.atriumEvents = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) window.atriumEvents.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page before its own scripts: lines as the slip keeps them. */
function fillSlip({ place, lines }: { place: string; lines: number }): void {
  sessionStorage.setItem(
    place,
    JSON.stringify({
      issue: null,
      lines: Array.from({ length: lines }, (_, at) => ({
        id: `line-${at}`,
        play: 'front3-direct',
        selection: [...String(at % 1_000).padStart(3, '0')].join('|'),
        unit: '200',
        multiple: 1,
      })),
    }),
  );
}
