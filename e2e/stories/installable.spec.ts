import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type FaultProxy, openFaultProxy } from '../chaos/fault-proxy.ts';
import { gameCards, games, header } from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';
import { runningPortal } from '../portal/running-portal.ts';

// Several loads of the site, and the whole shell in the background: a machine that is busy with other things needs its time.
test.describe.configure({ timeout: 180_000 });

const PATIENCE = { timeout: 60_000 };
/** Of each language: the first window's texts, the later ones, those about the connection, the errors. */
const TEXT_FILES = 4;
const artefacts = join(runningPortal().varFolder, 'artifacts/shell');
let proxy: FaultProxy;
let page: Page;

test.beforeEach(async ({ browser }) => {
  proxy = await openFaultProxy();
  page = await (await browser.newContext({ serviceWorkers: 'allow', proxy: { server: proxy.address } })).newPage();
});
test.afterEach(async () => {
  await page.context().close();
  await proxy.close();
});

const bar = () => page.getByRole('status', { name: 'Connection' });
/** The worker is there and has the site in its hands. */
const kept = () =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), PATIENCE).toBe('activated');
/** Languages besides English whose texts are kept, all of them. */
const languages = () =>
  page.evaluate(async (whole) => {
    const kept = (await caches.keys()).filter((name) => name.startsWith('atrium-texts:'));
    const files = await Promise.all(kept.map(async (name) => (await (await caches.open(name)).keys()).length));
    return kept.filter((_name, index) => files[index]! >= whole).map((name) => name.split(':')[1]);
  }, TEXT_FILES);
const shellOf = () =>
  page.evaluate(
    () => /\/shell\/(\w+)\//.exec(document.querySelector<HTMLScriptElement>('script[src*="/shell/"]')!.src)![1]!,
  );

test('without a connection the site opens from the browser, says so, and is whole again with the connection', async () => {
  await page.goto('/');
  await kept();
  await page.goto('/rng');
  await expect(gameCards(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('atrium.help') !== null), PATIENCE).toBe(true);

  proxy.rule = () => 'cut';
  await page.goto('/rng');
  await expect(games(page)).toBeVisible();
  await expect(bar()).toContainText("You're offline", PATIENCE);
  // Its own code, not a page that says what could not be loaded.
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  expect(
    await page.evaluate(() =>
      fetch('/wps/system/status').then(
        () => 'answered',
        () => 'no answer',
      ),
    ),
  ).toBe('no answer');

  // Never opened before.
  await page.goto('/help?topic=terms');
  await expect(page.getByRole('article')).toContainText(/\w{4}/);
  await page.goto('/');
  await bar().getByRole('link', { name: 'What works offline' }).click();
  await expect(page.getByRole('heading', { name: "You're offline", level: 1 })).toBeVisible();

  proxy.rule = () => undefined;
  await expect(bar()).toContainText("You're back online", PATIENCE);

  // Languages that nobody chose take no room; one that is chosen is kept whole, beside English.
  expect(await languages()).toEqual([]);
  await header(page).getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect.poll(languages, PATIENCE).toEqual(['zh']);
  proxy.rule = () => 'cut';
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('您已离线');
});

test('a new version is offered in the open tab and changed over to at a press; operators can take all of it away', async () => {
  await page.goto('/');
  await kept();
  const before = await shellOf();
  const next = `${before.slice(0, 11)}${before.endsWith('0') ? '1' : '0'}`;
  cpSync(join(artefacts, before), join(artefacts, next), { recursive: true });
  const worker = join(artefacts, next, 'worker.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(`/shell/${before}/`, `/shell/${next}/`));
  try {
    writeFileSync(join(artefacts, 'current'), next);
    await expect
      .poll(() => page.evaluate(() => fetch('/worker.js').then((answer) => answer.text())), PATIENCE)
      .toContain(next);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await expect(bar()).toContainText('A new version of the site is ready.', PATIENCE);
    expect(await shellOf()).toBe(before);
    await bar().getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => shellOf().catch(() => ''), PATIENCE).toBe(next);
    await expect(games(page)).toBeVisible();
    await expect(bar()).not.toContainText('A new version');
  } finally {
    writeFileSync(join(artefacts, 'current'), before);
  }

  await atrium('config', 'set', 'site.offline', 'false', '--reason', 'story');
  try {
    await page.reload();
    await expect
      .poll(
        () =>
          page.evaluate(async () => [
            (await navigator.serviceWorker.getRegistrations()).length,
            (await caches.keys()).filter((name) => name.startsWith('atrium-')).length,
          ]),
        PATIENCE,
      )
      .toEqual([0, 0]);
  } finally {
    await atrium('config', 'set', 'site.offline', 'true', '--reason', 'story');
  }
});
