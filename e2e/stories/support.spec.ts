import { expect, test } from '@playwright/test';
import { faultsOf } from '../portal/accessibility.ts';
import { consoleOf } from '../portal/ops-console.ts';

test('[2.7-08] a visitor writes to customer service in its window, operations reply, and the reply is there on return', async ({
  browser,
  page,
  context,
}) => {
  const message = `Is the hall open? ${Date.now().toString(36)}`;
  await page.goto('/');
  const opening = context.waitForEvent('page');
  await page
    .getByRole('complementary', { name: 'Contact and download' })
    .getByRole('button', { name: 'Live chat' })
    .click();
  const chat = await opening;
  await chat.setViewportSize({ width: 440, height: 750 });
  await expect(chat.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  await chat.getByLabel('What is it about?').selectOption({ label: 'Something else' });
  await chat.getByLabel('Your message').fill(message);
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByRole('log').getByText(message)).toBeVisible();
  expect(await faultsOf(chat, 'support window')).toEqual([]);
  expect(await chat.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  const ops = await consoleOf(browser, 'operator', { path: '/support' });
  try {
    // The newest waiting conversation is the last one.
    await ops.getByRole('row', { name: 'Visitor Something else' }).filter({ hasText: 'Waiting' }).last().click();
    await expect(ops.getByRole('log', { name: 'Conversation' }).getByText(message)).toBeVisible();
    await ops.getByLabel('Reply').fill('Day and night.');
    await ops.getByRole('button', { name: 'Send reply' }).click();
    await expect(chat.getByText('Day and night.')).toBeVisible({ timeout: 45_000 });
    await chat.close();
    await page.goto('/helpmc?topic=support');
    await expect(page.getByRole('log').getByText('Day and night.')).toBeVisible();
  } finally {
    await ops.context().close();
  }
});
