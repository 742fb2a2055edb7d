import { expect, type Locator, type Page } from '@playwright/test';

export const slip = (page: Page): Locator => page.getByRole('region', { name: 'Bet slip' });
export const myBets = (page: Page): Locator => page.getByRole('region', { name: 'My bets' });
export const notes = (page: Page): Locator => page.getByRole('status', { name: 'Notes' });

/** Waits for a draw that closes in enough time to bet on it without haste. */
export async function untilFresh(page: Page): Promise<void> {
  const left = page
    .getByRole('main')
    .locator('time, span')
    .filter({ hasText: /^\d\d:\d\d:\d\d$/ })
    .first();
  await expect
    .poll(async () => Number((await left.innerText()).split(':').at(-1)), { timeout: 70_000 })
    .toBeGreaterThan(15);
}

/** Reads the ticket's number from the receipt and closes it. */
export async function closeReceipt(page: Page): Promise<string> {
  const ticket = page.getByRole('dialog', { name: 'Ticket' });
  const number = /\d+/.exec(await ticket.getByText(/^No\. \d+/).innerText())![0];
  await ticket.getByRole('button', { name: 'Close' }).click();
  await expect(ticket).toHaveCount(0);
  return number;
}

/** Expects the proof of a settled ticket in the browser: every step of the check ends well. */
export async function expectProof(bet: Locator): Promise<void> {
  await bet.getByRole('button', { name: 'Verify this draw' }).click();
  await bet.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(bet.getByText('Everything matches')).toBeVisible({ timeout: 20_000 });
}

/** Presses a key until the focus is on an element; a board has few stops between any two. */
export async function keyTo(page: Page, target: Locator, key = 'Tab', most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused({ timeout: 1 });
}
