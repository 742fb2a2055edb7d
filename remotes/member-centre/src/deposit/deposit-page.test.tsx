import { BALANCE, openCentre } from '@atrium/centre/testing';
import { createDeposit, type Deposit, deposit, depositOptions, deposits } from '@atrium/contracts/payments';
import { loseAnswer, refuse, route, type TestHost, type TestHostOptions } from '@atrium/host/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './deposit-page.tsx';

const method = {
  code: 'gcash',
  kind: 'e-wallet' as const,
  name: 'GCash',
  note: 'Wallet',
  min: '10000',
  max: '5000000',
  feeFixed: '0',
  feePercent: 1.5,
  arrivesFrom: 1,
  arrivesTo: 5,
  open: true,
  closedBecause: null,
};
const made: Deposit = {
  id: 'd1',
  reference: 'DP-1',
  at: '2026-11-21T01:00:00Z',
  method: 'gcash',
  methodName: 'GCash',
  amount: '50000',
  fee: '750',
  currency: 'PHP',
  status: 'waiting',
  settledAt: null,
  payUrl: null,
};
const answers: (() => { deposit: Deposit; payUrl: string })[] = [];
const paid = () => ({ deposit: made, payUrl: 'http://localhost/#paying' });

async function open(
  limit: { period: 'd'; amount: string; used: string; resetsAt: string } | null = null,
  brand: TestHostOptions['brand'] = {},
): Promise<TestHost> {
  return await openCentre(Page, 'member-centre', texts, {
    page: 'depositv2',
    brand,
    routes: [
      route(depositOptions, {
        methods: [method, { ...method, code: 'bank', name: 'Bank', open: false, closedBecause: 'Closed until 06:00' }],
        quickAmounts: ['10000', '50000'],
        limit,
      }),
      route(createDeposit, () => answers.shift()!()),
      route(deposits, { items: [{ ...made, status: 'credited' }], next: null }),
      route(deposit, { ...made, status: 'credited', settledAt: '2026-11-21T01:02:00Z' }),
    ],
  });
}
const sentences = [/^Network/i, /^Unknown error/, /^This would exceed a limit/];
const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const submit = () => screen.getByRole('button', { name: /^Deposit/ });
const keys = (test: TestHost) =>
  test.calls.filter(({ name }) => name === 'payments.createDeposit').map(({ headers }) => headers['Idempotency-Key']);

beforeEach(() => {
  answers.length = 0;
  sessionStorage.clear();
  location.hash = '';
});

it('shows fee, credited amount and the balance after, and goes to the payment page', async () => {
  answers.push(paid);
  const test = await open();
  await userEvent.type(await amount(), '500');
  expect(screen.getByRole('complementary', { name: 'Summary' })).toHaveTextContent(
    /Fee\s?P.7\.50.*Added to your balance\s?P.492\.50.*Balance after\s?P.1,992\.50/,
  );
  await userEvent.click(submit());
  await waitFor(() => expect(location.hash).toBe('#paying'));
  expect(test.calls.find(({ name }) => name === 'payments.createDeposit')!.body).toEqual({
    method: 'gcash',
    amount: '50000',
    returnUrl: '/?centre=member.depositv2',
  });
});

it('repeats a deposit whose answer was lost under the same key, and makes a new one after a refusal', async () => {
  answers.push(
    loseAnswer,
    () => refuse('UNKNOWN'),
    () => refuse('LIMIT_EXCEEDED'),
    paid,
  );
  const test = await open();
  await userEvent.type(await amount(), '500');
  for (const count of [1, 2, 3, 4]) {
    await userEvent.click(submit());
    await waitFor(() => expect(keys(test)).toHaveLength(count));
    if (count < 4) expect(await screen.findByText(sentences[count - 1]!)).toBeVisible();
    await waitFor(() => expect(submit()).toBeEnabled());
  }
  const [first, second, third, fourth] = keys(test);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it('another amount is another deposit, also after a lost answer', async () => {
  answers.push(loseAnswer, paid);
  const test = await open();
  await userEvent.type(await amount(), '500');
  await userEvent.click(submit());
  await screen.findByText(sentences[0]!);
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '600');
  await userEvent.click(submit());
  await waitFor(() => expect(keys(test)).toHaveLength(2));
  expect(new Set(keys(test)).size).toBe(2);
});

it.each([
  ['', 'Enter an amount.'],
  ['12.345', 'Enter an amount with at most 2 decimals.'],
  ['99', /Enter an amount between P.100\.00 and P.50,000\.00\./],
  ['600.01', 'This is more than your deposit limit allows.'],
])('sends nothing for "%s" and says why', async (text, why) => {
  const test = await open({ period: 'd', amount: '100000', used: '40000', resetsAt: '2026-11-22T00:00:00Z' });
  if (text) await userEvent.type(await amount(), text);
  else await amount();
  await userEvent.click(submit());
  expect(await screen.findByText(why)).toBeVisible();
  expect(await amount()).toHaveAccessibleDescription(expect.stringMatching(why));
  expect(keys(test)).toEqual([]);
});

it('[15-09] checks the amount when the field is left, before anything is sent', async () => {
  await open();
  await userEvent.type(await amount(), '99');
  expect(await amount()).toBeValid();
  await userEvent.tab();
  await waitFor(async () => expect(await amount()).toHaveAccessibleDescription(/between P.100\.00 and P.50,000\.00/));
});

it('shows at the field what the gateway says of the amount', async () => {
  answers.push(() => refuse('LIMIT_EXCEEDED'));
  await open();
  await userEvent.type(await amount(), '500');
  await userEvent.click(submit());
  await waitFor(async () => expect(await amount()).toHaveAccessibleDescription(sentences[2]!));
});

it('in dong there are no decimals: what is typed, offered, shown and sent', async () => {
  answers.push(paid);
  const test = await open(null, { currency: 'VND', currencySymbol: '₫', fractionDigits: 0 });
  await userEvent.type(await amount(), '50000.5');
  await userEvent.tab();
  expect(await screen.findByText('Enter a whole amount, without decimals.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^₫.50,000$/ }));
  expect(await amount()).toHaveValue('50000');
  expect(await amount()).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('complementary', { name: 'Summary' })).toHaveTextContent(/Fee\s?₫.750/);
  await userEvent.click(screen.getByRole('button', { name: /^Deposit ₫.50,000$/ }));
  await waitFor(() => expect(keys(test)).toHaveLength(1));
  expect(test.calls.find(({ name }) => name === 'payments.createDeposit')!.body).toMatchObject({ amount: '50000' });
});

it('in dinar there are three decimals', async () => {
  await open(null, { currency: 'KWD', currencySymbol: 'KD', fractionDigits: 3 });
  await userEvent.click(await screen.findByRole('button', { name: /^KD.50$/ }));
  expect(await amount()).toHaveValue('50.000');
  expect(screen.getByRole('button', { name: /^Deposit KD.50\.000$/ })).toBeVisible();
});

it('a closed method cannot be chosen and says why', async () => {
  await open();
  expect(await screen.findByRole('radio', { name: /Bank.*Closed until 06:00/ })).toBeDisabled();
});

it('shows the balance, its parts, the limit and the deposits as they change, with the time of the balance', async () => {
  const limit = { period: 'd' as const, amount: '100000', used: '40000', resetsAt: '2026-11-22T00:00:00Z' };
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T01:00:00Z'));
  const test = await open(limit);
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
  await amount();
  expect(figure('Cash')).toHaveTextContent(/1,400\.00/);
  limit.used = '90000';
  clock.mockReturnValue(Date.parse('2026-11-21T01:07:00Z'));
  await act(async () =>
    test.bus.emit('balance.changed', {
      ...BALANCE,
      sumBalance: '130000',
      cash: '120000',
      locked: '50000',
      sequence: 2,
    }),
  );
  clock.mockReturnValue(Date.parse('2026-11-21T01:30:00Z'));
  await userEvent.type(await amount(), '1');
  expect(figure('Balance')).toHaveTextContent(/1,300\.00.*9:07/);
  expect(figure('Cash')).toHaveTextContent(/1,200\.00/);
  expect(figure('Locked')).toHaveTextContent(/500\.00/);
  expect(await screen.findByText(/P.100\.00 of P.1,000\.00 left/)).toBeVisible();
  clock.mockRestore();
});

it('shows the outcome of the payment when the member returns', async () => {
  sessionStorage.setItem('openedDeposit', 'd1');
  await open();
  expect(await screen.findByText(/P.500\.00 added to your balance/)).toBeVisible();
  expect(sessionStorage.getItem('openedDeposit')).toBeNull();
});
