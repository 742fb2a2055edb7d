import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../portal/launch-chromium.ts';
import { gameCards, games } from '../portal/member.ts';
import { runningPortal } from '../portal/running-portal.ts';

/** What entering a vertical after home and another vertical may load, in brotli. */
const BUDGET_BYTES = 60 * 1024;
const ROUNDS = 5;

/** `npm run -s bench -- second-vertical`: visits home, slots, then fish, and measures what each step loads and how long its games take. */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const { site } = runningPortal();
const browser = await launchChromium();

interface Entered {
  milliseconds: number;
  files: { path: string; bytes: number }[];
}
/** In the order of a visit: the first loads what all lobbies share. */
const VISIT = [
  { name: 'RNG', path: /\/rng/ },
  { name: 'FISH', path: /\/fish/ },
  { name: 'LIVE', path: /\/live/ },
] as const;
const visits: Record<string, Entered>[] = [];
try {
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser));
} finally {
  await browser.close();
}

const measured = Object.fromEntries(
  VISIT.map(({ name }) => {
    const times = visits.map((one) => one[name]!.milliseconds).sort((a, b) => a - b);
    const { files } = visits[0]![name]!;
    return [
      name,
      {
        'code loaded (bytes, brotli)': files.reduce((sum, { bytes }) => sum + bytes, 0),
        files: files.length,
        'its games are shown (ms, median)': Math.round(times[Math.floor(ROUNDS / 2)]!),
      },
    ];
  }),
);
const second = measured.FISH!['code loaded (bytes, brotli)'];
const ratios = { 'second vertical / budget': second / BUDGET_BYTES };
if (values.json)
  console.log(
    JSON.stringify({
      name: 'second-vertical',
      ratios,
      measured,
      environment: { site, node: process.version, processors: availableParallelism(), rounds: ROUNDS },
    }),
  );
else {
  console.log(`Verticals entered one after the other in a browser that has just seen home, ${ROUNDS} visits`);
  console.table(measured);
  console.table(visits[0]!.FISH!.files);
  console.table(ratios);
}

async function visit(browser: Browser): Promise<Record<string, Entered>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (/\.(js|css|json)$/.test(new URL(response.url()).pathname) && response.ok())
      bodies.set(response.url(), response.body());
  });
  await page.goto(`${site}/`);
  await games(page).getByRole('link', { name: VISIT[0].name, exact: true }).waitFor();
  // What home loads after its first paint counts for home.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
  const entered: Record<string, Entered> = {};
  for (const { name, path } of VISIT) {
    const before = new Set(bodies.keys());
    const link = games(page).getByRole('link', { name, exact: true });
    const began = await page.evaluate(() => performance.now());
    await link.click();
    await page.waitForURL(path);
    await gameCards(page).first().waitFor();
    const milliseconds = (await page.evaluate(() => performance.now())) - began;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
    const files = await Promise.all(
      [...bodies]
        .filter(([url]) => !before.has(url))
        .map(async ([url, body]) => ({ path: new URL(url).pathname, bytes: brotliCompressSync(await body).length })),
    );
    entered[name] = { milliseconds, files };
  }
  await context.close();
  return entered;
}
