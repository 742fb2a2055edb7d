import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Frame, type Page } from '@playwright/test';
import { gameButton, gameCards, games, pageOf } from '../portal/member.ts';
import { runningPortal } from '../portal/running-portal.ts';
import { type Moments, watchPlay } from './watch-play.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    launches: { type: 'string', default: '50' },
    spins: { type: 'string', default: '50' },
    account: { type: 'string', default: 'member3' },
    password: { type: 'string', default: 'Member-0003' },
  },
});
const { site } = runningPortal();
/** Launches before the first that counts: code and pictures that are fetched once. */
const WARM = 2;
/** Cards of the lobby that take turns. */
const CARDS = 12;
const PATIENCE = { timeout: 60_000 };

const toPlayable: number[] = [];
const afterAnswer: number[] = [];
const afterEnd: number[] = [];

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
try {
  const page = await pageOf(browser, values.account, values.password, site);
  await page.addInitScript(watchPlay);
  await page.goto(`${site}/`);
  await games(page).getByRole('link', { name: 'RNG', exact: true }).click();
  for (let launch = 0; launch < Number(values.launches) + WARM; launch++) {
    const took = await open(page, launch % CARDS);
    if (launch >= WARM) toPlayable.push(took);
    if (launch < Number(values.launches) + WARM - 1) {
      await page.goBack();
      await gameCards(page).first().waitFor(PATIENCE);
    }
  }
  // A spin that brings back its stake changes nothing in the header; one more takes its place.
  for (let spin = 0; afterEnd.length < Number(values.spins) && spin < 2 * Number(values.spins); spin++)
    await play(page);
} finally {
  await browser.close();
}

const figures = {
  "from the tile's click to a playable game (ms)": told(toPlayable),
  "from the round's answer in the game to the new balance in the header (ms)": told(afterAnswer),
  'from the end of the spin on screen to the new balance in the header (ms; below 0: it stood there before)':
    told(afterEnd),
};
if (values.json)
  console.log(
    JSON.stringify({
      name: 'play',
      measured: figures,
      environment: { site, node: process.version, processors: availableParallelism() },
    }),
  );
else console.table(figures);

/** Presses a card's tile and waits until the game says that it may be played. */
async function open(page: Page, card: number): Promise<number> {
  const tile = gameButton(gameCards(page).nth(card));
  await tile.scrollIntoViewIfNeeded(PATIENCE);
  await page.evaluate(() => window.atriumPlay.forget());
  await tile.click(PATIENCE);
  await page.waitForFunction(() => window.atriumPlay.ready !== undefined, undefined, PATIENCE);
  const { pressed, ready } = await moments(page);
  return ready! - pressed!;
}

/** One spin: when its answer came to the game, when it ended on screen, and when the header had the balance that it left. */
async function play(page: Page): Promise<void> {
  const frame = await gameFrame(page);
  const button = page.frameLocator('main iframe').getByRole('button', { name: 'Spin', exact: true });
  await button.and(page.frameLocator('main iframe').locator(':not([aria-disabled="true"])')).waitFor(PATIENCE);
  await page.evaluate(() => window.atriumPlay.forget());
  await frame.evaluate(() => window.atriumPlay.forget());
  await button.click(PATIENCE);
  await page.waitForFunction(() => window.atriumPlay.ended !== undefined, undefined, PATIENCE);
  const { answered, balance } = await moments(frame);
  const { ended } = await moments(page);
  if (balance === undefined || answered === undefined) throw new Error('The spin was not answered.');
  const stood = await page.waitForFunction(
    (wanted) =>
      window.atriumPlay.headers.find((one) => one.balance === wanted)?.at ??
      (window.atriumPlay.shown === wanted ? -1 : null),
    balance,
    PATIENCE,
  );
  const at = await stood.jsonValue();
  if (at === null || at < 0) return;
  afterAnswer.push(at - answered);
  afterEnd.push(at - ended!);
}

function moments(where: Page | Frame): Promise<Moments> {
  return where.evaluate(() => ({ ...window.atriumPlay, forget: undefined }));
}

async function gameFrame(page: Page): Promise<Frame> {
  const element = await page.locator('main iframe').elementHandle(PATIENCE);
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no game in the frame.');
  return frame;
}

function told(times: readonly number[]): { p50: number; p99: number; samples: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN);
  return { p50: at(0.5), p99: at(0.99), samples: sorted.length };
}
