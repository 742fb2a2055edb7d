import { expect, type Locator, type Page, test } from '@playwright/test';
import { agentCentre, balanceOf, header, openEntry, pageOf, personalCentre } from '../portal/member.ts';
import { atrium } from '../portal/operator.ts';
import { consoleOf } from '../portal/ops-console.ts';
import { describePage, keepLog } from '../portal/page-log.ts';

let member: Page;
let agent: Page;

test.beforeAll(async ({ browser }) => {
  [member, agent] = [await pageOf(browser, 'member4', 'Member-0004'), await pageOf(browser, 'agent2', 'Agent-0002')];
});
test.afterAll(async () => {
  await Promise.all([member, agent].map((page) => page.context().close()));
});

/** Opens a page of the personal centre by its address. */
async function open(page: Page, key: string): Promise<Locator> {
  await page.goto(`/help?centre=member.${key}`);
  const centre = personalCentre(page);
  await expect(centre.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return centre;
}

/** The part that asks whether the payment of an amount has arrived. */
const receipt = (centre: Locator, amount: string): Locator =>
  centre.locator('section').filter({ hasText: new RegExp(`We sent P\\s${amount}\\.00 to`) });

/** Requests a withdrawal, which the operator approves and the provider pays. Returns the reference. */
async function paidWithdrawal(centre: Locator, amount: string): Promise<string> {
  const references = async () =>
    (await centre.getByRole('row').allInnerTexts()).flatMap((text) => /W\d{6}-[0-9A-F]{10}/.exec(text) ?? []);
  await expect(centre.getByRole('row').first()).toBeVisible();
  const before = await references();
  await centre.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await centre.getByRole('button', { name: /^Withdraw P/ }).click();
  await expect.poll(async () => (await references())[0]).not.toBe(before[0]);
  const reference = (await references())[0]!;
  const waiting = await atrium<{ id: string; reference: string }[]>('review', 'list', '--kind', 'withdrawal');
  await atrium('review', 'approve', waiting.find((one) => one.reference === reference)!.id, '--reason', 'story');
  await expect(centre.getByRole('row').filter({ hasText: reference })).toContainText('Paid out', { timeout: 45_000 });
  return reference;
}

test('[4-65] a withdrawal is requested, approved, paid and confirmed, each step live in the open page', async () => {
  const centre = await open(member, 'withdraw');
  const before = await balanceOf(member);
  const reference = await paidWithdrawal(centre, '110');
  expect(await balanceOf(member)).toBe(before - 11_000);
  await receipt(centre, '110').getByRole('button', { name: 'Confirm receipt' }).first().click();
  await expect(centre.getByRole('row').filter({ hasText: reference })).toContainText('This withdrawal is complete.');
});

test('[4-66] a paid withdrawal is partly received; the operator returns the rest to the wallet', async () => {
  const centre = await open(member, 'withdraw');
  const before = await balanceOf(member);
  const reference = await paidWithdrawal(centre, '120');
  await receipt(centre, '120').getByRole('button', { name: 'Partly received' }).first().click();
  const dialog = member.getByRole('dialog', { name: 'Partly received' });
  await dialog.getByRole('textbox', { name: 'Amount received' }).fill('100');
  await expect(dialog).toContainText(/P\s20\.00/);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  const row = centre.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Partly received');
  const [report] = (await atrium<{ id: string; reference: string }[]>('review', 'list', '--kind', 'proof')).filter(
    (one) => one.reference === reference,
  );
  await atrium('review', 'approve', report!.id, '--reason', 'the bank has confirmed');
  await expect(row).toContainText('returned to your wallet');
  await expect.poll(() => balanceOf(member)).toBe(before - 12_000 + 2_000);
});

test('[4-67] a paid withdrawal is reported as not received with a proof, and not without', async () => {
  const centre = await open(member, 'withdraw');
  const reference = await paidWithdrawal(centre, '130');
  await receipt(centre, '130').getByRole('button', { name: 'Not received' }).first().click();
  const dialog = member.getByRole('dialog', { name: 'Not received' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toContainText('Attach a proof to send the report.');
  const proof = dialog.getByLabel('Proof');
  await proof.setInputFiles({
    name: 'statement.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toContainText('must be a PNG, JPEG or PDF file');
  await proof.setInputFiles({
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n'),
  });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(centre.getByRole('row').filter({ hasText: reference })).toContainText('Not received');
  const report = (
    await atrium<{ id: string; reference: string; documents: { name: string }[] }[]>(
      'review',
      'list',
      '--kind',
      'proof',
    )
  ).find((one) => one.reference === reference)!;
  expect(report.documents.map(({ name }) => name)).toEqual(['statement.pdf']);
  await atrium('review', 'reject', report.id, '--reason', 'it has come');
});

test('[11-11] an operator stops and allows the transfers of a member to the upline', async ({ browser }) => {
  const ops = await consoleOf(browser, 'operator', { path: '/members' });
  await ops.getByRole('textbox', { name: 'Account' }).fill('member4');
  await ops.getByRole('textbox', { name: 'Reason' }).fill('a question of the upline');
  await ops.getByRole('button', { name: 'Look up', exact: true }).click();
  const turn = async (button: string, now: string) => {
    await ops.getByRole('button', { name: button }).click();
    const dialog = ops.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('as the upline asked');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: now }).click();
    await expect(dialog).toHaveCount(0);
  };
  await turn('Stop transfers to upline', 'Stop now');
  await member.goto('/help?centre=member.transferUpline');
  const centre = personalCentre(member);
  await expect(centre.getByText('Not enabled function, contact customer service')).toBeVisible();
  await turn('Allow transfers to upline', 'Allow now');
  await member.reload();
  await expect(centre.getByRole('button', { name: 'Transfer to agent2' })).toBeVisible();
  await ops.context().close();
});

test('[6-17] a member transfers to the upline, and both accounts change by the amount', async () => {
  const [mine, theirs] = [await balanceOf(member), await balanceOf(agent)];
  const centre = await open(member, 'transferUpline');
  await centre.getByRole('textbox', { name: 'Amount' }).fill('25');
  await centre.getByLabel('Login password').fill('Member-0004');
  await centre.getByRole('button', { name: 'Transfer to agent2' }).click();
  await expect.poll(() => balanceOf(member)).toBe(mine - 2_500);
  await expect.poll(() => balanceOf(agent)).toBe(theirs + 2_500);
});

test('[6-16] an agent transfers to a downline, and both accounts change by the amount', async () => {
  const [mine, theirs] = [await balanceOf(agent), await balanceOf(member)];
  await header(agent).getByRole('button', { name: 'Agent center' }).click();
  const centre = agentCentre(agent);
  await openEntry(centre, 'Downline management');
  await centre.getByRole('searchbox').fill('member4');
  await centre.getByRole('row', { name: 'member4' }).click();
  await agent.getByRole('dialog', { name: 'member4' }).getByRole('button', { name: 'Transfer money' }).click();
  const panel = centre.getByRole('region', { name: 'Transfer to member4' });
  await panel.getByRole('textbox', { name: 'Amount' }).fill('15');
  await panel.getByLabel('Login password').fill('Agent-0002');
  await panel.getByRole('button', { name: 'Transfer to member4' }).click();
  await expect(panel).toHaveCount(0);
  // The agent centre lies over the header with the balance.
  await agent.goto('/help');
  await expect.poll(() => balanceOf(agent)).toBe(mine - 1_500);
  await expect.poll(() => balanceOf(member)).toBe(theirs + 1_500);
});

test('[1-33] money moves from the main wallet to a vendor wallet and back, and both balances change', async () => {
  await atrium('config', 'set', 'wallet.single', 'false', '--reason', 'story');
  try {
    const before = await balanceOf(member);
    keepLog(member);
    const centre = await open(member, 'transferFund');
    const vendor = await centre.getByLabel('To', { exact: true }).locator('option:checked').innerText();
    const wallet = centre.getByRole('row').filter({ hasText: vendor });
    for (const [isBack, mainBalance, vendorBalance] of [
      [false, before - 3_000, /P\s30\.00/],
      [true, before, /P\s0\.00/],
    ] as const) {
      if (isBack) await centre.getByRole('button', { name: 'Swap the two wallets' }).click();
      await centre.getByRole('textbox', { name: 'Amount' }).fill('30');
      await centre.getByRole('button', { name: 'Transfer', exact: true }).click();
      await expect.poll(() => balanceOf(member)).toBe(mainBalance);
      await expect(wallet)
        .toContainText(vendorBalance)
        .catch(async ({ message }: Error) => {
          throw new Error(`${message}\n${await describePage(member)}`);
        });
    }
  } finally {
    await atrium('config', 'set', 'wallet.single', 'true', '--reason', 'story');
  }
});

test('[6-04] the account record of a member lists deposits, withdrawals and transfers', async () => {
  const centre = await open(member, 'transactionHistory');
  for (const kind of ['Withdrawal', 'Transfer'])
    await expect(centre.getByRole('row').filter({ hasText: kind }).first()).toBeVisible();
});

test('a lower limit applies at once; a higher one waits, and can be withdrawn', async () => {
  const centre = await open(member, 'protection');
  const change = async (amount: string, button: string) => {
    await centre.getByRole('button', { name: /limit: Net deposits, Month$/ }).click();
    const dialog = member.getByRole('dialog');
    await dialog.getByRole('textbox').fill(amount);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toHaveCount(0);
  };
  await change('900000', 'Save limit');
  await change('950000', 'Request higher limit');
  await expect(centre).toContainText(/You requested P\s950,000\.00\. Nothing changes unless you confirm it/);
  await centre.getByRole('button', { name: 'Keep current limit' }).click();
  await expect(centre).not.toContainText('You requested');
});
