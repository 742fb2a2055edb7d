import { join, resolve } from 'node:path';
import { buildRemote } from '@atrium/remote/build-remote';
import { expect, test } from '@playwright/test';
import { header, pageOf } from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';
import { runningPortal } from '../portal/running-portal.ts';
import { watchConsole } from '../portal/watch-console.ts';

const root = resolve(import.meta.dirname, '../..');

async function release(version: string): Promise<string> {
  const output = join(runningPortal().varFolder, `plain-hall-${version}`);
  await buildRemote({ folder: join(root, 'e2e/plain-remote'), version, bundler: 'rspack', output });
  await atrium('release', 'plain-hall', '--built', output);
  return version;
}

test('[13-14] a remote of a custom element mounts, follows language and session, is swapped in place and unmounts', async ({
  browser,
}) => {
  const stamp = Date.now().toString(36);
  const first = await release(`1.0.0-story.${stamp}`);
  await atrium('promote', 'plain-hall', first);
  const page = await pageOf(browser, 'member4', 'Member-0004');
  const messages: string[] = [];
  watchConsole(page, messages);
  const main = page.getByRole('main');
  const title = (name: string) => main.getByRole('heading', { level: 1, name, exact: true });
  await expect(async () => {
    await page.goto('/plainHall');
    await expect(title('A hall without React')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  messages.length = 0;
  await page.evaluate(() => document.documentElement.setAttribute('data-story', 'same'));
  await expect(main.getByText('Signed in as member4.')).toBeVisible();
  await main.getByRole('button', { name: 'Let a guest in' }).click();
  await main.getByRole('button', { name: 'Let a guest in' }).click();
  await header(page).getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Tagalog' }).click();
  await expect(title('Bulwagang walang React')).toBeVisible();
  await expect(main.getByRole('status')).toHaveText('2');

  // The page's own state ends with the page: what it wrote down in `unmount` is there at the next visit.
  await page.getByRole('navigation', { name: 'Mga laro' }).getByRole('link').first().click();
  await expect(title('Bulwagang walang React')).toHaveCount(0);
  await page.goBack();
  await expect(main.getByText('Mga panauhin noong huling bisita: 2')).toBeVisible();
  await expect(main.getByRole('status')).toHaveText('0');

  const second = await release(`1.1.0-story.${stamp}`);
  await atrium('swap', 'plain-hall', '--to', second, '--reason', 'story');
  await expect(main.getByText('Mga panauhin noong huling bisita: 0')).toBeVisible();
  await expect(main.locator('atrium-page')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-story', 'same');
  expect(messages).toEqual([]);
  await page.context().close();
});
