import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../portal/launch-chromium.ts';
import { gameCards, games } from '../portal/member.ts';
import { ownGateway } from '../portal/own-gateway.ts';
import { installProbe } from './peers/page-probe.ts';

/**
 * `npm run -s bench -- monolith`: measures the time from the click on a vertical to its painted grid, alternately in the
 * federated site and in a single build of the same sources. The measurement has a gateway of its own beside the portal's:
 * no visitor is ever served the single build.
 */
const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, rounds: { type: 'string', default: '15' } },
});
const { site, artifacts, shell: federated, stop } = await ownGateway(process.env);
const pointer = join(artifacts, 'shell/current');
const MONOLITH = 'monolith';
const BUDGET_RATIO = 1.15;
/** The number of games that fill the first screen of a desktop. */
const CARDS = 12;
/** The visits after home; the first loads what all lobbies share. */
const VISIT = [
  { name: 'RNG', path: '/rng' },
  { name: 'FISH', path: '/fish' },
] as const;
type Times = Record<(typeof VISIT)[number]['name'], number>;

const root = resolve(import.meta.dirname, '../..');
execFileSync(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    join(root, 'infra/build/src/main.ts'),
    '--artifacts',
    artifacts,
    '--monolith',
    MONOLITH,
  ],
  { stdio: 'inherit' },
);
const browser = await launchChromium();
const runs: Record<'federated' | 'monolith', Times[]> = { federated: [], monolith: [] };
try {
  // One round of each warms up the gateway's caches.
  for (let round = -1; round < Number(values.rounds); round++)
    for (const [build, shell] of [
      ['federated', federated],
      ['monolith', MONOLITH],
    ] as const) {
      await serve(shell);
      const times = await visit(browser, shell);
      if (round >= 0) runs[build].push(times);
    }
} finally {
  await browser.close();
  await stop();
}

const median = (build: keyof typeof runs, name: keyof Times): number => {
  const times = runs[build].map((one) => one[name]).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)]!;
};
const measured = Object.fromEntries(
  VISIT.map(({ name }, index) => [
    `${name}, ${index ? 'second' : 'first'} vertical after home`,
    {
      'federated (ms)': Math.round(median('federated', name)),
      'monolith (ms)': Math.round(median('monolith', name)),
      ratio: median('federated', name) / median('monolith', name),
    },
  ]),
);
const ratios = {
  'second vertical, federated / monolith': median('federated', 'FISH') / median('monolith', 'FISH'),
  budget: BUDGET_RATIO,
};
if (values.json)
  console.log(
    JSON.stringify({
      name: 'monolith',
      ratios,
      measured,
      environment: { site, node: process.version, processors: availableParallelism(), rounds: values.rounds },
    }),
  );
else {
  console.log(`From the click to ${CARDS} painted cards, the median of ${values.rounds} visits each, alternating`);
  console.table(measured);
  console.table(ratios);
}

/** Points the gateway at a shell, and waits until its pages load it. */
async function serve(shell: string): Promise<void> {
  writeFileSync(`${pointer}.new`, shell);
  renameSync(`${pointer}.new`, pointer);
  for (const end = performance.now() + 20_000; performance.now() < end; ) {
    if ((await (await fetch(`${site}/`)).text()).includes(`/shell/${shell}/`)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The gateway serves no page of the shell ${shell}.`);
}

async function visit(browser: Browser, shell: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(installProbe);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${site}/`);
    const times: Partial<Times> = {};
    for (const { name, path } of VISIT) times[name] = await enter(page, name, path);
    const remotes = loaded.filter((one) => one.startsWith('/remotes/') && one.endsWith('.js'));
    if ((shell === MONOLITH) !== (remotes.length === 0))
      throw new Error(`A page of the shell ${shell} loaded ${remotes.join(', ') || 'no remote'}.`);
    return times as Times;
  } finally {
    await context.close();
  }
}

async function enter(page: Page, name: string, path: string): Promise<number> {
  const link = games(page).getByRole('link', { name, exact: true });
  await link.waitFor();
  // The previous page's own loads and prefetches do not count.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate(untilPainted, { path, cards: CARDS });
  await link.click();
  const time = await painted;
  await gameCards(page).first().waitFor();
  return time;
}

/** Runs in the page: milliseconds from the click to the end of the frame that shows `cards` cards of the path's lobby. */
function untilPainted({ path, cards }: { path: string; cards: number }): Promise<number> {
  return new Promise((resolve) => {
    const isShown = () =>
      location.pathname === path &&
      [...document.querySelectorAll<HTMLElement>('main [data-game]')].filter((card) => card.offsetParent !== null)
        .length >= cards;
    addEventListener(
      'click',
      ({ timeStamp }) => window.probe.afterFrameOf(isShown, () => resolve(performance.now() - timeStamp)),
      { capture: true, once: true },
    );
  });
}
