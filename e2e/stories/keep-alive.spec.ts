import { expect, type Page, test } from '@playwright/test';
import { gameCards, games, pageOf } from '../portal/member.ts';

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await pageOf(browser, 'member4', 'Member-0004');
});
test.afterAll(async () => page.context().close());

const tabs = () => page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab');
const search = () => page.getByRole('searchbox', { name: 'Search games' });

/** The number of games that a search found, once all of their cards are drawn: those below the fold take a frame more. */
async function gamesFound(): Promise<number> {
  const status = page.getByRole('status').filter({ hasText: /games? found/ });
  await expect(status).toBeVisible();
  const found = Number(/\d+/.exec(await status.innerText()));
  await expect(gameCards(page)).toHaveCount(found);
  return found;
}

/** Leaves by the navigation and returns by the back button; resolves with the calls for games that were made meanwhile. */
async function leaveAndReturn(): Promise<string[]> {
  const calls: string[] = [];
  const note = (request: { url(): string }) => {
    if (/gameList|gameVendor|games\/index/.test(request.url())) calls.push(request.url());
  };
  // A pointer click would first scroll the page up to the link.
  await games(page).getByRole('link', { name: 'Promotions', exact: true }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  page.on('request', note);
  await page.goBack();
  return calls;
}

test('[2.1-18][7-079] the slots keep vendor, list, search and scroll position, without loading again', async () => {
  await page.goto('/rng');
  await tabs().nth(2).click();
  await expect(tabs().nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(gameCards(page).first()).toBeVisible();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const place = await page.evaluate(() => scrollY);
  const shown = await gameCards(page).nth(4).innerText();
  const calls = await leaveAndReturn();
  await expect(tabs().nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await gameCards(page).nth(4).innerText()).toBe(shown);
  expect(calls).toEqual([]);

  await page.evaluate(() => scrollTo(0, 0));
  await search().fill('fox');
  const found = await gamesFound();
  await leaveAndReturn();
  await expect(search()).toHaveValue('fox');
  await expect(gameCards(page)).toHaveCount(found);
});

for (const [id, path] of [
  ['[2.1-21]', '/live'],
  ['[2.1-23]', '/fish'],
] as const) {
  test(`${id} ${path} keeps its state after leaving and returning`, async () => {
    await page.goto(path);
    await expect(gameCards(page).first()).toBeVisible();
    const listed = page.waitForResponse(/gameList\?/);
    await tabs().nth(2).click();
    await listed;
    await expect(tabs().nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(gameCards(page).first()).toBeVisible();
    await search().fill('a');
    const found = await gamesFound();
    await leaveAndReturn();
    await expect(search()).toHaveValue('a');
    await expect(gameCards(page)).toHaveCount(found);
    await search().fill('');
    await expect(tabs().nth(2)).toHaveAttribute('aria-selected', 'true');
  });
}
