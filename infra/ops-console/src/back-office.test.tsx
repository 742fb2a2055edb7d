import { configList, configSet } from '@atrium/contracts/operator-config';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { openConsole } from './testing/test-console.tsx';
import { type TestBackOffice, testBackOffice } from './testing/test-gateway.ts';

const SLOW = { timeout: 30_000 };

let office: TestBackOffice;
let open: Awaited<ReturnType<typeof openConsole>> | undefined;
const start = async (options: Parameters<typeof openConsole>[1]) => {
  open = await openConsole(office.registry, options);
  return open;
};
beforeAll(async () => {
  office = await testBackOffice();
});
afterEach(() => open?.close());
afterAll(() => office.stop());

const press = async (name: string | RegExp) => open!.user.click(await screen.findByRole('button', { name }, SLOW));
const row = (name: string | RegExp) => screen.findByRole('row', { name }, SLOW);
async function giveReason(reason: string) {
  await open!.user.type(await screen.findByLabelText('Reason', {}, SLOW), reason);
  await press('Continue');
}

it('a withdrawal appears automatically with all that a reviewer needs, counted in the navigation, and is approved', async () => {
  const { user } = await start({ as: 'operator', path: '/reviews' });
  await row(/lantern/);
  const { id, reference } = await office.withdraw('250000');
  await user.click(await row(new RegExp(reference)));
  expect(
    within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: /Reviews/ }),
  ).toHaveTextContent('Waiting: 2');
  expect(await screen.findByText('Harbour Bank', {}, SLOW)).toBeVisible();
  expect(screen.getByText('Ana Cruz')).toBeVisible();
  expect(screen.getByText('Total turnover')).toBeVisible();
  await giveReason('in order');
  expect(screen.getByText(/PHP\s2,500\.00 is paid to Regina immediately/)).toBeVisible();
  await press('Approve');
  expect(await screen.findByText(`${reference} is approved`, {}, SLOW)).toBeVisible();
  expect((await office.withdrawal(id)).status).not.toBe('in-review');
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(reference) })).toBeNull(), SLOW);
});

it('a large one waits for a second person, who must be another one; a rejection returns the money', async () => {
  const { id, reference } = await office.withdraw('6000000');
  await start({ as: 'operator', path: `/reviews?id=withdrawal-${id}` });
  expect(await screen.findByText(/Yours is the first approval/, {}, SLOW)).toBeVisible();
  await giveReason('looked at twice');
  await press('Approve');
  expect(await screen.findByText(/You've approved it. Someone else must approve it too/, {}, SLOW)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Approve' })).toBeNull();
  expect((await office.withdrawal(id)).status).toBe('in-review');
  open!.close();

  const { user } = await start({ as: 'approver', path: `/reviews?id=withdrawal-${id}` });
  expect(await screen.findByText('operator has approved it. Yours is the second approval.', {}, SLOW)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Reject' }));
  await giveReason('the holder differs');
  await press('Reject');
  expect(await screen.findByText(`${reference} is rejected`, {}, SLOW)).toBeVisible();
  expect(await office.withdrawal(id)).toMatchObject({ status: 'rejected' });
});

it('shows an uploaded picture from an address that serves it as a download only', async () => {
  await start({ as: 'operator', path: '/reviews?id=activity-9001' });
  const picture = await screen.findByRole('img', { name: /picture-1.png, uploaded by the member/ }, SLOW);
  const address = new URL(picture.getAttribute('src')!, office.registry.address);
  expect(address.pathname).toBe('/gateway/ops/reviews/activity-9001/documents/1');
  // This call has no cookie: the address needs a session.
  expect((await fetch(address)).status).toBe(401);
  expect(screen.getByRole('link', { name: 'Download picture-1.png' })).toHaveAttribute('download');
});

it('[15-16] shows what is bet and earned now, and [15-15] before a take-down what it would interrupt', async () => {
  expect(await office.bet('OPEN1', ['11'], '90')).toBeUndefined();
  await start({ as: 'operator' });
  const business = await screen.findByRole('region', { name: 'Business' }, SLOW);
  expect(await within(business).findByRole('row', { name: /^House.*P\s2\.00/ }, SLOW)).toBeVisible();
  expect(business).toHaveTextContent(/Bets per minute0\.1Open rounds: 1.*Deposits credited/);
  open!.close();
  await start({ as: 'operator', path: '/vendors' });
  await press('Take down House');
  await press(/^\+2 hr$/);
  await giveReason('a look');
  expect(screen.getByText(/Members read that it is expected back at/)).toBeVisible();
  const impact = await screen.findByRole('region', { name: 'Right now' }, SLOW);
  const fact = (name: string) => within(impact).getByText(name).nextElementSibling;
  await waitFor(() => expect(fact('Open rounds')).toHaveTextContent(/^1, with stakes of P\s2\.00$/), SLOW);
  expect(fact('Members playing')).toHaveTextContent(/^1$/);
  expect(fact('Stakes per minute')).toHaveTextContent(/^P\s0\.13$/);
});

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('[15-16] a message to customer service appears automatically, counted in the navigation, with its sender; Enter sends the reply', async () => {
  const { user } = await start({ as: 'operator', path: '/support' });
  await screen.findByText('Nothing is waiting', {}, SLOW);
  await office.writeToSupport('Where is <b>my</b> payout?', { image: PICTURE });
  await user.click(await row(/Regina A withdrawal/));
  expect(
    within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: /Support desk/ }),
  ).toHaveTextContent('Waiting: 1');
  expect(await screen.findByText('Where is <b>my</b> payout?', {}, SLOW)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Image sent by the visitor' }).getAttribute('src')).toMatch(
    /^\/gateway\/ops\/support\/\d+\/pictures\/\d+$/,
  );
  expect(
    within(screen.getByRole('region', { name: 'Sender' })).getByText('Open withdrawals').nextElementSibling,
  ).toHaveTextContent(/\d/);
  await user.type(screen.getByLabelText('Reply'), 'It is on{Shift>}{Enter}{/Shift}its way.{Enter}');
  await waitFor(
    async () =>
      expect((await office.conversation()).messages.map(({ author, text }) => [author, text])).toEqual([
        ['visitor', 'Where is <b>my</b> payout?'],
        ['support', 'It is on\nits way.'],
      ]),
    SLOW,
  );
  await waitFor(() => expect(screen.getByLabelText('Reply')).toHaveValue(''), SLOW);
});

it('another operator takes a conversation over with a reason, and closes it', async () => {
  const { user } = await start({ as: 'approver', path: '/support' });
  await user.click(await row(/Regina A withdrawal/));
  expect(await screen.findByText('operator has taken this conversation.', {}, SLOW)).toBeVisible();
  expect(screen.queryByLabelText('Reply')).toBeNull();
  await giveReason('shift ends');
  await press('Take over');
  await screen.findByLabelText('Reply', {}, SLOW);
  await press('Close conversation');
  await giveReason('solved');
  await press('Close conversation');
  await waitFor(async () => expect((await office.conversation()).state).toBe('closed'), SLOW);
  await waitFor(() => expect(screen.queryByLabelText('Reply')).toBeNull(), SLOW);
});

it('finds a setting, shows before and after, changes it, and undoes the change with one press', async () => {
  const { user, client } = await start({ as: 'operator', path: '/settings' });
  const value = async () => (await client.call(configList)).find(({ key }) => key === 'trial.playMoney')!.value;
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }, SLOW), 'playMoney');
  await user.click(await row('trial.playMoney'));
  const before = await value();
  const field = await screen.findByLabelText('Value', {}, SLOW);
  await user.clear(field);
  await user.type(field, '12,345.5');
  await giveReason('fewer hands');
  expect(screen.getByText('12345.50').closest('ins')).not.toBeNull();
  await press('Change now');
  expect(await screen.findByText('trial.playMoney changed', {}, SLOW)).toBeVisible();
  expect(await value()).toBe('1234550');
  await press('Undo');
  await waitFor(async () => expect(await value()).toBe(before), SLOW);
});

it('[14-01] lets a raised threshold wait, and the approver applies it after seeing before and after', async () => {
  const key = 'withdrawal.twoPersonsFrom';
  const { user, client, close } = await start({ as: 'operator', path: `/settings?key=${key}` });
  const value = async () => (await client.call(configList)).find((one) => one.key === key)!.value;
  const before = await value();
  const field = await screen.findByLabelText('Value', {}, SLOW);
  await user.clear(field);
  await user.type(field, '99999');
  await giveReason('fewer hands');
  await press('Change now');
  expect(await screen.findByText('Waiting for a second person', {}, SLOW)).toBeVisible();
  expect(await value()).toBe(before);
  close();
  await start({ as: 'approver', path: '/approvals' });
  expect((await screen.findByText('99999.00', {}, SLOW)).closest('ins')).not.toBeNull();
  await press('Approve');
  await press('Approve and apply now');
  await waitFor(async () => expect(await value()).toBe('9999900'), SLOW);
});

it('refuses to change a setting that another operator has changed meanwhile, and shows its new value', async () => {
  const { user, client } = await start({ as: 'operator', path: '/settings?key=register.minimumAge' });
  const field = await screen.findByLabelText('Value', {}, SLOW);
  await user.clear(field);
  await user.type(field, '30');
  await user.type(screen.getByLabelText('Reason'), 'law');
  await client.call(configSet, { body: { key: 'register.minimumAge', value: 25, reason: 'quicker' } });
  await press('Continue');
  await press('Change now');
  expect(await screen.findByText(/Someone else changed this first, so nothing was changed/, {}, SLOW)).toBeVisible();
  expect(await screen.findByText(/The value is now 25/, {}, SLOW)).toBeVisible();
  // The history names the operator and offers the previous value.
  expect(await screen.findByText('quicker', {}, SLOW)).toBeVisible();
  await press('Use the new value');
  expect(screen.getByLabelText('Value')).toHaveValue(25);
});

it('writes an announcement with a preview in which no script can run, and withdraws it', async () => {
  const { user } = await start({ as: 'operator', path: '/content' });
  await press('New announcement');
  await user.type(await screen.findByLabelText('Title', {}, SLOW), 'Lanterns');
  await user.type(
    screen.getByLabelText('Text (HTML)'),
    '<p>Tonight at <b>nine</b></p><script>document.title="x"</script><img src=x>',
  );
  const preview = screen.getByRole('figure');
  expect(within(preview).getByText('nine').tagName).toBe('B');
  expect(preview.querySelector('script, img')).toBeNull();
  await giveReason('festival');
  await press('Publish');
  await user.click(await row('Lanterns'));
  expect(await screen.findByText('Published', {}, SLOW)).toBeVisible();
  const dialog = await screen.findByRole('dialog', { name: 'Lanterns' }, SLOW);
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await user.type(within(dialog).getAllByLabelText('Reason')[1]!, 'rain');
  await user.click(within(dialog).getAllByRole('button', { name: 'Continue' })[1]!);
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw now' }));
  await waitFor(async () => expect(await row('Lanterns')).toHaveTextContent('Withdrawn'), SLOW);
});

it('[11-24] counts the recipients of a message, schedules it with a reason, and stops it', async () => {
  const { user } = await start({ as: 'operator', path: '/content?show=mailings' });
  await press('New message');
  await user.type(await screen.findByLabelText('Title', {}, SLOW), 'Night of lanterns');
  await user.type(screen.getByLabelText('Text'), 'From nine on.');
  expect(within(screen.getByRole('figure')).getByText('From nine on.')).toBeVisible();
  await user.type(screen.getByLabelText('Accounts'), `${office.account}, nobody`);
  await press('Count recipients');
  expect(await screen.findByText(/1 of 1 members would receive it, 0 also by email/, {}, SLOW)).toBeVisible();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2099-01-01' } });
  fireEvent.change(screen.getByLabelText('From, time'), { target: { value: '2000' } });
  await giveReason('festival');
  expect(screen.getByText(/Until then you can stop it/)).toBeVisible();
  await press('Send');
  await user.click(await row(/Night of lanterns/));
  expect(
    await screen.findByText(`Recipients: Members and agents · Accounts: ${office.account}, nobody`, {}, SLOW),
  ).toBeVisible();
  await giveReason('rain');
  await press('Stop');
  expect(await row(/Night of lanterns/)).toHaveTextContent('Stopped');
});

/** The second person approves what waits under this name. */
async function approves(subject: string) {
  open!.close();
  await start({ as: 'approver', path: '/approvals' });
  const card = within((await screen.findByRole('heading', { name: subject }, SLOW)).closest('section')!);
  await open!.user.click(card.getByRole('button', { name: 'Approve' }));
  await open!.user.click(card.getByRole('button', { name: 'Approve and apply now' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: subject })).toBeNull(), SLOW);
}

it('[11-26] [11-29] defines a mission in a form, previews it as a member, and publishes it with a second person', async () => {
  const { user } = await start({ as: 'operator', path: '/content?show=missions' });
  await press('New mission');
  await user.type(await screen.findByLabelText('Title', {}, SLOW), 'Evening rounds');
  await user.type(screen.getByLabelText('Code'), 'evening');
  await user.selectOptions(screen.getByLabelText('Period'), 'Week');
  const goal = within(screen.getByRole('group', { name: 'Goal' }));
  await user.selectOptions(goal.getByLabelText('What counts'), 'Rounds');
  await user.type(goal.getByLabelText('Rounds'), '20');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Cash');
  await user.type(screen.getByLabelText('Amount'), '12.50');
  const preview = within(screen.getByRole('figure'));
  expect(preview.getByText('Rounds: 20')).toBeVisible();
  expect(preview.getByText(/^Cash: .*12\.50$/)).toBeVisible();
  await giveReason('evenings');
  await press('Publish');
  expect(await screen.findByRole('link', { name: 'Approvals' }, SLOW)).toBeVisible();
  expect(screen.queryByRole('row', { name: /Evening rounds/ })).toBeNull();
  await approves('evening');
  open!.close();
  await start({ as: 'operator', path: '/content?show=missions' });
  expect(await row(/Evening rounds/)).toHaveTextContent(/Published.*Week.*Rounds: 20.*12\.50/);
});

it('[11-29] writes the rules of a raffle with its prizes, and a benefit of a rank, in fields', async () => {
  const { user } = await start({ as: 'operator', path: '/content?show=promotions' });
  await press('New promotion');
  await user.type(await screen.findByLabelText('Title', {}, SLOW), 'Drum of lanterns');
  await user.type(screen.getByLabelText('Code'), 'drum');
  await user.click(screen.getByRole('switch', { name: 'What it pays' }));
  await user.selectOptions(screen.getByLabelText('Pays for'), 'Raffle');
  await user.click(screen.getByRole('button', { name: 'Add to Prizes' }));
  const prize = within(screen.getByRole('group', { name: 'Prizes 1' }));
  await user.type(prize.getByLabelText('Amount'), '5');
  await user.type(prize.getByLabelText('Weight'), '2');
  await user.type(prize.getByLabelText('Stock'), '30');
  await giveReason('festival');
  await press('Publish');
  await approves('drum');
  open!.close();

  const { client, user: again } = await start({ as: 'operator', path: '/settings?key=ranks' });
  const gold = within(await screen.findByRole('group', { name: 'Gold' }, SLOW));
  const gift = gold.getByLabelText('Monthly gift');
  await again.clear(gift);
  await again.type(gift, '150');
  await giveReason('a better gift');
  await press('Change now');
  await approves('ranks');
  const ranks = (await client.call(configList)).find(({ key }) => key === 'ranks')!.value;
  expect(ranks).toMatchObject([
    { name: 'Bronze' },
    {},
    { name: 'Gold', monthlyGift: '15000', turnover: '5000000' },
    {},
    {},
    {},
  ]);
});

it('[14-15] lists significant events by kind and member, and exports what the filters show', async () => {
  const { reference } = await office.withdraw('12000000');
  const { user } = await start({ as: 'operator', path: '/events' });
  expect(await row(new RegExp(`Large withdrawal .*${reference}.*120,000.00`))).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Kind'), 'Void');
  expect(await screen.findByText('No activity.', {}, SLOW)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Kind'), 'Large withdrawal');
  await user.type(screen.getByLabelText('Account'), office.account);
  await row(new RegExp(reference));
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
  await press('Export as CSV');
  await waitFor(() => expect(saved).toHaveLength(1), SLOW);
  const [heads, ...lines] = (await textOf(saved[0]!)).trim().split('\r\n');
  expect(heads).toContain('Kind,Account,Subject,Amount,Currency,By,Details');
  expect(lines.find((line) => line.includes(reference))).toContain(
    `Large withdrawal,${office.account},${reference},12000000,PHP`,
  );
});

it('looks a member up, ends the sessions, locks and unlocks, each with its reason', async () => {
  const { user } = await start({ as: 'operator', path: '/members' });
  await user.type(await screen.findByLabelText('Account', {}, SLOW), office.account);
  await user.type(screen.getByLabelText('Reason'), 'a call');
  await press('Look up');
  expect(await screen.findByText('Firefox', {}, SLOW)).toBeVisible();
  expect(screen.getByRole('table', { name: 'Latest transactions' })).toHaveTextContent('Deposit');
  expect(await office.isIn()).toBe(true);
  const act = async (button: string, dialog: RegExp, does: string) => {
    await press(button);
    const box = within(await screen.findByRole('dialog', { name: dialog }, SLOW));
    await user.type(box.getByLabelText('Reason'), 'asked for it');
    await user.click(box.getByRole('button', { name: 'Continue' }));
    await user.click(box.getByRole('button', { name: does }));
  };
  await act('End all', /End all sessions/, 'End all now');
  expect(await screen.findByText('Not logged in anywhere.', {}, SLOW)).toBeVisible();
  expect(await office.isIn()).toBe(false);
  await act('Lock', /Lock Regina/, 'Lock now');
  await act('Unlock', /Unlock Regina/, 'Unlock now');
  expect(await screen.findByText('Active', {}, SLOW)).toBeVisible();
});

it('checks the ledger and names each invariant', async () => {
  await start({ as: 'operator', path: '/books' });
  await press('Check now');
  expect(await screen.findByText(/Every invariant holds over/, {}, SLOW)).toBeVisible();
  expect(screen.getAllByText('OK')).toHaveLength(12);
  // The stream has ended, and a second check has one of its own.
  await press('Check now');
  await screen.findByRole('progressbar', {}, SLOW);
  expect(await screen.findByText(/Every invariant holds over/, {}, SLOW)).toBeVisible();
  expect(screen.queryByText(/isn't responding/)).toBeNull();
});

// A story checks every page of the navigation, and dialogs with fields: jsdom does not finish evaluating `:dir()` on fields with dir="auto".
it.each(['/reviews?id=activity-9001', '/settings?q=rules.email', '/content?show=missions&mission=NEW'])(
  '%s violates no accessibility rule',
  async (path) => {
    await start({ as: 'operator', path, language: 'ar' });
    await screen.findByRole('heading', { level: 1, hidden: true }, SLOW);
    await waitFor(
      () => expect(document.querySelector('[role="dialog"], main button, main table')).not.toBeNull(),
      SLOW,
    );
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  },
);

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

it('[SY-05] [SY-13] reports of the house by span, which say when there was no activity, and the returns of games', async () => {
  const { user } = await start({ as: 'operator', path: '/reports' });
  await user.selectOptions(await screen.findByLabelText('Span', {}, SLOW), 'Everything to date');
  expect(await screen.findByText('Cashback and commission', {}, SLOW)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Span'), 'Chosen days');
  for (const [label, value] of Object.entries({ 'First day': '2001-01-01', 'Last day': '2001-01-31' }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByText('From Jan 1, 2001 to Jan 31, 2001', {}, SLOW);
  expect(screen.getAllByText('No activity')[0]).toBeVisible();
  expect(screen.getByRole('region', { name: 'Returns of games' })).toHaveTextContent(/standard deviations/);
});
