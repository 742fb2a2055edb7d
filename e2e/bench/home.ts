import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type FirstPaint, firstPaintOf } from '../portal/first-paint.ts';
import { launchChromium } from '../portal/launch-chromium.ts';
import { runningPortal } from '../portal/running-portal.ts';

/** Budgets of home before its largest paint; scripts in bytes. */
const BUDGETS = { script: 130 * 1024, requests: 6, shift: 0.02 };
/** A phone on slow 4G. */
const PHONE = { network: { latency: 150, megabits: 1.6 }, slowdown: 4 };
const RUNS = 3;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, site: { type: 'string' } } });
const site = values.site ?? runningPortal().site;

const browser = await launchChromium();
const runs: FirstPaint[] = [];
try {
  for (let run = 0; run < RUNS; run++) runs.push(await firstPaintOf(browser, `${site}/`, PHONE));
} catch (error) {
  console.error(
    `Home at ${site} could not be measured: ${(error as Error).message}. Start the portal first (npm start), or name it with --site.`,
  );
  process.exitCode = 1;
} finally {
  await browser.close();
}

if (runs.length === RUNS) {
  const median = runs.sort((a, b) => a.largest - b.largest)[Math.floor(RUNS / 2)]!;
  const script = median.scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const shift = Math.max(...runs.map((run) => run.shift));
  const ratios = {
    'script before the largest paint / budget': script / BUDGETS.script,
    'requests before the largest paint / budget': median.requests / BUDGETS.requests,
    'layout shift / budget': shift / BUDGETS.shift,
  };
  if (values.json) {
    const environment = { site, node: process.version, processors: cpus().length, ...PHONE, runs: RUNS };
    console.log(JSON.stringify({ name: 'home', ratios, measured: { ...median, script, shift }, environment }));
  } else {
    console.log(`Home, slow 4G and a processor ${PHONE.slowdown} times slower, the median of ${RUNS} runs`);
    console.table(
      median.scripts.map(({ path, requestedAt, bytes }) => ({
        script: path,
        'requested (ms)': Math.round(requestedAt),
        'brotli (bytes)': bytes,
      })),
    );
    console.table({
      'script before the largest paint (bytes)': { measured: script, budget: BUDGETS.script },
      'requests before the largest paint': { measured: median.requests, budget: BUDGETS.requests },
      'layout shift': { measured: Number(shift.toFixed(4)), budget: BUDGETS.shift },
      'first contentful paint (ms)': { measured: Math.round(median.first) },
      'largest contentful paint (ms)': { measured: Math.round(median.largest) },
    });
    console.log(`Largest: ${median.what}`);
  }
}
