import { expect, type Page, test } from '@playwright/test';
import { agentCentre, openEntry, pageOf, sendLogin } from '../portal/member.ts';
import { registerBy } from '../portal/register.ts';

const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

let agent: Page;
test.beforeAll(async ({ browser }) => {
  agent = await pageOf(browser, 'agent2', 'Agent-0002');
});
test.afterAll(() => agent.context().close());

/** Whether the centre is as narrow as the window: nothing on a phone has to be moved sideways. */
const fits = () => agentCentre(agent).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

async function registerCentre() {
  await agent.goto('/help?centre=agent.agentRegister');
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
  await owner.goto('/help');
  await sendLogin(owner, account, password);
  await expect(owner.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  await owner.context().close();

  await openEntry(centre, 'Downline management');
  await centre.getByRole('searchbox', { name: 'Search accounts' }).fill(account);
  await expect(centre.getByRole('row', { name: account })).toBeVisible();
});

test('[12-01] an agent makes a link with its QR code on a phone, and sees who registered by it', async ({
  browser,
}) => {
  await agent.setViewportSize(PHONE);
  const centre = await registerCentre();
  await centre.getByRole('tab', { name: 'Make a link' }).click();
  await centre.getByRole('textbox', { name: /Prize group/ }).fill('1880');
  await centre.getByRole('textbox', { name: /Channel/ }).fill('Stream');
  await centre.getByRole('combobox', { name: 'Valid for' }).selectOption('7 days');
  await centre.getByRole('button', { name: 'Make link', exact: true }).click();
  const card = centre.getByRole('region', { name: /^Link / });
  await expect(card.getByRole('img', { name: /QR code/ })).toBeVisible();
  const link = await card.getByRole('textbox', { name: 'Your link' }).inputValue();
  expect(await fits()).toBe(true);
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
  expect(await fits()).toBe(true);
  await agent.setViewportSize(WIDE);
});

test('[12-06] an agent finds an account in the tree by keys, raises its terms, blocks it and opens it again', async () => {
  const centre = await registerCentre();
  const account = `tree${Date.now().toString(36)}`;
  await centre.getByRole('textbox', { name: /Account name/ }).fill(account);
  await centre.getByRole('textbox', { name: /Prize group/ }).fill('1800');
  await centre.getByRole('button', { name: 'Open account', exact: true }).click();
  await expect(centre.getByRole('region', { name: `${account} is open` })).toBeVisible();
  await openEntry(centre, 'Downline management');
  const tree = centre.getByRole('treegrid', { name: 'Downline management' });
  await centre.getByRole('searchbox', { name: 'Search accounts' }).fill(account);
  const row = tree.getByRole('row', { name: account });
  // The head, the agent and the account: the search has been applied.
  await expect(tree.getByRole('row')).toHaveCount(3);
  const act = async (button: string) => {
    await tree.focus();
    await agent.keyboard.press('End');
    await agent.keyboard.press('Enter');
    await agent.getByRole('dialog', { name: account }).getByRole('button', { name: button }).click();
  };
  await act('Raise terms');
  const raise = centre.getByRole('region', { name: `Raise the terms of ${account}` });
  await raise.getByRole('textbox', { name: 'Prize group' }).fill('1850');
  await raise.getByRole('button', { name: 'Raise terms' }).click();
  await expect(raise).toHaveCount(0);
  await act('Block account');
  const block = centre.getByRole('region', { name: `Block ${account}` });
  await block.getByRole('textbox', { name: /Reason/ }).fill('shared with others');
  await block.getByRole('button', { name: 'Block account' }).click();
  await expect(row).toContainText('Blocked');
  await act('End block');
  const end = centre.getByRole('region', { name: `End the block of ${account}` });
  await end.getByRole('textbox', { name: /Reason/ }).fill('cleared up');
  await end.getByRole('button', { name: 'End block' }).click();
  await expect(row).not.toContainText('Blocked');
});

test('[12-08] an agent narrows the bets of the team on a phone, and opens one with its movements', async () => {
  await agent.setViewportSize(PHONE);
  await agent.goto('/help?centre=agent.agentTeamBetting');
  const centre = agentCentre(agent);
  const bets = centre.getByRole('table', { name: 'Team betting' }).getByRole('row', { name: /^Bet of / });
  await expect(bets.first()).toBeVisible();
  await centre.getByRole('button', { name: 'Filters' }).click();
  const filters = agent.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('radio', { name: 'Won', exact: true }).click();
  await filters.getByRole('button', { name: /^Show [\d,]+ records?$/ }).click();
  await expect(bets.filter({ hasText: 'Lost' })).toHaveCount(0);
  expect(await fits()).toBe(true);
  await bets.filter({ hasText: 'Won' }).first().click();
  const movements = agent.getByRole('dialog').getByRole('table', { name: 'Transactions' }).getByRole('row');
  await expect(movements.filter({ hasText: 'Payout' }).first()).toBeVisible();
  await expect(movements.filter({ hasText: 'Bet' }).first()).toBeVisible();
});
