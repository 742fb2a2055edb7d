import { openPortalDatabase, type PortalDatabase } from '@atrium/database/open-portal-database';
import { expect, type Page, test } from '@playwright/test';
import { closeReceipt, expectProof, myBets, notes, slip, untilFresh } from '../portal/lottery-board.ts';
import { balanceOf, minorUnits, pageOf } from '../portal/member.ts';
import { runningPortal } from '../portal/running-portal.ts';

let page: Page;
let database: PortalDatabase;
test.beforeAll(async ({ browser }) => {
  const { varFolder, databaseUrl } = runningPortal();
  database = await openPortalDatabase(varFolder, databaseUrl);
  // Restricted on every draw of the market: 25 is closed, 59 pays half.
  await database.query(
    "INSERT INTO lottery_game_restrictions (game_code, play, number, share) VALUES ('SEALAO5', 'two-top', '25', '0'), ('SEALAO5', 'two-top', '59', '1/2')",
  );
  page = await pageOf(browser, 'member3', 'Member-0003');
});
test.afterAll(async () => {
  await page.context().close();
  await database.query("DELETE FROM lottery_game_restrictions WHERE game_code = 'SEALAO5'");
  await database.end();
});

const press = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first().click();
const kind = (name: RegExp) => page.getByRole('tablist', { name: 'Play types' }).getByRole('tab', { name }).click();
const pad = async (digits: string) => {
  for (const digit of digits)
    await page.getByRole('group', { name: 'Number pad' }).getByRole('button', { name: digit, exact: true }).click();
};

test('[1-04][10-43] Thai, Lao and 4D: reversal, doors, restricted numbers, box, system, roll and rules in words; then a whole bet to its proof', async () => {
  // All running digits: at least one wins whatever is drawn; the rest is looked at while its draw comes.
  await page.goto('/seaLottery?gameCode=SEA1M&playType=run-top');
  await untilFresh(page);
  const panel = page.getByRole('tabpanel', { name: 'Running digit' });
  for (const digit of '0123456789') await panel.getByRole('button', { name: digit, exact: true }).click();
  await expect(notes(page)).toHaveText('10');
  await press(/^Add to slip/);
  const before = await balanceOf(page);
  await slip(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await closeReceipt(page);
  await expect.poll(() => balanceOf(page)).toBe(before - 2_000);

  await kind(/^3 digits/);
  await press(/^Reverse/);
  await pad('385');
  await expect(notes(page)).toHaveText('6');

  await page.goto('/seaLottery?gameCode=SEALAO5&playType=two-top');
  await expect(page.getByRole('region', { name: /^Restricted numbers/ })).toContainText('25');
  await press(/^19 doors/);
  await pad('5');
  await press(/^Add to slip/);
  const line = slip(page).getByRole('list', { name: 'Lines' }).getByRole('listitem').first();
  await expect(line).toContainText('closed');
  await expect(line).toContainText('not charged');
  await expect(line).toContainText('reduced');
  await expect(slip(page).getByRole('status', { name: 'Stake' })).toContainText('36.00');

  await page.goto('/seaLottery?gameCode=SEA4D');
  await kind(/^Box/);
  await pad('1111');
  await expect(page.getByText(/^Not for this play: 1111/)).toBeVisible();
  await press('Leave out 1111');
  await pad('1234');
  await expect(notes(page)).toHaveText('1');
  await kind(/^System/);
  await pad('1234');
  await expect(notes(page)).toHaveText('24');
  await kind(/^Roll/);
  await pad('12');
  await press('R, any digit');
  await pad('4');
  await expect(notes(page)).toHaveText('10');
  await press('Rules and odds');
  const rules = page.getByRole('dialog', { name: /^How to play/ });
  await expect(rules.getByRole('article').first()).toContainText(/Example: \d/);
  await page.keyboard.press('Escape');

  await page.goto('/seaLottery?gameCode=SEA1M');
  const bet = myBets(page).getByRole('listitem').first();
  await expect(bet).toContainText(/Won P/, { timeout: 90_000 });
  const won = minorUnits(/Won (P\s[\d,.]+)/.exec(await bet.innerText())![1]!);
  await expect.poll(() => balanceOf(page)).toBe(before - 2_000 + won);
  await expectProof(bet);
  await page.getByRole('button', { name: 'Betting record' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: 'Thai Minute' }).first()).toBeVisible();
});
