import { expect, test } from '@playwright/test';
import { faultsOf } from '../portal/accessibility.ts';
import {
  balance,
  balanceOf,
  games,
  header,
  minorUnits,
  openCategory,
  openEntry,
  openFromHeader,
  signIn,
  signOut,
} from '../portal/member.ts';
import { watchConsole } from '../portal/watch-console.ts';

test.describe('One evening on Atrium', () => {
  test('[1-05][1-30][1-31][2.3-11][2.3-12][2.3-16][2.3-18][2.3-31][2.4-07][2.5-10][3-07][4-43] a member signs in, plays, deposits, reads the records and signs out', async ({
    page,
    context,
  }) => {
    const messages: string[] = [];
    const faults: string[] = [];
    watchConsole(page, messages);

    await test.step('A visitor sees the home page', async () => {
      await page.goto('/');
      await expect(header(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /winners/i })).toBeVisible();
      for (const category of ['LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']) {
        await expect(games(page).getByRole('link', { name: category, exact: true })).toBeVisible();
      }
      faults.push(...(await faultsOf(page, 'home')));
    });

    await test.step('switches the language to Chinese and back', async () => {
      await header(page).getByRole('button', { name: 'Language' }).click();
      await page
        .getByRole('menuitemradio', { name: /简体中文/ })
        .or(page.getByRole('option', { name: /简体中文/ }))
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
      await expect(page.getByRole('heading', { name: 'Hot games' })).toHaveCount(0);
      await header(page)
        .getByRole('button', { name: /Language|语言/ })
        .click();
      await page
        .getByRole('menuitemradio', { name: /English/ })
        .or(page.getByRole('option', { name: /English/ }))
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    });

    await test.step('signs in and sees the balance', async () => {
      await signIn(page, 'member1', 'Member-0001');
      expect(await balanceOf(page)).toBeGreaterThan(0);
    });

    const second = await context.newPage();
    watchConsole(second, messages);
    await test.step('a second tab restores the session without the signed-out header', async () => {
      await second.goto('/');
      await expect(balance(second)).toBeVisible();
      await expect(header(second).getByRole('button', { name: 'Sign up' })).toHaveCount(0);
      expect(await balanceOf(second)).toBe(await balanceOf(page));
    });

    await test.step('opens Slots from the navigation, picks a vendor, searches a game', async () => {
      await openCategory(page, 'RNG');
      await expect(page).toHaveURL(/\/rng\?page=[A-Z0-9_]+/);
      const vendors = page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab');
      await vendors.nth(1).click();
      await expect(vendors.nth(1)).toHaveAttribute('aria-selected', 'true');
      const list = page.getByRole('list', { name: 'Games' });
      await expect(list.getByRole('listitem').first()).toBeVisible();
      faults.push(...(await faultsOf(page, 'slots')));
      const name = await list
        .getByRole('listitem')
        .nth(3)
        .getByRole('button')
        .or(list.getByRole('listitem').nth(3).getByRole('link'))
        .first()
        .innerText();
      await page
        .getByRole('searchbox', { name: 'Search games' })
        .fill(name.split('\n')[0]!.trim().slice(0, 30) || 'fox');
      await expect(list.getByRole('listitem').first()).toBeVisible();
    });

    await test.step('launches it: the game runs in a frame of the vendor’s own origin, and each spin moves the balance in both tabs', async () => {
      await page
        .getByRole('list', { name: 'Games' })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .or(page.getByRole('list', { name: 'Games' }).getByRole('listitem').first().getByRole('link'))
        .first()
        .click();
      await expect(page).toHaveURL(/\/game/);
      const frame = page.locator('main iframe');
      await expect(frame).toHaveAttribute('title', /.+/);
      expect(new URL((await frame.getAttribute('src'))!).origin).not.toBe(new URL(page.url()).origin);
      const game = page.frameLocator('main iframe');
      const spin = game.getByRole('button', { name: 'Spin' });
      // The game keeps its position once the strip above it is shown.
      await expect(page.getByText('Net this session')).toBeVisible();
      await expect(game.getByText('Choose your stake.')).toBeVisible({ timeout: 45_000 });
      const before = await balanceOf(page);
      const rounds: { stake: number; payout: number | null }[] = [];
      page.on('response', async (reply) => {
        if (reply.url().endsWith('/table/rounds') && reply.request().method() === 'POST')
          rounds.push(((await reply.json()) as { round: (typeof rounds)[number] }).round);
      });
      const played = () => rounds.reduce((sum, { stake, payout }) => sum + (payout ?? 0) - stake, before);
      for (let round = 1; round <= 2; round += 1) {
        // Chromium may drop a click on a frame of another origin that has just loaded.
        await expect(async () => {
          if (rounds.length < round) await spin.click({ timeout: 3_000 });
          await expect.poll(() => rounds.length, { timeout: 3_000 }).toBeGreaterThanOrEqual(round);
        }).toPass({ timeout: 45_000 });
        await expect.poll(async () => (await balanceOf(page)) - played(), { timeout: 45_000 }).toBe(0);
        await expect(spin).toBeEnabled({ timeout: 45_000 });
      }
      const after = await balanceOf(page);
      await expect.poll(async () => balanceOf(second)).toBe(after);
      faults.push(...(await faultsOf(page, 'game')));
    });

    await test.step('opens the personal centre and deposits through the payment page', async () => {
      const before = await balanceOf(page);
      const centre = await openFromHeader(page, 'Deposit');
      faults.push(...(await faultsOf(page, 'deposit')));
      await centre.getByRole('textbox', { name: /amount/i }).fill('250');
      await centre.getByRole('button', { name: /^Deposit P\s250\.00$/ }).click();
      await expect(page).toHaveURL(/127\.0\.0\.1.*\/pay\//);
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.waitForURL(/localhost/);
      await expect.poll(async () => balanceOf(page), { timeout: 45_000 }).toBe(before + 25_000);
      await expect.poll(async () => balanceOf(second)).toBe(before + 25_000);
    });

    await test.step('sees the rounds and the deposit in the records', async () => {
      const centre = await openFromHeader(page, 'Betting record');
      await expect(centre.getByRole('table').getByRole('row').nth(2)).toBeVisible();
      faults.push(...(await faultsOf(page, 'betting record')));
      await openEntry(centre, 'Account record');
      const deposit = centre
        .getByRole('row')
        .filter({ hasText: /deposit/i })
        .first();
      expect(minorUnits(await deposit.innerText())).toBe(25_000);
      faults.push(...(await faultsOf(page, 'account record')));
      await centre.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(centre).toHaveCount(0);
    });

    await test.step('signs out; the second tab is signed out too', async () => {
      await signOut(page);
      await expect(page).toHaveURL(/\/$/);
      await expect(header(page).getByRole('button', { name: 'Sign up' })).toBeVisible();
      await expect(header(second).getByRole('button', { name: 'Sign up' })).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    });

    expect(messages).toEqual([]);
    expect(faults).toEqual([]);
  });
});
