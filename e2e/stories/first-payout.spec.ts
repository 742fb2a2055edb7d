import { expect, type Page, test } from '@playwright/test';
import { balanceOf, expectGame, gameButton, gameCards, personalCentre } from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';
import { registerBy } from '../portal/register.ts';

const TURNOVER = 'withdrawal.turnoverPercent';
const PASSWORD_FOR_ACCOUNTS = 'paymentPassword.binding';

/** A rule about money needs two persons, unless it protects more than before. */
async function setRule(key: string, value: number | boolean): Promise<void> {
  const { approval } = await atrium<{ approval?: { id: string } }>(
    'config',
    'set',
    key,
    String(value),
    '--reason',
    'story',
  );
  if (approval) await atrium('--as', 'approver', 'approve', approval.id);
}
async function approve(kind: string, account: string): Promise<void> {
  const waiting = await atrium<{ id: string; account: string }[]>('review', 'list', '--kind', kind);
  await atrium('review', 'approve', waiting.find((one) => one.account === account)!.id, '--reason', 'story');
}

let page: Page;
let account: string;
test.beforeAll(async ({ browser }) => {
  ({ page, account } = await registerBy(browser, '/register'));
});
test.afterAll(async () => {
  await setRule(TURNOVER, 0);
  await setRule(PASSWORD_FOR_ACCOUNTS, false);
  await page.context().close();
});

test('[11-01] [11-02] [11-06] somebody who registers today deposits, meets the turnover, adds an account, withdraws and is paid', async () => {
  test.setTimeout(180_000);
  const centre = personalCentre(page);
  const accounts = page.getByRole('region', { name: 'Payout accounts' });
  const number = `77${Date.now()}`;
  await test.step('deposits', async () => {
    await page.goto('/?centre=member.depositv2');
    await centre.getByRole('textbox', { name: /amount/i }).fill('500');
    await centre.getByRole('button', { name: /^Deposit P/ }).click();
    const age = page.getByRole('dialog', { name: 'Enter your date of birth' });
    await age.getByLabel('Date of birth').fill('1990-05-17');
    await age.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/127\.0\.0\.1.*\/pay\//);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL(/localhost/);
    await expect.poll(async () => balanceOf(page), { timeout: 20_000 }).toBe(50_000);
  });

  await test.step('sets the payment password that the brand asks for with a new account', async () => {
    await setRule(PASSWORD_FOR_ACCOUNTS, true);
    await page.goto('/?centre=member.securityCenter');
    const card = page.getByRole('region', { name: 'Payment password' });
    await expect(card.getByText('Needed for: new payout accounts')).toBeVisible();
    await card.getByRole('button', { name: 'Set payment password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set payment password' });
    await dialog.getByLabel(/^Login password/).fill('Newcomer-0001');
    await dialog.getByLabel(/^New payment password/).fill('739146');
    await dialog.getByLabel(/^Repeat payment password/).fill('739146');
    await dialog.getByRole('button', { name: 'Save payment password' }).click();
    await expect(card.getByRole('button', { name: 'Change payment password' })).toBeVisible();
  });

  await test.step('has no account to withdraw to, and adds one', async () => {
    await page.goto('/?centre=member.withdraw');
    await expect(centre.getByText('No payout account')).toBeVisible();
    await centre.getByRole('button', { name: 'Add account' }).click();
    await accounts.getByRole('button', { name: 'Add account' }).click();
    await accounts.getByRole('combobox', { name: /Bank or e-wallet/ }).selectOption('Harbour Bank');
    await accounts.getByRole('textbox', { name: /Account holder/ }).fill(`Ana ${account}`);
    await accounts.getByRole('textbox', { name: /Account number/ }).fill(number);
    const confirm = async (paymentPassword: string) => {
      await accounts.getByLabel(/^Payment password/).fill(paymentPassword);
      await accounts.getByRole('button', { name: 'Save account' }).click();
      const dialog = page.getByRole('dialog', { name: "Confirm that it's you" });
      await dialog.getByLabel(/^Login password/).fill('Newcomer-0001');
      await dialog.getByRole('button', { name: 'Confirm' }).click();
    };
    await confirm('111111');
    await expect(accounts.getByText('The payment password is incorrect. Nothing was changed.')).toBeVisible();
    await confirm('739146');
    await expect(accounts.getByText('In review')).toBeVisible();
    const listed = accounts.getByRole('listitem').filter({ hasText: 'Harbour Bank' });
    await expect(listed).toContainText(number.slice(-4));
    await expect(listed).not.toContainText(number);
    await approve('payout', account);
  });

  await test.step('is refused until the deposit is played', async () => {
    await setRule(TURNOVER, 1);
    await page.goto('/?centre=member.withdraw');
    await centre.getByRole('textbox', { name: 'Amount' }).fill('100');
    await centre.getByRole('button', { name: /^Withdraw P/ }).click();
    await expect(centre.getByRole('alert')).toContainText(/Stake P\s5\.00 more/);
    await page.goto('/rng');
    await gameButton(gameCards(page).first()).click();
    await expectGame(page);
    const spin = page.frameLocator('main iframe').getByRole('button', { name: 'Spin', exact: true });
    let staked = 0;
    page.on('response', async (reply) => {
      if (reply.url().endsWith('/table/rounds') && reply.request().method() === 'POST')
        staked += ((await reply.json()) as { round: { stake: number } }).round.stake;
    });
    await expect(async () => {
      await spin.click({ timeout: 3_000 });
      await expect.poll(() => staked, { timeout: 3_000 }).toBeGreaterThanOrEqual(500);
    }).toPass({ timeout: 60_000 });
  });

  await test.step('withdraws and is paid', async () => {
    await page.goto('/?centre=member.withdraw');
    await centre.getByRole('textbox', { name: 'Amount' }).fill('100');
    await centre.getByRole('button', { name: /^Withdraw P/ }).click();
    const row = centre.getByRole('row').filter({ hasText: 'Harbour Bank' });
    await expect(row).toContainText('Under review');
    await approve('withdrawal', account);
    await expect(row).toContainText('Paid out', { timeout: 30_000 });
  });

  await test.step('removes the account, and has none to withdraw to again', async () => {
    await page.goto('/?centre=member.securityCenter');
    await accounts.getByRole('button', { name: /^Remove Harbour Bank/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(accounts.getByRole('listitem')).toHaveCount(0);
    await page.goto('/?centre=member.withdraw');
    await expect(centre.getByText('No payout account')).toBeVisible();
  });
});
