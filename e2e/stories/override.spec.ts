import { expect, test } from '@playwright/test';
import { faultsInBothThemes } from '../portal/accessibility.ts';
import { type DevelopmentServer, developRemote } from '../portal/development-server.ts';

/* A squad's own build of a remote inside the running site, in one browser only. */

let development: DevelopmentServer;

// The first start builds the shell again, with the React that refreshes components.
test.beforeAll(async () => {
  development = await developRemote('slots');
});
test.afterAll(() => development?.stop());

test('a link shows the build after one question, a saved change appears without a reload, and the badge turns it off', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const requests: string[] = [];
  page.on('request', (request) => request.url().startsWith(development.origin) && requests.push(request.url()));

  await page.goto(development.link);
  const question = page.getByRole('alertdialog', { name: 'Run your own build of slots?' });
  await expect(question).toContainText(development.origin);
  expect(requests).toEqual([]);
  await question.getByRole('button', { name: 'Use this build' }).click();

  const badge = page.getByRole('status', { name: 'Override' });
  await expect(badge).toContainText('Override on: slots');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/rng');
  expect(requests.some((url) => url.endsWith('/remoteEntry.js'))).toBe(true);

  await page.evaluate(() => void document.documentElement.setAttribute('data-story', 'same'));
  await main.getByRole('searchbox', { name: 'Search games' }).fill('ember');
  const savedAt = Date.now();
  development.edit('src/lobby/slots-page.tsx', "title={t('title')}", "title={'Freshly oiled reels'}");
  await expect(main.getByRole('heading', { name: 'Freshly oiled reels' })).toBeVisible({ timeout: 45_000 });
  test.info().annotations.push({ type: 'save to screen', description: `${Date.now() - savedAt} ms` });
  await expect(main.getByRole('searchbox', { name: 'Search games' })).toHaveValue('ember');
  await expect(page.locator('html')).toHaveAttribute('data-story', 'same');

  // Another browser sees the deployed version.
  const other = await (await browser.newContext()).newPage();
  await other.goto('/rng');
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('status', { name: 'Override' })).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'Freshly oiled reels' })).toHaveCount(0);
  await other.context().close();

  expect(await faultsInBothThemes(page, 'the page under the badge')).toEqual([]);
  // On a phone the badge leaves the tab bar free.
  await page.setViewportSize({ width: 390, height: 844 });
  const tab = page.getByRole('button', { name: 'More', exact: true });
  await expect(tab).toBeVisible();
  const [above, below] = [(await badge.boundingBox())!, (await tab.boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);

  await badge.getByRole('button', { name: 'Turn off' }).click();
  await expect(badge).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Freshly oiled reels' })).toHaveCount(0);
  await page.context().close();
});

test('a link to an address that is neither https nor this machine is refused, and declining changes nothing', async ({
  page,
}) => {
  await page.goto('/?override=slots@http://dev.example/remotes/slots/1.0.0-local/remoteEntry.js');
  await expect(page.getByText("This link can't be used")).toBeVisible();
  await page.goto(development.link);
  await page.getByRole('button', { name: 'Keep the deployed version' }).click();
  await expect(page).not.toHaveURL(/override/);
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith('_override'))).toEqual([]);
});
