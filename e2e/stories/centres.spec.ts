import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  agentCentre,
  balanceOf,
  header,
  minorUnits,
  openEntry,
  openFromHeader,
  pageOf,
  personalCentre,
} from '../portal/member.ts';

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await pageOf(browser, 'member5', 'Member-0005');
});
test.afterAll(async () => page.context().close());

const entries = (): Locator => personalCentre(page).getByRole('navigation');
const entry = (name: string): Locator => entries().getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) });
async function close(): Promise<void> {
  await personalCentre(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(personalCentre(page)).toHaveCount(0);
}

const HEADER_ITEMS = [
  ['[2.3-11]', 'member5', 'securityCenter', 'My account'],
  ['[2.3-12]', 'Deposit', 'depositv2', 'Deposit'],
  ['[2.3-13]', 'Withdraw', 'withdraw', 'Withdrawal'],
  ['[2.3-14]', 'Personal center', 'personalProfit', 'Personal loss'],
  ['[2.3-16]', 'Betting record', 'personalHistoryCopy', 'Betting record'],
  ['[2.3-17]', 'Cashback', 'manualRebate', 'Cashback'],
] as const;

for (const [id, item, key, heading] of HEADER_ITEMS) {
  test(`${id} the header item ${item} opens the page ${key}`, async () => {
    await openFromHeader(page, item, heading);
    await expect(entries().getByRole('button', { name: heading, exact: true })).toHaveAttribute('aria-current', 'page');
    expect(new URL(page.url()).searchParams.get('centre')).toMatch(
      key === 'securityCenter' ? /^member(\.securityCenter)?$/ : new RegExp(`^member\\.${key}$`),
    );
    await close();
  });
}

test('[2.3-15] a member who is no agent has no agent center', async () => {
  await expect(header(page).getByRole('button', { name: 'Agent center' })).toHaveCount(0);
});

const PAGES = [
  ['[2.9-06]', 'My account', 'securityCenter'],
  ['[2.9-07]', 'My wallet', 'transferFund'],
  ['[2.9-08]', 'Deposit', 'depositv2'],
  ['[2.9-09]', 'Withdrawal', 'withdraw'],
  ['[2.9-10]', 'Transfer to upline', 'transferUpline'],
  ['[2.9-11]', 'Betting record', 'personalHistoryCopy'],
  ['[2.9-12]', 'Cashback', 'manualRebate'],
  ['[2.9-13]', 'Account record', 'transactionHistory'],
  ['[2.9-14]', 'Personal loss', 'personalProfit'],
  ['[2.9-15]', 'Bonus details', 'bonusDetails'],
  ['[2.9-16]', 'Reward center', 'rewardCenter'],
  ['[2.9-17]', 'Invite friends', 'referral'],
  ['[2.9-19]', 'Mission activity', 'missionLeaderboard'],
  ['[2.9-21]', 'Platform information', 'messageV2'],
] as const;

for (const [id, name, key] of PAGES) {
  test(`${id} the entry ${name} opens the page ${key}`, async () => {
    if (!(await personalCentre(page).isVisible())) {
      await header(page)
        .getByRole('button', { name: key === 'securityCenter' ? 'Deposit' : 'member5', exact: true })
        .click();
      await expect(personalCentre(page)).toBeVisible();
    }
    await openEntry(personalCentre(page), name);
    await expect(entry(name)).toHaveAttribute('aria-current', 'page');
    expect(new URL(page.url()).searchParams.get('centre')).toBe(`member.${key}`);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
}

test('[2.11-02] wallet, deposit, withdrawal, records and rewards also open by their addresses', async () => {
  await page.goto('/help?centre=member.transactionHistory');
  await expect(personalCentre(page).getByRole('heading', { name: 'Account record', exact: true })).toBeVisible();
  for (const name of ['My wallet', 'Deposit', 'Withdrawal', 'Betting record', 'Reward center'])
    await openEntry(personalCentre(page), name);
});

test('[1-20] a member has an invitation code and a link to share', async () => {
  const centre = personalCentre(page);
  await openEntry(centre, 'Invite friends');
  const ownCode = centre.getByRole('textbox', { name: 'Your code' });
  await expect(ownCode).toHaveValue(/^\w{4,}$/);
  const code = await ownCode.inputValue();
  await expect(centre.getByRole('textbox', { name: 'Your link' })).toHaveValue(new RegExp(`^http.*=${code}$`));
});

test('a declined payment leaves the balance as it was and says so', async () => {
  const before = await balanceOf(page);
  const centre = personalCentre(page);
  await openEntry(centre, 'Deposit');
  await centre.getByRole('textbox', { name: 'Amount' }).fill('300');
  await centre.getByRole('button', { name: /^Deposit P\s300\.00$/ }).click();
  await expect(page).toHaveURL(/127\.0\.0\.1.*\/pay\//);
  await page.getByRole('button', { name: /decline/i }).click();
  await page.waitForURL(/localhost/);
  await expect(
    personalCentre(page)
      .getByText(/P\s300\.00 was declined\. You weren't charged/)
      .first(),
  ).toBeVisible();
  expect(await balanceOf(page)).toBe(before);
});

test('[1-32] a withdrawal locks its amount at once and is listed in the records', async () => {
  const before = await balanceOf(page);
  const centre = personalCentre(page);
  await openEntry(centre, 'Withdrawal');
  await centre.getByRole('textbox', { name: 'Amount' }).fill('150');
  await centre.getByRole('button', { name: /^Withdraw P\s150\.00$/ }).click();
  await expect.poll(() => balanceOf(page)).toBe(before - 15_000);
  const row = centre.getByRole('row').filter({ hasText: 'Under review' }).first();
  await expect(row).toContainText(/P\s150\.00/);
  await openEntry(centre, 'Account record');
  const record = centre.getByRole('row').filter({ hasText: 'Withdrawal' }).first();
  await expect(record).toBeVisible();
  expect(minorUnits(await record.innerText())).toBe(15_000);
  await centre.getByRole('button', { name: 'Close', exact: true }).click();
});

test('[1-34] a member filters their betting records', async ({ browser }) => {
  const second = await pageOf(browser, 'member2', 'Member-0002');
  const centre = await openFromHeader(second, 'Betting record');
  const rows = centre
    .getByRole('table')
    .first()
    .getByRole('row')
    .filter({ has: second.getByRole('cell') });
  const found = async () =>
    Number(
      /([\d,]+) records?/
        .exec(
          await centre
            .getByText(/[\d,]+ records?/)
            .first()
            .innerText(),
        )![1]!
        .replaceAll(',', ''),
    );
  const recent = await found();
  await centre.getByRole('button', { name: 'Previous 30 days' }).click();
  await expect.poll(found).toBeGreaterThan(recent);
  await expect(rows.nth(3)).toBeVisible();
  const all = await found();
  await centre.getByLabel('Category').selectOption({ label: 'Slots' });
  await expect(second).toHaveURL(/RNG/);
  await expect.poll(found).toBeLessThan(all);
  await expect(rows.first()).toBeVisible();
  await second.context().close();
});

test.describe('agents', () => {
  test.describe.configure({ mode: 'serial' });
  let agent: Page;
  const chosen = (name: string) =>
    agentCentre(agent).getByRole('navigation').getByRole('button', { name, exact: true });
  test.beforeAll(async ({ browser }) => {
    agent = await pageOf(browser, 'agent1', 'Agent-0001');
    await header(agent).getByRole('button', { name: 'Agent center' }).click();
  });
  test.afterAll(async () => agent.context().close());

  const AGENT_PAGES = [
    ['[2.10-04]', 'Announcement', 'agentAnnouncement'],
    ['[2.3-15][2.10-05]', 'Team overview', 'agentTeamOverview'],
    ['[2.10-07]', 'Downline management', 'agentDownline'],
    ['[2.10-08]', 'Team betting', 'agentTeamBetting'],
    ['[2.10-09]', 'User profit and loss', 'agentProfitLoss'],
    ['[2.10-10]', 'My income', 'agentIncome'],
  ] as const;
  for (const [id, name, key] of AGENT_PAGES) {
    test(`${id} the entry ${name} opens its page`, async () => {
      await openEntry(agentCentre(agent), name);
      await expect(chosen(name)).toHaveAttribute('aria-current', 'page');
      expect(new URL(agent.url()).searchParams.get('centre')).toBe(`agent.${key}`);
      await expect(agentCentre(agent).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    });
  }

  test('an agent without contracts has no entries for them and sees only their own tree', async ({ browser }) => {
    for (const name of ['Dividend', 'Daily salary', 'Hourly salary', 'Real-time salary'])
      await expect(chosen(name)).toBeVisible();
    const lower = await pageOf(browser, 'agent2', 'Agent-0002');
    await header(lower).getByRole('button', { name: 'Agent center' }).click();
    const centre = agentCentre(lower);
    await expect(centre.getByRole('navigation').getByRole('button', { name: 'Team overview' })).toBeVisible();
    for (const name of ['Dividend', 'Daily salary', 'Hourly salary', 'Real-time salary'])
      await expect(centre.getByRole('navigation').getByRole('button', { name, exact: true })).toHaveCount(0);
    const accountsSeenBy = async (viewer: Page): Promise<string[]> => {
      await openEntry(agentCentre(viewer), 'Downline management');
      const rows = agentCentre(viewer).getByRole('treegrid').getByRole('row', { level: 2 });
      await expect(rows.first()).toBeVisible();
      return rows.evaluateAll((all) => all.map((row) => row.ariaLabel ?? ''));
    };
    const [above, below] = [await accountsSeenBy(agent), await accountsSeenBy(lower)];
    expect(below.length).toBeGreaterThan(0);
    expect(above.filter((account) => below.includes(account))).toEqual([]);
    const { value } = (await (await agent.request.get('/wps/agent/downlines')).json()) as {
      value: { items: { id: string; account: string }[] };
    };
    const sibling = value.items.find(({ account }) => account !== 'agent2')!;
    expect((await agent.request.get(`/wps/agent/downlines/${sibling.id}`)).status()).toBe(200);
    expect((await lower.request.get(`/wps/agent/downlines/${sibling.id}`)).status()).toBeGreaterThanOrEqual(400);
    await lower.context().close();
  });
});

test('a member without records sees a sentence instead', async ({ browser }) => {
  const newcomer = await pageOf(browser, 'member9', 'Member-0009');
  expect(await balanceOf(newcomer)).toBe(0);
  await newcomer.goto('/help?centre=member.personalHistoryCopy');
  await expect(personalCentre(newcomer).getByText('No records for these dates')).toBeVisible();
  await openEntry(personalCentre(newcomer), 'Deposit');
  await expect(personalCentre(newcomer).getByText('No deposits yet')).toBeVisible();
  await newcomer.context().close();
});
