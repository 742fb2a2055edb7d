import { expect, type Page, test } from '@playwright/test';
import { games, header } from '../portal/member.ts';

/** The frame around a screen: everything, only the header, or nothing. */
type Layout = 'full' | 'header' | 'none';
interface Place {
  ids: string;
  path: string;
  heading: string | RegExp;
  layout: Layout;
  /** Group of specification 2.1 that loads separately. */
  group?: string;
}

const SCREENS: readonly Place[] = [
  { ids: '[2.1-07]', path: '/noticePage', heading: 'Notices', layout: 'full' },
  { ids: '[2.1-08]', path: '/vip', heading: 'VIP', layout: 'full', group: 'Vip' },
  { ids: '[2.1-09]', path: '/pointMall', heading: 'Point mall', layout: 'full', group: 'pointMall' },
  { ids: '[2.1-10]', path: '/lottery', heading: 'Lottery', layout: 'header', group: 'lottery' },
  { ids: '[2.1-14]', path: '/vnlottery', heading: 'Vietnamese lottery', layout: 'header', group: 'vnlottery' },
  { ids: '[2.1-15]', path: '/seaLottery', heading: 'Southeast Asia lottery', layout: 'header', group: 'eaLottery' },
  { ids: '[2.1-16]', path: '/elott', heading: 'Elott', layout: 'full', group: 'elott' },
  { ids: '[2.1-17]', path: '/rng', heading: 'Slots', layout: 'full', group: 'egame' },
  { ids: '[2.1-20]', path: '/live', heading: 'Live casino', layout: 'full', group: 'live' },
  { ids: '[2.1-22]', path: '/fish', heading: 'Fish games', layout: 'full', group: 'fish' },
  { ids: '[2.1-24]', path: '/pvp', heading: 'Player versus player', layout: 'full', group: 'pvp' },
  { ids: '[2.1-25]', path: '/sports', heading: 'Sports', layout: 'full', group: 'sports' },
  { ids: '[2.1-26]', path: '/esports', heading: 'Esports', layout: 'full' },
  { ids: '[2.1-27]', path: '/promotions', heading: 'Promotions', layout: 'full', group: 'promo' },
  { ids: '', path: '/promoDetail?id=first-deposit', heading: /first deposit/, layout: 'full', group: 'promoDetail' },
  { ids: '[2.1-29]', path: '/seamless', heading: 'Seamless wallet', layout: 'none', group: 'seamless' },
  { ids: '[2.1-30]', path: '/help', heading: 'Help center', layout: 'full', group: 'help' },
  { ids: '[2.1-31]', path: '/helpmc', heading: 'Help center', layout: 'none' },
  { ids: '[2.1-32]', path: '/down', heading: 'Download the app', layout: 'full', group: 'download' },
  { ids: '[2.1-32]', path: '/download', heading: 'Download the app', layout: 'full' },
  { ids: '[2.1-33][1-19]', path: '/join', heading: 'Join us', layout: 'full', group: 'joinus' },
];

let page: Page;
/** The scripts that the screen of each group loaded when its story opened it. */
const scripts = new Map<string, Set<string>>();

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});
test.afterAll(async () => page.close());

async function expectLayout(layout: Layout): Promise<void> {
  await expect(header(page)).toHaveCount(layout === 'none' ? 0 : 1);
  await expect(page.getByRole('contentinfo')).toHaveCount(layout === 'full' ? 1 : 0);
  await expect(page.getByRole('complementary', { name: 'Contact and download' })).toHaveCount(
    layout === 'full' ? 1 : 0,
  );
}

async function scriptsOf(path: string, shown: () => Promise<void>): Promise<Set<string>> {
  const loaded = new Set<string>();
  const note = (request: { resourceType(): string; url(): string }) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.goto(path, { waitUntil: 'commit' });
  await shown();
  page.off('request', note);
  return loaded;
}

const title = ({ heading }: Place) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: heading, exact: true });

/** Opens a screen by its address, from another one. Returns the scripts that it loads until it is complete. */
async function opened(place: Place): Promise<Set<string>> {
  // The story before has left its screen to here with the back button.
  if (!page.url().endsWith('/noticePage?from')) await page.goto('/noticePage?from', { waitUntil: 'commit' });
  return await scriptsOf(place.path, async () => {
    await expect(title(place)).toBeVisible();
    // The HTML draws the heading before any script loads; the screen is complete once it has replaced that picture.
    await expect(page.locator('.first-bars, main [aria-busy=true]')).toHaveCount(0);
  });
}

test('[2.1-01][1-27][6-01] / shows home with header, footer and side bar', async () => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await expectLayout('full');
});

for (const [id, path] of [
  ['[2.1-02]', '/index'],
  ['[2.1-03]', '/index.html'],
  ['[2.1-04]', '/home'],
] as const) {
  test(`${id} ${path} shows the same screen as /`, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    await expectLayout('full');
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

for (const [id, path] of [
  ['[2.1-05]', '/register'],
  ['[2.1-06]', '/register.html'],
] as const) {
  test(`${id} ${path} shows home with the registration form open`, async () => {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hot games', includeHidden: true })).toBeAttached();
  });
}

for (const place of SCREENS) {
  const { ids, path, layout, group } = place;
  test(`${ids}[2.1-35] ${path} is opened directly, reloaded, and left with the back button`, async () => {
    const loaded = await opened(place);
    if (group) scripts.set(group, loaded);
    await expectLayout(layout);
    await page.reload({ waitUntil: 'commit' });
    await expect(title(place)).toBeVisible();
    expect(page.url()).not.toContain('#');
    expect(page.url()).toMatch(new RegExp(`${path.replace('?', '\\?')}(\\?page=[A-Z0-9_]+)?$`));
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/noticePage\?from/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  });
}

test('[2.1-39] every group of screens is a unit of its own, loaded when its screen is opened', async () => {
  const first = await scriptsOf('/', () => page.waitForLoadState('load'));
  expect([...first].filter((script) => script.startsWith('/remotes/'))).toEqual([]);
  // Recorded by the stories above; if this story runs alone, it opens the screens itself.
  for (const place of SCREENS)
    if (place.group && !scripts.has(place.group)) scripts.set(place.group, await opened(place));
  scripts.set('byIframe', await scriptsOf('/game', () => expect(page).toHaveURL(/\/$/)));
  const groups = ['byIframe', ...SCREENS.flatMap(({ group }) => group ?? [])];
  const withoutOwnScript = groups.filter(
    (group) =>
      ![...scripts.get(group)!].some((script) =>
        groups.every((other) => other === group || !scripts.get(other)!.has(script)),
      ),
  );
  expect(withoutOwnScript).toEqual([]);
});

test('[2.1-39] the screens of the bar are fetched when the page is quiet, and executed when one is opened', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const visitor = await context.newPage();
  const filesOf = (initiator: 'fetch' | 'script') =>
    visitor.evaluate(
      (type) =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry as PerformanceResourceTiming)
          .filter(({ name, initiatorType }) => initiatorType === type && new URL(name).pathname.startsWith('/remotes/'))
          .map(({ name, transferSize }) => ({ remote: new URL(name).pathname.split('/')[2], name, transferSize })),
      initiator,
    );
  await visitor.goto('/');
  await expect
    .poll(async () => [...new Set((await filesOf('fetch')).map(({ remote }) => remote))].sort(), { timeout: 20_000 })
    .toEqual(['fish', 'live', 'lottery', 'pvp', 'slots', 'sports']);
  const isFish = ({ remote }: { remote: string | undefined }) => remote === 'fish';
  expect((await filesOf('script')).filter(isFish)).toEqual([]);
  await games(visitor).getByRole('link', { name: 'FISH', exact: true }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Fish games' })).toBeVisible();
  const executed = (await filesOf('script')).filter(isFish);
  expect(executed.length).toBeGreaterThan(1);
  expect(executed.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
  await context.close();
});

test('[2.1-35] the back button leaves screens that links opened, without a hash', async () => {
  await page.goto('/');
  await games(page).getByRole('link', { name: 'FISH', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fish games' })).toBeVisible();
  await games(page).getByRole('link', { name: 'Promotions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help center' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help center' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/fish/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fish games' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
});

test('[2.1-28][6-01] a promotion opens from the list, survives a reload, and an unknown one leads to the list', async () => {
  await page.goto('/promotions');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Read the terms: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/promoDetail\?.+/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Promotions');
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/promoDetail?id=there-is-none');
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goto('/promoDetail');
  await expect(page).toHaveURL(/\/promotions$/);
});

test('[2.11-06] choosing a type shows the promotions of that type', async () => {
  await page.goto('/promotions');
  const cards = page.getByRole('main').getByRole('link', { name: /Read the terms: / });
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  const lottery = page.getByRole('main').getByRole('button', { name: /^Lottery \d+$/ });
  const ofType = Number(/\d+$/.exec((await lottery.innerText()).trim())?.[0]);
  await lottery.click();
  await expect(cards).toHaveCount(ofType);
  expect(ofType).toBeLessThan(all);
  await expect(cards.first()).toHaveAccessibleName(/Delta Six/);
});

test('[1-16] a help article can be read', async () => {
  await page.goto('/help');
  const topic = page.getByRole('navigation', { name: 'Topics' }).getByRole('link').nth(2);
  const title = await topic.innerText();
  await topic.click();
  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByRole('heading', { name: title })).toBeVisible();
  expect((await article.innerText()).length).toBeGreaterThan(title.length + 100);
});

test('[1-17][1-18] the download page offers the iOS and the Android app and explains how to install each', async () => {
  await page.goto('/down');
  const main = page.getByRole('main');
  const apps = main.getByRole('list', { name: 'Apps' });
  await expect(apps.getByRole('link', { name: 'Get iPhone app' })).toHaveAttribute('href', /ios/);
  await expect(apps.getByRole('link', { name: 'Get Android app' })).toHaveAttribute('href', /android/);
  await main.getByRole('tab', { name: 'iOS' }).click();
  await expect(main.getByRole('tabpanel')).toContainText('Safari');
  await main.getByRole('tab', { name: 'Android' }).click();
  await expect(main.getByRole('tabpanel')).toContainText('Add to Home screen');
});

test('an unknown path says that there is no such page and keeps the frame', async () => {
  const response = await page.goto('/there-is-none');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectLayout('full');
});

test('/game without a launched game leads home', async () => {
  await page.goto('/game');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
});
