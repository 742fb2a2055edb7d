import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { balanceOf, personalCentre } from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';
import { consoleOf, OPS } from '../portal/ops-console.ts';
import { playSlot } from '../portal/play-slot.ts';
import { registerBy } from '../portal/register.ts';

test.describe.configure({ mode: 'serial' });

/** A new member: a ticket is drawn once, a mission is completed once a day, and only a first deposit is matched. */
let member: Page;
let account: string;
/** The operator's console, on which this member's rewards are defined and sent. */
let ops: Page;
test.beforeAll(async ({ browser }) => {
  ({ page: member, account } = await registerBy(browser, '/register'));
  ops = await consoleOf(browser, 'operator', { path: '/content?show=missions' });
});
test.afterAll(() => Promise.all([member, ops].map((page) => page.context().close())));

const MISSION = `round-${Date.now().toString(36)}`;
const MISSION_TITLE = `Stake P 100, ${MISSION}`;
const MISSION_POINTS = 120;
const PASSWORD = 'Newcomer-0001';

/** Fills in the reason of a form of the console, reads the effect, submits it, and waits until it is done. */
async function giveReason(form: Page | Locator, reason: string, submit: string): Promise<void> {
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('button', { name: submit, exact: true }).click();
  await expect(form.getByLabel('Reason')).toHaveCount(0);
}

/** Opens a promotion and expects what it says of the member's part in it. */
async function expectState(id: string, state: string, action: 'Join' | 'Claim' | null): Promise<void> {
  await member.goto(`/promoDetail?id=${id}`);
  await expectPart(state, action);
}
/** The same on the page that is open. */
async function expectPart(state: string, action: 'Join' | 'Claim' | null): Promise<void> {
  const part = member.getByRole('region', { name: 'Take part' });
  await expect(part.getByText(state, { exact: true })).toBeVisible();
  await expect(part.getByRole('button', { name: action ?? /^(Join|Claim)$/ })).toBeEnabled({
    enabled: action !== null,
  });
}
const act = (name: 'Join' | 'Claim') =>
  member.getByRole('region', { name: 'Take part' }).getByRole('button', { name, exact: true }).click();

test('[1-36] [14-03] a member sees the rewards and claims one', async () => {
  await expectState('lantern-drum', 'Ready to claim', 'Claim');
  await member.goto('/help?centre=member.rewardCenter');
  await personalCentre(member)
    .getByRole('button', { name: /^Draw a ticket: Lantern drum/ })
    .click();
  // The registration form did not ask for it, and a win is money.
  const age = member.getByRole('dialog', { name: 'Enter your date of birth' });
  await age.getByLabel('Date of birth').fill('1990-05-17');
  await age.getByRole('button', { name: 'Continue' }).click();
  // One ticket per member: what it won is in the place of the button, also after a reload.
  const won = personalCentre(member).getByText(/^Your ticket won P\s[\d,]+\.\d\d|^This ticket didn't win/);
  await expect(won).toBeVisible();
  await member.reload();
  await expect(won).toBeVisible();
  await expect(personalCentre(member).getByRole('button', { name: /^Draw a ticket: Lantern drum/ })).toHaveCount(0);
  await expectState('lantern-drum', 'Claimed', null);
});

test('[11-26] [11-29] an operator defines a mission, previews it, and a second one publishes it', async ({
  browser,
}) => {
  await ops.getByRole('button', { name: 'New mission' }).click();
  const form = ops.getByRole('dialog', { name: 'New mission' });
  await form.getByLabel('Title').fill(MISSION_TITLE);
  await form.getByLabel('Code').fill(MISSION);
  const goal = form.getByRole('group', { name: 'Goal', exact: true });
  await goal.getByLabel('Amount').fill('100');
  await form.getByLabel('Points', { exact: true }).fill(String(MISSION_POINTS));
  await expect(form.getByRole('figure', { name: 'Preview' })).toContainText(`Points: ${MISSION_POINTS}`);
  await giveReason(form, 'the evening', 'Publish');
  await expect(ops.getByRole('link', { name: 'Approvals' }).last()).toBeVisible();
  const approver = await consoleOf(browser, 'approver', { path: '/approvals' });
  const card = approver.locator('section').filter({ has: approver.getByRole('heading', { name: MISSION }) });
  await card.getByRole('button', { name: 'Approve' }).click();
  await card.getByRole('button', { name: 'Approve and apply now' }).click();
  await expect(card).toHaveCount(0);
  await approver.context().close();
});

test('[1-38] [11-21] a member completes a mission with a matched deposit, and claims its points', async ({
  context,
}) => {
  await expectState('first-deposit', 'Open to join', 'Join');
  await act('Join');
  await expectPart('Joined', null);
  await member.goto('/help?centre=member.missionLeaderboard');
  const missions = personalCentre(member).getByRole('list', { name: 'Mission activity' });
  const mission = missions.getByRole('listitem').filter({ hasText: 'Deposit P 500 today' });
  await expect(mission).toContainText('In progress');
  await expect(mission.getByRole('button')).toHaveCount(0);
  const { value } = (await (
    await member.request.post('/wps/member/deposit', {
      data: { method: 'e-wallet', amount: '50000' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
  ).json()) as { value: { payUrl: string } };
  await expectState('first-deposit', 'In process', null);
  await member.goto('/help?centre=member.missionLeaderboard');
  const pay = await context.newPage();
  await pay.goto(value.payUrl);
  await pay.getByRole('button', { name: /^Pay/ }).click();
  await expect(mission).toContainText('Completed', { timeout: 45_000 });
  await pay.close();
  await mission.getByRole('button', { name: 'Claim: Deposit P 500 today' }).click();
  await expect(member.getByText(/^Points added: 50$/)).toBeVisible();
  await expect(mission).toContainText('Claimed');
  await expect(async () => expectState('first-deposit', 'Issued', null)).toPass();
});

test('[11-19] [11-26] a played round moves the bonus and completes the mission', async () => {
  await member.goto('/help?centre=member.bonusDetails');
  const bonus = personalCentre(member).getByRole('group', { name: /^Double your first deposit/ });
  await expect(bonus).toContainText(/P\s0\.00 of P\s5,000\.00/);
  await expect(bonus.getByRole('row').filter({ hasText: 'Live dealer' })).toContainText('10%');
  await playSlot(member, 10_000);
  await member.goto('/help?centre=member.bonusDetails');
  await expect(bonus).toContainText(/P\s100\.00 of P\s5,000\.00/);
  await member.goto('/help?centre=member.missionLeaderboard');
  await personalCentre(member)
    .getByRole('button', { name: `Claim: ${MISSION_TITLE}` })
    .click();
  await expect(member.getByText(`Points added: ${MISSION_POINTS}`)).toBeVisible();
});

test('[11-19] a bonus is given up after a preview of what is lost', async () => {
  await member.goto('/help?centre=member.bonusDetails');
  const bonus = personalCentre(member).getByRole('group', { name: /^Double your first deposit/ });
  const left = /Left to play\s*(P\s[\d,.]+)/.exec(await bonus.innerText())![1]!;
  await bonus.getByRole('button', { name: 'Give up bonus' }).click();
  const preview = member.getByRole('alertdialog', { name: 'Give up this bonus?' });
  await expect(preview).toContainText(`You lose ${left}`);
  await preview.getByRole('button', { name: 'Give up bonus' }).click();
  await expect(bonus).toContainText('Given up');
});

test('[11-17] [11-29] points are converted to cash, and buy goods that an operator sends', async () => {
  await member.goto('/pointMall');
  // Two missions, and one point for the P 100.00 that was staked.
  await expect(member.getByRole('definition').filter({ hasText: `${50 + MISSION_POINTS + 1} points` })).toBeVisible();
  // Of a page that was loaded after the bonus was given up.
  const before = await balanceOf(member);
  await member.getByRole('button', { name: 'Convert to cash' }).click();
  const convert = member.getByRole('dialog', { name: 'Convert points to cash' });
  await convert.getByLabel(/^Points/).fill('10');
  await convert
    .getByLabel(/password/i)
    .first()
    .fill(PASSWORD);
  await convert.getByRole('button', { name: 'Convert to cash' }).click();
  await expect.poll(() => balanceOf(member)).toBe(before + 1_000);

  await member.getByRole('button', { name: 'Redeem Playing cards, linen' }).click();
  const redeem = member.getByRole('dialog', { name: 'Redeem Playing cards, linen' });
  await redeem.getByRole('button', { name: 'Add an address' }).click();
  await redeem.getByLabel(/^Recipient/).fill('Ana Cruz');
  await redeem.getByLabel(/^Country/).selectOption({ label: 'Philippines' });
  await redeem.getByLabel(/^Phone number/).fill('+63 917 555 0123');
  await redeem.getByLabel(/^Street and number/).fill('14 Ayala Avenue');
  await redeem.getByLabel(/^City/).fill('Makati');
  await redeem.getByLabel(/^Postal code/).fill('1226');
  await redeem.getByRole('button', { name: 'Save address' }).click();
  await redeem.getByLabel('Your login password').fill(PASSWORD);
  await redeem.getByRole('button', { name: 'Redeem', exact: true }).click();
  const order = member
    .getByRole('table', { name: 'Redeem history' })
    .getByRole('row')
    .filter({ hasText: 'Playing cards, linen' });
  await expect(order).toContainText('In process');
  const waiting = await atrium<{ id: string; account: string }[]>('review', 'list', '--kind', 'redemption');
  await atrium('review', 'approve', waiting.find((one) => one.account === account)!.id, '--reason', 'story');

  await ops.goto(`${OPS}/orders`);
  const parcel = ops.getByRole('row').filter({ hasText: account });
  await expect(parcel).toContainText('14 Ayala Avenue');
  await parcel.getByRole('button', { name: /^Send order/ }).click();
  await ops.getByLabel('Carrier').fill('Harbour Post');
  await ops.getByLabel('Tracking number').fill('HP-1234');
  await giveReason(ops, 'packed', 'Send');
  await expect(parcel).toContainText('On its way');
  await member.reload();
  await expect(order).toContainText('On its way');
  await parcel.getByRole('button', { name: /was delivered$/ }).click();
  await giveReason(ops, 'the carrier says so', 'Delivered');
  await member.reload();
  await expect(order).toContainText('Delivered');
  const moved = member.getByRole('table', { name: 'Points history' }).getByRole('row');
  await expect(moved.filter({ hasText: 'Redeemed: Playing cards, linen' })).toContainText('−');
  await expect(moved.filter({ hasText: 'Converted to cash' })).toContainText('−10');
});

test('[11-21] a member applies to a promotion without rules, reads why it was refused, and leaves another one', async () => {
  await expectState('diamond-evening', 'Open to join', 'Join');
  await act('Join');
  await member.getByRole('textbox', { name: /^Comment/ }).fill('A table for two, please.');
  await member.getByRole('button', { name: 'Send application' }).click();
  await expectPart('Application under review', null);
  const waiting = await atrium<{ id: string; account: string }[]>('review', 'list', '--kind', 'activity');
  const own = waiting.find((one) => one.account === account)!;
  await atrium('review', 'reject', own.id, '--reason', 'All tables are taken.');
  await expectState('diamond-evening', 'Application rejected', null);
  await expect(member.getByText('All tables are taken.')).toBeVisible();

  await expectState('bring-a-friend', 'Open to join', 'Join');
  await act('Join');
  await member.getByRole('button', { name: 'Leave this promotion' }).click();
  await member.getByRole('button', { name: 'Leave now' }).click();
  await expect(member.getByText("You've left the promotion.")).toBeVisible();
  await expectPart('Closed', null);

  const file = test.info().outputPath('promotion.json');
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const texts = { en: { title: 'Two days', summary: '', html: '' } };
  const dates = { announcedAt: inDays(-1), startsAt: inDays(1), endsAt: inDays(3) };
  writeFileSync(file, JSON.stringify({ type: 'vip', texts, scene: 'rank', rules: null, budget: null, ...dates }));
  await atrium('promotion', 'put', MISSION, '--file', file, '--reason', 'story');
  await expectState(MISSION, 'Coming soon', null);
  await atrium('promotion', 'stop', MISSION, '--reason', 'story');
});

test('[11-29] an operator stops the mission, and members no longer see it', async () => {
  await ops.goto(`${OPS}/content?show=missions`);
  await ops.getByRole('row').filter({ hasText: MISSION_TITLE }).click();
  const form = ops.getByRole('dialog', { name: MISSION_TITLE });
  await form.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await form.getByLabel('Reason').last().fill('the evening is over');
  await form.getByRole('button', { name: 'Continue' }).last().click();
  await form.getByRole('button', { name: 'Withdraw now' }).click();
  await expect(ops.getByRole('row').filter({ hasText: MISSION_TITLE })).toContainText('Withdrawn');
  await member.goto('/help?centre=member.missionLeaderboard');
  const missions = personalCentre(member).getByRole('list', { name: 'Mission activity' });
  await expect(missions).toContainText('Deposit P 500 today');
  await expect(missions).not.toContainText(MISSION_TITLE);
  await ops.goto(`${OPS}/audit?q=${MISSION}`);
  for (const act of [/^Mission: stopped .*operator.*the evening is over/, /^Mission: created .*approver/])
    await expect(ops.getByRole('main').getByText(act)).toBeVisible();
});
