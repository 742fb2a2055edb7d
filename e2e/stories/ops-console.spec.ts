import { expect, type Page, test } from '@playwright/test';
import { gameCards } from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';
import { consoleOf, OPS } from '../portal/ops-console.ts';
import { watchConsole } from '../portal/watch-console.ts';

const PHONE = { width: 390, height: 844 };

async function swapToMaintenance(ops: Page, text: string): Promise<void> {
  await ops.getByLabel('Text for members').fill(text);
  await ops.getByLabel('Update busy tabs').selectOption('0');
  await ops.getByLabel('Reason').fill('story: vendor outage');
  await ops.getByRole('button', { name: 'Continue' }).click();
  // The sentence has a full stop of its own.
  await expect(ops.getByText(`with this text: “${text.replace(/\.$/, '')}”. It replaces`)).toBeVisible();
  await ops.getByRole('button', { name: 'Swap slots now' }).click();
}
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('on a phone: slots go to maintenance, the console sees the open tab move, and one press restores them', async ({
  page,
  browser,
}) => {
  await page.goto('/rng');
  await expect(gameCards(page).first()).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-story', 'same'));
  const ops = await consoleOf(browser, 'operator', { viewport: PHONE });
  try {
    await expect(ops.getByRole('row', { name: 'slots' })).toContainText('Healthy');
    expect(await overflow(ops)).toBeLessThanOrEqual(0);
    await ops.getByRole('row', { name: 'slots' }).click();
    await expect(ops.getByRole('heading', { level: 1, name: 'slots' })).toBeVisible();
    await swapToMaintenance(ops, 'Back within the hour.');
    await expect(ops.getByText(/Maintenance page since/)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Game under maintenance' })).toBeVisible();
    await expect(main).toContainText('Back within the hour.');
    // Closed tabs of other stories count until they expire; this tab is seen to move.
    const moved = ops.getByRole('progressbar', { name: 'Tabs updated' });
    await expect(moved).toHaveAttribute('aria-valuetext', /^[1-9]\d* of [1-9]/, { timeout: 45_000 });
    expect(await overflow(ops)).toBeLessThanOrEqual(0);
    await ops.getByRole('button', { name: 'Restore' }).click();
    await expect(ops.getByText('slots is restored')).toBeVisible();
    await expect(gameCards(page).first()).toBeVisible();
    expect(await page.locator('html').getAttribute('data-story')).toBe('same');
  } finally {
    await atrium('restore', 'slots', '--reason', 'story').catch(() => {});
    await ops.context().close();
  }
});

test('the whole site closes only if a second person agrees, and one person opens it', async ({ page, browser }) => {
  await page.goto('/promotions');
  const first = await consoleOf(browser, 'operator', { path: '/system' });
  const second = await consoleOf(browser, 'approver', { path: '/approvals' });
  try {
    await first.getByRole('radio', { name: 'System maintenance' }).click();
    await first.getByLabel('Reason').fill('story: database');
    await first.getByRole('button', { name: 'Continue' }).click();
    await first.getByRole('button', { name: 'Request closing the site' }).click();
    await expect(first.getByText('Waiting for a second person')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'System Maintenance' })).toHaveCount(0);
    // The second person sees it without a reload.
    await second.getByRole('button', { name: 'Approve', exact: true }).first().click();
    await second.getByRole('button', { name: 'Approve and apply now' }).click();
    await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();
    await expect(first.getByText("Members don't see the normal site.")).toBeVisible();
  } finally {
    await atrium('system', 'normal', '--reason', 'story');
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await first.context().close();
    await second.context().close();
  }
});

test("a vendor is taken down and up again through the registry, which calls the gateway in the operator's name", async ({
  browser,
}) => {
  const ops = await consoleOf(browser, 'operator', { path: '/vendors' });
  const row = ops.getByRole('row').filter({ hasText: 'TCG_SEA' });
  const name = await row.getByRole('cell').first().innerText();
  const confirm = async (button: string, confirmation: string) => {
    await row.getByRole('button', { name: `${button} ${name}` }).click();
    const dialog = ops.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('story');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: confirmation }).click();
  };
  try {
    await confirm('Take down', 'Take down');
    await expect(row).toContainText('Taken down');
    await ops.getByRole('button', { name: 'Undo' }).click();
    await expect(row).not.toContainText('Taken down');
  } finally {
    await atrium('vendor', 'up', 'TCG_SEA').catch(() => {});
    await ops.context().close();
  }
});

test('the console has a strict policy: no inline code, no framing, no messages of the browser', async ({ browser }) => {
  const ops = await consoleOf(browser, 'operator');
  const messages: string[] = [];
  watchConsole(ops, messages);
  const policy = (await ops.request.get(OPS, { headers: { accept: 'text/html' } })).headers()[
    'content-security-policy'
  ];
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  for (const path of ['/', '/remotes/slots', '/vendors', '/approvals', '/audit', '/system', '/access']) {
    await ops.goto(OPS + path);
    await expect(ops.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(ops.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(messages).toEqual([]);
  await ops.context().close();
});
