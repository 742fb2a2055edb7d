import { type Browser, expect, type Page, test } from '@playwright/test';
import { gameButton, gameCards, personalCentre, signIn } from '../portal/member.ts';

const PORTRAIT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };
const NARROWEST = { width: 320, height: 640 };

async function phoneOf(browser: Browser, account: string, password: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PORTRAIT, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/');
  await signIn(page, account, password);
  return page;
}

test('[15-06] a game and its controls are in view on a phone, upright and on its side', async ({ browser }) => {
  const page = await phoneOf(browser, 'member4', 'Member-0004');
  await page.goto('/rng');
  await gameButton(gameCards(page).first()).click();
  const spin = page.frameLocator('main iframe').getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeEnabled({ timeout: 45_000 });
  for (const size of [PORTRAIT, LANDSCAPE, NARROWEST]) {
    await page.setViewportSize(size);
    await expect(spin).toBeInViewport({ ratio: 1 });
    // A trial click also fails where something else lies over the button.
    await spin.click({ trial: true });
    await expect(page.locator('main iframe')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close game' }).click({ trial: true });
  }
  // A table as it opens, without a scroll: its fields lie above the chips.
  await page.goto('/live');
  await gameButton(gameCards(page).first()).click();
  const field = page
    .frameLocator('main iframe')
    .getByRole('button', { name: /^Player/ })
    .first();
  await expect(field).toBeVisible({ timeout: 45_000 });
  for (const size of [PORTRAIT, LANDSCAPE, NARROWEST]) {
    await page.setViewportSize(size);
    await expect.poll(() => field.evaluate(isOnTop), { message: `the field at ${size.width} px` }).toBe(true);
  }
  // A book is no wider than the phone: the last price of the first event is in view.
  await page.setViewportSize(PORTRAIT);
  await page.goto('/sports');
  await gameButton(gameCards(page).first()).click();
  const prices = page.frameLocator('main iframe').getByRole('group', { name: 'Match winner' }).first();
  await expect(prices.getByRole('button').last()).toBeInViewport({ ratio: 1, timeout: 45_000 });
  await page.context().close();
});

/** Whether nothing lies over an element, from its upper to its lower edge. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [2, height - 2].every((down) => element.contains(document.elementFromPoint(x + width / 2, y + down)));
}

test('[15-11] the personal center of a phone is a hub whose every entry opens and leads back', async ({ browser }) => {
  const page = await phoneOf(browser, 'member4', 'Member-0004');
  await page.getByRole('navigation', { name: 'Games' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'My account', exact: true }).click();
  const centre = personalCentre(page);
  const entries = centre.getByRole('navigation', { name: 'Personal center pages' }).getByRole('button');
  await expect(entries).toHaveCount(14);
  for (const name of ['Deposit', 'Betting record', 'Platform information']) {
    await centre.getByRole('navigation', { name: 'Personal center pages' }).getByRole('button', { name }).click();
    await expect(centre.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
    await expect(centre.getByRole('navigation', { name: 'Personal center pages' })).toHaveCount(0);
    await centre.getByRole('button', { name: 'All pages' }).click();
    await expect(entries).toHaveCount(14);
  }
  await page.context().close();
});

const BILLIONS = '9876543210.12';

/** Prints every amount as billions: nobody has that much, and the layout must not care. */
function printBillions(amount: string): void {
  const own = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')!;
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
    get(this: Intl.NumberFormat) {
      const format = own.get!.call(this) as (value: unknown) => string;
      return (value: unknown) => format(typeof value === 'string' && /\.\d\d$/.test(value) ? amount : value);
    },
  });
}

/** Amounts that the window cuts, and how much wider than the window the page is. */
function cutAmounts(): string[] {
  const wider = document.documentElement.scrollWidth - innerWidth;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = wider > 0 ? [`the page is ${wider} px wider than the window`] : [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    // What is pushed along sideways may be out of sight.
    if (!text.textContent?.includes('9,876,543,210') || text.parentElement?.closest('ul, [data-shelf]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 1 && (left < 0 || right > innerWidth)) cut.push(`${text.textContent} from ${left} to ${right}`);
  }
  return cut;
}

test('[15-07] [15-08] nothing floats over the page of a phone, amounts of billions fit; contact and download wait at its end', async ({
  browser,
}) => {
  const page = await phoneOf(browser, 'member4', 'Member-0004');
  await page.addInitScript(printBillions, BILLIONS);
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/', '/rng', '/?centre=member.depositv2']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Balance' })).toContainText('9,876,543,210.12');
      expect(await page.evaluate(cutAmounts)).toEqual([]);
      const floating = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
          .filter((element) => element.querySelector('button, a') ?? element.matches('button, a'))
          .filter((element) => {
            const { width: own } = element.getBoundingClientRect();
            return own > 0 && own < innerWidth;
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      // The link that skips to the content is out of sight until it has the focus.
      expect(floating.filter((html) => !html.includes('href="#main"'))).toEqual([]);
    }
  }
  await page.goto('/');
  const contact = page.getByRole('complementary', { name: 'Contact and download' }).getByRole('button');
  await contact.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.context().close();
});

test('[15-06] a press of a tab, a chip, a game and a button shows at once and moves nothing', async ({ browser }) => {
  const page = await phoneOf(browser, 'member4', 'Member-0004');
  await page.goto('/rng');
  await expect(gameButton(gameCards(page).first())).toBeVisible();
  const pressed = [
    page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab').first(),
    page.getByRole('button', { name: /^All/ }).first(),
    gameButton(gameCards(page).first()),
    page.getByRole('banner').getByRole('button', { name: 'Deposit' }),
  ];
  for (const control of pressed) {
    await control.hover();
    const opacity = () => control.evaluate((element) => getComputedStyle(element).opacity);
    const place = () =>
      control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, Math.round(y), width, height];
      });
    const before = await place();
    expect(await opacity()).toBe('1');
    await page.mouse.down();
    await expect.poll(opacity).toBe('0.7');
    // A button goes down by a pixel.
    const [x, y, width, height] = await place();
    expect([x, width, height]).toEqual([before[0], before[2], before[3]]);
    expect(y! - before[1]!).toBeLessThanOrEqual(1);
    // Released elsewhere, a press does nothing.
    await page.mouse.move(1, 1);
    await page.mouse.up();
  }
  // On a shelf the button lies over the picture, which shows the press.
  await page.goto('/');
  const tile = page
    .locator('main article')
    .filter({ has: page.locator('[data-cover]') })
    .first();
  const opacity = () => tile.locator('[data-cover]').evaluate((element) => getComputedStyle(element).opacity);
  await tile.getByRole('button').first().hover();
  expect(await opacity()).toBe('1');
  await page.mouse.down();
  await expect.poll(opacity).toBe('0.7');
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await page.context().close();
});
