import { expect, type Page } from '@playwright/test';
import { expectGame, gameButton, gameCards } from './member.ts';

/** Plays rounds of P 50.00 of the first slot, until so much is staked, in minor units. */
export async function playSlot(page: Page, leastStaked: number): Promise<void> {
  await page.goto('/rng');
  await gameButton(gameCards(page).first()).click();
  await expectGame(page);
  const game = page.frameLocator('main iframe');
  const stake = game.getByRole('status', { name: 'Stake' });
  while (!(await stake.innerText()).includes('50.00')) await game.getByRole('button', { name: 'Higher stake' }).click();
  let staked = 0;
  page.on('response', async (reply) => {
    if (reply.url().endsWith('/table/rounds') && reply.request().method() === 'POST')
      staked += ((await reply.json()) as { round: { stake: number } }).round.stake;
  });
  // Chromium may drop a click on a frame of another origin that has just loaded.
  await expect(async () => {
    await game.getByRole('button', { name: 'Spin', exact: true }).click({ timeout: 3_000 });
    await expect.poll(() => staked, { timeout: 3_000 }).toBeGreaterThanOrEqual(leastStaked);
  }).toPass({ timeout: 60_000 });
}
