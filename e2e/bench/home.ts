import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type FirstPaint, firstPaintOf } from '../portal/first-paint.ts';
import { runningPortal } from '../portal/running-portal.ts';

/** What home may cost before its largest paint. */
const BUDGET = { script: 150 * 1024, requests: 6, shift: 0.02 };
/** A telephone on slow 4G. */
const TELEPHONE = { network: { latency: 150, megabits: 1.6 }, slowdown: 4 };
const RUNS = 3;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, site: { type: 'string' } } });
const site = values.site ?? runningPortal().site;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const runs: FirstPaint[] = [];
try {
  for (let run = 0; run < RUNS; run++) runs.push(await firstPaintOf(browser, `${site}/`, TELEPHONE));
} catch (error) {
  console.error(
    `Home at ${site} could not be measured: ${(error as Error).message}. Start the portal first (npm start), or name it with --site.`,
  );
  process.exitCode = 1;
} finally {
  await browser.close();
}

if (runs.length === RUNS) {
  const middle = runs.sort((a, b) => a.largest - b.largest)[Math.floor(RUNS / 2)]!;
  const script = middle.scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const shift = Math.max(...runs.map((run) => run.shift));
  const ratios = {
    'script before the largest paint / budget': script / BUDGET.script,
    'requests before the largest paint / budget': middle.requests / BUDGET.requests,
    'layout shift / budget': shift / BUDGET.shift,
  };
  if (values.json) {
    const environment = { site, node: process.version, processors: cpus().length, ...TELEPHONE, runs: RUNS };
    console.log(JSON.stringify({ name: 'home', ratios, measured: { ...middle, script, shift }, environment }));
  } else {
    console.log(`Home, slow 4G and a processor ${TELEPHONE.slowdown} times slower, the middle of ${RUNS} runs`);
    console.table(
      middle.scripts.map(({ path, asked, bytes }) => ({
        script: path,
        'asked for (ms)': Math.round(asked),
        'brotli (bytes)': bytes,
      })),
    );
    console.table({
      'script before the largest paint (bytes)': { measured: script, budget: BUDGET.script },
      'requests before the largest paint': { measured: middle.requests, budget: BUDGET.requests },
      'layout shift': { measured: Number(shift.toFixed(4)), budget: BUDGET.shift },
      'first contentful paint (ms)': { measured: Math.round(middle.first) },
      'largest contentful paint (ms)': { measured: Math.round(middle.largest) },
    });
    console.log(`Largest: ${middle.what}`);
  }
}
