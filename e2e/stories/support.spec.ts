import { expect, test } from '@playwright/test';
import { faultsOf } from '../portal/accessibility.ts';
import { consoleOf } from '../portal/ops-console.ts';

test('[2.7-08] a visitor writes to customer service in its window, operations answer, and the browser comes back to the answer', async ({
  browser,
  page,
  context,
}) => {
  const said = `Is the hall open? ${Date.now().toString(36)}`;
  await page.goto('/');
  const opening = context.waitForEvent('page');
  await page
    .getByRole('complementary', { name: 'Contact and download' })
    .getByRole('button', { name: 'Live chat' })
    .click();
  const desk = await opening;
  await desk.setViewportSize({ width: 440, height: 750 });
  await expect(desk.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
  expect(await desk.evaluate(() => window.opener)).toBeNull();
  await desk.getByLabel('What is it about?').selectOption({ label: 'Something else' });
  await desk.getByLabel('Your message').fill(said);
  await desk.getByRole('button', { name: 'Send report', exact: true }).click();
  await expect(desk.getByRole('log').getByText(said)).toBeVisible();
  expect(await faultsOf(desk, 'support window')).toEqual([]);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  const ops = await consoleOf(browser, 'operator', { path: '/support' });
  try {
    // The newest of those who wait stands last among them.
    await ops.getByRole('row', { name: 'Visitor Something else' }).filter({ hasText: 'Waiting' }).last().click();
    await expect(ops.getByRole('log', { name: 'Conversation' }).getByText(said)).toBeVisible();
    await ops.getByLabel('Reply').fill('Day and night.');
    await ops.getByRole('button', { name: 'Send reply' }).click();
    await expect(desk.getByText('Day and night.')).toBeVisible({ timeout: 30_000 });
    await desk.close();
    await page.goto('/helpmc?topic=support');
    await expect(page.getByRole('log').getByText('Day and night.')).toBeVisible();
  } finally {
    await ops.context().close();
  }
});
