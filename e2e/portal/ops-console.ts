import { type Browser, expect, type Page } from '@playwright/test';
import { runningPortal } from './running-portal.ts';

export const OPS = runningPortal().ops;

const PASSWORDS = { operator: 'Operator-0001', approver: 'Approver-0001' };

/** Opens the ops console in a browser context of its own, signed in as one of the two demo operators. */
export async function consoleOf(
  browser: Browser,
  name: keyof typeof PASSWORDS,
  { path = '/', ...screen }: { path?: string; viewport?: { width: number; height: number } } = {},
): Promise<Page> {
  const context = await browser.newContext({ ...screen });
  const page = await context.newPage();
  await page.goto(OPS + path);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS[name]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The sign-in page has a heading, too; only the console has a navigation.
  await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Every page of the console: those of its navigation, and a detail or form of each kind. */
export async function consolePages(ops: Page): Promise<string[]> {
  const links = ops.getByRole('navigation').getByRole('link');
  await expect(links.nth(10)).toBeVisible();
  const pages = await links.evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).pathname))]);
  return [
    ...pages,
    '/remotes/slots',
    '/settings?key=register.rules.email',
    '/content?id=NEW',
    '/content?show=banners&banner=NEW',
  ];
}
