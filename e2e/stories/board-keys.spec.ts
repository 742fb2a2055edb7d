import { type Browser, expect, type Page, test } from '@playwright/test';
import { balanceOf, pageOf, signIn } from '../portal/member.ts';
import { cancelAll, closeReceipt, keyTo, myBets, notes, slip, untilFresh } from '../portal/lottery-board.ts';

const GAME = '/lottery?gameCode=DLT5M&playType=one-star';

test('[10-45] a bet needs no mouse: play, numbers, unit, multiple, review, place, receipt', async ({ browser }) => {
  const page = await pageOf(browser, 'member2', 'Member-0002');
  await page.goto('/lottery?gameCode=DLT5M');
  const plays = page.getByRole('tablist', { name: 'Play types' });
  await expect(plays).toBeVisible();
  await untilFresh(page, 40);
  const before = await balanceOf(page);

  const wanted = plays.getByRole('tab', { name: 'Front two', exact: true });
  await plays.getByRole('tab', { selected: true }).focus();
  await keyTo(page, wanted, 'ArrowRight');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');

  // Each group is one stop; the arrows move inside, the space bar picks.
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  const number = (place: string, digit: string) => group(place).getByRole('button', { name: digit, exact: true });
  await keyTo(page, number('First', '0'));
  await page.keyboard.press('ArrowRight');
  await expect(number('First', '1')).toBeFocused();
  expect(await number('First', '1').evaluate((one) => getComputedStyle(one).outlineStyle)).not.toBe('none');
  await page.keyboard.press('Space');
  await keyTo(page, group('Quick picks, Second').getByRole('button', { name: 'All', exact: true }));
  await page.keyboard.press('Enter');
  await expect(notes(page)).toHaveText('10');

  await keyTo(page, group('Stake per note').getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Stake P 10.00')).toBeVisible();
  await keyTo(page, page.getByRole('button', { name: /^Add to slip/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Bet slip: 1 line, Stake P 10.00' })).toHaveCount(1);

  const multiple = slip(page).getByRole('spinbutton', { name: 'Multiple' });
  await keyTo(page, multiple);
  await page.keyboard.press('ArrowUp');
  await expect(slip(page).getByRole('status', { name: 'Stake' })).toContainText('20.00');
  await keyTo(page, slip(page).getByRole('button', { name: /^Place bet/ }));
  await page.keyboard.press('Enter');
  const ticket = page.getByRole('dialog', { name: 'Ticket' });
  await keyTo(page, ticket.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(ticket).toHaveCount(0);
  await expect.poll(() => balanceOf(page)).toBe(before - 2_000);
  await expect(myBets(page).getByRole('listitem').first()).toContainText('Waiting for the draw');

  // The next bet begins where the receipt gave the focus back; the keys of the board do the rest.
  await expect(page.locator('[role=tabpanel] button:focus')).toHaveCount(1);
  await keyTo(page, number('First', '1'));
  await page.keyboard.press('Space');
  await keyTo(page, number('Second', '0'));
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(ticket).toBeVisible();
  await closeReceipt(page);
  await expect.poll(() => balanceOf(page)).toBe(before - 2_100);
  await cancelAll(page);
  await expect.poll(() => balanceOf(page)).toBe(before);
  await page.context().close();
});

const phoneOf = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto('/help');
  await signIn(page, 'member3', 'Member-0003');
  return page;
};

test('[10-45] on a phone a game is a view of its own, with the slip as a sheet and a guard against mis-taps', async ({
  browser,
}) => {
  const page = await phoneOf(browser);
  await page.goto(GAME);
  const bar = page.getByRole('banner');
  await expect(bar.getByText('Fast Five')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Fast Five' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Games' })).toHaveCount(0);
  await untilFresh(page, 40);
  const before = await balanceOf(page);

  const seven = page.getByRole('group', { name: 'First', exact: true }).getByRole('button', { name: '7', exact: true });
  await seven.tap();
  const add = page.getByRole('button', { name: /^Add to slip/ });
  for (const control of [seven, add, bar.getByRole('button', { name: 'All lotteries and results' })]) {
    const box = (await control.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await add.tap();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await expect(slip(page).getByRole('status', { name: 'Stake' })).toContainText('2.00');
  const place = slip(page).getByRole('button', { name: /^Place bet/ });
  await place.tap();
  // The first tap only asks.
  await expect(place).toHaveText('Place bet: press again');
  await sheet.getByRole('button', { name: 'Close the slip' }).tap();
  await expect(sheet).toHaveCount(0);
  expect(await balanceOf(page)).toBe(before);
  await page.getByRole('button', { name: /^Bet slip.*1 line/ }).tap();
  // Two taps at one place within a moment are a double tap, which is no yes.
  await place.tap({ position: { x: 20, y: 12 } });
  await expect(place).toHaveText('Place bet: press again');
  await place.tap({ position: { x: 240, y: 32 } });
  await closeReceipt(page);
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => balanceOf(page)).toBe(before - 200);
  await cancelAll(page);
  await expect.poll(() => balanceOf(page)).toBe(before);

  // Numbers that are typed bring up the keys for digits.
  await page.goto('/vnlottery?gameCode=VN5M&playType=lo3');
  await expect(page.getByRole('textbox', { name: 'Numbers' })).toHaveAttribute('inputmode', 'numeric');
  await bar.getByRole('button', { name: 'All lotteries and results' }).tap();
  await expect(page.getByRole('searchbox', { name: 'Search lotteries' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Games' })).toBeVisible();
  await page.context().close();
});
