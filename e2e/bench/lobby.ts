import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { openPortalDatabase } from '@atrium/database/open-portal-database';
import type { CDPSession, Page } from '@playwright/test';
import { launchChromium } from '../portal/launch-chromium.ts';
import { clearLongShelf, fillLongShelf, LONG_SHELF } from '../portal/long-shelf.ts';
import { FRAME_MS, mainThreadWhile, type TaskTime } from '../portal/main-thread.ts';
import { signIn } from '../portal/member.ts';
import { runningPortal } from '../portal/running-portal.ts';

/**
 * `npm run -s bench -- lobby`: scrolls a lobby of 5,000 games to its end while its pages load, then up and down again, on
 * a processor that is four times slower.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    games: { type: 'string', default: '5000' },
    slowdown: { type: 'string', default: '4' },
    frames: { type: 'string', default: '200' },
  },
});
const { site, varFolder, databaseUrl } = runningPortal();
const games = Number(values.games);
const slowdown = Number(values.slowdown);
/** A flick of a finger: six thousand pixels a second at sixty frames. */
const STEP_PX = 100;
/** Number of games at the end of the way down that load while the main thread is recorded. */
const RECORDED_GAMES = 300;
/** Number of frames up, and of frames down. */
const FRAMES = Number(values.frames);

/** In software, Chromium sometimes draws no frame of a long page any more; the measurement then begins anew. */
const FRAME_TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;

interface Measured {
  tasks: Record<string, TaskTime>;
  memory: Record<string, { 'heap (bytes)': number; 'elements in the page': number; 'games loaded': number }>;
}

const database = await openPortalDatabase(varFolder, databaseUrl);
let measured: Measured | undefined;
try {
  await fillLongShelf(database, games);
  for (let attempt = 1; !measured; attempt++) {
    try {
      measured = await measureLobby();
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('no frame')) throw error;
      process.stderr.write('Chromium drew no frame any more; measuring anew.\n');
    }
  }
} finally {
  await clearLongShelf(database);
  await database.end();
}
const { tasks, memory } = measured;

const longest = Math.max(...Object.values(tasks).map((one) => one.longest));
const [first, last] = [Object.values(memory)[0]!, Object.values(memory).at(-1)!];
const ratios = {
  'longest task / frame': longest / FRAME_MS,
  'heap at the end / heap when all were loaded': last['heap (bytes)'] / first['heap (bytes)'],
};
if (values.json)
  console.log(
    JSON.stringify({
      name: 'lobby',
      ratios,
      measured: { tasks, memory },
      environment: { site, node: process.version, processors: availableParallelism(), games, slowdown },
    }),
  );
else {
  console.log(
    `${games} games, a processor ${slowdown} times slower; tasks of the main thread in milliseconds of its own time`,
  );
  console.table(Object.fromEntries(Object.entries(tasks).map(([name, { heaviest: _, ...one }]) => [name, one])));
  console.table(memory);
  for (const [name, { heaviest }] of Object.entries(tasks))
    console.log([name, ...heaviest.map((line) => `  ${line}`)].join('\n'));
  console.table(ratios);
}

async function measureLobby(): Promise<Measured> {
  const browser = await launchChromium();
  const result: Measured = { tasks: {}, memory: {} };
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site}/`);
    await signIn(page, 'member1', 'Member-0001');
    await page.goto(`${site}/rng?page=${LONG_SHELF}`);
    await page.getByRole('button', { name: 'Long Game 1', exact: true }).waitFor();
    await page.evaluate(drawFrames, FRAME_TIMEOUT_MS);
    const devtools = await page.context().newCDPSession(page);
    // A recording of the whole way down would be gigabytes: only its end is recorded, when the lobby is longest.
    await page.evaluate(flingToEnd, { step: 4 * STEP_PX, until: games - RECORDED_GAMES });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    result.tasks['the end of the way down, while pages load'] = await mainThreadWhile(browser, page, () =>
      page.evaluate(flingToEnd, { step: STEP_PX, until: games }),
    );
    result.memory['all games loaded'] = await used(page, devtools);
    for (const time of ['again', 'a third time']) {
      result.tasks[`${time}, up and down`] = await mainThreadWhile(browser, page, () =>
        page.evaluate(flingUpAndDown, { step: STEP_PX, frames: FRAMES }),
      );
      result.memory[`${time}, up and down`] = await used(page, devtools);
    }
    return result;
  } finally {
    await browser.close();
  }
}

/** Runs in the page: `nextFrame` resolves with the next frame, and rejects when none is drawn for as long. */
function drawFrames(timeoutMs: number): void {
  window.nextFrame = () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no frame for ${timeoutMs} ms`)), timeoutMs);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });
}

declare global {
  interface Window {
    nextFrame(): Promise<void>;
  }
}

/** Runs in the page: scrolls down, frame by frame, until the lobby has `until` games or no further page. */
async function flingToEnd({ step, until }: { step: number; until: number }): Promise<void> {
  const shown = () =>
    Number(
      /^([\d,]+) of [\d,]+ shown$/m.exec(document.querySelector('main')!.innerText)?.[1]?.replaceAll(',', '') ?? 0,
    );
  const move = async (by: number) => {
    const before = scrollY;
    scrollBy({ top: by, behavior: 'instant' });
    await window.nextFrame();
    return scrollY !== before;
  };
  const hasMore = () =>
    [...document.querySelectorAll('main button')].some(({ textContent }) => /^Show \d+ more$/.test(textContent ?? ''));
  for (;;) {
    if (await move(step)) continue;
    if (!hasMore()) return;
    if (shown() >= until) return;
    // The next page is loading: a step back, so that there is something to scroll.
    await move(-step);
  }
}

/** Runs in the page. */
async function flingUpAndDown({ step, frames }: { step: number; frames: number }): Promise<void> {
  for (const by of [-step, step])
    for (let frame = 0; frame < frames; frame++) {
      scrollBy({ top: by, behavior: 'instant' });
      await window.nextFrame();
    }
}

/** The number of games in the lobby, by its own count at the end. */
async function loadedGames(page: Page): Promise<number> {
  const text = await page.getByText(/ of [\d,]+ shown$/).innerText();
  return Number(text.split(' of ')[0]!.replaceAll(',', ''));
}

async function used(page: Page, devtools: CDPSession) {
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return {
    'heap (bytes)': usedSize,
    'elements in the page': await page.locator('*').count(),
    'games loaded': await loadedGames(page),
  };
}
