import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { restore, status, swap } from '@atrium/contracts/registry';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { FAULTY_TEXT, releaseFaulty } from '../chaos/faulty-remote.ts';
import { gameCards, games } from '../portal/member.ts';
import { askRegistry } from '../portal/registry-call.ts';
import { runningPortal } from '../portal/running-portal.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, rounds: { type: 'string', default: '50' } },
});
const { site } = runningPortal();
const rounds = Number(values.rounds);
/** Rounds before the first look: code that is fetched once, lists that fill up to their limit. */
const WARM = 10;
const REMOTE = 'pvp';

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
const measured: Record<string, { before: number; after: number; perRound: number }> = {};
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const heap = await page.context().newCDPSession(page);
  await page.goto(`${site}/${REMOTE}`);
  await shows(page);
  measured['mounted and unmounted'] = await growth(heap, async () => {
    await games(page).getByRole('link', { name: 'FISH', exact: true }).click();
    await page.waitForURL(/\/fish/);
    await shows(page);
    await games(page).getByRole('link', { name: 'PVP', exact: true }).click();
    await page.waitForURL(/\/pvp/);
    await shows(page);
  });
  const stable = (await askRegistry(status)).remotes.find(({ name }) => name === REMOTE)!.version;
  const other = await releaseFaulty(REMOTE, stable);
  measured['swapped there and back'] = await growth(heap, async () => {
    await askRegistry(swap, {
      params: { name: REMOTE },
      body: { to: other, reason: 'bench leak', deadlineSeconds: 0 },
    });
    await page.getByText(FAULTY_TEXT).waitFor({ timeout: 60_000 });
    await askRegistry(restore, { params: { name: REMOTE }, body: { reason: 'bench leak' } });
    await page.getByText(FAULTY_TEXT).waitFor({ state: 'detached', timeout: 60_000 });
    await shows(page);
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
      environment: { node: process.version, processors: availableParallelism(), rounds, warm: WARM },
    }),
  );
else {
  console.log(`Bytes of JavaScript heap after a forced collection, before and after ${rounds} rounds`);
  console.table(measured);
}

function shows(page: Page): Promise<void> {
  return gameCards(page)
    .or(page.getByRole('main').getByRole('heading', { level: 1 }))
    .first()
    .waitFor({ timeout: 60_000 });
}

async function growth(
  heap: CDPSession,
  round: () => Promise<void>,
): Promise<{ before: number; after: number; perRound: number }> {
  for (let warm = 0; warm < WARM; warm++) await round();
  const before = await used(heap);
  for (let done = 0; done < rounds; done++) await round();
  const after = await used(heap);
  return { before, after, perRound: Math.round((after - before) / rounds) };
}

/** What is freed only after finalizers ran needs a second collection. */
async function used(heap: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time++) await heap.send('HeapProfiler.collectGarbage');
  return (await heap.send('Runtime.getHeapUsage')).usedSize;
}
