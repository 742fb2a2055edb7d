import { expect, type Page, test } from '@playwright/test';
import { makeVersion } from '../portal/made-version.ts';
import {
  balance,
  expectGame,
  gameButton,
  gameCards,
  games,
  header,
  openCategory,
  openEntry,
  personalCentre,
  signIn,
} from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';
import { runningPortal } from '../portal/running-portal.ts';

interface Status {
  remotes: { name: string; version: string }[];
}

const quayside = () => runningPortal().site.replace('localhost', 'quayside.localhost');
const dong = async (page: Page): Promise<number> => {
  await expect(balance(page)).toContainText(/^₫\s[\d,]+$/);
  return Number((await balance(page).innerText()).replace(/\D/g, ''));
};

test('[11-09] the second brand on its own host: menu, dong, a transfer, a round from the wallet of a vendor, one press that collects all', async ({
  page,
}) => {
  await page.goto(quayside());
  await expect(page).toHaveTitle(/Quayside/);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'quayside');
  await signIn(page, 'quay1', 'Quay-0001');
  await expect(games(page).getByRole('link', { name: 'FISH', exact: true })).toBeVisible();
  await expect(games(page).getByRole('link', { name: 'LOTT', exact: true })).toHaveCount(0);
  const deposited = await dong(page);
  await header(page).getByRole('button', { name: 'Personal center', exact: true }).click();
  await openEntry(personalCentre(page), 'My wallet');
  const wallet = personalCentre(page);
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('100000');
  await wallet.locator('form').getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect.poll(() => dong(page)).toBe(deposited - 100_000);
  await wallet.getByRole('button', { name: 'Close' }).click();

  await openCategory(page, 'RNG');
  await gameButton(gameCards(page).first()).click();
  await expectGame(page);
  const game = page.frameLocator('main iframe');
  const purse = game.getByText(/^₫ [\d,]+$/).first();
  await expect(purse).toBeVisible();
  const shown = await purse.innerText();
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByText(shown, { exact: true })).toHaveCount(0);
  // The stake came out of the vendor's wallet.
  expect(await dong(page)).toBe(deposited - 100_000);

  await header(page).getByRole('button', { name: 'Personal center', exact: true }).click();
  await openEntry(personalCentre(page), 'My wallet');
  await wallet.getByRole('button', { name: 'Collect all' }).click();
  await expect.poll(() => dong(page)).toBeGreaterThan(deposited - 100_000);
  await expect(wallet.getByRole('button', { name: 'Collect all' })).toBeDisabled();
});

test("[13-22] a canary in the second brand leaves the first one's tab alone", async ({ page, context }) => {
  const { version: stable } = (await atrium<Status>('status')).remotes.find(({ name }) => name === 'fish')!;
  const renamed = await makeVersion('fish', stable, '', { 'Fish games': 'Fish by the quay' });
  const title = (tab: Page, name: string) => tab.getByRole('heading', { level: 1, name, exact: true });
  const other = await context.newPage();
  await page.goto(`${quayside()}/fish`);
  await other.goto('/fish');
  for (const tab of [page, other]) await expect(title(tab, 'Fish games')).toBeVisible();
  await atrium('promote', 'fish', renamed, '--canary', '100', '--reason', 'story', '--brand', 'quayside');
  try {
    await expect(title(page, 'Fish by the quay')).toBeVisible();
    await expect(title(other, 'Fish games')).toBeVisible();
    const { remotes } = await atrium<Status>('status');
    expect(remotes.find(({ name }) => name === 'fish')).toMatchObject({ version: stable });
    expect(JSON.stringify(remotes)).not.toContain(renamed);
  } finally {
    await atrium('rollback', 'fish', '--reason', 'story', '--brand', 'quayside');
  }
  await expect(title(page, 'Fish games')).toBeVisible();
});
