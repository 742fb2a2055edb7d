import { expect, type Page, test } from '@playwright/test';
import { agentCentre, pageOf } from '../portal/member.ts';

let upline: Page;
let agent: Page;

test.beforeAll(async ({ browser }) => {
  [upline, agent] = [await pageOf(browser, 'agent1', 'Agent-0001'), await pageOf(browser, 'agent2', 'Agent-0002')];
});
test.afterAll(async () => {
  await Promise.all([upline, agent].map((page) => page.context().close()));
});

const ENTRIES = [
  ['[2.10-12]', 'Dividend', 'agentDividend'],
  ['[2.10-13]', 'Daily salary', 'agentDailySalary'],
  ['[2.10-14]', 'Hourly salary', 'agentHourlySalary'],
  ['[2.10-15]', 'Real-time salary', 'agentRealTimeSalary'],
] as const;

for (const [id, entry, key] of ENTRIES) {
  test(`${id} ${entry} has its entry and page where the feature is on, and none where it is not`, async () => {
    await upline.goto(`/?centre=agent.${key}`);
    const centre = agentCentre(upline);
    await expect(centre.getByRole('heading', { name: entry, exact: true })).toBeVisible();
    await expect(centre.getByRole('button', { name: entry, exact: true })).toHaveAttribute('aria-current', 'page');
    for (const table of ['What you are paid', 'What you pay your downline', 'Payments']) await expect(centre.getByRole('table', { name: table, exact: true })).toBeVisible();
    await agent.goto(`/?centre=agent.${key}`);
    await expect(agentCentre(agent).getByRole('heading', { name: 'Team overview', exact: true })).toBeVisible();
    await expect(agentCentre(agent).getByRole('button', { name: entry, exact: true })).toHaveCount(0);
  });
}

test('[2.10-11] an agent reads the transactions of the downline, and of one account alone', async () => {
  await agent.goto('/?centre=agent.agentTransactions');
  const centre = agentCentre(agent);
  const rows = centre.getByRole('table', { name: 'Downline transaction details' }).getByRole('row').filter({ hasText: /P\s[\d,]+\.\d\d/ });
  await expect(rows.first()).toBeVisible();
  await centre.getByRole('searchbox', { name: 'Account begins with' }).fill('member5');
  await expect(rows.first()).toContainText('member5');
  await expect(rows.filter({ hasNotText: /member5|All pages/ })).toHaveCount(0);
});
