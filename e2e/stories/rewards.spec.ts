import { expect, type Page, test } from '@playwright/test';
import { personalCentre } from '../portal/member.ts';
import { registerBy } from '../portal/register.ts';

/** A new member: a ticket is drawn once, and a mission is completed once a day. */
let member: Page;
test.beforeAll(async ({ browser }) => {
  ({ page: member } = await registerBy(browser, '/register'));
});
test.afterAll(() => member.context().close());

test('[1-36] [14-03] a member sees the rewards and claims one', async () => {
  await member.goto('/?centre=member.rewardCenter');
  await personalCentre(member)
    .getByRole('button', { name: /^Draw a ticket: Lantern drum/ })
    .click();
  // The registration form did not ask for it, and a win is money.
  const age = member.getByRole('dialog', { name: 'Enter your date of birth' });
  await age.getByLabel('Date of birth').fill('1990-05-17');
  await age.getByRole('button', { name: 'Continue' }).click();
  await expect(member.getByText(/^Your ticket won P\s[\d,]+\.\d\d|^This ticket didn't win/)).toBeVisible();
  // One ticket per member.
  await personalCentre(member)
    .getByRole('button', { name: /^Draw a ticket: Lantern drum/ })
    .click();
  await expect(personalCentre(member).getByRole('alert')).toContainText('already taken part');
});

test('[1-38] a member completes a mission, sees its progress, and claims its points', async ({ context }) => {
  await member.goto('/?centre=member.missionLeaderboard');
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
  const pay = await context.newPage();
  await pay.goto(value.payUrl);
  await pay.getByRole('button', { name: /^Pay/ }).click();
  await expect(mission).toContainText('Completed', { timeout: 30_000 });
  await pay.close();
  await mission.getByRole('button', { name: 'Claim: Deposit P 500 today' }).click();
  await expect(member.getByText(/^Points added: 50$/)).toBeVisible();
  await expect(mission).toContainText('Claimed');
});
