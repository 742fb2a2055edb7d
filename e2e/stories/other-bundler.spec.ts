import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { atrium } from '../portal/operator.ts';
import { runningPortal } from '../portal/running-portal.ts';
import { watchConsole } from '../portal/watch-console.ts';
import { buildWithRspack } from '../rspack-remote/build-with-rspack.ts';

const root = resolve(import.meta.dirname, '../..');

test("a remote built by Rspack passes the suite, is released, and opens in the running site with the host's own React", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const output = join(runningPortal().varFolder, 'rspack-hall');
  const { version } = await buildWithRspack({
    folder: join(root, 'e2e/rspack-remote'),
    version: `1.0.0-story.${Date.now().toString(36)}`,
    output,
  });
  execFileSync(process.execPath, [join(root, 'infra/cli/src/main.ts'), 'atrium', 'conformance-remote', output], {
    cwd: root,
    stdio: 'pipe',
  });
  await atrium('release', 'rspack-hall', '--built', output);
  await atrium('promote', 'rspack-hall', version);
  const messages: string[] = [];
  watchConsole(page, messages);
  await expect(async () => {
    await page.goto('/rspackHall');
    await expect(page.getByRole('heading', { name: 'A hall built with another bundler' })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 60_000 });
  messages.length = 0;
  // With a second React there would be no state, and with a second Emotion no style: the site's policy blocks it.
  await page.getByRole('button', { name: 'Let a guest in' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1');
  expect(
    await page
      .getByRole('heading', { name: 'A hall built with another bundler' })
      .evaluate((heading) => getComputedStyle(heading.parentElement!).textAlign),
  ).toBe('center');
  expect(messages).toEqual([]);
  await expect(page.getByRole('banner')).toBeVisible();
});
