import { writeFileSync } from 'node:fs';
import type { OperatedPromotion } from '@atrium/contracts/operator-promotions';
import { expect, type Page, test } from '@playwright/test';
import { balanceOf, personalCentre } from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';
import { consoleOf } from '../portal/ops-console.ts';
import { playSlot } from '../portal/play-slot.ts';
import { registerBy } from '../portal/register.ts';

const TURNOVER = 'withdrawal.turnoverPercent';
const PASSWORD_FOR_ACCOUNTS = 'paymentPassword.binding';
const REFERRAL = 'bring-a-friend';
const FRIEND_STAKES = '5000';
const IDENTITY_FOR_PAYOUTS = 'identity.payoutLevel';

/** A rule about money needs two persons, unless it protects more than before. */
async function confirmed({ approval }: { approval?: { id: string } }): Promise<void> {
  if (approval) await atrium('--as', 'approver', 'approve', approval.id);
}
const setRule = async (key: string, value: number | boolean): Promise<void> =>
  confirmed(await atrium('config', 'set', key, String(value), '--reason', 'story'));
/** What a friend has to stake before the one who invited them is paid. A lower one pays more, and needs two persons. */
async function setFriendStakes(stakes: string): Promise<void> {
  const all = await atrium<OperatedPromotion[]>('promotion', 'list');
  const { type, texts, scene, position, rules, budget, startsAt, endsAt, announcedAt } = all.find(
    ({ id }) => id === REFERRAL,
  )!;
  const file = test.info().outputPath('promotion.json');
  const changed = { type, texts, scene, position, rules: { ...rules, stakes }, budget, startsAt, endsAt, announcedAt };
  writeFileSync(file, JSON.stringify(changed));
  await confirmed(await atrium('promotion', 'put', REFERRAL, '--file', file, '--reason', 'story'));
}
/** The registration form did not ask for it; whatever pays money does. */
async function enterBirthDate(of: Page): Promise<void> {
  const age = of.getByRole('dialog', { name: 'Enter your date of birth' });
  await age.getByLabel('Date of birth').fill('1990-05-17');
  await age.getByRole('button', { name: 'Continue' }).click();
}
async function approve(kind: string, account: string): Promise<void> {
  const waiting = await atrium<{ id: string; account: string }[]>('review', 'list', '--kind', kind);
  await atrium('review', 'approve', waiting.find((one) => one.account === account)!.id, '--reason', 'story');
}

test.describe.configure({ mode: 'serial' });

/** Invites a friend, whose story this is. */
let inviter: Page;
let page: Page;
let account: string;
test.beforeAll(async ({ browser }) => {
  ({ page: inviter } = await registerBy(browser, '/register'));
});
test.afterAll(async () => {
  await setRule(TURNOVER, 0);
  await setRule(PASSWORD_FOR_ACCOUNTS, false);
  await setRule(IDENTITY_FOR_PAYOUTS, 0);
  await setFriendStakes('50000');
  await Promise.all([page, inviter].map((one) => one.context().close()));
});

test('[11-23] a member takes part in a referral promotion, downloads a poster, and a friend registers by the link', async ({
  browser,
}) => {
  await setFriendStakes(FRIEND_STAKES);
  await inviter.goto(`/promoDetail?id=${REFERRAL}`);
  const part = inviter.getByRole('region', { name: 'Take part' });
  await part.getByRole('button', { name: 'Join' }).click();
  await enterBirthDate(inviter);
  await expect(part.getByText('Joined', { exact: true })).toBeVisible();
  await inviter.goto('/help?centre=member.referral');
  const centre = personalCentre(inviter);
  await expect(centre.getByText('No friends have joined yet')).toBeVisible();
  await expect(centre.getByRole('img', { name: /QR code/ })).toBeVisible();
  const poster = inviter.waitForEvent('download');
  await centre.getByRole('button', { name: /poster/i }).click();
  const code = await centre.getByRole('textbox', { name: 'Your code' }).inputValue();
  expect((await poster).suggestedFilename()).toBe(`${code}.png`);
  const link = await centre.getByRole('textbox', { name: 'Your link' }).inputValue();
  ({ page, account } = await registerBy(browser, link));
});

test('[11-01] [11-02] [11-06] [11-32] somebody who registers today deposits, meets the turnover, adds an account, proves the identity, withdraws and is paid', async () => {
  test.setTimeout(480_000);
  const centre = personalCentre(page);
  const accounts = page.getByRole('region', { name: 'Payout accounts' });
  const number = `77${Date.now()}`;
  await test.step('deposits', async () => {
    await page.goto('/help?centre=member.depositv2');
    await centre.getByRole('textbox', { name: /amount/i }).fill('500');
    await centre.getByRole('button', { name: /^Deposit P/ }).click();
    await enterBirthDate(page);
    await expect(page).toHaveURL(/127\.0\.0\.1.*\/pay\//);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL(/localhost/);
    await expect.poll(async () => balanceOf(page), { timeout: 45_000 }).toBe(50_000);
  });

  await test.step('sets the payment password that the brand asks for with a new account', async () => {
    await setRule(PASSWORD_FOR_ACCOUNTS, true);
    await page.goto('/help?centre=member.securityCenter');
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
    await page.goto('/help?centre=member.withdraw');
    await expect(centre.getByText('No payout account')).toBeVisible();
    await centre.getByRole('button', { name: 'Add account' }).click();
    await centre.getByRole('combobox', { name: /Bank or e-wallet/ }).selectOption('Harbour Bank');
    await centre.getByRole('textbox', { name: /Account holder/ }).fill(`Ana ${account}`);
    await centre.getByRole('textbox', { name: /Account number/ }).fill(number);
    const confirm = async (paymentPassword: string) => {
      await centre.getByLabel(/^Payment password/).fill(paymentPassword);
      await centre.getByRole('button', { name: 'Save account' }).click();
      const dialog = page.getByRole('dialog', { name: "Confirm that it's you" });
      await dialog.getByLabel(/^Login password/).fill('Newcomer-0001');
      await dialog.getByRole('button', { name: 'Confirm' }).click();
    };
    await confirm('111111');
    await expect(centre.getByText('The payment password is incorrect. Nothing was changed.')).toBeVisible();
    await confirm('739146');
    await expect(centre.getByRole('button', { name: 'Save account' })).toHaveCount(0);
    await page.goto('/help?centre=member.securityCenter');
    await expect(accounts.getByText('In review')).toBeVisible();
    const listed = accounts.getByRole('listitem').filter({ hasText: 'Harbour Bank' });
    await expect(listed).toContainText(number.slice(-4));
    await expect(listed).not.toContainText(number);
    await approve('payout', account);
  });

  await test.step('is refused until the deposit is played', async () => {
    await setRule(TURNOVER, 1);
    await page.goto('/help?centre=member.withdraw');
    await centre.getByRole('textbox', { name: 'Amount' }).fill('100');
    await centre.getByRole('button', { name: /^Withdraw P/ }).click();
    await expect(centre.getByRole('alert')).toContainText(/Stake P\s5\.00 more/);
    await playSlot(page, Number(FRIEND_STAKES));
  });

  await test.step('is refused until the identity is verified, sends documents, and is verified', async () => {
    await setRule(IDENTITY_FOR_PAYOUTS, 1);
    await page.goto('/help?centre=member.withdraw');
    await centre.getByRole('textbox', { name: 'Amount' }).fill('100');
    await centre.getByRole('button', { name: /^Withdraw P/ }).click();
    await expect(centre.getByRole('alert')).toContainText('Verify your identity under My account first');
    await page.goto('/help?centre=member.identity');
    const level = centre.locator('section').filter({ has: page.getByRole('heading', { name: 'Identity', level: 3 }) });
    await expect(level.getByText('Withdrawals', { exact: true })).toBeVisible();
    await level.getByLabel(/^Name on the document/).fill(`Ana ${account}`);
    await level.getByLabel(/^Document number/).fill(`P${Date.now()}`);
    await level.getByLabel('Valid until', { exact: true }).fill('2039-12-31');
    for (const label of [/^Photo of the document/, /^Photo of you/])
      await level
        .getByLabel(label)
        .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await level.getByRole('button', { name: 'Send for review' }).click();
    await expect(level.getByText('In review', { exact: true })).toBeVisible();
    await approve('identity', account);
    await page.reload();
    await expect(level.getByText('Verified', { exact: true })).toBeVisible();
  });

  await test.step('withdraws and is paid', async () => {
    await page.goto('/help?centre=member.withdraw');
    await centre.getByRole('textbox', { name: 'Amount' }).fill('100');
    await centre.getByRole('button', { name: /^Withdraw P/ }).click();
    const row = centre.getByRole('row').filter({ hasText: 'Harbour Bank' });
    await expect(row).toContainText('Under review');
    await approve('withdrawal', account);
    await expect(row).toContainText('Paid out', { timeout: 45_000 });
  });

  await test.step('removes the account, and has none to withdraw to again', async () => {
    await page.goto('/help?centre=member.securityCenter');
    await accounts.getByRole('button', { name: /^Remove Harbour Bank/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(accounts.getByText('No payout account yet')).toBeVisible();
    await page.goto('/help?centre=member.withdraw');
    await expect(centre.getByText('No payout account')).toBeVisible();
  });
});

test('[11-23] the friend who has deposited and played earns the inviter what the rules say', async () => {
  const centre = personalCentre(inviter);
  await expect(async () => {
    await inviter.goto('/help?centre=member.referral');
    const earnings = centre.getByRole('table', { name: 'Earnings' }).getByRole('row').nth(1);
    await expect(earnings).toContainText(/P\s150\.00/, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(centre.getByRole('row').filter({ hasText: 'Has played' })).toBeVisible();
});

test('[1-39] [11-24] what happened is in the messages, one is deleted, and operators reach a segment with what it wants', async ({
  browser,
}) => {
  await page.goto('/help?centre=member.messageV2');
  const centre = personalCentre(page);
  const own = centre.getByRole('list', { name: 'Your messages' });
  const message = (title: string) => own.getByRole('listitem').filter({ hasText: title });
  await expect(message('A payout account was added')).toBeVisible();
  await expect(message('You received a bonus')).toBeVisible();
  const category = centre.getByRole('group', { name: 'Category' });
  await category.getByRole('button', { name: 'Deposits and withdrawals' }).click();
  await expect(message('A payout account was added')).toHaveCount(0);
  await expect(message('Your deposit has arrived')).toContainText('Unread');
  await message('Your withdrawal was paid').getByRole('button').first().click();
  await expect(message('Your withdrawal was paid')).toContainText(/P\s100\.00/);
  await expect(message('Your withdrawal was paid')).not.toContainText('Unread');
  await own.getByRole('button', { name: 'Delete Your withdrawal was paid' }).click();
  await expect(message('Your withdrawal was paid')).toHaveCount(0);
  const offers = centre.getByRole('switch', { name: 'Offers: here' });
  await expect(offers).toBeChecked();
  await offers.click();
  await expect(offers).not.toBeChecked();

  const ops = await consoleOf(browser, 'operator', { path: '/content?show=mailings' });
  const send = async (title: string, kind: string) => {
    await ops.getByRole('button', { name: 'New message' }).click();
    const form = ops.getByRole('dialog', { name: 'New message' });
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Text', { exact: true }).fill('From nine on.');
    await form.getByLabel('Type').selectOption(kind);
    await form.getByLabel('Accounts').fill(account);
    await form.getByRole('button', { name: 'Count recipients' }).click();
    await expect(form.getByText(/of 1 members would receive it/)).toBeVisible();
    await form.getByLabel('Reason').fill('story');
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(ops.getByRole('row').filter({ hasText: title })).toContainText('Sent');
  };
  await send('A quiet offer', 'Offer');
  await send('The hall opens', 'Service');
  await ops.context().close();
  await category.getByRole('button', { name: 'All', exact: true }).click();
  await expect(message('The hall opens')).toBeVisible();
  await expect(message('A quiet offer')).toHaveCount(0);
});
