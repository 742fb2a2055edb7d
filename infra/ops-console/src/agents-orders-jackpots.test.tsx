import { CONSOLE_TAGS } from '@atrium/contracts/languages';
import { configList } from '@atrium/contracts/operator-config';
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { startLanguage } from './boot/language.ts';
import { useMeaning } from './pages/settings/use-meaning.ts';
import type { JsonSchema } from './parts/value-field/json-schema.ts';
import { usePartNames } from './parts/value-field/part-names.ts';
import { openConsole } from './testing/test-console.tsx';
import { type TestBackOffice, testBackOffice } from './testing/test-gateway.ts';

const SLOW = { timeout: 30_000 };

let office: TestBackOffice;
let open: Awaited<ReturnType<typeof openConsole>> | undefined;
beforeAll(async () => {
  office = await testBackOffice();
});
afterEach(() => open?.close());
afterAll(() => office.stop());

const start = async (as: 'operator' | 'approver', path: string) => {
  open = await openConsole(office.registry, { as, path });
  return open;
};
const press = async (name: string | RegExp) => open!.user.click(await screen.findByRole('button', { name }, SLOW));

it('[12-13] shows an agent with line and terms, and requests a house contract typed step by step and a move', async () => {
  const { user } = await start('operator', '/agents');
  await user.click(await screen.findByRole('row', { name: 'harbour' }, SLOW));
  const below = within(await screen.findByRole('table', { name: 'Right below' }, SLOW));
  expect(await below.findByRole('row', { name: 'quay' })).toHaveTextContent('1940');
  await press('Offer house contract');
  const form = within(await screen.findByRole('dialog', { name: 'House contract for harbour' }, SLOW));
  await user.type(form.getByRole('textbox', { name: /Rate in percent/ }), '2');
  await user.click(form.getByRole('button', { name: 'Add step' }));
  const second = within(form.getByRole('group', { name: 'Step 2' }));
  await user.type(second.getByRole('textbox', { name: /Rate in percent/ }), '3.5');
  await user.type(second.getByRole('textbox', { name: /Valid bets from/ }), '10000');
  await user.type(form.getByRole('textbox', { name: /Reason/ }), 'a new partner');
  await press('Continue');
  await press('Request');
  expect(await screen.findByText('Waiting for a second person', {}, SLOW)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'House contract for harbour' })).toBeNull(), SLOW);
  await user.click(below.getByRole('row', { name: 'quay' }));
  await press('Move with downline');
  const move = within(await screen.findByRole('dialog', { name: 'Move quay and everyone below' }, SLOW));
  await user.type(move.getByRole('textbox', { name: /Reason/ }), 'the agent asked for it');
  await press('Continue');
  await press('Request');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Move quay and everyone below' })).toBeNull(), SLOW);
  open!.close();
  await start('approver', '/approvals');
  expect(await screen.findByText('harbour:dividend', {}, SLOW)).toBeVisible();
  expect(await screen.findByText('quay', {}, SLOW)).toBeVisible();
});

it("[12-13] [14-01] lowers an agent's quota at once, and says that a higher one waits for a second person", async () => {
  const { user } = await start('operator', '/agents');
  await user.click(await screen.findByRole('row', { name: 'harbour' }, SLOW));
  const set = async (most: string) => {
    await press('Set quota');
    const form = within(await screen.findByRole('dialog', { name: 'Prize-group quota of harbour' }, SLOW));
    await user.type(form.getByRole('textbox', { name: /Prize group/ }), '1930');
    await user.type(form.getByRole('textbox', { name: /Accounts/ }), most);
    await user.type(form.getByRole('textbox', { name: /Reason/ }), 'a new partner');
    await press('Continue');
    await user.click(form.getByRole('button', { name: 'Set quota' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
  };
  await set('3');
  expect(await screen.findByText('The quota of harbour is set', {}, SLOW)).toBeVisible();
  expect(screen.queryByText('Waiting for a second person')).toBeNull();
  await set('30');
  expect(await screen.findByText('Waiting for a second person', {}, SLOW)).toBeVisible();
  expect(await screen.findByText(/ of 3, set for this agent/, {}, SLOW)).toBeVisible();
});

it('[12-10] [12-13] answers a dispute with the bill in view, and requests a credit from a second person', async () => {
  const { user } = await start('operator', '/agents');
  await press('Answer pier');
  const form = within(await screen.findByRole('dialog', { name: 'Answer pier' }, SLOW));
  const fact = (name: string) => form.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(fact('Bill')).toHaveTextContent('pier, Daily salary');
  expect(fact('Paid by')).toHaveTextContent('harbour');
  await waitFor(() => expect(fact('Due')).toHaveTextContent(/15\.00$/), SLOW);
  expect(fact('pier says')).toHaveTextContent('A bet of Sunday is missing.');
  await user.click(form.getByRole('radio', { name: 'Upheld' }));
  await user.type(form.getByRole('textbox', { name: /Answer/ }), 'The bet counts now.');
  await user.type(form.getByRole('textbox', { name: /Credit/ }), '2,5');
  await user.type(form.getByRole('textbox', { name: /Reason/ }), 'checked');
  await press('Continue');
  expect(form.getByText(/A credit of P\s2\.50 waits for a second person/)).toBeVisible();
  await press('Give answer');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
  const waiting = within(await screen.findByRole('table', { name: 'Disputed bills' }, SLOW));
  expect(await waiting.findByText('Waiting for a second person', {}, SLOW)).toBeVisible();
  expect(waiting.queryByRole('button', { name: 'Answer pier' })).toBeNull();
  await user.click(await screen.findByRole('row', { name: 'Bill of pier: Daily salary' }, SLOW));
  const opened = within(await screen.findByRole('dialog', { name: 'Bill of pier: Daily salary' }, SLOW));
  const lines = await opened.findByRole('table', { name: 'Calculation' }, SLOW);
  expect(lines).toHaveTextContent(/Shares below come to more.*15\.00/);
  open!.close();
  const approver = await start('approver', '/approvals');
  const credit = await screen.findByText('The bet counts now.', { exact: false }, SLOW);
  const card = within(credit.closest('section')!);
  await approver.user.click(card.getByRole('button', { name: 'Approve' }));
  await approver.user.click(card.getByRole('button', { name: 'Approve and apply now' }));
  await waitFor(() => expect(screen.queryByText('The bet counts now.', { exact: false })).toBeNull(), SLOW);
  open!.close();
  await start('operator', '/agents');
  const disputes = within(await screen.findByRole('table', { name: 'Disputed bills' }, SLOW));
  expect(await disputes.findByText('Upheld', {}, SLOW)).toBeVisible();
});

it('[12-13] switches dividends on losses off with a second person, after saying what that ends', async () => {
  const { user } = await start('operator', '/agents');
  await press('Switch dividends on losses off');
  const form = within(await screen.findByRole('dialog', { name: 'Switch dividends on losses off' }, SLOW));
  await user.type(form.getByRole('textbox', { name: /Reason/ }), 'the regulator');
  await press('Continue');
  expect(form.getByText(/All dividends end, and none can be offered/)).toBeVisible();
  await press('Request');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
  const allowed = () => screen.getByText('Dividends on losses allowed', { selector: 'dt' }).nextElementSibling;
  expect(allowed()).toHaveTextContent('Yes');
  const payer = screen.getByText('Dividend: new contracts are paid by', { selector: 'dt' }).nextElementSibling;
  expect(payer).toHaveTextContent('The upline');
  open!.close();
  const approver = await start('approver', '/approvals');
  const card = within((await screen.findByRole('heading', { name: 'agents.contracts' }, SLOW)).closest('section')!);
  await approver.user.click(card.getByRole('button', { name: 'Approve' }));
  await approver.user.click(card.getByRole('button', { name: 'Approve and apply now' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'agents.contracts' })).toBeNull(), SLOW);
  open!.close();
  await start('operator', '/agents');
  await screen.findByText('Dividends on losses allowed', { selector: 'dt' }, SLOW);
  expect(allowed()).toHaveTextContent('No');
  expect(screen.queryByRole('button', { name: 'Switch dividends on losses off' })).toBeNull();
});

it('[SY-02] checks the components of the software on demand', async () => {
  await start('operator', '/system');
  await press('Check now');
  expect(await screen.findByText('Everything is as released', {}, SLOW)).toBeVisible();
  expect(screen.getByText('Functions and triggers')).toBeVisible();
});

it('[11-29] an order is sent with carrier and tracking number, and then delivered', async () => {
  const giveReason = async (reason: string) => {
    await open!.user.type(await screen.findByLabelText('Reason', {}, SLOW), reason);
    await press('Continue');
  };
  const { user } = await start('operator', '/orders');
  expect(await screen.findByRole('row', { name: /1 × Paper kite\s*7001 · Regina/ }, SLOW)).toHaveTextContent(
    '14 Ayala Avenue',
  );
  await press('Send order 7001');
  await user.type(await screen.findByLabelText('Carrier', {}, SLOW), 'Harbour Post');
  await user.type(screen.getByLabelText('Tracking number'), 'HP-1234');
  await giveReason('packed');
  expect(screen.getByText('Paper kite is on its way to Regina, who gets a message.')).toBeVisible();
  await press('Send');
  await press('Order 7001 was delivered');
  await giveReason('the carrier says so');
  await press('Delivered');
  expect(await screen.findByRole('row', { name: /Harbour Post HP-1234 Delivered/ }, SLOW)).toBeVisible();
  expect(screen.queryByRole('button', { name: /order 7001/i })).toBeNull();
});

it('[11-27] [11-29] [GM-13] defines a jackpot in a form, publishes it with a second person, and says whom a change concerns', async () => {
  const { user } = await start('operator', '/content?show=jackpots');
  await press('New jackpot');
  await user.type(await screen.findByLabelText('Title', {}, SLOW), 'Wharf Grand');
  const fields = {
    Code: 'wharf',
    'Vendor code': 'HOUSE',
    Currency: 'PHP',
    'Contribution, millionths of a stake': '5000',
  };
  const amounts = {
    'Saved for the next start, percent': '20',
    'Start amount': '1000',
    'Drops at the latest at': '2500.50',
  };
  for (const [label, text] of Object.entries({ ...fields, ...amounts }))
    await user.type(screen.getByLabelText(label), text);
  expect(within(screen.getByRole('figure')).getByText(/^Drops by PHP\s2,500\.50$/)).toBeVisible();
  await user.type(await screen.findByLabelText('Reason', {}, SLOW), 'a new jackpot');
  await press('Continue');
  expect(screen.getByText(/the running jackpot keeps its rules/)).toBeVisible();
  await press('Publish');
  await screen.findByRole('link', { name: 'Approvals' }, SLOW);
  open!.close();
  const approver = await start('approver', '/approvals');
  const card = within((await screen.findByRole('heading', { name: 'wharf' }, SLOW)).closest('section')!);
  await approver.user.click(card.getByRole('button', { name: 'Approve' }));
  await approver.user.click(card.getByRole('button', { name: 'Approve and apply now' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'wharf' })).toBeNull(), SLOW);
  open!.close();
  await start('operator', '/content?show=jackpots');
  expect(await screen.findByRole('row', { name: /Wharf Grand/ }, SLOW)).toHaveTextContent(/Published.*HOUSE/);
});

it('[11-29] [12-13] lists what operators did on the site beside releases, newest first, with both states and filters', async () => {
  const { user } = await start('approver', '/audit');
  const entries = () =>
    within(screen.getByRole('main'))
      .getAllByRole('button', { expanded: false })
      .map(({ textContent }) => textContent)
      .filter((text) => / · /.test(text!));
  const created = await screen.findByRole('button', { name: /Jackpot: created wharf approver · a new jackpot/ }, SLOW);
  const order = [
    /Jackpot: created wharf/,
    /Jackpot: proposed wharf/,
    /Order: delivered/,
    /Order: sent/,
    /Released slots/,
  ];
  const found = order.map((words) => entries().findIndex((text) => words.test(text!)));
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect(found).not.toContain(-1);
  expect(
    screen.getByRole('button', { name: /Contract: proposed harbour:dividend operator · a new partner/ }),
  ).toBeVisible();
  await user.click(created);
  expect(screen.getByText('5000').closest('ins')).not.toBeNull();

  await user.selectOptions(screen.getByLabelText('Action'), 'Order: sent');
  await waitFor(() => expect(entries()).toHaveLength(1), SLOW);
  expect(entries()).toEqual([expect.stringContaining('7001')]);
  await user.selectOptions(screen.getByLabelText('Action'), 'All');
  await user.selectOptions(screen.getByLabelText('Where'), 'Releases and access');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Jackpot: created/ })).toBeNull(), SLOW);
  expect(entries().length).toBeGreaterThan(0);
});

it('[14-01] proposes to restore access and to erase data for a second person, and takes an erasure back', async () => {
  const { user: first } = await start('operator', '/members');
  expect(await screen.findByText('Nobody has asked to erase their data.', {}, SLOW)).toBeVisible();
  await first.type(await screen.findByLabelText('Account', {}, SLOW), 'quay');
  await first.type(screen.getByLabelText('Reason'), 'a letter');
  await press('Look up');
  const send = async (dialog: RegExp, does: string) => {
    const box = within(await screen.findByRole('dialog', { name: dialog }, SLOW));
    await open!.user.type(box.getByLabelText('Reason'), 'asked for it');
    await open!.user.click(box.getByRole('button', { name: 'Continue' }));
    await open!.user.click(box.getByRole('button', { name: does }));
  };
  await press('Restore access');
  await send(/Restore access of/, 'Propose to restore');
  expect(await screen.findByText(/^Restoring access of .* waits/, {}, SLOW)).toBeVisible();
  await press('Erase data');
  await send(/Erase the data of/, 'Propose the erasure');
  expect(await screen.findByText(/^The erasure of .* waits/, {}, SLOW)).toBeVisible();
  expect(screen.getByText('Nobody has asked to erase their data.')).toBeVisible();
  const number = screen.getByText('Member number', { selector: 'dt' }).nextElementSibling!.textContent!;
  open!.close();

  const { user: second } = await start('approver', '/approvals');
  // The older request is the first card: access is restored, then the data are to be erased.
  for (const waiting of [2, 1]) {
    await waitFor(() => expect(screen.getAllByRole('heading', { name: number })).toHaveLength(waiting), SLOW);
    const card = within(screen.getAllByRole('heading', { name: number })[0]!.closest('section')!);
    await second.click(card.getByRole('button', { name: 'Approve' }));
    await second.click(card.getByRole('button', { name: 'Approve and apply now' }));
  }
  await waitFor(() => expect(screen.queryByRole('heading', { name: number })).toBeNull(), SLOW);
  open!.close();

  await start('operator', '/members');
  await press(`Take back the erasure of member ${number}`);
  await send(/Take back/, 'Take back');
  expect(await screen.findByText('Taken back', {}, SLOW)).toBeVisible();
});

const namedIn = ({ properties = {}, items, anyOf = [], oneOf = [], ...schema }: JsonSchema): string[] => [
  ...Object.keys(properties).map((part) => `part ${part}`),
  ...[...(schema.enum ?? []), ...(schema.propertyNames?.enum ?? [])].map((value) => `value ${String(value)}`),
  ...[...Object.values(properties), ...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap(namedIn),
  ...(typeof schema.additionalProperties === 'object' ? namedIn(schema.additionalProperties) : []),
];

it('describes every setting of the gateway, its parts and its choices in every language of the console', async () => {
  const { client } = await start('operator', '/audit');
  const settings = await client.call(configList);
  const names = new Set(settings.flatMap(({ schema }) => namedIn((schema ?? {}) as JsonSchema)));
  expect(names).toContain('value half-month');
  for (const tag of CONSOLE_TAGS) {
    const i18n = await startLanguage({ getItem: () => null }, [tag]);
    const { result } = renderHook(() => ({ meaning: useMeaning(), ...usePartNames() }), {
      wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
    });
    const { meaning, partName } = result.current;
    // English is written twice: a changed sentence fails here until the other languages follow.
    const wrong = settings.filter((one) => (meaning(one) === one.description) !== (tag === 'en'));
    expect([tag, wrong.map(({ key }) => key)]).toEqual([tag, []]);
    const unnamed = [...names].filter((name) => {
      const [kind, own] = name.split(' ') as [string, string];
      return kind === 'part' ? partName(own) === own : !i18n.exists(`valueNames.${own}`);
    });
    expect([tag, unnamed]).toEqual([tag, []]);
  }
});

it('[11-29] gives a reward of the point mall a start in its form, with which it waits for a second person', async () => {
  const { user } = await start('operator', '/content?show=rewards');
  await press('New reward');
  await user.type(await screen.findByLabelText('Title', {}, SLOW), 'Lantern of the year');
  await user.type(screen.getByLabelText('Code'), 'lantern-2099');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Voucher');
  await user.type(screen.getByLabelText('Points'), '250');
  await user.type(screen.getByLabelText('Stock'), '10');
  await user.type(screen.getByLabelText('Turnover'), '0');
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription(/Leave empty to start now/);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2099-01-01' } });
  await user.type(screen.getByLabelText('Reason'), 'a new year');
  await press('Continue');
  await press('Publish');
  expect(await screen.findByRole('link', { name: 'Approvals' }, SLOW)).toBeVisible();
  open!.close();
  await start('approver', '/approvals');
  const card = within((await screen.findByRole('heading', { name: 'lantern-2099' }, SLOW)).closest('section')!);
  await open!.user.click(card.getByRole('button', { name: 'Approve' }));
  await open!.user.click(card.getByRole('button', { name: 'Approve and apply now' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'lantern-2099' })).toBeNull(), SLOW);
  open!.close();
  await start('operator', '/content?show=rewards');
  expect(await screen.findByRole('row', { name: /Lantern of the year/ }, SLOW)).toHaveTextContent(/Scheduled/);
});
