import { type Browser, expect as expectWithin5s, type Locator, type Page } from '@playwright/test';

// As long as stories wait: measurements, which have no configuration, run on busy machines, too.
const expect = expectWithin5s.configure({ timeout: 45_000 });

/** The landmarks of the frame that the shell draws, by the names that outside users rely on. */
export const header = (page: Page): Locator => page.getByRole('banner').and(page.locator(':not(.first-bars)'));
/** Navigations, without those that the HTML draws until the scripts run. */
export const navigations = (page: Page, options?: { name: string }): Locator =>
  page.getByRole('navigation', options).and(page.locator(':not(.first-nav, .first-tabs)'));
export const games = (page: Page): Locator => navigations(page, { name: 'Games' });
export const balance = (page: Page): Locator => page.getByRole('status', { name: 'Balance' });

/** Opens the login dialog where the header has no fields of its own, and signs in. */
export async function signIn(page: Page, account: string, password: string): Promise<void> {
  await sendLogin(page, account, password);
  await expect(balance(page)).toBeVisible();
}

/** Sends the login, whatever the portal shows after it. */
export async function sendLogin(page: Page, account: string, password: string): Promise<void> {
  // After a sign-out the header replaces the member by the fields a moment later.
  await expect(header(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  const fields = header(page).getByLabel('Password', { exact: true });
  if (await fields.isVisible()) {
    await header(page).getByRole('textbox', { name: 'Username' }).fill(account);
    await fields.fill(password);
    await header(page).getByRole('button', { name: 'Login', exact: true }).click();
  } else {
    await header(page).getByRole('button', { name: 'Login', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByLabel('Username').fill(account);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  }
}

/** The balance in the header, in minor units. */
export async function balanceOf(page: Page): Promise<number> {
  await expect(balance(page)).toContainText(/P\s[\d,]+\.\d\d/);
  const text = await balance(page).innerText();
  return minorUnits(text);
}

/** The first amount in a text, in minor units: 'P 1,234.50' is 123450. */
export function minorUnits(text: string): number {
  const amount = /P\s*([\d,]+)\.(\d\d)/.exec(text.replace(/\u00a0/g, ' '));
  if (!amount) throw new Error(`"${text}" contains no amount`);
  return Number(amount[1]!.replaceAll(',', '') + amount[2]);
}

export async function signOut(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
}

/**
 * Opens a page in a browser context of its own and signs the account in: on the help centre, which takes three
 * quarters of the processor time of home. Outside of the stories, pass the site.
 */
export async function pageOf(browser: Browser, account: string, password: string, site = ''): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/help`);
  await signIn(page, account, password);
  return page;
}

/** The panel of the personal centre, and the dialog of the agent centre. */
export const personalCentre = (page: Page): Locator =>
  page.getByRole('region', { name: 'Personal center', exact: true });
export const agentCentre = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent center' });

/** The games of the lobby that is open; a card's first button is the game itself. */
export const gameCards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Games', exact: true }).getByRole('listitem');
export const gameButton = (card: Locator): Locator => card.getByRole('button').or(card.getByRole('link')).first();

/** The title of each category's screen. */
const CATEGORY_TITLES = {
  RNG: 'Slots',
  LIVE: 'Live casino',
  FISH: 'Fish games',
  PVP: 'Player versus player',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
} as const;

/** Opens a category from the navigation; resolves when its screen has replaced the one before. */
export async function openCategory(page: Page, name: keyof typeof CATEGORY_TITLES): Promise<void> {
  await games(page).getByRole('link', { name, exact: true }).click();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: CATEGORY_TITLES[name], exact: true }),
  ).toBeVisible();
}

/** Opens a page of a centre from its navigation; resolves when that page has replaced the one before. */
export async function openEntry(centre: Locator, name: string): Promise<void> {
  await centre
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) })
    .click();
  await expect(centre.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** Opens a page of the personal centre from the header; resolves when it is shown. */
export async function openFromHeader(page: Page, item: string, heading = item): Promise<Locator> {
  await header(page).getByRole('button', { name: item, exact: true }).click();
  const centre = personalCentre(page);
  await expect(centre.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  return centre;
}

/** Expects a third party's game in its frame, and returns the frame's address. */
export async function expectGame(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/game$/);
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('title', /.+/);
  const address = (await frame.getAttribute('src'))!;
  expect(new URL(address).origin).not.toBe(new URL(page.url()).origin);
  return address;
}
