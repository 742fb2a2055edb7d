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
  await expect(spin).toBeEnabled({ timeout: 20_000 });
  for (const size of [PORTRAIT, LANDSCAPE, NARROWEST]) {
    await page.setViewportSize(size);
    await expect(spin).toBeInViewport({ ratio: 1 });
    // A trial click also fails where something else lies over the button.
    await spin.click({ trial: true });
    await expect(page.locator('main iframe')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close game' }).click({ trial: true });
  }
  await page.context().close();
});

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

test('[15-08] nothing floats over the page of a phone; contact and download wait at its end', async ({ browser }) => {
  const page = await phoneOf(browser, 'member4', 'Member-0004');
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/', '/rng', '/?centre=member.depositv2']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
