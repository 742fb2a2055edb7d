import { expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from '../portal/accessibility.ts';
import {
  expectGame,
  gameButton,
  gameCards,
  games,
  header,
  openCategory,
  pageOf,
  personalCentre,
} from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';
import { registryProcess } from '../portal/registry-process.ts';

interface Changed {
  applied: boolean;
  approval?: { id: string };
}

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await pageOf(browser, 'member3', 'Member-0003');
});
test.afterAll(async () => page.context().close());

/** A change of the whole system needs two people: the operator requests it, the approver confirms. */
async function system(status: 'normal' | 'maintenance' | 'restricted', ...options: string[]): Promise<void> {
  const requested = await atrium<Changed>('system', status, ...options, '--reason', 'story');
  if (!requested.applied) await atrium('--as', 'approver', 'approve', requested.approval!.id);
}
/** Marks the document: the mark is gone after a reload. */
const markDocument = () => page.evaluate(() => void document.documentElement.setAttribute('data-story', 'same'));
const sameDocument = async () => (await page.locator('html').getAttribute('data-story')) === 'same';

test('a game area under maintenance says so in the open tab, keeps the frame, offers other games, and is restored', async () => {
  await page.goto('/rng');
  await expect(gameCards(page).first()).toBeVisible();
  await markDocument();
  await atrium('swap', 'slots', '--maintenance', 'The reels are being oiled.', '--deadline', '0', '--reason', 'story');
  const main = page.getByRole('main');
  try {
    await expect(main.getByRole('heading', { name: 'Game under maintenance' })).toBeVisible();
    await expect(main).toContainText('The reels are being oiled.');
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await faultsInBothThemes(page, 'a closed game area')).toEqual([]);
    const others = main.getByRole('list', { name: 'Other popular games' });
    await expect(others.getByRole('listitem').first()).toBeVisible();
    await expect(header(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Contact and download' })).toBeVisible();
    expect(await sameDocument()).toBe(true);
    await openCategory(page, 'FISH');
    await expect(gameCards(page).first()).toBeVisible();
    await games(page).getByRole('link', { name: 'RNG', exact: true }).click();
    await gameButton(others.getByRole('listitem').first()).click();
    await expectGame(page);
    await games(page).getByRole('link', { name: 'RNG', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'Game under maintenance' })).toBeVisible();
  } finally {
    await atrium('restore', 'slots', '--reason', 'story');
  }
  await expect(gameCards(page).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Game under maintenance' })).toHaveCount(0);
  expect(await sameDocument()).toBe(true);
});

test('a personal centre under maintenance says so in its place, without a list of games', async () => {
  await atrium(
    'swap',
    'member-centre',
    '--maintenance',
    'The records are being moved.',
    '--deadline',
    '0',
    '--reason',
    'story',
  );
  try {
    await header(page).getByRole('button', { name: 'Deposit' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'This page is under maintenance' })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Other popular games' })).toHaveCount(0);
  } finally {
    await atrium('restore', 'member-centre', '--reason', 'story');
  }
  await expect(personalCentre(page).getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible();
});

test('[2.2-01][2.2-02][2.2-05][8-10] maintenance and restriction replace the whole app in use, and end without a reload', async () => {
  await page.goto('/promotions');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await markDocument();
  try {
    await system('maintenance');
    await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();
    await expect(page.getByText('Restriction of Visit')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Contact Us' })).toBeVisible();
    await expect(games(page)).toHaveCount(0);
    expect(await faultsInBothThemes(page, 'maintenance')).toEqual([]);
    const other = await page.context().newPage();
    for (const path of ['/', '/rng', '/helpmc']) {
      await other.goto(path);
      await expect(other.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();
      await expect(games(other)).toHaveCount(0);
    }
    await system('restricted', '--ips', '127.0.0.0/8,::1/128');
    await expect(page.getByRole('heading', { name: /not allowed/ })).toBeVisible();
    await expect(page.getByText('127.0.0.1').or(page.getByText('::1')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Contact Us' })).toBeVisible();
    expect(await faultsInBothThemes(page, 'restricted')).toEqual([]);
    await other.goto('/live');
    await expect(other.getByRole('heading', { name: /not allowed/ })).toBeVisible();
    await other.close();
  } finally {
    await system('normal');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect(header(page)).toBeVisible();
  expect(await sameDocument()).toBe(true);
});

test('the site loads and plays while the registry does not respond', async () => {
  const registry = registryProcess();
  process.kill(registry, 'SIGSTOP');
  try {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    await page.goto('/fish');
    await gameButton(gameCards(page).first()).click();
    await expectGame(page);
  } finally {
    process.kill(registry, 'SIGCONT');
  }
});
