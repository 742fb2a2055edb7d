import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { SNAPSHOT_PATH } from '@atrium/contracts/registry-paths';
import { restore, status, swap } from '@atrium/contracts/registry-channels';
import type { Page } from '@playwright/test';
import { FAULTY_TEXT, releaseFaulty } from '../chaos/faulty-remote.ts';
import { launchChromium } from '../portal/launch-chromium.ts';
import { gameCards } from '../portal/member.ts';
import { askRegistry } from '../portal/registry-call.ts';
import { runningPortal } from '../portal/running-portal.ts';

/** From the operator's command to the new screen: the budget of the 99th percentile, and the goal. */
const BUDGET_MS = 1_000;
const GOAL_MS = 300;
const REMOTE = 'fish';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    streams: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '30' },
  },
});
const { site } = runningPortal();
const rounds = Number(values.rounds);

const worker = new Worker(new URL('./streams.ts', import.meta.url), {
  workerData: { port: Number(new URL(site).port), count: Number(values.streams) },
});
const [{ open: streams }] = (await once(worker, 'message')) as [{ open: number }];
const browser = await launchChromium();
const screens: number[] = [];
const arrivalTimes: number[] = [];
const sizes: number[] = [];
try {
  const page = await browser.newPage();
  await page.goto(`${site}/${REMOTE}`);
  await gameCards(page).first().waitFor({ timeout: 60_000 });
  const stable = (await askRegistry(status)).remotes.find(({ name }) => name === REMOTE)!.version;
  for (let round = 0; round < rounds; round++) {
    // A version that is new to the tab: it is fetched, verified, probed and shown.
    const version = await releaseFaulty(REMOTE, stable);
    await arrivals();
    const shown = screenWith(page, FAULTY_TEXT);
    // If the swap fails first, that error is reported; this promise must not be unhandled meanwhile.
    shown.catch(() => {});
    const commanded = Date.now();
    await askRegistry(swap, {
      params: { name: REMOTE },
      body: { to: version, reason: 'bench swap', deadlineSeconds: 0 },
    });
    screens.push((await shown) - commanded);
    arrivalTimes.push((await lastArrival()) - commanded);
    await askRegistry(restore, { params: { name: REMOTE }, body: { reason: 'bench swap' } });
    await gameCards(page).first().waitFor({ timeout: 60_000 });
  }
} finally {
  worker.postMessage('end');
  await worker.terminate();
  await browser.close();
  const { standIn } = (await askRegistry(status)).remotes.find(({ name }) => name === REMOTE)!;
  if (standIn) await askRegistry(restore, { params: { name: REMOTE }, body: { reason: 'bench swap' } });
}

const measured = {
  'new screen in an open tab': quantiles(screens),
  [`the last of ${streams} streams received the change`]: quantiles(arrivalTimes),
};
/** What one tab receives for a change, and what a whole snapshot would be. Source: 13-17. */
const bytes = { change: quantiles(sizes).p50, snapshot: (await (await fetch(site + SNAPSHOT_PATH)).text()).length };
const p99 = quantiles(screens).p99;
if (values.json)
  console.log(
    JSON.stringify({
      name: 'swap',
      ratios: { 'p99 / budget': p99 / BUDGET_MS },
      measured,
      bytes,
      environment: { node: process.version, processors: availableParallelism(), streams, rounds },
    }),
  );
else {
  console.log(
    `From the operator's command, in milliseconds: ${rounds} change-overs to versions that are new to the tab, ${streams} streams on one gateway`,
  );
  console.table(measured);
  console.log(`A tab receives ${bytes.change} bytes for a change; the whole snapshot has ${bytes.snapshot}.`);
  console.log(`Budget: p99 ${BUDGET_MS} ms, goal ${GOAL_MS} ms.`);
}
process.exitCode = p99 > BUDGET_MS ? 1 : 0;

/** The arrivals of changes at the streams since the last request. */
async function arrivals(): Promise<{ at: number; bytes: number }[]> {
  worker.postMessage('arrivals');
  const [message] = (await once(worker, 'message')) as [{ arrivals: { at: number; bytes: number }[] }];
  return message.arrivals;
}

/** When the last stream received the change, which may be after the tab did. */
async function lastArrival(): Promise<number> {
  const all: { at: number; bytes: number }[] = [];
  for (const end = Date.now() + 30_000; all.length < streams; ) {
    if (Date.now() > end) throw new Error(`Only ${all.length} of ${streams} streams received the change.`);
    all.push(...(await arrivals()));
  }
  sizes.push(Math.max(...all.slice(0, 100).map(({ bytes }) => bytes)));
  return all.reduce((latest, { at }) => Math.max(latest, at), 0);
}

function quantiles(all: number[]): { p50: number; p99: number } {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
  return { p50: at(0.5), p99: at(0.99) };
}

/** When the page's main part contains this text and a frame with it was drawn, in milliseconds since the epoch. */
function screenWith(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector('main')?.textContent?.includes(wanted)) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    text,
  );
}
