import { expect, type Page, test } from '@playwright/test';
import { pageOf } from '../portal/member.ts';

let page: Page;
/** Opened first, so that its draw ends while the other stories run. */
let watched: Page;
let issueAtFirst: string;
const issueOf = async (of: Page): Promise<string> =>
  /issue (\S+?), drawn/i.exec(
    await of
      .getByText(/Issue \S+, drawn/)
      .first()
      .innerText(),
  )![1]!;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  watched = await (await browser.newContext()).newPage();
  await watched.goto('/seaLottery?gameCode=SEA1M');
  issueAtFirst = await issueOf(watched);
  page = await pageOf(browser, 'member2', 'Member-0002');
});
test.afterAll(async () => {
  await watched.context().close();
  await page.context().close();
});

const plays = () => page.getByRole('tablist', { name: 'Play types' }).getByRole('tab');

test('[2.1-13] /lottery opens a default game, even for an unknown code', async () => {
  await page.goto('/lottery');
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(title).toBeVisible();
  const first = await title.innerText();
  await page.goto('/lottery?gameCode=NOBODY&playType=nothing');
  await expect(title).toHaveText(first);
  await expect(plays().first()).toHaveAttribute('aria-selected', 'true');
});

test('[2.1-11][2.1-12] gameCode opens a game, playType chooses how it is played', async () => {
  await page.goto('/lottery');
  const rows = page.getByRole('main').getByRole('list', { name: 'Games' }).getByRole('button');
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const first = await title.innerText();
  await rows.nth(2).click();
  await expect(page).toHaveURL(/gameCode=\w+/);
  const code = new URL(page.url()).searchParams.get('gameCode')!;
  await expect(title).not.toHaveText(first);
  const name = await title.innerText();
  await plays().nth(1).click();
  await expect(page).toHaveURL(/playType=[\w-]+/);
  const playType = new URL(page.url()).searchParams.get('playType')!;
  // Its name, without the number of its plays.
  const play = await plays().nth(1).locator('span').first().innerText();

  await page.goto(`/lottery?gameCode=${code}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(plays().first()).toHaveAttribute('aria-selected', 'true');
  await page.goto(`/lottery?gameCode=${code}&playType=${playType}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(
    page.getByRole('tablist', { name: 'Play types' }).getByRole('tab', { name: play, exact: true }),
  ).toHaveAttribute('aria-selected', 'true');
});

test('[1-15][2.11-05][6-05] a member redeems points and sees it in the history; a wrong password redeems nothing', async () => {
  await page.goto('/pointMall');
  const points = page.getByText('Your points').locator('..');
  await expect(points).toContainText(/\d/);
  const before = await points.innerText();
  const history = page.getByRole('table', { name: 'Redeem history' });
  const redeem = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: /Bonus money/ })
    .getByRole('button', { name: /^Redeem /, disabled: false })
    .first();
  const reward = (await redeem.getAttribute('aria-label'))!.replace('Redeem ', '');
  await redeem.click();
  const dialog = page.getByRole('dialog', { name: `Redeem ${reward}` });
  await dialog.getByLabel('Your login password').fill('Wrong-Password-1');
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toContainText('The password is incorrect');
  await dialog.getByLabel('Your login password').fill('Member-0002');
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(history.getByRole('row').filter({ hasText: reward }).first()).toContainText(/In process|Approved/);
  await expect.poll(() => points.innerText()).not.toBe(before);
});

test('[6-05][8-01] the login popup opens for a visitor who redeems', async ({ browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/pointMall');
  await visitor
    .getByRole('main')
    .getByRole('button', { name: /^Redeem /, disabled: false })
    .first()
    .click();
  await expect(visitor.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await visitor.context().close();
});

test('a countdown ends and the new result appears without a reload', async () => {
  await expect.poll(() => issueOf(watched), { timeout: 75_000 }).not.toBe(issueAtFirst);
  const latest = await issueOf(watched);
  await expect(watched.getByRole('table').getByRole('row').filter({ hasText: latest }).first()).toBeVisible();
  expect(await watched.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  await expect(
    watched
      .getByRole('main')
      .getByText(/^Closes in$/)
      .first(),
  ).toBeVisible();
});
