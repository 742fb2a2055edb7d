import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { storyBrowser } from '../portal/launch-chromium.ts';
import { gameCards, header, signIn } from '../portal/member.ts';
import { go, settled } from '../portal/navigate.ts';
import { OPS } from '../portal/ops-console.ts';
import { pictureComplete, trueLetters } from '../portal/picture-complete.ts';

test.use({ launchOptions: storyBrowser({ pictures: true }) });

interface Look {
  name: string;
  path: string;
  /** Waits until the subject of the picture is shown. */
  complete: (page: Page) => Promise<void>;
  /** Parts that always change: clocks, the next draws, winners. The picture keeps their position and size. */
  moving?: (page: Page) => Locator[];
  /** The part to picture, where what is above it has another height at other hours; the whole screen without it. */
  part?: (page: Page) => Locator;
  leave?: (page: Page) => Promise<void>;
  /** In one of the two sizes alone: every picture takes time. */
  only?: 'wide-dark' | 'phone-light';
}

const article = async (page: Page) => expect(page.getByRole('article').first()).toBeVisible();
const cards = (count: number) => async (page: Page) => expect(gameCards(page)).toHaveCount(count);
const shown = async (page: Page) => expect(gameCards(page).first()).toBeVisible();
const title = (name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('heading', { name, level: 1 }).first()).toBeVisible();
const button = (name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('button', { name }).first()).toBeVisible();

/** The dialog that a button of the header opens. */
const dialog = (name: string, path: string, opener: string, only: Look['only']): Look => ({
  name,
  path,
  complete: async (page) => {
    await header(page).getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').nth(1)).toBeVisible();
  },
  leave: async (page) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  only,
});

const HOME: Look = {
  name: 'home',
  path: '/',
  complete: async (page) => {
    await expect(page.getByRole('table').getByRole('row').nth(6)).toContainText('P');
    await article(page);
    await expect(page.getByRole('heading', { name: 'Jackpots' })).toBeVisible();
  },
  moving: (page) => [
    page.getByRole('table'),
    page.getByRole('main').getByRole('timer'),
    page.getByRole('list').filter({ has: page.getByRole('timer') }),
    page.getByRole('main').locator('a[href^="/noticePage"], time'),
  ],
};
const HELP: Look = {
  name: 'help',
  path: '/help',
  complete: async (page) => expect(page.getByRole('article').getByRole('heading').first()).toBeVisible(),
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

/** In this order in one page: the dialog of the last look stays open. */
const VISITOR: readonly Look[] = [
  HOME,
  { name: 'lobby', path: '/rng', complete: cards(24) },
  { name: 'article', path: '/helpmc?topic=withdrawals', complete: article },
  { name: 'support', path: '/helpmc?topic=support', complete: title(/./), only: 'phone-light' },
  { name: 'terms', path: '/help?topic=terms', complete: article, only: 'wide-dark' },
  { name: 'fish', path: '/fish', complete: shown },
  {
    name: 'nothing-found',
    path: '/rng',
    complete: async (page) => {
      await cards(24)(page);
      await page.getByRole('main').getByRole('searchbox').fill('no game has this name');
      await expect(gameCards(page)).toHaveCount(0);
    },
    only: 'phone-light',
  },
  {
    name: 'mark-six',
    path: '/lottery?gameCode=DLT6',
    complete: button('49'),
    // The head of the board is another one while the draw of the evening runs.
    part: (page) => page.getByRole('main').getByRole('tabpanel', { name: 'Special number' }),
    only: 'phone-light',
  },
  { name: 'feedback', path: '/help?topic=feedback', complete: button(/./), only: 'wide-dark' },
  { name: 'pvp', path: '/pvp', complete: shown },
  { name: 'promotions', path: '/promotions', complete: article },
  {
    name: 'promotion',
    path: '/promoDetail?id=first-deposit',
    complete: title(/./),
    moving: (page) => [page.getByRole('main').locator('time')],
  },
  { name: 'vip', path: '/vip', complete: title(/VIP/) },
  { name: 'point-mall', path: '/pointMall', complete: title(/./) },
  {
    name: 'download',
    path: '/down',
    complete: title(/./),
    // The codes contain the site's address.
    moving: (page) => [page.getByRole('main').getByRole('img')],
  },
  { name: 'join', path: '/join', complete: title(/./) },
  { name: 'offline', path: '/offline', complete: title(/./) },
  {
    name: 'not-found',
    path: '/there-is-none',
    complete: async (page) =>
      expect(page.getByRole('list', { name: 'Other popular games' }).getByRole('listitem').first()).toBeVisible(),
  },
  HELP,
  dialog('register', '/join', 'Sign up', 'phone-light'),
  dialog('forgot-password', '/join', 'Forgot?', 'wide-dark'),
  dialog('sms-login', '/down', 'SMS login', 'wide-dark'),
  LOGIN,
];

const centre = (name: string, page: string, complete: Look['complete'], moving?: Look['moving']): Look => ({
  name,
  path: `/help?centre=member.${page}`,
  complete,
  moving: (opened) => [opened.getByRole('banner'), ...(moving?.(opened) ?? [])],
});
/** Its days and times depend on today. */
const dated = (name: string, page: string, only: Look['only']): Look => ({
  ...centre(name, page, button(/./), (opened) => [
    opened.locator('time, input'),
    opened.getByRole('dialog').getByRole('img'),
  ]),
  only,
});
/** Without the last login, which the member has only where another story has used the account before. */
const ACCOUNT: Look = {
  ...dated('account', 'securityCenter', 'wide-dark'),
  complete: async (page) => {
    await expect(page.getByText('Member since', { exact: true })).toBeVisible();
    const lastLogin = page.getByText('Last login', { exact: true }).locator('xpath=..');
    for (const row of await lastLogin.all())
      await row.evaluate((element: HTMLElement) => element.style.setProperty('display', 'none'));
  },
};
/** Of a member without money or history. */
const MEMBER: readonly Look[] = [
  ACCOUNT,
  dated('wallet', 'transferFund', 'phone-light'),
  dated('deposit', 'depositv2', 'wide-dark'),
  dated('withdrawal', 'withdraw', 'phone-light'),
  dated('transfer', 'transferUpline', 'phone-light'),
  dated('betting-record', 'personalHistoryCopy', 'wide-dark'),
  dated('cashback', 'manualRebate', 'phone-light'),
  dated('account-record', 'transactionHistory', 'phone-light'),
  dated('profit', 'personalProfit', 'wide-dark'),
  dated('referral', 'referral', 'wide-dark'),
  dated('identity', 'identity', 'phone-light'),
  dated('logins', 'logins', 'wide-dark'),
  dated('statement', 'statement', 'phone-light'),
  centre('protection', 'protection', button(/./)),
  centre('bonuses', 'bonusDetails', button(/./)),
  centre('rewards', 'rewardCenter', button(/./)),
];

const CONSOLE: Look = { name: 'console', path: '/', complete: button('Sign in') };

/** Wide screens at half their size: the same layout in a quarter of the bytes, with fewer differences between machines at the edges of letters. */
const SCREENS = [
  {
    name: 'wide-dark',
    options: { viewport: { width: 1440, height: 1280 }, deviceScaleFactor: 0.5, colorScheme: 'dark' },
  },
  { name: 'phone-light', options: { viewport: { width: 390, height: 1280 }, colorScheme: 'light' } },
] as const;

async function openPage(browser: Browser, { options }: (typeof SCREENS)[number]): Promise<Page> {
  const page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
  await page.goto('/');
  await expect(header(page)).toBeVisible();
  await expect(page.getByRole('complementary')).toBeAttached();
  await settled(page);
  await trueLetters(page);
  return page;
}

async function expectLook(
  page: Page,
  { name, path, complete, moving, part, leave, only }: Look,
  screen: (typeof SCREENS)[number]['name'],
): Promise<void> {
  if (only && only !== screen) return;
  await go(page, path);
  await complete(page);
  await pictureComplete(page);
  // A heading that has the focus has a ring only after a key.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect.soft(part?.(page) ?? page).toHaveScreenshot(`${name}-${screen}.png`, {
    animations: 'disabled',
    scale: 'device',
    mask: moving?.(page),
    maskColor: '#808080',
    maxDiffPixelRatio: 0.01,
    timeout: 45_000,
  });
  await leave?.(page);
}

for (const screen of SCREENS) {
  test(`the main screens look like the pictures in e2e/looks, ${screen.name}`, async ({ browser }) => {
    const visitor = await openPage(browser, screen);
    for (const look of VISITOR) await expectLook(visitor, look, screen.name);
    await visitor.context().close();

    const member = await openPage(browser, screen);
    await signIn(member, 'member9', 'Member-0009');

    const ops = await (await browser.newContext({ ...screen.options, reducedMotion: 'reduce' })).newPage();
    // The console is dark at night, whatever the browser prefers.
    await ops.clock.setFixedTime('2026-11-25T12:00:00+08:00');
    await ops.goto(OPS);
    await trueLetters(ops);
    await expectLook(ops, CONSOLE, screen.name);
    await ops.context().close();

    // The message after the login covers what is below it for a few seconds.
    await expect(member.locator('[data-toasts]').getByRole('button')).toHaveCount(0);
    for (const look of MEMBER) await expectLook(member, look, screen.name);
    await member.context().close();
  });
}
