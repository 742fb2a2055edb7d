import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { storyBrowser } from '../portal/launch-chromium.ts';
import { gameButton, gameCards, pageOf } from '../portal/member.ts';
import { watchConsole } from '../portal/watch-console.ts';

test.use({ launchOptions: storyBrowser({ pictures: true }) });

const REMOTES = readdirSync(resolve(import.meta.dirname, '../../remotes'));
/** With home's own script, which is requested with the first paint: on a busy machine that is before the largest one. */
const FIRST_SCRIPTS_BYTES = 138 * 1024;
const REMOTE_ENTRY_BYTES = 8 * 1024;

interface Screen {
  path: string;
  /** Waits until the screen is complete. */
  shown: (page: Page) => Promise<void>;
}
const heading = (name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
const table = async (page: Page) => expect(page.getByRole('table').first().getByRole('row').nth(2)).toBeVisible();

const VISITOR: readonly Screen[] = [
  { path: '/', shown: heading('Hot games') },
  { path: '/pointMall', shown: heading(/Bonus of P/) },
  { path: '/vnlottery', shown: table },
  { path: '/there-is-none', shown: heading('Page not found') },
];
const MEMBER: readonly Screen[] = [
  { path: '/rng', shown: async (page) => expect(gameCards(page).first()).toBeVisible() },
  {
    path: '/?centre=member.depositv2',
    shown: async (page) => expect(page.getByRole('textbox', { name: /amount/i })).toBeVisible(),
  },
  { path: '/?centre=member.personalHistoryCopy', shown: table },
  { path: '/?centre=member.securityCenter', shown: heading("Where you're logged in") },
  {
    path: '/?centre=agent.agentTeamOverview',
    shown: async (page) =>
      expect(
        page.getByRole('dialog', { name: 'Agent center' }).getByRole('heading', { name: 'Team overview' }),
      ).toBeVisible(),
  },
];

async function visit(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { path, shown } of screens) {
    await page.goto(path);
    await shown(page);
  }
}

/** Without the browser's own message about the 404 of a page that does not exist. */
const unexpected = (messages: readonly string[]): string[] =>
  messages.filter((line) => !/404 .*there-is-none/.test(line));

test('no screen logs a warning or an error', async ({ browser }) => {
  const messages: string[] = [];
  const visitor = await (await browser.newContext()).newPage();
  watchConsole(visitor, messages);
  await visit(visitor, VISITOR);
  await visitor.context().close();

  const agent = await pageOf(browser, 'agent1', 'Agent-0001');
  watchConsole(agent, messages);
  await visit(agent, MEMBER);
  await agent.goto('/rng');
  await gameButton(gameCards(agent).first()).click();
  await expect(agent.locator('main iframe')).toBeVisible();
  await agent.context().close();
  expect(unexpected(messages)).toEqual([]);
});

test('home and lobby on a phone and in Arabic log nothing, and nothing overflows', async ({ browser }) => {
  const messages: string[] = [];
  const faults: string[] = [];
  for (const [where, options, language] of [
    ['390 px', { viewport: { width: 390, height: 844 } }, 'EN'],
    ['Arabic', {}, 'AR'],
  ] as const) {
    const page = await (await browser.newContext(options)).newPage();
    watchConsole(page, messages);
    await page.addInitScript((code) => {
      localStorage.setItem('lang', code);
      localStorage.setItem('hisLang', code);
    }, language);
    for (const path of ['/', '/rng']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'AR' ? 'rtl' : 'ltr');
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (tooWide > 0) faults.push(`${path}, ${where}: ${tooWide} px too wide`);
    }
    await page.context().close();
  }
  expect(faults).toEqual([]);
  expect(messages).toEqual([]);
});

test('home loads at most 138 KB of scripts before its largest paint, and each remote entry has at most 8 KB', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  // Work of idle moments waits: a busy machine may have one before it has painted.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await page.waitForLoadState('load');
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  const scripts = await page.evaluate(
    (until) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(
          ({ name, startTime, initiatorType }) =>
            startTime <= until && (initiatorType === 'script' || /\.m?js(\?|$)/.test(name)),
        )
        .map(({ name }) => name),
    paint,
  );
  expect(scripts.length).toBeGreaterThan(0);
  const brotli = async (address: string) =>
    brotliCompressSync(Buffer.from(await (await page.request.get(address)).body())).byteLength;
  const sizes = await Promise.all(scripts.map(brotli));
  const sum = sizes.reduce((total, size) => total + size, 0);
  console.log(
    `home: ${(sum / 1024).toFixed(1)} KB of scripts in brotli before the largest paint at ${Math.round(paint)} ms, ${scripts.length} files`,
  );
  test.info().annotations.push({ type: 'scripts before the largest paint', description: `${sum} bytes` });
  expect(sum).toBeLessThanOrEqual(FIRST_SCRIPTS_BYTES);

  const { remotes } = (await (await page.request.get('/registry/snapshot')).json()) as {
    remotes: { name: string; entry?: string }[];
  };
  const entries = await Promise.all(
    remotes.map(async ({ name, entry }) => ({
      name,
      bytes: gzipSync(Buffer.from(await (await page.request.get(entry!)).body())).byteLength,
    })),
  );
  // Another story may have released a remote of another bundler.
  expect(entries.map(({ name }) => name)).toEqual(expect.arrayContaining(REMOTES));
  expect(entries.filter(({ bytes }) => bytes > REMOTE_ENTRY_BYTES)).toEqual([]);
  await page.context().close();
});

test('a call that the HTML has sent is not sent again by the page', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  for (const [path, call, shown] of [
    ['/help', '/wps/system/helpCenter', page.getByRole('link', { name: 'Mobile number, email and picture' })],
    ['/vip', '/wps/rewards/ranks', page.getByText('Bronze').first()],
  ] as const) {
    await page.goto(path);
    await expect(shown).toBeVisible();
    expect(sent.filter((each) => each === call)).toEqual([call]);
  }
});
