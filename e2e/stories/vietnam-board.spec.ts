import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectProof, keyTo, myBets, notes, slip, untilFresh } from '../portal/lottery-board.ts';
import { balanceOf, minorUnits, pageOf } from '../portal/member.ts';

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await pageOf(browser, 'member4', 'Member-0004');
});
test.afterAll(() => page.context().close());

const numbers = (): Locator => page.getByRole('group', { name: 'Numbers' });
const number = (digits: string): Locator => numbers().getByRole('button', { name: digits, exact: true });
const pick = (...digits: string[]) => pressAll(digits.map(number));
const pressAll = async (buttons: readonly Locator[]) => {
  for (const button of buttons) await button.click();
};
const play = (name: RegExp) => page.getByRole('tab', { name });
const addStake = () => slip(page).getByRole('status', { name: 'Stake' });

test('[1-02][10-42][10-45] Vietnam: a bet by the keyboard alone, stations, a hundred numbers, prefixes, xiên, đá and lô with their cost; then a whole bet to its proof', async () => {
  // A bet that wins whatever is drawn; the rest is looked at while its draw comes.
  await page.goto('/vnlottery?gameCode=VN1M');
  await untilFresh(page, 30);
  const before = await balanceOf(page);
  const plays = page.getByRole('tablist', { name: 'Play types' });
  await plays.getByRole('tab', { selected: true }).focus();
  await keyTo(page, play(/^Đề/), 'ArrowDown');
  // The aids are one stop, and so is the page of numbers, which begins at the head of its first column.
  await keyTo(page, page.getByRole('button', { name: 'Doubles', exact: true }));
  for (const key of ['Home', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(notes(page)).toHaveText('100');
  await keyTo(page, numbers().getByRole('button', { name: 'All of x0' }));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(number('11')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect(notes(page)).toHaveText('100');
  await keyTo(page, page.getByRole('group', { name: 'Stake per note' }).getByRole('radio', { checked: true }));
  await keyTo(page, page.getByRole('radio', { name: /0\.20/ }), 'ArrowRight');
  await page.keyboard.press('Control+Enter');
  await expect(addStake()).toContainText('20.00');
  await page.keyboard.press('Control+Shift+Enter');
  const receipt = page.getByRole('dialog', { name: 'Ticket' });
  await keyTo(page, receipt.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(receipt).toHaveCount(0);
  await expect.poll(() => balanceOf(page)).toBe(before - 2_000);

  await page.goto('/vnlottery?gameCode=HCM');
  await page.getByRole('tab', { name: /^South/ }).click();
  await expect(page.getByRole('list', { name: 'Stations' }).getByRole('button')).toHaveCount(21);
  const station = page.getByRole('list', { name: 'Stations' }).getByRole('button', { name: /^Ho Chi Minh City/ });
  await station.click();
  await expect(station).toHaveAttribute('aria-current', 'true');
  // A station of the south draws 18 numbers, the north 27.
  await expect(play(/^Lô 2 digits.*×18/)).toHaveAttribute('aria-selected', 'true');
  await numbers().getByRole('button', { name: 'All of x7' }).click();
  await expect(notes(page)).toHaveText('10');
  await page.getByRole('button', { name: /^Add to slip/ }).click();
  await expect(addStake()).toContainText('360.00');
  await play(/^Lô 3 digits/).click();
  await page.getByRole('tab', { name: 'Board', exact: true }).click();
  await page.getByRole('tab', { name: '4xx' }).click();
  await pick('407');
  await expect(notes(page)).toHaveText('1');
  await play(/^Xiên 2/).click();
  await pick('07', '12', '25');
  await expect(notes(page)).toHaveText('3');
  await play(/^Đá/).first().click();
  await pick('07', '12', '25', '31');
  await expect(notes(page)).not.toHaveText('0');
  await page.getByRole('tab', { name: /^North/ }).click();
  await expect(play(/^Lô 2 digits.*×27/)).toBeVisible();

  await page.goto('/vnlottery?gameCode=VN1M');
  const bet = myBets(page).getByRole('listitem').first();
  await expect(bet).toContainText(/Won P/, { timeout: 90_000 });
  const won = minorUnits(/Won (P\s[\d,.]+)/.exec(await bet.innerText())![1]!);
  await expect.poll(() => balanceOf(page)).toBe(before - 2_000 + won);
  await expectProof(bet);
  await page.getByRole('button', { name: 'Betting record' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: 'Hanoi Minute' }).first()).toBeVisible();
});

test('[10-42] on a phone the hundred numbers fill the screen above the bar of the bet', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/vnlottery?gameCode=VN5M');
  await pick('27', '72');
  const [first, last, add] = await Promise.all(
    [number('00'), number('99'), page.getByRole('button', { name: /^Add to slip/ })].map(
      async (one) => (await one.boundingBox())!,
    ),
  );
  expect(last!.x + last!.width).toBeLessThanOrEqual(390);
  expect(last!.y - first!.y).toBeLessThan(500);
  expect(first!.height).toBeGreaterThanOrEqual(44);
  expect(add!.y + add!.height).toBeLessThanOrEqual(844);
  await page.getByRole('button', { name: /^Add to slip/ }).click();
  await expect(addStake()).toBeVisible();
});
