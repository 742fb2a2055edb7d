import AxeBuilder from '@axe-core/playwright';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { balance, gameButton, gameCards, minorUnits, openCategory, openFromHeader, signIn } from '../portal/member.ts';

/** A category, the choice that it needs before a round, and the button that plays one. */
interface Kind {
  category: Parameters<typeof openCategory>[1];
  action: string;
  choose?: (game: FrameLocator) => Promise<void>;
  /** The stake stays on the table until the end of a round that all players share; the story does not wait for it. */
  isShared?: true;
  /** The account and its password. */
  player?: [string, string];
}
const USUAL: [string, string] = ['member3', 'Member-0003'];
/** Prices open and close with the match: after the press, another one may be the first that is open. */
async function pickOutcome(game: FrameLocator): Promise<void> {
  await game.locator('[aria-pressed=false].price:enabled').first().click();
  await expect(game.getByRole('region', { name: 'Your slip' }).getByRole('listitem')).toHaveCount(1);
}
/**
 * Payouts of matches and shared rounds come later, in the middle of another story, and a game shows its balance as of its own
 * last round: a player with such a bet plays in none of the next stories.
 */
const KINDS: readonly Kind[] = [
  { category: 'RNG', action: 'Spin' },
  { category: 'FISH', action: 'Play' },
  {
    category: 'LIVE',
    action: 'Deal',
    choose: (game) =>
      game
        .getByRole('button', { name: /^Player/ })
        .first()
        .click(),
    isShared: true,
  },
  { category: 'PVP', action: 'Play', isShared: true, player: ['member1', 'Member-0001'] },
  {
    category: 'SPORTS',
    action: 'Place bet',
    choose: pickOutcome,
    player: ['agent2', 'Agent-0002'],
  },
  {
    category: 'ESPORTS',
    action: 'Place bet',
    choose: pickOutcome,
    player: ['agent1', 'Agent-0001'],
  },
];

/** Opens the first game of a category's lobby. */
async function openFirst(page: Page, category: Kind['category']): Promise<FrameLocator> {
  await openCategory(page, category);
  await gameButton(gameCards(page).first()).click();
  await expect(page).toHaveURL(/\/game/);
  return page.frameLocator('main iframe');
}

for (const { category, action, choose, isShared, player = USUAL } of KINDS) {
  test(`${category}: the portal's balance follows a round`, async ({ page }) => {
    await page.goto('/help');
    await signIn(page, ...player);
    const game = await openFirst(page, category);
    const button = game.getByRole('button', { name: action, exact: true });
    await expect(button).toBeEnabled({ timeout: 45_000 });
    const { violations } = await new AxeBuilder({ page }).include(['main iframe']).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
    await choose?.(game);
    const played = page.waitForResponse(
      (response) => response.url().endsWith('/table/rounds') && response.request().method() === 'POST',
    );
    await button.click();
    expect((await played).status()).toBe(200);
    if (!isShared) await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 45_000 });
    const inGame = game.getByRole('status', { name: 'Balance' });
    await expect
      // Both count up to their new value, so both are read each time; the header waits at most 8 s for the game's animation.
      .poll(async () => minorUnits(await balance(page).innerText()) - minorUnits(await inGame.innerText()), {
        timeout: 45_000,
      })
      .toBe(0);
  });
}

test('[2.4-07] a reload launches the game again with a new ticket; the betting record replays a round', async ({
  page,
}) => {
  await page.goto('/help');
  await signIn(page, 'member3', 'Member-0003');
  const game = await openFirst(page, 'RNG');
  const spin = game.getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeEnabled({ timeout: 45_000 });
  const first = await page.locator('main iframe').getAttribute('src');
  await page.reload();
  await expect(spin).toBeEnabled({ timeout: 45_000 });
  expect(await page.locator('main iframe').getAttribute('src')).not.toBe(first);

  const played = page.waitForResponse(
    (response) => response.url().endsWith('/table/rounds') && response.request().method() === 'POST',
  );
  await spin.click();
  const { round } = (await (await played).json()) as { round: { id: string; stake: number } };
  await expect(spin).not.toHaveAttribute('aria-disabled', 'true', { timeout: 45_000 });

  const centre = await openFromHeader(page, 'Betting record');
  await centre.getByRole('table').getByRole('row').nth(1).click();
  const detail = page.getByRole('dialog', { name: 'Round details' });
  await expect(detail).toContainText(round.id);
  const replay = detail.frameLocator('iframe');
  await expect(replay.getByText('Replay', { exact: true })).toBeVisible({ timeout: 45_000 });
  await expect(replay.getByText(round.id)).toBeVisible();
  await expect(replay.getByRole('status')).not.toBeEmpty({ timeout: 45_000 });
  await expect(detail).toContainText(/Balance before\s*P/);
});
