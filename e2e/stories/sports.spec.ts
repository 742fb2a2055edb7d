import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { balance, balanceOf, minorUnits, openCategory, openFromHeader, signIn } from '../portal/member.ts';

const STAKE = 700;
/** The longest that the end of a running match is away: ninety minutes of four seconds. */
const MATCH_MS = 370_000;

/**
 * Presses a price of a running match: one that ends soon, but not so soon that betting closes under the press, and whose
 * price survives a goal. Returns the button's name.
 */
async function pressRunningPrice(page: Page): Promise<string> {
  const events = page.getByRole('region', { name: 'Events' }).getByRole('listitem');
  const find = () =>
    events.evaluateAll((rows) => {
      const minuteOf = (row: Element) => Number(/^(\d+) min/.exec(row.textContent ?? '')?.[1] ?? 0);
      const soon = rows
        .filter((row) => minuteOf(row) >= 40 && minuteOf(row) <= 76)
        .sort((one, other) => minuteOf(other) - minuteOf(one));
      const prices = soon.flatMap((row) => [...row.querySelectorAll('button[aria-label]:enabled')]);
      return prices
        .map((price) => price.getAttribute('aria-label')!)
        .find((name) => {
          const price = Number(/, Match winner, (\d+\.\d\d)/.exec(name)?.[1] ?? 0);
          return price >= 1.4 && price <= 6;
        });
    });
  await page.getByRole('search', { name: 'Filter events' }).getByRole('button', { name: /^Live/ }).click();
  let pressed = '';
  // A price that moves in between has another name.
  await expect(async () => {
    pressed = (await find())!;
    expect(pressed).toBeTruthy();
    await events.getByRole('button', { name: pressed, exact: true }).first().click({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  return pressed;
}

const slipOf = (book: FrameLocator) => book.getByRole('region', { name: 'Your slip' });
const inBook = async (book: FrameLocator) =>
  minorUnits(await book.getByRole('status', { name: 'Balance' }).innerText());

test('[15-05] events are grouped by league, filtered by time, and listed twenty at a time', async ({ page }) => {
  await page.goto('/help');
  await openCategory(page, 'SPORTS');
  const leagues = page.getByRole('region', { name: /League|Cup|Division|Shield/ });
  await expect(leagues.first()).toBeVisible();
  const events = leagues.getByRole('listitem');
  await expect(events).toHaveCount(20);
  await page.getByRole('button', { name: 'Show 20 more' }).click();
  await expect(events).toHaveCount(40);
  const times = page.getByRole('search', { name: 'Filter events' });
  await times.getByRole('button', { name: /^Live/ }).click();
  await expect(leagues.getByText(/^\d+ min$/).first()).toBeVisible();
  expect(await leagues.getByText(/^\d+ min$/).count()).toBe(await events.count());
  await times.getByRole('button', { name: /^Tomorrow/ }).click();
  await expect(leagues.getByText(/^\d+ min$/)).toHaveCount(0);
  await expect(events.first()).toBeVisible();
  await times.getByRole('searchbox', { name: 'Team or league' }).fill('no such team');
  await page.getByRole('button', { name: 'Show all events' }).click();
  await expect(events).toHaveCount(20);
});

test('[15-05] [13-16] a price pressed in the lobby is in the slip of the book that opens; placed, it settles into balance and record', async ({
  page,
}) => {
  test.setTimeout(MATCH_MS + 240_000);
  await page.goto('/help');
  await signIn(page, 'member4', 'Member-0004');
  const before = await balanceOf(page);
  await openCategory(page, 'SPORTS');
  const [answer] = (await pressRunningPrice(page)).split(', ');
  await expect(page).toHaveURL(/\/game$/);
  const address = new URL((await page.locator('main iframe').getAttribute('src'))!);
  expect([...address.searchParams.keys()]).toEqual(['ticket', 'language', 'mode']);

  const book = page.frameLocator('main iframe');
  const slip = slipOf(book);
  await expect(slip.getByText(answer!, { exact: true })).toBeVisible({ timeout: 45_000 });
  await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill((STAKE / 100).toFixed(2));
  const taken = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/table/rounds') &&
      response.request().method() === 'POST' &&
      ((await response.json()) as { status: string }).status === 'ok',
    { timeout: 60_000 },
  );
  // A price may move at the press: the slip then shows the new one and asks again.
  await expect(async () => {
    await slip.getByRole('button', { name: 'Place bet', exact: true }).click({ timeout: 1_000 });
    await expect(slip.getByText('Choose one or more odds.')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  const { round } = (await (await taken).json()) as { round: { id: string } };
  await expect.poll(() => balanceOf(page)).toBe(before - STAKE);
  await expect.poll(() => inBook(book)).toBe(before - STAKE);

  const settled = book.getByRole('region', { name: 'Settled bets' }).getByRole('listitem').first();
  await expect(settled).toContainText(/^P 7\.00\s*Paid P/, { timeout: MATCH_MS });
  const payout = minorUnits((await settled.innerText()).split('Paid')[1]!);
  await expect.poll(() => balanceOf(page), { timeout: 45_000 }).toBe(before - STAKE + payout);
  await expect(balance(page)).toBeVisible();

  const centre = await openFromHeader(page, 'Betting record');
  await centre.getByRole('table').getByRole('row').nth(1).click();
  const detail = page.getByRole('dialog', { name: 'Round details' });
  await expect(detail).toContainText(round.id);
  await expect(detail).toContainText(answer!);
  // A part of the sports remote in the record of the member's centre.
  await expect(detail.getByRole('list', { name: /^(Events of this bet|Next events at )/ })).toBeVisible();
});

test('[15-05] prices of several matches make an accumulator, which can be cashed out while it runs', async ({
  page,
}) => {
  await page.goto('/help');
  await signIn(page, 'member5', 'Member-0005');
  await openCategory(page, 'SPORTS');
  const times = page.getByRole('search', { name: 'Filter events' });
  await times.getByRole('button', { name: /^Tomorrow/ }).click();
  await page
    .getByRole('button', { name: /, Match winner, \d/ })
    .first()
    .click();
  const book = page.frameLocator('main iframe');
  const slip = slipOf(book);
  await expect(slip.getByRole('listitem')).toHaveCount(1, { timeout: 45_000 });
  await book.getByRole('button', { name: /^Coming days/ }).click();
  await book
    .getByRole('button', { name: /, Total goals, \d/, pressed: false })
    .nth(6)
    .click();
  await expect(slip.getByRole('listitem')).toHaveCount(2);
  await expect(slip.getByRole('button', { name: 'Accumulator' })).toHaveAttribute('aria-pressed', 'true');
  const start = await inBook(book);
  await slip.getByRole('button', { name: 'Place bet', exact: true }).click();
  const open = book.getByRole('region', { name: 'Open bets' });
  await open
    .getByRole('button', { name: /^Cash out for P/ })
    .first()
    .click();
  const settled = book.getByRole('region', { name: 'Settled bets' }).getByRole('listitem').first();
  await expect(settled).toContainText('Cashed out for');
  const paid = minorUnits((await settled.innerText()).split('Cashed out for')[1]!);
  await expect.poll(() => inBook(book)).toBe(start - 1_000 + paid);
  await expect.poll(() => balanceOf(page)).toBe(start - 1_000 + paid);
});
