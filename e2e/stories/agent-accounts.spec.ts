import { expect, type Page, test } from '@playwright/test';
import { agentCentre, openEntry, pageOf, sendLogin } from '../portal/member.ts';
import { registerBy } from '../portal/register.ts';

let agent: Page;
test.beforeAll(async ({ browser }) => {
  agent = await pageOf(browser, 'agent2', 'Agent-0002');
});
test.afterAll(() => agent.context().close());

async function registerCentre() {
  await agent.goto('/?centre=agent.agentRegister');
  const centre = agentCentre(agent);
  await expect(centre.getByRole('textbox', { name: /Account name/ })).toBeVisible();
  return centre;
}

test('[12-01] an agent opens an account, whose owner has to change the first password', async ({ browser }) => {
  const centre = await registerCentre();
  const account = `opened${Date.now().toString(36)}`;
  await centre.getByRole('textbox', { name: /Account name/ }).fill(account);
  await centre.getByRole('textbox', { name: /Prize group/ }).fill('1900');
  const password = await centre.getByRole('textbox', { name: /First password/ }).inputValue();
  await centre.getByRole('button', { name: 'Open account', exact: true }).click();
  const opened = centre.getByRole('region', { name: `${account} is open` });
  await expect(opened.getByRole('textbox', { name: 'First password' })).toHaveValue(password);

  const owner = await (await browser.newContext()).newPage();
  await owner.goto('/');
  await sendLogin(owner, account, password);
  await expect(owner.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  await owner.context().close();

  await openEntry(centre, 'Downline management');
  await centre.getByRole('searchbox', { name: 'Search accounts' }).fill(account);
  await expect(centre.getByRole('row', { name: account })).toBeVisible();
});

test('[12-01] an agent makes a link with its QR code, and sees who registered by it', async ({ browser }) => {
  const centre = await registerCentre();
  await centre.getByRole('tab', { name: 'Make a link' }).click();
  await centre.getByRole('textbox', { name: /Prize group/ }).fill('1880');
  await centre.getByRole('textbox', { name: /Channel/ }).fill('Stream');
  await centre.getByRole('combobox', { name: 'Valid for' }).selectOption('7 days');
  await centre.getByRole('button', { name: 'Make link', exact: true }).click();
  const card = centre.getByRole('region', { name: /^Link / });
  await expect(card.getByRole('img', { name: /QR code/ })).toBeVisible();
  const link = await card.getByRole('textbox', { name: 'Your link' }).inputValue();
  const code = new URL(link).searchParams.get('affiliateCode')!;
  const { page, account } = await registerBy(browser, link);
  await page.context().close();
  await registerCentre();
  const row = centre.getByRole('row', { name: `Show link ${code}` });
  await expect(row).toContainText('Stream');
  await expect(row).toContainText('1880');
  await expect(row.getByRole('cell').nth(4)).toHaveText(/^(Registered)?1$/);
  await openEntry(centre, 'Downline management');
  await centre.getByRole('searchbox', { name: 'Search accounts' }).fill(account);
  await expect(centre.getByRole('row', { name: account })).toBeVisible();
});
