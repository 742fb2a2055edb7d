import { expect, type Page, test } from '@playwright/test';
import { closeReceipt, myBets, slip, untilFresh } from '../portal/lottery-board.ts';
import { balance, balanceOf, pageOf } from '../portal/member.ts';

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await pageOf(browser, 'member4', 'Member-0004');
});
test.afterAll(() => page.context().close());

test('[1-01][10-37][10-38] a bet on a minute lottery: pick, bet, close, draw, win, balance, record and proof', async () => {
  await page.goto('/lottery?gameCode=DLT1M&playType=one-star');
  await expect(page.getByRole('heading', { name: 'Minute Five' })).toBeVisible();
  await untilFresh(page);
  // Every digit of the first place: exactly one note wins.
  await page
    .getByRole('group', { name: 'Quick picks, First' })
    .getByRole('button', { name: 'All', exact: true })
    .click();
  await expect(page.getByRole('status', { name: 'Notes' })).toHaveText('10');
  await page.getByRole('button', { name: /^Add to slip/ }).click();
  const before = await balanceOf(page);
  await expect(slip(page).getByRole('status', { name: 'Stake' })).toContainText('20.00');
  await expect(slip(page).getByRole('status', { name: 'Greatest win' })).toContainText('19.30');
  await slip(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  const number = await closeReceipt(page);
  await expect.poll(() => balanceOf(page)).toBe(before - 2_000);
  const bet = myBets(page)
    .getByRole('listitem')
    .filter({ hasText: /0 1 2 3 4 5 6 7 8 9/ })
    .first();
  await expect(bet).toContainText(/Waiting for the draw|Closed/);

  await expect(bet).toContainText('Won P 19.30', { timeout: 90_000 });
  await expect.poll(() => balanceOf(page)).toBe(before - 70);
  await expect(balance(page)).toBeVisible();

  const proof = await page.request.get(`/lgw/bets/${number}/proof`);
  expect(proof.status()).toBe(200);
  await page.getByRole('button', { name: 'Betting record' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: 'Minute Five' }).first()).toBeVisible();
});

test('[10-22] a ticket that is cancelled before the close gives the stake back', async () => {
  await page.goto('/lottery?gameCode=DLT5M&playType=one-star');
  await untilFresh(page, 60);
  const before = await balanceOf(page);
  await page.getByRole('group', { name: 'First', exact: true }).getByRole('button', { name: '7', exact: true }).click();
  await page.getByRole('button', { name: /^Add to slip/ }).click();
  await slip(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await closeReceipt(page);
  await expect.poll(() => balanceOf(page)).toBe(before - 200);
  await myBets(page).getByRole('button', { name: 'Cancel' }).first().click();
  await expect(myBets(page).getByText('Cancelled, stake returned').first()).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(before);
});

test('[10-32] the address opens a game with a play; the lobby view lists the games with their results', async () => {
  await page.goto('/lottery?gameCode=DLT5M&playType=front-two');
  await expect(page.getByRole('heading', { level: 2, name: 'Fast Five' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Front two' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'All lotteries and results' }).click();
  await expect(page).toHaveURL(/lottoView=lobby/);
  await expect(page.getByRole('searchbox', { name: 'Search lotteries' })).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Play types' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('tablist', { name: 'Play types' })).toBeVisible();
});
