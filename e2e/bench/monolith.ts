import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { gameCards, games } from '../portal/member.ts';
import { ownGateway } from '../portal/own-gateway.ts';

/**
 * `npm run -s bench -- monolith`: from the click on a vertical to its painted grid, in the federated site and in a build of
 * the same sources as one, served by the same gateway, turn by turn. That gateway is the measurement's own, beside the
 * portal's: nobody else ever gets the one build, however the measurement ends.
 */
const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, rounds: { type: 'string', default: '15' } },
});
const { site, artifacts, shell: federated, stop } = await ownGateway(process.env);
const pointer = join(artifacts, 'shell/current');
const MONOLITH = 'monolith';
const BUDGET = 1.15;
/** The grid stands when so many games do: the first screen of a desk. */
const CARDS = 12;
/** After home; the first brings what all lobbies share. */
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
const seen: Record<'federated' | 'monolith', Times[]> = { federated: [], monolith: [] };
try {
  // One round of each for what the gateway reads for the first time.
  for (let round = -1; round < Number(values.rounds); round++)
    for (const [build, shell] of [
      ['federated', federated],
      ['monolith', MONOLITH],
    ] as const) {
      await serve(shell);
      const times = await visit(browser, shell);
      if (round >= 0) seen[build].push(times);
    }
} finally {
  await browser.close();
  await stop();
}

const middle = (build: keyof typeof seen, name: keyof Times): number => {
  const times = seen[build].map((one) => one[name]).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)]!;
};
const measured = Object.fromEntries(
  VISIT.map(({ name }, index) => [
    `${name}, ${index ? 'second' : 'first'} vertical after home`,
    {
      'federated (ms)': Math.round(middle('federated', name)),
      'monolith (ms)': Math.round(middle('monolith', name)),
      ratio: middle('federated', name) / middle('monolith', name),
    },
  ]),
);
const ratios = {
  'second vertical, federated / monolith': middle('federated', 'FISH') / middle('monolith', 'FISH'),
  'aim, at most': BUDGET,
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
  console.log(`From the click to ${CARDS} painted cards, the middle of ${values.rounds} visits each, turn by turn`);
  console.table(measured);
  console.table(ratios);
}

/** Points the gateway at a shell, and waits until its pages name it. */
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
  // What the page before loads for itself, and what it fetches ahead, is its own.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate(untilPainted, { path, cards: CARDS });
  await link.click();
  const time = await painted;
  await gameCards(page).first().waitFor();
  return time;
}

/** Runs in the page: milliseconds from the click to the frame after the one in which so many cards of the path's lobby stand. */
function untilPainted({ path, cards }: { path: string; cards: number }): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const shown = [...document.querySelectorAll<HTMLElement>('main [data-game]')].filter(
            (card) => card.offsetParent !== null,
          );
          if (location.pathname !== path || shown.length < cards) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}
