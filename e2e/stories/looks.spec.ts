import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { storyBrowser } from '../portal/launch-chromium.ts';
import { gameCards, header } from '../portal/member.ts';
import { pictureComplete, trueLetters } from '../portal/picture-complete.ts';

test.use({ launchOptions: storyBrowser({ pictures: true }) });

interface Look {
  name: string;
  path: string;
  /** Waits until the subject of the picture is shown. */
  complete: (page: Page) => Promise<void>;
  /** Parts that always change: clocks, the next draws, winners. The picture keeps their position and size. */
  moving?: (page: Page) => Locator[];
}

const article = async (page: Page) => expect(page.getByRole('article').first()).toBeVisible();

const HOME: Look = {
  name: 'home',
  path: '/',
  complete: async (page) => {
    await expect(page.getByRole('table').getByRole('row').nth(6)).toContainText('P');
    await article(page);
  },
  moving: (page) => [
    page.getByRole('table'),
    page.getByRole('main').getByRole('timer'),
    page.getByRole('list').filter({ has: page.getByRole('timer') }),
    page.getByRole('main').locator('a[href^="/noticePage"], time'),
  ],
};
const LOGIN: Look = {
  name: 'login',
  path: '/help',
  complete: async (page) => {
    await HELP.complete(page);
    const sms = header(page).getByRole('button', { name: 'SMS login', exact: true });
    // A wide header contains the fields; there, the SMS login opens the dialog.
    await ((await sms.isVisible()) ? sms : header(page).getByRole('button', { name: 'Login', exact: true })).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByRole('tab', { name: 'Username' }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
    await page.mouse.move(0, 0);
  },
};
const LOBBY: Look = { name: 'lobby', path: '/rng', complete: async (page) => expect(gameCards(page)).toHaveCount(24) };
const PROMOTIONS: Look = { name: 'promotions', path: '/promotions', complete: article };
const HELP: Look = {
  name: 'help',
  path: '/help',
  complete: async (page) => expect(page.getByRole('article').getByRole('heading').first()).toBeVisible(),
};

/** Wide screens at half their size: the same layout in a quarter of the bytes, with fewer differences between machines at the edges of letters. */
const SCREENS = [
  {
    name: 'wide-dark',
    options: { viewport: { width: 1440, height: 1280 }, deviceScaleFactor: 0.5, colorScheme: 'dark' },
  },
  { name: 'phone-light', options: { viewport: { width: 390, height: 1280 }, colorScheme: 'light' } },
] as const;

async function expectLook(
  browser: Browser,
  { name, path, complete, moving }: Look,
  { name: screen, options }: (typeof SCREENS)[number],
): Promise<void> {
  const page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
  await page.goto(path);
  await expect(header(page)).toBeVisible();
  await expect(page.getByRole('complementary')).toBeAttached();
  await complete(page);
  await trueLetters(page);
  await pictureComplete(page);
  await expect.soft(page).toHaveScreenshot(`${name}-${screen}.png`, {
    animations: 'disabled',
    scale: 'device',
    mask: moving?.(page),
    maskColor: '#808080',
    maxDiffPixelRatio: 0.01,
    timeout: 20_000,
  });
  await page.context().close();
}

for (const screen of SCREENS) {
  test(`the main screens look like the pictures in e2e/looks, ${screen.name}`, async ({ browser }) => {
    test.setTimeout(120_000);
    for (const look of [HOME, LOGIN, LOBBY, PROMOTIONS, HELP]) await expectLook(browser, look, screen);
  });
}
