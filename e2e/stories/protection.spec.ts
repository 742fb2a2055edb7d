import { expect, type Page, test } from '@playwright/test';
import { choose } from '../portal/choose.ts';
import { faultsOf } from '../portal/accessibility.ts';
import { balance, gameCards, header, personalCentre } from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';

/** Longer than what follows an answer takes, and short enough to wait for. */
const PAUSE_SECONDS = 20;

/** Registers a new member: no other story has their settings. */
async function register(page: Page, account = `check${Date.now().toString(36)}`): Promise<void> {
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Sign up' }).click();
  const form = page.getByRole('dialog', { name: 'Register' });
  await form.getByRole('textbox', { name: 'Username' }).fill(account);
  await form.getByLabel('Password', { exact: true }).fill('Newcomer-0001');
  await form.getByLabel('Confirm password', { exact: true }).fill('Newcomer-0001');
  await choose(form.getByRole('checkbox', { name: /accept/ }));
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(balance(page)).toBeVisible();
}

test('[RG-10] the header shows the time and the money of a session whole, beside a long name and long words', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await register(page, `wmwmwmwm${Date.now().toString(36)}`);
  await page.evaluate(() => localStorage.setItem('lang', 'PT-BR'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const figures = header(page).locator('dl:has([role=timer])');
  await expect(figures.locator('dd')).toHaveCount(3);
  for (const width of [1280, 1200]) {
    await page.setViewportSize({ width, height: 720 });
    const cut = await figures.evaluate(
      (list) =>
        [...list.querySelectorAll('dd')].filter((figure) => {
          const { right, bottom } = figure.getBoundingClientRect();
          return [list, figure.parentElement!]
            .map((around) => around.getBoundingClientRect())
            .some((edge) => right > edge.right + 0.5 || bottom > edge.bottom + 0.5);
        }).length,
    );
    expect(cut).toBe(0);
  }
  await page.context().close();
});

test('a reality check covers every page and game until it is answered, in all tabs at once', async ({
  page,
  context,
}) => {
  await register(page);
  const strip = header(page).getByRole('region', { name: 'This session' });
  await expect(strip.getByRole('timer')).toHaveText(/^00:0\d:\d\d$/);
  await expect(strip).toContainText(/P\s0\.00/);
  await strip.getByRole('button', { name: 'Limits and breaks' }).click();
  await expect(personalCentre(page).getByRole('heading', { name: 'Reality check' })).toBeVisible();

  await page.goto('/rng');
  await gameCards(page).first().getByRole('button').first().click();
  // The registration form did not ask for it; the first launch for money does (14-03).
  const age = page.getByRole('dialog', { name: 'Enter your date of birth' });
  await age.getByLabel('Date of birth').fill('1990-05-17');
  await age.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/game$/);
  await expect(page.locator('main iframe')).toBeVisible();
  await atrium('config', 'set', 'realityCheck.leastSeconds', String(PAUSE_SECONDS), '--reason', 'story');
  try {
    const chosen = await page.evaluate(
      async (seconds) =>
        (
          await fetch('/wps/member/protection/reality-check', {
            method: 'PUT',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ seconds }),
          })
        ).status,
      PAUSE_SECONDS,
    );
    expect(chosen).toBe(200);
    const second = await context.newPage();
    await second.goto('/');
    await page.reload();
    const checks = [page, second].map((tab) => tab.getByRole('alertdialog', { name: 'Take a moment' }));
    for (const check of checks) await expect(check).toBeVisible({ timeout: 60_000 });
    expect(await faultsOf(page, 'reality check')).toEqual([]);
    await page.keyboard.press('Escape');
    // Even a game's frame cannot take the keyboard.
    const within = await page.evaluate(() => {
      document.querySelector('iframe')?.focus();
      return document.activeElement?.closest('[role=alertdialog]') !== null;
    });
    expect(within).toBe(true);
    await checks[0]!.getByRole('button', { name: 'Continue' }).click();
    for (const check of checks) await expect(check).toHaveCount(0);
    await expect(page).toHaveURL(/\/game$/);
    await expect(page.locator('main iframe')).toBeVisible();
  } finally {
    await atrium('config', 'set', 'realityCheck.leastSeconds', '900', '--reason', 'story');
  }
});
