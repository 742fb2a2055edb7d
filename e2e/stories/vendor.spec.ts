import AxeBuilder from '@axe-core/playwright';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { balance, games, minorUnits, signIn } from '../portal/member.ts';

/** A category, what has to be chosen before a round, and the button that plays one. */
interface Kind {
  category: string;
  action: string;
  choose?: (game: FrameLocator) => Promise<void>;
  /** The stake rests on the table until the end of a round that all share, which need not be waited for. */
  rests?: true;
}
const KINDS: readonly Kind[] = [
  { category: 'RNG', action: 'Spin' },
  {
    category: 'LIVE',
    action: 'Deal',
    choose: (game) => game.getByRole('checkbox', { name: /^Player/ }).first().check({ force: true }),
    rests: true,
  },
  { category: 'FISH', action: 'Play' },
  { category: 'PVP', action: 'Play' },
  {
    category: 'SPORTS',
    action: 'Play',
    choose: (game) => game.locator('input[type=checkbox]:enabled').first().check({ force: true }),
  },
  {
    category: 'ESPORTS',
    action: 'Play',
    choose: (game) => game.locator('input[type=checkbox]:enabled').first().check({ force: true }),
  },
];

/** Opens the first thing to play on a category's lobby. */
async function openFirst(page: Page, category: string): Promise<FrameLocator> {
  await games(page).getByRole('link', { name: category, exact: true }).click();
  const item = page.getByRole('list', { name: 'Games' }).first().getByRole('listitem').first();
  await item.getByRole('button').or(item.getByRole('link')).first().click();
  await expect(page).toHaveURL(/\/game/);
  return page.frameLocator('main iframe');
}

for (const { category, action, choose, rests } of KINDS) {
  test(`${category}: a round is played, and the portal's balance follows it`, async ({ page }) => {
    await page.goto('/');
    await signIn(page, 'member3', 'Member-0003');
    const game = await openFirst(page, category);
    const button = game.getByRole('button', { name: action, exact: true });
    await expect(button).toBeEnabled({ timeout: 15_000 });
    const { violations } = await new AxeBuilder({ page }).include(['main iframe']).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
    await choose?.(game);
    const settled = page.waitForResponse(
      (answer) => answer.url().endsWith('/table/rounds') && answer.request().method() === 'POST',
    );
    await button.click();
    const answer = await settled;
    expect(answer.status()).toBe(200);
    if (!rests) await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 });
    const inGame = game.getByRole('status', { name: 'Balance' });
    await expect
      // Both count up to their new value, so both are read anew each time.
      .poll(async () => minorUnits(await balance(page).innerText()) - minorUnits(await inGame.innerText()))
      .toBe(0);
  });
}
