import { expect, type Locator, test } from '@playwright/test';
import { gameCards } from '../portal/member.ts';

/* The system's colours in place of the site's, as Windows' contrast themes set them. */
test.use({ forcedColors: 'active' });

const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

test('in the system’s colours what is chosen has another ground, and what is hidden stays hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/lottery?gameCode=DLT1M');
  const keys = page.getByRole('group', { name: 'First', exact: true }).getByRole('button');
  await keys.nth(2).click();
  await expect(keys.nth(2)).toHaveAttribute('aria-pressed', 'true');
  expect(await groundOf(keys.nth(2))).not.toBe(await groundOf(keys.nth(3)));
  // The width of a small laptop: the ten keys of a place are one line.
  const tops = await keys.evaluateAll((all) => all.map((key) => Math.round(key.getBoundingClientRect().top)));
  expect(tops).toHaveLength(10);
  expect(new Set(tops).size).toBe(1);

  await page.goto('/rng');
  const demo = gameCards(page).first().getByRole('button', { name: 'Free demo' });
  await expect(demo).toHaveCSS('opacity', '0');
  await demo.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(demo).toHaveCSS('opacity', '1');
});
