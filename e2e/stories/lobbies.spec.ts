import { expect, type Page, test } from '@playwright/test';
import { gameCards, openCategory, signIn } from '../portal/member.ts';

/** The vendors whose games are in the list, by the code that a game's ID and cover begin with. */
const vendorsInList = async (page: Page): Promise<Set<string>> =>
  new Set(
    await gameCards(page)
      .locator('img')
      .evaluateAll((covers) =>
        covers.flatMap(
          (cover) => /\/([A-Z0-9]+)-[^/]+$/.exec(new URL((cover as HTMLImageElement).src).pathname)?.[1] ?? [],
        ),
      ),
  );
const gamesOf = (text: string): number => Number(/([\d,]+) games?/.exec(text)![1]!.replace(',', ''));

for (const category of ['RNG', 'LIVE', 'FISH'] as const)
  test(`[15-18] ${category}: all vendors in one list, beside the tab of each`, async ({ page }) => {
    await page.goto('/');
    await signIn(page, 'member1', 'Member-0001');
    await openCategory(page, category);
    const tabs = page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab');
    const every = tabs.filter({ hasText: 'All vendors' });
    const vendors = tabs.filter({ hasNotText: 'All vendors' });
    await expect(every).toHaveAttribute('aria-selected', 'false');
    await expect(gameCards(page).first()).toBeVisible();
    await expect.poll(async () => (await vendorsInList(page)).size).toBe(1);
    const counts = (await vendors.allInnerTexts()).map(gamesOf);
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(gamesOf(await every.innerText())).toBe(total);

    await every.click();
    await expect(page).toHaveURL(/\?page=all$/);
    await expect.poll(async () => (await vendorsInList(page)).size).toBeGreaterThan(1);
    await expect(page.getByText(`${total} games found`, { exact: true })).toBeAttached();

    await page.reload();
    await expect(every).toHaveAttribute('aria-selected', 'true');
    await expect.poll(async () => (await vendorsInList(page)).size).toBeGreaterThan(1);
    await vendors.nth(1).click();
    await expect(vendors.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(async () => (await vendorsInList(page)).size).toBe(1);
  });

test('[15-18] PVP: the rooms of all vendors in one list, beside the tab of each', async ({ page }) => {
  await page.goto('/help');
  await signIn(page, 'member1', 'Member-0001');
  await openCategory(page, 'PVP');
  const tabs = page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const names: string[] = [];
  for (let at = 1; at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).not.toHaveText(names.at(-1) ?? '');
    names.push(...(await gameCards(page).getByRole('heading', { level: 2 }).allInnerTexts()));
  }
  await tabs.first().click();
  await expect(page).toHaveURL(/\?page=all$/);
  await expect(gameCards(page)).toHaveCount(names.length);
  expect((await gameCards(page).getByRole('heading', { level: 2 }).allInnerTexts()).sort()).toEqual(names.sort());
});

test('the bar of a lobby keeps two rows, whatever shelves a member has', async ({ page }) => {
  await page.goto('/help');
  await signIn(page, 'member1', 'Member-0001');
  await page.goto('/rng?page=all');
  const shelves = page.getByRole('group', { name: 'Collections' }).getByRole('button');
  await expect(shelves.filter({ hasText: 'Recent' })).toBeVisible();
  const tops = (await shelves.all()).map(async (shelf) => (await shelf.boundingBox())!.y);
  expect(new Set(await Promise.all(tops)).size).toBe(1);
  const search = (await page.getByRole('searchbox', { name: 'Search games' }).boundingBox())!;
  const sort = (await page.getByRole('combobox', { name: 'Sort by' }).boundingBox())!;
  expect(Math.abs(search.y - sort.y)).toBeLessThan(4);
  await page.setViewportSize({ width: 390, height: 844 });
  const onPhone = (await shelves.all()).map(async (shelf) => (await shelf.boundingBox())!.y);
  expect(new Set(await Promise.all(onPhone)).size).toBe(1);
});

test('[11-27] the explanation of a jackpot stays within its dialog, with the fingerprint of its amount', async ({
  page,
}) => {
  await page.goto('/rng');
  await page
    .getByRole('button', { name: /^How .+ works$/ })
    .first()
    .click();
  const explanation = page.getByRole('dialog');
  await expect(explanation).toContainText(/[0-9a-f]{64}/);
  const tooWide = await explanation.evaluate(
    (dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].filter(
        ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
      ).length,
  );
  expect(tooWide).toBe(0);
});
