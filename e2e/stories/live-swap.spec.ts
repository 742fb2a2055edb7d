import { status } from '@atrium/contracts/registry-channels';
import { shadow } from '@atrium/contracts/registry-shadow';
import { figures, type VersionFigures } from '@atrium/contracts/telemetry';
import { expect, type Page, test } from '@playwright/test';
import { FAULT_KEY, releaseFaulty } from '../chaos/faulty-remote.ts';
import { makeVersion } from '../portal/made-version.ts';
import {
  expectGame,
  gameButton,
  gameCards,
  header,
  openCategory,
  openFromHeader,
  pageOf,
  personalCentre,
} from '../portal/member.ts';
import { atrium, setVendorResponding } from '../portal/operator.ts';
import { consoleOf } from '../portal/ops-console.ts';
import { askRegistry } from '../portal/registry-call.ts';

interface Status {
  remotes: { name: string; version: string; canary?: { version: string } }[];
}

// Several pages at once, and several processes for each command, take a busy machine some time.

let page: Page;
let stable: string;

test.beforeAll(async ({ browser }) => {
  page = await pageOf(browser, 'member4', 'Member-0004');
  stable = (await atrium<Status>('status')).remotes.find(({ name }) => name === 'fish')!.version;
});
test.afterAll(async () => page.context().close());

const markDocument = () => page.evaluate(() => void document.documentElement.setAttribute('data-story', 'same'));
const sameDocument = async () => (await page.locator('html').getAttribute('data-story')) === 'same';
/** The figures that operators see of one version of the fish area. */
const figuresOf = async (version: string): Promise<VersionFigures | undefined> =>
  (await askRegistry(figures)).versions.find((one) => one.remote === 'fish' && one.version === version);

test("a swap waits while the member fills in a deposit, says so, and happens at the operator's deadline", async () => {
  await page.goto('/');
  const centre = await openFromHeader(page, 'Deposit');
  const amount = centre.getByRole('textbox', { name: /amount/i });
  await amount.fill('50');
  await markDocument();
  await atrium(
    'swap',
    'member-centre',
    '--maintenance',
    'The till is being counted.',
    '--deadline',
    '4',
    '--reason',
    'story',
  );
  try {
    await expect(page.getByText('A new version of this page is ready.')).toBeVisible();
    await expect(amount).toHaveValue(/50/);
    await expect(page.getByRole('main').getByText('The till is being counted.')).toBeVisible();
    await expect(page.getByText('A new version of this page is ready.')).toHaveCount(0);
  } finally {
    await atrium('restore', 'member-centre', '--reason', 'story');
  }
  await expect(centre.getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible();
  expect(await sameDocument()).toBe(true);
});

test('[13-16] parts of remotes fill places of the shell and of each other, and go with their remote', async () => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const rewards = page.getByRole('region', { name: 'Rewards for points' });
  await expect(rewards.getByRole('listitem')).toHaveCount(4);
  await page.goto('/?centre=member.securityCenter');
  const centre = personalCentre(page);
  await expect(centre.getByRole('button', { name: 'Point mall' })).toBeVisible();
  await markDocument();
  await atrium('swap', 'point-mall', '--maintenance', 'Counting.', '--reason', 'story');
  try {
    await expect(centre.getByRole('button', { name: 'Point mall' })).toHaveCount(0);
    await expect(centre.getByRole('button', { name: 'Change password' })).toBeVisible();
  } finally {
    await atrium('restore', 'point-mall', '--reason', 'story');
  }
  await expect(centre.getByRole('button', { name: 'Point mall' })).toBeVisible();
  expect(await sameDocument()).toBe(true);
});

test('an open tab rolls back a new version that fails shortly after the swap, and operators see it', async () => {
  const failing = await makeVersion('fish', stable, 'setTimeout(() => { throw new TypeError("story"); }, 1500)');
  await page.goto('/fish?story=returns');
  await expect(gameCards(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await markDocument();
  await atrium('swap', 'fish', '--to', failing, '--reason', 'story');
  try {
    await expect.poll(async () => (await figuresOf(failing))?.swaps.returned, { timeout: 45_000 }).toBe(1);
    expect(await figuresOf(failing)).toMatchObject({ swaps: { done: 1 }, failures: { timer: 1 }, failingVisits: 1 });
    await expect.poll(async () => (await figuresOf(stable))?.openTabs).toBeGreaterThan(0);
    await expect(gameCards(page).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe('?story=returns');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await sameDocument()).toBe(true);
  } finally {
    await atrium('restore', 'fish', '--reason', 'story');
  }
});

test('a hidden screen that is kept alive has the new version when it is shown again', async () => {
  const next = await makeVersion('fish', stable, 'document.documentElement.setAttribute("data-fish", "next")');
  await page.goto('/fish');
  await expect(gameCards(page).first()).toBeVisible();
  await openCategory(page, 'RNG');
  await markDocument();
  await atrium('swap', 'fish', '--to', next, '--reason', 'story');
  try {
    await expect(page.locator('html')).toHaveAttribute('data-fish', 'next');
    await expect.poll(async () => (await figuresOf(next))?.openTabs).toBe(1);
    await openCategory(page, 'FISH');
    await expect(gameCards(page).first()).toBeVisible();
    expect(await sameDocument()).toBe(true);
  } finally {
    await atrium('restore', 'fish', '--reason', 'story');
  }
});

test('[13-01] a live swap shows the texts of the new version, also in another language, and the old ones on return', async ({
  page: visitor,
}) => {
  const texts = { 'Fish games': 'Fish games anew', 'Mga fish game': 'Mga bagong fish game' };
  const renamed = await makeVersion('fish', stable, '', texts);
  const title = (name: string) => visitor.getByRole('heading', { level: 1, name, exact: true });
  await visitor.goto('/fish');
  await expect(title('Fish games')).toBeVisible();
  await visitor.evaluate(() => document.documentElement.setAttribute('data-story', 'same'));
  await atrium('swap', 'fish', '--to', renamed, '--reason', 'story');
  try {
    await expect(title('Fish games anew')).toBeVisible();
    await header(visitor).getByRole('button', { name: 'Language' }).click();
    await visitor.getByRole('menuitemradio', { name: 'Tagalog' }).click();
    await expect(title('Mga bagong fish game')).toBeVisible();
  } finally {
    await atrium('restore', 'fish', '--reason', 'story');
  }
  await expect(title('Mga fish game')).toBeVisible();
  await expect(visitor.locator('html')).toHaveAttribute('data-story', 'same');
});

test('a vendor that stops responding is marked on tiles, in the menu and above its running game, until it recovers; operators are offered to take it down', async ({
  browser,
}) => {
  const other = await page.context().newPage();
  await other.goto('/fish');
  const first = gameCards(other).first();
  await gameButton(first).click();
  const address = await expectGame(other);
  const vendor =
    new URL(address).searchParams.get('vendor') ??
    (await other.evaluate(
      () => (JSON.parse(sessionStorage.getItem('launch')!) as { game: { vassalage: string } }).game.vassalage,
    ));
  await page.goto('/fish');
  await expect(gameCards(page).first()).toBeVisible();
  await markDocument();
  await setVendorResponding(vendor, false);
  try {
    await gameButton(gameCards(page).first()).click();
    const refusal = page.getByRole('alertdialog');
    await expect(refusal.getByRole('heading', { name: 'Game under maintenance' })).toBeVisible();
    await expect(
      refusal.getByRole('list', { name: 'Other popular games' }).getByRole('listitem').first(),
    ).toBeVisible();
    await refusal.getByRole('button', { name: 'Close' }).first().click();
    await expect(gameCards(page).first()).toContainText('Maintenance');
    await expect(other.getByText(/isn.t responding/)).toBeVisible();
    const operators = await consoleOf(browser, 'operator');
    const proposals = operators.getByRole('status', { name: 'Proposals' });
    await expect(proposals.getByRole('button', { name: /^Take down/ })).toBeVisible();
    await operators.context().close();
    await expect(other.locator('main iframe')).toHaveAttribute('src', address);
  } finally {
    await setVendorResponding(vendor, true);
  }
  await expect(gameCards(page).first()).not.toContainText('Maintenance', { timeout: 45_000 });
  await expect(other.getByText(/isn.t responding/)).toHaveCount(0);
  expect(await sameDocument()).toBe(true);
  await other.close();
});

test('a canary that fails too often ends automatically: its tabs return to stable, and the audit log says why', async () => {
  const failing = await makeVersion('fish', stable, 'throw new Error("story")');
  await page.goto('/fish');
  await atrium('promote', 'fish', failing, '--canary', '100');
  try {
    const visitors = await Promise.all([0, 1, 2].map(() => page.context().newPage()));
    const ended = async () =>
      (await askRegistry(status)).remotes.find(({ name }) => name === 'fish')!.canary === undefined;
    for (let round = 0; round < 8 && !(await ended()); round++) {
      await Promise.all(
        visitors.map(async (visitor) => {
          await visitor.goto('/fish');
          await expect(gameCards(visitor).first()).toBeVisible();
        }),
      );
    }
    await expect.poll(ended, { timeout: 10_000 }).toBe(true);
    const [entry] = await atrium<{ actor: string; action: string; remote: string; reason: string }[]>('audit');
    expect(entry).toMatchObject({ actor: 'registry', action: 'canary-stopped', remote: 'fish' });
    expect(await figuresOf(failing)).toMatchObject({ part: 'earlier', failures: { evaluation: expect.any(Number) } });
    expect(entry!.reason).toMatch(new RegExp(`canary ${failing} failed in \\d+ of \\d+ visits \\(\\d+\\.\\d %\\)`));
    await Promise.all(visitors.map((visitor) => visitor.close()));
  } finally {
    if ((await atrium<Status>('status')).remotes.find(({ name }) => name === 'fish')!.canary)
      await atrium('rollback', 'fish', '--reason', 'story');
  }
});

test('[13-21] a version that nobody has yet is rendered hidden in an idle tab that allows it: its squad sees its faults, the page nothing', async ({
  browser,
}) => {
  const planted = [
    "fetch('/api/story', { method: 'POST', body: 'written' }).catch(() => {})",
    "localStorage.setItem('story', 'left')",
    // Not by a timer: the story's own clock catches what those throw.
    'Promise.resolve().then(() => undefined.planted)',
  ].join(';');
  const candidate = await makeVersion('fish', stable, planted, { 'Fish games': 'Fish games anew' });
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const answered: string[] = [];
  visitor.on('response', (response) => answered.push(new URL(response.url()).pathname));
  const rendered = () => answered.filter((path) => path.includes(candidate));
  const found = () => askRegistry(shadow, { params: { name: 'fish' } });
  const title = visitor.getByRole('heading', { level: 1, name: 'Fish games', exact: true });
  await visitor.clock.install();
  await atrium('shadow', 'start', 'fish', candidate, '--reason', 'story');
  try {
    await visitor.goto('/fish');
    await expect(gameCards(visitor).first()).toBeVisible();
    await visitor.clock.fastForward('05:00');
    await visitor.goto('/help?topic=cookies');
    expect(rendered()).toEqual([]);
    await visitor.getByRole('switch', { name: /Try new versions/ }).click();
    await visitor.goto('/fish');
    await expect(gameCards(visitor).first()).toBeVisible();
    await visitor.evaluate(() => document.documentElement.setAttribute('data-story', 'same'));
    await visitor.clock.fastForward('05:00');
    await expect.poll(async () => (await found())?.renderings, { timeout: 60_000 }).toBe(1);
    const report = await found();
    expect(report!.errors).toMatchObject([
      { page: '/fish', error: 'TypeError', message: "Cannot read properties of undefined (reading 'planted')" },
    ]);
    expect(report!.differences).toContainEqual(
      expect.objectContaining({ kind: 'text-changed', place: 'text[title]', renderings: 1 }),
    );
    expect(report!.refused.writes).toBeGreaterThan(0);
    expect(rendered()).not.toEqual([]);
    expect(answered).not.toContain('/api/story');
    await expect(title).toBeVisible();
    await expect(visitor.locator('iframe')).toHaveCount(0);
    await expect(visitor.locator('html')).toHaveAttribute('data-story', 'same');
    expect(await visitor.evaluate(() => localStorage.getItem('story'))).toBeNull();
    const squad = await consoleOf(browser, 'operator', { path: '/remotes/fish' });
    await expect(squad.getByText("TypeError: Cannot read properties of undefined (reading 'planted')")).toBeVisible();
    await squad.context().close();

    // A part of a remote in a place of the page is a screen of its own.
    const mall = (await askRegistry(status)).remotes.find(({ name }) => name === 'point-mall')!.version;
    const newMall = await makeVersion('point-mall', mall, '', { 'Rewards for points': 'Rewards anew' });
    await atrium('shadow', 'start', 'point-mall', newMall, '--reason', 'story');
    await visitor.goto('/');
    await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(visitor.getByRole('region', { name: 'Rewards for points' })).toBeVisible();
    await visitor.clock.fastForward('11:00');
    const differences = async () =>
      (await askRegistry(shadow, { params: { name: 'point-mall' } }))?.differences.map(
        ({ page: where, kind, place }) => `${where} ${kind} ${place}`,
      );
    await expect.poll(differences, { timeout: 60_000 }).toContain('part:shell.home text-changed text[home.title]');
    await atrium('shadow', 'end', 'point-mall', '--reason', 'story');
  } finally {
    await atrium('shadow', 'end', 'fish', '--reason', 'story');
    await visitor.context().close();
  }
});

test('[13-10] a stable version that throws for a new visitor gives way to the one before it, and operators are notified', async ({
  browser,
}) => {
  const failing = await releaseFaulty('fish', stable);
  await atrium('promote', 'fish', failing);
  try {
    const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await visitor.addInitScript((key) => localStorage.setItem(key, 'render'), FAULT_KEY);
    await visitor.goto('/fish');
    await expect(gameCards(visitor).first()).toBeVisible();
    await expect.poll(async () => (await figuresOf(failing))?.swaps.returned, { timeout: 45_000 }).toBe(1);
    expect(await figuresOf(failing)).toMatchObject({ part: 'stable', failures: { render: 1 }, failingVisits: 1 });
    const operators = await consoleOf(browser, 'operator');
    await expect(operators.getByRole('status').getByText(`fish ${failing} fails for visitors`)).toBeVisible();
    await operators.context().close();
    await visitor.context().close();
  } finally {
    await atrium('rollback', 'fish', '--reason', 'story');
  }
});
