import { type Browser, expect, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { balance } from './member.ts';

/** Registers a new member by a link, in a browser context of its own, and returns the page, signed in. */
export async function registerBy(browser: Browser, link: string): Promise<{ page: Page; account: string }> {
  const account = `by${Date.now().toString(36)}`;
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  const form = page.getByRole('dialog', { name: 'Register' });
  await form.getByRole('textbox', { name: 'Username' }).fill(account);
  await form.getByLabel('Password', { exact: true }).fill('Newcomer-0001');
  await form.getByLabel('Confirm password', { exact: true }).fill('Newcomer-0001');
  await choose(form.getByRole('checkbox', { name: /accept/ }));
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(balance(page)).toBeVisible();
  return { page, account };
}
