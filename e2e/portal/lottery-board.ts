import { expect, type Locator, type Page } from '@playwright/test';

export const slip = (page: Page): Locator => page.getByRole('region', { name: 'Bet slip' });
export const myBets = (page: Page): Locator => page.getByRole('region', { name: 'My bets' });
export const notes = (page: Page): Locator => page.getByRole('status', { name: 'Notes' });

/** Waits for a draw that closes in enough time, in seconds, to bet on it without haste. */
export async function untilFresh(page: Page, seconds = 15): Promise<void> {
  // Not one of the other games' in the list above.
  const left = page.locator('main [role=timer]:not(ul *)').first();
  await expect
    .poll(
      async () =>
        /[\d:]*\d/
          .exec((await left.textContent()) ?? '')![0]
          .split(':')
          .reduce((sum, part) => sum * 60 + Number(part), 0),
      { timeout: 75_000 },
    )
    .toBeGreaterThan(seconds);
}

/** Reads the ticket's number from the receipt and closes it. */
export async function closeReceipt(page: Page): Promise<string> {
  const ticket = page.getByRole('dialog', { name: 'Ticket' });
  const number = /\d+/.exec(await ticket.getByText(/^No\. \d+/).innerText())![0];
  await ticket.getByRole('button', { name: 'Close' }).click();
  await expect(ticket).toHaveCount(0);
  return number;
}

/** Cancels the open tickets of the game, so that none of them wins while another story counts money. */
export async function cancelAll(page: Page): Promise<void> {
  const cancel = myBets(page).getByRole('button', { name: 'Cancel' });
  for (let left = await cancel.count(); left > 0; left -= 1) {
    await cancel.first().click();
    await expect(cancel).toHaveCount(left - 1);
  }
}

/** Expects the proof of a settled ticket in the browser: every step of the check ends well. */
export async function expectProof(bet: Locator): Promise<void> {
  await bet.getByRole('button', { name: 'Verify this draw' }).click();
  await bet.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(bet.getByText('Everything matches')).toBeVisible({ timeout: 45_000 });
}

/** Presses a key until the focus is on an element; a board has few stops between any two. */
export async function keyTo(page: Page, target: Locator, key = 'Tab', most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused({ timeout: 1 });
}
