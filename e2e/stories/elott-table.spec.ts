import { expect, test } from '@playwright/test';
import { expectProof, myBets, untilFresh } from '../portal/lottery-board.ts';
import { balanceOf, minorUnits, pageOf } from '../portal/member.ts';

test('[1-03][10-41] Elott: a press is the bet, Undo takes it back, and both sides of a field see the draw, the win and the proof', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'member2', 'Member-0002');
  await page.getByRole('navigation', { name: 'Games' }).getByText('ELOTT').click();
  await expect(page).toHaveURL(/\/elott/);
  await page.goto('/elott?gameCode=PKT1M');
  await untilFresh(page);
  const fields = page.getByRole('group', { name: 'Fields' });
  const staked = page.getByRole('status', { name: 'Staked this round' });
  const before = await balanceOf(page);
  const press = async (name: RegExp, sum: string) => {
    await fields.getByRole('button', { name }).first().click();
    await expect(staked).toContainText(sum);
  };
  await press(/^Big/, '2.00');
  await press(/^Small/, '4.00');
  await press(/^Small/, '6.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(staked).toContainText('4.00');
  await expect.poll(() => balanceOf(page)).toBe(before - 400);
  // There is no slip: both bets are with the own bets at once.
  await expect(page.getByRole('region', { name: 'Bet slip' })).toHaveCount(0);
  const own = myBets(page).getByRole('listitem');
  const open = own.filter({ hasText: 'Waiting for the draw' });
  await expect(open).toHaveCount(2);
  const draw = /Draw \S+/.exec(await open.first().innerText())![0];

  const bet = own.filter({ hasText: draw }).filter({ hasText: /Won P/ });
  await expect(bet).toBeVisible({ timeout: 90_000 });
  const won = minorUnits(/Won (P\s[\d,.]+)/.exec(await bet.innerText())![1]!);
  await expect.poll(() => balanceOf(page)).toBe(before - 400 + won);
  await expectProof(bet);
  await page.getByRole('button', { name: 'Betting record' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: 'Pocket Minute' }).first()).toBeVisible();
  await page.context().close();
});
