import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { agentCentre, balance, openEntry, pageOf, personalCentre } from '../portal/member.ts';
import { registerBy } from '../portal/register.ts';

let upline: Page;
let agent: Page;
let member: Page;

test.beforeAll(async ({ browser }) => {
  [upline, agent, member] = [
    await pageOf(browser, 'agent1', 'Agent-0001'),
    await pageOf(browser, 'agent2', 'Agent-0002'),
    await pageOf(browser, 'member5', 'Member-0005'),
  ];
  await endAll();
});
test.afterAll(async () => {
  await endAll();
  await Promise.all([upline, agent, member].map((page) => page.context().close()));
});

const PATHS: Record<string, string> = {
  dividend: 'MCS2_processDividendReq',
  'hourly-salary': 'MCS2_processContractHourSalary',
};
const respond = (page: Page, kind: string, contractId: string, action: string) =>
  page.request.post(`/wps/relay/${PATHS[kind]}`, { data: { contractId, action } });

/** Ends the contracts that these stories made, so that the agents have the features they were seeded with. */
async function endAll(): Promise<void> {
  for (const page of [upline, agent]) {
    const { value } = (await (await page.request.get('/wps/agent/contracts?role=given&pageSize=100')).json()) as {
      value: { items: { id: string; kind: string; state: string }[] };
    };
    for (const { id, kind, state } of value.items)
      if (state === 'requested' || state === 'accepted')
        expect((await respond(page, kind, id, 'terminate')).status()).toBe(200);
  }
}

const ENTRIES = {
  Dividend: 'agentDividend',
  'Daily salary': 'agentDailySalary',
  'Hourly salary': 'agentHourlySalary',
  'Real-time salary': 'agentRealTimeSalary',
} as const;
type Entry = keyof typeof ENTRIES;
async function open(page: Page, entry: Entry): Promise<Locator> {
  await page.goto(`/help?centre=agent.${ENTRIES[entry]}`);
  const centre = agentCentre(page);
  await expect(centre.getByRole('heading', { name: entry, exact: true })).toBeVisible();
  return centre;
}
const row = (centre: Locator, table: string, account: string): Locator =>
  centre.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: account });

async function offer(page: Page, entry: Entry, to: string, rate: string): Promise<void> {
  const centre = await open(page, entry);
  await centre.getByRole('button', { name: 'Offer a contract' }).first().click();
  const dialog = page.getByRole('region', { name: 'Offer a contract to a downline' });
  await dialog.getByRole('combobox', { name: /Downline/ }).selectOption(to);
  await dialog.getByRole('textbox', { name: /Rate/ }).fill(rate);
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    row(centre, 'What you pay your downline', to).filter({ hasText: 'Waiting for an answer' }),
  ).toContainText(`${rate}%`);
}

for (const [id, entry] of [
  ['[2.10-12]', 'Dividend'],
  ['[2.10-13]', 'Daily salary'],
  ['[2.10-14]', 'Hourly salary'],
  ['[2.10-15]', 'Real-time salary'],
] as const) {
  test(`${id} ${entry} has its entry and page if the feature is on, and none if it is off`, async () => {
    const centre = await open(upline, entry);
    await expect(centre.getByRole('button', { name: entry, exact: true })).toHaveAttribute('aria-current', 'page');
    for (const table of ["What you're paid", 'What you pay your downline', 'Payments'])
      await expect(centre.getByRole('table', { name: table, exact: true })).toBeVisible();
    await agent.goto(`/help?centre=agent.${ENTRIES[entry]}`);
    await expect(agentCentre(agent).getByRole('heading', { name: 'Team overview', exact: true })).toBeVisible();
    await expect(agentCentre(agent).getByRole('button', { name: entry, exact: true })).toHaveCount(0);
  });
}

test('[1-43] [4-60] the upline offers a dividend, the downline accepts it and has it', async () => {
  await offer(upline, 'Dividend', 'agent2', '30');
  const centre = await open(agent, 'Dividend');
  await expect(row(centre, 'Waiting for your answer', 'agent1')).toContainText('30%');
  await centre.getByRole('button', { name: 'Accept the contract from agent1' }).click();
  await expect(row(centre, "What you're paid", 'agent1')).toContainText('Active');
  await expect(row(await open(upline, 'Dividend'), 'What you pay your downline', 'agent2')).toContainText('Active');
});

test('[4-63] an agent with a better paid downline is warned before the new contract is accepted, and can cancel', async () => {
  await offer(agent, 'Dividend', 'member5', '20');
  const { value } = (await (await member.request.get(`/wps/relay/${PATHS.dividend}`)).json()) as {
    value: { contracts: { id: string; state: string }[] };
  };
  expect(
    (
      await respond(member, 'dividend', value.contracts.find(({ state }) => state === 'requested')!.id, 'accept')
    ).status(),
  ).toBe(200);
  await offer(upline, 'Dividend', 'agent2', '10');
  const centre = await open(agent, 'Dividend');
  const accept = centre.getByRole('button', { name: 'Accept the contract from agent1' });
  await accept.click();
  const warning = agent.getByRole('alertdialog', { name: 'Some of your downlines have a higher rate' });
  await expect(warning).toContainText('member5');
  await warning.getByRole('button', { name: 'Keep things as they are' }).click();
  await expect(row(centre, 'Waiting for your answer', 'agent1')).toContainText('10%');
  await expect(row(centre, 'What you pay your downline', 'member5')).toContainText('Active');
  await accept.click();
  await warning.getByRole('button', { name: 'Accept and end them' }).click();
  await expect(row(centre, "What you're paid", 'agent1').filter({ hasText: '10%' })).toContainText('Active');
  await expect(row(centre, 'What you pay your downline', 'member5')).toHaveCount(0);
  await centre.getByRole('button', { name: 'Ended and rejected contracts' }).click();
  await expect(row(centre, 'Ended and rejected contracts', 'member5').first()).toContainText(
    'Its rate was higher than a new contract above it',
  );
});

test('[12-10] an agent reads a bill line by line, disputes it and takes the dispute back', async () => {
  await upline.goto('/help?centre=agent.agentIncome');
  const centre = agentCentre(upline);
  await centre.getByRole('button', { name: 'Bills', exact: true }).click();
  await centre
    .getByRole('row', { name: /Open bill: Rebate, agent1/ })
    .first()
    .click();
  await expect(
    centre.getByRole('table', { name: 'Calculation' }).getByRole('row', { name: /Due to agent1/ }),
  ).toBeVisible();
  await centre.getByRole('button', { name: 'Dispute this bill' }).click();
  await centre.getByRole('textbox', { name: /What is wrong/ }).fill('The bets of Sunday are missing.');
  await centre.getByRole('button', { name: 'Send dispute' }).click();
  const dispute = centre.getByRole('article').filter({ hasText: 'The bets of Sunday are missing.' });
  await expect(dispute.first()).toContainText('Waiting for an answer');
  await dispute.first().getByRole('button', { name: 'Withdraw dispute' }).click();
  await expect(dispute.first()).toContainText('Withdrawn');
});

test('[12-07] [2.10-11] an agent reads the transactions of the downline, and of one account', async () => {
  await agent.goto('/help?centre=agent.agentTransactions');
  const centre = agentCentre(agent);
  const rows = centre
    .getByRole('table', { name: 'Downline transaction details' })
    .getByRole('row')
    .filter({ hasText: /P\s[\d,]+\.\d\d/ });
  await expect(rows.first()).toBeVisible();
  await centre.getByRole('searchbox', { name: 'Account starts with' }).fill('member5');
  await expect(rows.first()).toContainText('member5');
  await expect(rows.filter({ hasNotText: /member5|All pages/ })).toHaveCount(0);
});

test('[4-62] the upline terminates a contract that it offered', async () => {
  const centre = await open(upline, 'Dividend');
  const given = row(centre, 'What you pay your downline', 'agent2');
  await expect(given.first()).toBeVisible();
  for (let left = await given.count(); left > 0; left--) {
    await centre.getByRole('button', { name: 'Terminate the contract with agent2' }).first().click();
    await upline.getByRole('alertdialog').getByRole('button', { name: 'Terminate', exact: true }).click();
    await expect(given).toHaveCount(left - 1);
  }
  await expect
    .poll(async () => (await (await agent.request.get('/wps/member/info/funds/consolidated')).json()).value.divtypeinfo)
    .toBe('0');
});

test('[1-42] [4-61] the downline rejects an hourly salary and accepts a second one, which the upline sees with its payments', async () => {
  await offer(upline, 'Hourly salary', 'agent2', '0.5');
  const centre = await open(agent, 'Hourly salary');
  await centre.getByRole('button', { name: 'Reject the contract from agent1' }).click();
  await expect(row(centre, 'Waiting for your answer', 'agent1')).toHaveCount(0);
  await offer(upline, 'Hourly salary', 'agent2', '0.25');
  await open(agent, 'Hourly salary');
  await centre.getByRole('button', { name: 'Accept the contract from agent1' }).click();
  await expect(row(centre, "What you're paid", 'agent1')).toContainText('0.25%');
  const above = await open(upline, 'Hourly salary');
  await expect(row(above, 'What you pay your downline', 'agent2')).toContainText('Active');
  await above.getByRole('button', { name: 'Ended and rejected contracts' }).click();
  await expect(row(above, 'Ended and rejected contracts', 'agent2').filter({ hasText: '0.5%' }).first()).toContainText(
    'Rejected',
  );
  await expect(above.getByRole('table', { name: 'Payments', exact: true })).toBeVisible();
});

/** Registers a new member by a link and closes the browser. Returns the account. */
async function registered(browser: Browser, link: string): Promise<string> {
  const { page, account } = await registerBy(browser, link);
  await page.context().close();
  return account;
}

/** The link to share, once the page has loaded it. */
async function linkIn(centre: Locator): Promise<string> {
  const field = centre.getByRole('textbox', { name: 'Your link' });
  await expect(field).toHaveValue(/^http/);
  return field.inputValue();
}

test('[2.10-06] a member who registers by the link of the register account center is below the agent', async ({
  browser,
}) => {
  await agent.goto('/help?centre=agent.agentRegister');
  const centre = agentCentre(agent);
  await expect(centre.getByRole('heading', { name: 'Register account center', exact: true })).toBeVisible();
  const account = await registered(browser, await linkIn(centre));
  await openEntry(centre, 'Downline management');
  await centre.getByRole('searchbox', { name: 'Search accounts' }).fill(account);
  await expect(centre.getByRole('row', { name: account })).toBeVisible();
});

test('[2.10-16] the account center opens for agents only, with the register account center', async () => {
  await agent.goto('/help?centre=agent');
  const centre = agentCentre(agent);
  await centre.getByRole('button', { name: 'Account center', exact: true }).click();
  await expect(centre.getByRole('heading', { name: 'Account center', exact: true })).toBeVisible();
  await expect(centre.getByRole('heading', { name: 'Register account center', exact: true })).toBeVisible();
  await expect(centre.getByRole('textbox', { name: 'Your link' })).toHaveValue(/affiliateCode=agent2$/);
  await member.goto(`/help?centre=${new URL(agent.url()).searchParams.get('centre')}`);
  await expect(member.getByRole('alertdialog')).toBeVisible();
  await member.keyboard.press('Escape');
  await expect(balance(member)).toBeVisible();
  await expect(agentCentre(member)).toHaveCount(0);
});

test('[1-37] a member who registers by a member’s link is listed among the invited friends', async ({ browser }) => {
  await member.goto('/help?centre=member.referral');
  const centre = personalCentre(member);
  const link = await linkIn(centre);
  const friends = centre
    .getByRole('table', { name: 'Invited friends' })
    .getByRole('row')
    .filter({ hasText: 'Has not played yet' });
  await expect(centre.locator('[aria-busy=true]:visible')).toHaveCount(0);
  const before = await friends.count();
  await registered(browser, link);
  await member.reload();
  await expect(friends).toHaveCount(before + 1);
});

test('[1-39] an unread message is marked until it is opened', async ({ browser }) => {
  const reader = await pageOf(browser, 'member1', 'Member-0001');
  await reader.goto('/help?centre=member.messageV2');
  const messages = personalCentre(reader).getByRole('list', { name: 'Your messages' });
  const unread = messages.getByText('Unread', { exact: true });
  await expect(unread.first()).toBeVisible();
  const before = await unread.count();
  await messages.getByRole('button').filter({ hasText: 'Unread' }).first().click();
  await expect(unread).toHaveCount(before - 1);
  await expect(personalCentre(reader).getByText(`${before - 1} unread message`)).toBeVisible();
  await reader.context().close();
});

test('[1-35] [11-13] a member claims the cashback of the last week, and the history lists it as paid', async () => {
  await member.goto('/help?centre=member.manualRebate');
  const centre = personalCentre(member);
  const claim = centre.getByRole('button', { name: /^Claim P/ });
  const amount = (await claim.innerText()).replace('Claim ', '');
  await claim.click();
  await expect(member.getByText(`${amount} is now in your balance.`)).toBeVisible();
  const history = centre.getByRole('table', { name: 'Cashback' });
  await expect(history.getByRole('row').filter({ hasText: amount }).first()).toContainText('Paid');
  await expect(claim).toHaveCount(0);
});

test('[11-25] a member reads the statement of the last days and downloads it', async () => {
  await member.goto('/help?centre=member.transactionHistory');
  const centre = personalCentre(member);
  await centre.getByRole('button', { name: 'Activity statement' }).click();
  await expect(centre.getByRole('table', { name: 'Activity statement' }).getByRole('row')).not.toHaveCount(1);
  const saved = member.waitForEvent('download');
  await centre.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d-/);
});
