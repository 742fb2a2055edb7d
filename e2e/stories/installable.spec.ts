import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type FaultProxy, openFaultProxy } from '../chaos/fault-proxy.ts';
import { gameCards, games, header } from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';
import { runningPortal } from '../portal/running-portal.ts';

// Several loads of the site, and the whole shell in the background, take a busy machine some time.

const SLOW = { timeout: 60_000 };
/** Text files of a language: those of the first window, the deferred ones, those about the connection, the errors. */
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
/** Waits until the service worker controls the page. */
const workerActive = () =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), SLOW).toBe('activated');
/** Languages besides English whose texts are completely cached. */
const languages = () =>
  page.evaluate(async (whole) => {
    const cached = (await caches.keys()).filter((name) => name.startsWith('atrium-texts:'));
    const files = await Promise.all(cached.map(async (name) => (await (await caches.open(name)).keys()).length));
    return cached.filter((_name, index) => files[index]! >= whole).map((name) => name.split(':')[1]);
  }, TEXT_FILES);
const shellOf = () =>
  page.evaluate(
    () => /\/shell\/(\w+)\//.exec(document.querySelector<HTMLScriptElement>('script[src*="/shell/"]')!.src)![1]!,
  );

test('without a connection the site opens from its cache and says so; it recovers with the connection', async () => {
  await page.goto('/');
  await workerActive();
  await page.goto('/rng');
  await expect(gameCards(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('atrium.help') !== null), SLOW).toBe(true);

  proxy.rule = () => 'cut';
  await page.goto('/rng');
  await expect(games(page)).toBeVisible();
  await expect(bar()).toContainText("You're offline", SLOW);
  // The lobby's own code, not an error page.
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  expect(
    await page.evaluate(() =>
      fetch('/wps/system/status').then(
        () => 'responded',
        () => 'no response',
      ),
    ),
  ).toBe('no response');

  // Never opened before.
  await page.goto('/help?topic=terms');
  await expect(page.getByRole('article')).toContainText(/\w{4}/);
  await page.goto('/');
  await bar().getByRole('link', { name: 'What works offline' }).click();
  await expect(page.getByRole('heading', { name: "You're offline", level: 1 })).toBeVisible();

  proxy.rule = () => undefined;
  await expect(bar()).toContainText("You're back online", SLOW);

  // Languages that were not chosen take no space; a chosen one is cached completely, besides English.
  expect(await languages()).toEqual([]);
  await header(page).getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect.poll(languages, SLOW).toEqual(['zh']);
  proxy.rule = () => 'cut';
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('您已离线');
});

test('an open tab offers a new version and switches to it on request; operators can disable the service worker', async () => {
  await page.goto('/');
  await workerActive();
  const before = await shellOf();
  const next = `${before.slice(0, 11)}${before.endsWith('0') ? '1' : '0'}`;
  cpSync(join(artefacts, before), join(artefacts, next), { recursive: true });
  const worker = join(artefacts, next, 'worker.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(`/shell/${before}/`, `/shell/${next}/`));
  try {
    writeFileSync(join(artefacts, 'current'), next);
    await expect
      .poll(() => page.evaluate(() => fetch('/worker.js').then((response) => response.text())), SLOW)
      .toContain(next);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await expect(bar()).toContainText('A new version of the site is ready.', SLOW);
    expect(await shellOf()).toBe(before);
    await bar().getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => shellOf().catch(() => ''), SLOW).toBe(next);
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
        SLOW,
      )
      .toEqual([0, 0]);
  } finally {
    await atrium('config', 'set', 'site.offline', 'true', '--reason', 'story');
  }
});
