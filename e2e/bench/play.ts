import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Frame, Page } from '@playwright/test';
import { launchChromium } from '../portal/launch-chromium.ts';
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
/** Launches before the first that counts: code and pictures that load once. */
const WARM_UP_LAUNCHES = 2;
/** Number of cards of the lobby that are launched in turn. */
const CARDS = 12;
const SLOW = { timeout: 60_000 };

const launchTimes: number[] = [];
const timesAfterResponse: number[] = [];
const timesAfterSpin: number[] = [];

const browser = await launchChromium();
try {
  const page = await pageOf(browser, values.account, values.password, site);
  await page.addInitScript(watchPlay);
  await page.goto(`${site}/`);
  await games(page).getByRole('link', { name: 'RNG', exact: true }).click();
  for (let launch = 0; launch < Number(values.launches) + WARM_UP_LAUNCHES; launch++) {
    const took = await open(page, launch % CARDS);
    if (launch >= WARM_UP_LAUNCHES) launchTimes.push(took);
    if (launch < Number(values.launches) + WARM_UP_LAUNCHES - 1) {
      await page.goBack();
      await gameCards(page).first().waitFor(SLOW);
    }
  }
  // A spin that wins exactly its stake changes nothing in the header; another one replaces it.
  for (let spin = 0; timesAfterSpin.length < Number(values.spins) && spin < 2 * Number(values.spins); spin++)
    await play(page);
} finally {
  await browser.close();
}

const figures = {
  "from the tile's click to a playable game (ms)": quantiles(launchTimes),
  "from the round's response in the game to the new balance in the header (ms)": quantiles(timesAfterResponse),
  'from the end of the spin on screen to the new balance in the header (ms; below 0: it was there before)':
    quantiles(timesAfterSpin),
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

/** Presses a card's tile and waits until the game reports that it is ready. */
async function open(page: Page, card: number): Promise<number> {
  const tile = gameButton(gameCards(page).nth(card));
  await tile.scrollIntoViewIfNeeded(SLOW);
  await page.evaluate(() => window.atriumPlay.forget());
  await tile.click(SLOW);
  await page.waitForFunction(() => window.atriumPlay.ready !== undefined, undefined, SLOW);
  const { pressed, ready } = await moments(page);
  return ready! - pressed!;
}

/** One spin: from its response in the game, and from its end on screen, to the new balance in the header. */
async function play(page: Page): Promise<void> {
  const frame = await gameFrame(page);
  const button = page.frameLocator('main iframe').getByRole('button', { name: 'Spin', exact: true });
  await button.and(page.frameLocator('main iframe').locator(':not([aria-disabled="true"])')).waitFor(SLOW);
  await page.evaluate(() => window.atriumPlay.forget());
  await frame.evaluate(() => window.atriumPlay.forget());
  await button.click(SLOW);
  await page.waitForFunction(() => window.atriumPlay.ended !== undefined, undefined, SLOW);
  const { answered, balance } = await moments(frame);
  const { ended } = await moments(page);
  if (balance === undefined || answered === undefined) throw new Error('The spin had no response.');
  const shownAt = await page.waitForFunction(
    (wanted) =>
      window.atriumPlay.headers.find((one) => one.balance === wanted)?.at ??
      (window.atriumPlay.shown === wanted ? -1 : null),
    balance,
    SLOW,
  );
  const at = await shownAt.jsonValue();
  if (at === null || at < 0) return;
  timesAfterResponse.push(at - answered);
  timesAfterSpin.push(at - ended!);
}

function moments(where: Page | Frame): Promise<Moments> {
  return where.evaluate(() => ({ ...window.atriumPlay, forget: undefined }));
}

async function gameFrame(page: Page): Promise<Frame> {
  const element = await page.locator('main iframe').elementHandle(SLOW);
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The frame contains no game.');
  return frame;
}

/** Of fifty samples p99 is the slowest one: p95 is the highest quantile that comes out again. */
function quantiles(times: readonly number[]): { p50: number; p95: number; p99: number; samples: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), samples: sorted.length };
}
