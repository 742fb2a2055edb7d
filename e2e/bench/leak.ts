import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { restore, status, swap } from '@atrium/contracts/registry-channels';
import type { CDPSession, Page } from '@playwright/test';
import { FAULTY_TEXT, releaseFaulty } from '../chaos/faulty-remote.ts';
import { launchChromium } from '../portal/launch-chromium.ts';
import { gameCards, games } from '../portal/member.ts';
import { askRegistry } from '../portal/registry-call.ts';
import { runningPortal } from '../portal/running-portal.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, rounds: { type: 'string', default: '50' } },
});
const { site } = runningPortal();
/** Rounds before the first measurement: code that loads once, lists that fill up to their limit. */
const WARM_UP_ROUNDS = 10;
/** A leak shows in every block of rounds; what happens once, such as a poll that is due, in one. */
const BLOCKS = 5;
const ROUNDS_IN_BLOCK = Math.ceil(Number(values.rounds) / BLOCKS);
const rounds = BLOCKS * ROUNDS_IN_BLOCK;
const REMOTE = 'pvp';

// Without compiled code: a page that is used for a while is compiled piece by piece, which adds ten times as much to the heap
// as what a mount keeps, in ever smaller steps, and hides it.
const browser = await launchChromium('--js-flags=--jitless');
const measured: Record<string, { before: number; after: number; perRound: number }> = {};
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const heap = await page.context().newCDPSession(page);
  await page.goto(`${site}/${REMOTE}`);
  await screenShown(page);
  measured['mounted and unmounted'] = await growth(heap, async () => {
    await games(page).getByRole('link', { name: 'FISH', exact: true }).click();
    await page.waitForURL(/\/fish/);
    await screenShown(page);
    await games(page).getByRole('link', { name: 'PVP', exact: true }).click();
    await page.waitForURL(/\/pvp/);
    await screenShown(page);
  });
  const stable = (await askRegistry(status)).remotes.find(({ name }) => name === REMOTE)!.version;
  const versions: string[] = [];
  while (versions.length < WARM_UP_ROUNDS + rounds) versions.push(await releaseFaulty(REMOTE, stable));
  measured['swapped to a new version and back'] = await growth(heap, async () => {
    await askRegistry(swap, {
      params: { name: REMOTE },
      body: { to: versions.pop()!, reason: 'bench leak', deadlineSeconds: 0 },
    });
    await page.getByText(FAULTY_TEXT).waitFor({ timeout: 60_000 });
    await askRegistry(restore, { params: { name: REMOTE }, body: { reason: 'bench leak' } });
    await page.getByText(FAULTY_TEXT).waitFor({ state: 'detached', timeout: 60_000 });
    await screenShown(page);
  });
} finally {
  await browser.close();
  const { standIn } = (await askRegistry(status)).remotes.find(({ name }) => name === REMOTE)!;
  if (standIn) await askRegistry(restore, { params: { name: REMOTE }, body: { reason: 'bench leak' } });
}
if (values.json)
  console.log(
    JSON.stringify({
      name: 'leak',
      measured,
      environment: { node: process.version, processors: availableParallelism(), rounds, warmUp: WARM_UP_ROUNDS },
    }),
  );
else {
  console.log(`Bytes of JavaScript heap after a forced collection, before and after ${rounds} rounds`);
  console.table(measured);
}

function screenShown(page: Page): Promise<void> {
  return gameCards(page)
    .or(page.getByRole('main').getByRole('heading', { level: 1 }))
    .first()
    .waitFor({ timeout: 60_000 });
}

async function growth(
  heap: CDPSession,
  round: () => Promise<void>,
): Promise<{ before: number; after: number; perRound: number }> {
  for (let warmUp = 0; warmUp < WARM_UP_ROUNDS; warmUp++) await round();
  const sizes = [await usedBytes(heap)];
  for (let block = 0; block < BLOCKS; block++) {
    for (let done = 0; done < ROUNDS_IN_BLOCK; done++) await round();
    sizes.push(await usedBytes(heap));
  }
  const grown = sizes.slice(1).map((size, at) => (size - sizes[at]!) / ROUNDS_IN_BLOCK);
  return { before: sizes[0]!, after: sizes.at(-1)!, perRound: Math.round(grown.sort((a, b) => a - b)[BLOCKS >> 1]!) };
}

/** Objects that are freed only after their finalizers ran need a second collection. */
async function usedBytes(heap: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time++) await heap.send('HeapProfiler.collectGarbage');
  return (await heap.send('Runtime.getHeapUsage')).usedSize;
}
