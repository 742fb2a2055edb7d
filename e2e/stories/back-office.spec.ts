import { expect, test } from '@playwright/test';
import { balanceOf, pageOf, personalCentre } from '../portal/member.ts';
import { consoleOf } from '../portal/ops-console.ts';

const PHONE = { width: 390, height: 844 };
const AMOUNT = '140';

test('a withdrawal is requested on the site, approved on a phone, and its payment is shown live', async ({
  browser,
}) => {
  const member = await pageOf(browser, 'member3', 'Member-0003');
  const ops = await consoleOf(browser, 'operator', { path: '/reviews', viewport: PHONE });
  try {
    const before = await balanceOf(member);
    await member.goto('/help?centre=member.withdraw');
    const centre = personalCentre(member);
    // The centre is a remote of its own, loaded here for the first time.
    await expect(centre.getByRole('textbox', { name: 'Amount' })).toBeVisible({ timeout: 45_000 });
    await centre.getByRole('textbox', { name: 'Amount' }).fill(AMOUNT);
    await centre.getByRole('button', { name: /^Withdraw P/ }).click();
    const waiting = centre
      .getByRole('row')
      .filter({ hasText: 'Under review' })
      .filter({ hasText: new RegExp(`P\\s${AMOUNT}\\.00`) })
      .first();
    const reference = /W\d{6}-[0-9A-F]{10}/.exec(await waiting.innerText())![0];

    // The console shows it without a reload.
    const review = ops.getByRole('row', { name: `member3 ${reference}` });
    await review.click();
    await expect(ops.getByText('Total turnover')).toBeVisible();
    expect(await ops.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await ops.getByLabel('Reason').fill('story: in order');
    await ops.getByRole('button', { name: 'Continue' }).click();
    await expect(ops.getByText(/PHP\s140\.00 is paid to member3 immediately/)).toBeVisible();
    await ops.getByRole('button', { name: 'Approve' }).click();
    await expect(ops.getByText(`${reference} is approved`)).toBeVisible();
    await expect(review).toHaveCount(0);

    await expect(centre.getByRole('row').filter({ hasText: reference })).toContainText('Paid out', { timeout: 45_000 });
    expect(await balanceOf(member)).toBe(before - 14_000);
  } finally {
    await Promise.all([member, ops].map((page) => page.context().close()));
  }
});
