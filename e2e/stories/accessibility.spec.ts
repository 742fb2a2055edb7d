import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes, faultsOf } from '../portal/accessibility.ts';
import { expectGame, gameButton, gameCards, header, personalCentre, signIn } from '../portal/member.ts';
import { consoleOf, consolePages } from '../portal/ops-console.ts';
import { go, settled, TITLES_WITHIN } from '../portal/navigate.ts';
import { keepLog } from '../portal/page-log.ts';
import { screensOf } from '../portal/screens.ts';

/** One screen of each kind, for what another width or direction may break. */
const SAMPLE: readonly string[] = [
  '/',
  '/rng',
  '/live',
  '/sports',
  '/vnlottery',
  '/promotions',
  '/pointMall',
  '/help',
  '/helpmc?topic=support',
  '/down',
  '/there-is-none',
];
// The longest of all files, whose stories only look: every worker takes some.
test.describe.configure({ mode: 'parallel' });

async function openPage(browser: Browser, options: BrowserContextOptions = {}, language = 'EN'): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addInitScript((code) => {
    localStorage.setItem('lang', code);
    localStorage.setItem('hisLang', code);
  }, language);
  const page = await context.newPage();
  keepLog(page);
  await page.goto('/');
  await settled(page);
  return page;
}

async function walk(page: Page, paths: readonly string[], check = faultsInBothThemes): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await go(page, path);
    let found = await check(page, path);
    if (found.length > 0) {
      // Content may have arrived during the check: faults count on a complete screen.
      await settled(page);
      found = await check(page, path);
    }
    faults.push(...found);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (tooWide > 0) faults.push(`${path}: ${tooWide} px too wide`);
  }
  return faults;
}

test('every screen that a visitor can open, and every dialog, breaks no rule in either theme', async ({ browser }) => {
  const page = await openPage(browser);
  const { routes } = await screensOf(page);
  const faults = await walk(page, routes);

  await go(page, '/help');
  const dialog = page.getByRole('dialog');
  const openLogin = () => header(page).getByRole('button', { name: 'SMS login', exact: true }).click();
  const openings: readonly [string, () => Promise<void>][] = [
    ['Login', openLogin],
    ['Register', () => header(page).getByRole('button', { name: 'Sign up' }).click()],
    [
      'Forgot password',
      async () => {
        await openLogin();
        await dialog.getByRole('tab', { name: 'Username' }).click();
        await dialog.getByRole('button', { name: 'Forgot password?' }).click();
      },
    ],
  ];
  for (const [name, open] of openings) {
    await open();
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    for (const tab of await dialog.getByRole('tab').all()) {
      await tab.click();
      faults.push(...(await faultsInBothThemes(page, `${name}, ${await tab.innerText()}`)));
    }
    if ((await dialog.getByRole('tab').count()) === 0) faults.push(...(await faultsInBothThemes(page, name)));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await header(page).getByRole('button', { name: 'Language' }).click();
  faults.push(...(await faultsInBothThemes(page, 'languages')));
  expect(faults).toEqual([]);

  await test.step('the colour of the browser bar follows the chosen theme', async () => {
    await page.keyboard.press('Escape');
    const bar = () => page.locator('meta[name=theme-color]').first().getAttribute('content');
    const before = await bar();
    await header(page).getByRole('button', { name: /theme/i }).click();
    expect(await bar()).not.toBe(before);
  });
  await page.context().close();
});

test('every page of the personal centre and of the agent centre, a game and a payment break no rule in either theme', async ({
  browser,
}) => {
  const page = await openPage(browser);
  await signIn(page, 'agent1', 'Agent-0001');
  const { member, agent } = await screensOf(page);
  const faults = await walk(page, [...member, ...agent]);
  await go(page, '/rng');
  await gameButton(gameCards(page).first()).click();
  await expectGame(page);
  faults.push(...(await faultsInBothThemes(page, 'game')));
  await page.goto('/help');
  await header(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  faults.push(...(await faultsInBothThemes(page, 'sign out')));

  await page.goto('/help?centre=member.depositv2');
  const centre = personalCentre(page);
  await centre.getByRole('textbox', { name: /amount/i }).fill('250');
  await centre.getByRole('button', { name: /^Deposit P/ }).click();
  await expect(page).toHaveURL(/127\.0\.0\.1.*\/pay\//);
  faults.push(...(await faultsOf(page, 'payment')));
  expect(faults).toEqual([]);
  await page.context().close();
});

for (const [where, options, language] of [
  ['on a phone', { viewport: { width: 390, height: 844 }, colorScheme: 'light' }, 'EN'],
  ['in Arabic', {}, 'AR'],
] as const) {
  test(`${where} screens of each kind break no rule and nothing overflows`, async ({ browser }) => {
    const page = await openPage(browser, options, language);
    expect(await walk(page, SAMPLE, faultsOf)).toEqual([]);
    await page.context().close();
  });
}

test('every page of the ops console breaks no rule in either theme', async ({ browser }) => {
  const ops = await consoleOf(browser, 'operator');
  const faults: string[] = [];
  for (const path of await consolePages(ops)) {
    await go(ops, path, TITLES_WITHIN);
    faults.push(...(await faultsInBothThemes(ops, `console ${path}`)));
  }
  expect(faults).toEqual([]);
  await ops.context().close();
});
