import { expect, type Locator, type Page, test } from '@playwright/test';
import { balanceOf, expectGame, gameButton, gameCards, games, header, openCategory, pageOf } from '../portal/member.ts';
import { setVendorResponding } from '../portal/operator.ts';

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await pageOf(browser, 'member1', 'Member-0001');
});
test.afterAll(async () => page.context().close());

const category = (name: string): Locator => games(page).getByRole('link', { name, exact: true });

/** Opens the drop-down of a category and returns its entries. */
async function vendorsOf(name: string): Promise<Locator> {
  await page.mouse.move(0, 500);
  await category(name).hover();
  const entries = page.locator('[data-vendors]');
  await expect(entries).toHaveCount(1);
  await expect(entries).toBeVisible();
  return entries;
}

test('[2.3-36] RNG opens the slots with the first RNG vendor', async () => {
  const first = await (await vendorsOf('RNG')).getByRole('link').first().getAttribute('href');
  await category('RNG').click();
  await expect(page).toHaveURL(new RegExp(`${first!.replace('?', '\\?')}$`));
  // The first tab lists all vendors.
  await expect(page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab').nth(1)).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

for (const [id, name, path] of [
  ['[2.3-31][2.1-19]', 'RNG', '/rng'],
  ['[2.3-32]', 'LIVE', '/live'],
  ['[2.3-33]', 'PVP', '/pvp'],
  ['[2.3-34]', 'FISH', '/fish'],
] as const) {
  test(`${id} a vendor chosen in the ${name} drop-down is selected on ${path}`, async () => {
    const entry = (await vendorsOf(name)).getByRole('link').nth(2);
    const to = new URL((await entry.getAttribute('href'))!, page.url());
    const vendor = await entry.locator('span').first().innerText();
    await entry.click();
    await expect(page).toHaveURL(`${to.pathname}${to.search}`);
    expect(to.pathname).toBe(path);
    const chosen = page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab', { selected: true });
    await expect(chosen).toContainText(vendor);
    if (name !== 'RNG') return;
    await page.reload();
    await expect(chosen).toContainText(vendor);
  });
}

test('[2.3-37] LIVE, SPORTS, FISH, PVP, ESPORTS and ELOTT open their category pages', async () => {
  for (const name of ['LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'ELOTT']) {
    await category(name).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}(\\?page=[A-Z0-9]+)?$`));
  }
});

test('[2.3-20][2.3-29] Home and Promotions open their screens', async () => {
  await games(page).getByRole('link', { name: 'Promotions', exact: true }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await games(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
});

test('[2.3-25] the drop-down lists at most eleven vendors, then MORE opens the category page', async () => {
  const entries = (await vendorsOf('RNG')).getByRole('listitem');
  await expect(entries).toHaveCount(12);
  await entries.last().getByRole('link', { name: 'MORE' }).click();
  await expect(page).toHaveURL(/\/rng(\?page=[A-Z0-9]+)?$/);
});

test('[2.3-38][2.4-01] LOTT launches the Southeast Asia lottery at /seaLottery', async () => {
  await category('LOTT').click();
  await expect(page).toHaveURL(/\/seaLottery/);
  await expect(page.getByRole('heading', { level: 1, name: 'Southeast Asia lottery' })).toBeVisible();
});

test('[2.4-02] a vendor of the Vietnam lottery type opens at /vnlottery', async () => {
  await (await vendorsOf('LOTT')).getByRole('button', { name: /Red River/ }).click();
  await expect(page).toHaveURL(/\/vnlottery/);
});

test('[2.4-03] an ordinary lottery opens at /lottery with its code, and an elott game at /elott', async () => {
  await (await vendorsOf('LOTT')).getByRole('button', { name: /Delta Numbers/ }).click();
  await expect(page).toHaveURL(/\/lottery\?gameCode=\w+/);
  await (await vendorsOf('ELOTT')).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/elott\?gameCode=\w+/);
});

for (const [id, name] of [
  ['[1-06]', 'LIVE'],
  ['[1-07]', 'FISH'],
  ['[1-08]', 'PVP'],
] as const) {
  test(`${id}[2.4-04] a ${name} game is launched from its area`, async () => {
    await openCategory(page, name);
    const card = gameCards(page).first();
    await expect(card).toBeVisible();
    const title = await gameButton(card).getAttribute('aria-label');
    await gameButton(card).click();
    await expectGame(page);
    if (title) await expect(page.locator('main iframe')).toHaveAttribute('title', title);
    await expect(
      page
        .frameLocator('main iframe')
        .getByRole('button', { name: /^(Deal|Play|Spin|Place bet)$/ })
        .first(),
    ).toBeVisible();
  });
}

test('[1-09][2.3-35] a sports vendor chosen in the drop-down launches at once', async () => {
  await games(page).getByRole('link', { name: 'Home', exact: true }).click();
  await (await vendorsOf('SPORTS')).getByRole('button').first().click();
  await expectGame(page);
});

test('[2.3-27] COCKFIGHT launches the vendor SV3', async () => {
  await games(page).getByRole('link', { name: 'Home', exact: true }).click();
  await category('COCKFIGHT').click();
  await expectGame(page);
  await expect(page.getByRole('main')).toContainText('Terrace One');
});

test('[1-10] an esports vendor is launched from its page', async () => {
  await openCategory(page, 'ESPORTS');
  await gameButton(gameCards(page).first()).click();
  await expectGame(page);
});

test('[1-11] a seamless-wallet vendor is opened and its game launched', async () => {
  await page.goto('/seamless');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Copperline/ })
    .click();
  await gameButton(gameCards(page).first()).click();
  await expectGame(page);
});

test('[2.1-34][2.4-07] /game shows only the header and the game; a reload launches the same game again', async () => {
  const title = await page.locator('main iframe').getAttribute('title');
  const used = await expectGame(page);
  await expect(header(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Contact and download' })).toHaveCount(0);
  await page.reload();
  expect(await expectGame(page)).not.toBe(used);
  await expect(page.locator('main iframe')).toHaveAttribute('title', title!);
  await expect(page.frameLocator('main iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
});

test('[2.4-05] a vendor of the vassalage type opens a popup with its games, and one of them launches', async () => {
  await page.goto('/seamless');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Brickwork/ })
    .click();
  const popup = page.getByRole('dialog', { name: 'Games from Brickwork' });
  await expect(popup).toBeVisible();
  await expect(page).toHaveURL(/\/seamless$/);
  await gameButton(popup.getByRole('listitem').nth(1)).click();
  await expectGame(page);
});

test('[8-21] a game whose vendor does not respond says so, the money stays, and other games are offered', async () => {
  await page.goto('/rng?page=TIN');
  const before = await balanceOf(page);
  await expect(gameCards(page).first()).toBeVisible();
  await setVendorResponding('TIN', false);
  try {
    // The gateway trusts the vendor's last response for five seconds.
    await page.waitForTimeout(5_100);
    await gameButton(gameCards(page).first()).click();
    const warning = page.getByRole('alertdialog', { name: 'Game under maintenance' });
    await expect(warning).toBeVisible();
    await expect(warning).toContainText(/money is safe/i);
    const others = warning.getByRole('list', { name: 'Other popular games' });
    await expect(others.getByRole('listitem').first()).toBeVisible();
    await gameButton(others.getByRole('listitem').first()).click();
    await expectGame(page);
    expect(await balanceOf(page)).toBe(before);
  } finally {
    await setVendorResponding('TIN', true);
  }
});

test('[4-08][8-01][7-045] a visitor sees categories and vendors, and every launch opens the login popup', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  const popup = visitor.getByRole('dialog', { name: 'Login' });
  const refused = async () => {
    await expect(popup).toBeVisible();
    expect(new URL(visitor.url()).pathname).not.toBe('/game');
    await visitor.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  };
  await games(visitor).getByRole('link', { name: 'LOTT', exact: true }).click();
  await refused();
  await games(visitor).getByRole('link', { name: 'COCKFIGHT', exact: true }).click();
  await refused();
  await games(visitor).getByRole('link', { name: 'SPORTS', exact: true }).hover();
  await visitor.locator('[data-vendors]').getByRole('button').first().click();
  await refused();
  for (const name of ['RNG', 'FISH', 'ESPORTS'] as const) {
    await visitor.mouse.move(0, 500);
    await openCategory(visitor, name);
    await gameButton(gameCards(visitor).first()).click();
    await refused();
  }
  await visitor.context().close();
});
