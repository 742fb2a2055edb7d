import { generateKeyPairSync } from 'node:crypto';
import { openCentre } from '@atrium/centre/testing';
import { addPayoutAccount, type PayoutAccounts, payoutAccounts } from '@atrium/contracts/payout-accounts';
import {
  answerReceipt,
  cancelWithdrawal,
  createWithdrawal,
  type Withdrawal,
  withdrawalOptions,
  withdrawals,
} from '@atrium/contracts/payments';
import { centreAtom } from '@atrium/host';
import { paymentPassword, setPaymentPassword } from '@atrium/contracts/payment-password';
import { encryptionKey } from '@atrium/contracts/session';
import { loseAnswer, refuse, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './withdrawal-page.tsx';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const ASKED: Withdrawal = {
  id: '7',
  reference: 'WD-1',
  at: '2026-11-21T01:00:00Z',
  amount: '20000',
  currency: 'PHP',
  account: 'BDO ••42',
  status: 'in-review',
  paidAt: null,
  confirmUntil: null,
  received: null,
  refunded: '0',
  report: null,
  reason: '',
  cancellable: true,
  answerable: false,
  states: [{ status: 'in-review', at: '2026-11-21T01:00:00Z' }],
};
const PAID: Withdrawal = {
  ...ASKED,
  status: 'paid',
  paidAt: '2026-11-21T02:00:00Z',
  confirmUntil: '2099-11-22T02:00:00Z',
  cancellable: false,
  answerable: true,
  states: [
    { status: 'in-review', at: '2026-11-21T01:00:00Z' },
    { status: 'approved', at: '2026-11-21T01:30:00Z' },
    { status: 'paid', at: '2026-11-21T02:00:00Z' },
  ],
};
const PAYOUTS: PayoutAccounts = {
  accounts: [],
  most: 5,
  waitHours: 0,
  institutions: [{ kind: 'bank', name: 'BDO' }],
  verifiedName: 'Ana Cruz',
  accountName: 'Ana Cruz',
  proofs: [{ way: 'password', to: null }],
};
const secondPassword = () => ({
  changedAt: asked === 'yes' ? '2026-11-20T08:00:00Z' : null,
  lockedUntil: null,
  asked: asked === 'no' ? [] : ['withdrawal' as const],
  rule: { min: 6, max: 6, digits: true },
  proofs: PAYOUTS.proofs,
});
let available = '50000';
let lose = false;
let short = false;
/** What the brand requires to be staked before the next withdrawal. */
let turnover: { staked: string; required: string } | null = null;
let wrong = false;
/** The member's payment password, where the brand asks for it. */
let asked: 'no' | 'missing' | 'yes' = 'no';

/** The gateway of the test keeps one list; each answer changes it as the real one does. */
const open = (first: Withdrawal[] = [], usable = [{ id: 'a1', name: 'BDO', number: '••42' }]) => {
  let list = first;
  let accounts = usable;
  const become = (change: Partial<Withdrawal>) => {
    list = [{ ...list[0]!, cancellable: false, answerable: false, ...change }];
    return list[0]!;
  };
  const opened = openCentre(Page, 'member-centre', texts, {
    page: 'withdraw',
    routes: [
      route(encryptionKey, { keyId: 'test', publicKey }),
      route(withdrawalOptions, () => ({
        available,
        bonusTurnover: turnover,
        min: '10000',
        max: '1000000',
        expectedHours: 12,
        accounts,
        recent: list,
      })),
      route(payoutAccounts, PAYOUTS),
      route(addPayoutAccount, () => {
        accounts = [{ id: 'a9', name: 'BDO', number: '••78' }];
        return PAYOUTS;
      }),
      route(paymentPassword, secondPassword),
      route(setPaymentPassword, () => {
        asked = 'yes';
        return secondPassword();
      }),
      route(withdrawals, () => ({ items: list, next: null })),
      route(createWithdrawal, () => {
        if (lose) loseAnswer();
        if (wrong) refuse('PAYMENT_PASSWORD_WRONG');
        if (short) refuse('TURNOVER_MISSING', { left: '500' });
        list = [ASKED];
        return ASKED;
      }),
      route(cancelWithdrawal, () => become({ status: 'cancelled' })),
      route(answerReceipt, ({ body }) => {
        if (body.answer === 'received') return become({ status: 'received', received: '20000' });
        if (body.answer === 'partly-received')
          return become({ status: 'partly-received', received: body.received, report: 'open' });
        return body.proof.name === 'virus.exe'
          ? refuse('PROOF_INVALID', { megabytes: 4 })
          : become({ status: 'not-received', received: '0', report: 'open' });
      }),
    ],
  });
  return opened.then((test) => Object.assign(test, { become }));
};
const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const submit = () => screen.getByRole('button', { name: /^Withdraw/ });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
beforeEach(() => {
  available = '50000';
  lose = false;
  short = false;
  turnover = null;
  wrong = false;
  asked = 'no';
});

it('[8-18] says that the quota is not sufficient when more is asked for than is available', async () => {
  const test = await open();
  await userEvent.type(await amount(), '500.01');
  await userEvent.click(submit());
  expect(await screen.findByText(/Quota not sufficient: you can withdraw P.500\.00\./)).toBeVisible();
  expect(test.calls.some(({ name }) => name === 'payments.createWithdrawal')).toBe(false);
});

it('asks once under one key when the first answer was lost, and lists the request', async () => {
  const test = await open();
  lose = true;
  await userEvent.type(await amount(), '200');
  await userEvent.click(submit());
  await screen.findByText(/^Network/i);
  lose = false;
  await userEvent.click(submit());
  expect(await screen.findByText('WD-1')).toBeVisible();
  expect(screen.getByText('Under review')).toBeVisible();
  const sent = test.calls.filter(({ name }) => name === 'payments.createWithdrawal');
  expect(sent).toHaveLength(2);
  expect(sent[0]!.headers['Idempotency-Key']).toBe(sent[1]!.headers['Idempotency-Key']);
  await waitFor(() => expect(screen.queryByText(/^Network/i)).toBeNull());
});

it('refuses an amount below the least one', async () => {
  await open();
  await userEvent.type(await amount(), '99.99');
  await userEvent.click(submit());
  expect(await screen.findByText(/between P.100\.00/)).toBeVisible();
});

it('[11-10] says in money how much turnover is missing', async () => {
  short = true;
  await open();
  await userEvent.type(await amount(), '100');
  await userEvent.click(submit());
  expect(await screen.findByText(/^Stake P.5\.00 more before you withdraw\./)).toBeVisible();
});

it('[11-10] shows the turnover before a withdrawal as progress, where the brand requires one', async () => {
  turnover = { staked: '15000', required: '60000' };
  await open();
  const progress = await screen.findByRole('progressbar', { name: 'Turnover before a withdrawal' });
  expect(progress).toHaveAttribute('aria-valuenow', '25');
  expect(progress).toHaveAttribute('aria-valuetext', expect.stringMatching(/^P.150\.00 of P.600\.00$/));
});

it('[11-10] shows the fee, the expected time, and a time line of the states', async () => {
  await open([PAID]);
  expect(await screen.findByText('No fee')).toBeVisible();
  expect(screen.getByText('12 h')).toBeVisible();
  const steps = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Under reviewNov 21/),
    expect.stringMatching(/^ApprovedNov 21/),
    expect.stringMatching(/^Paid outNov 21/),
  ]);
});

it('[11-06] asks for the payment password where the brand says so', async () => {
  asked = 'yes';
  wrong = true;
  const test = await open();
  const sent = () => test.calls.filter(({ name }) => name === 'payments.createWithdrawal').length;
  const field = await screen.findByLabelText(/^Payment password/);
  await userEvent.type(await amount(), '100');
  await userEvent.click(submit());
  expect(screen.getByText('Fill in this field.')).toBeVisible();
  expect(sent()).toBe(0);
  await userEvent.type(field, '111111');
  await userEvent.click(submit());
  expect(await screen.findByText('The payment password is incorrect. Nothing was changed.')).toBeVisible();
  expect(field).toHaveValue('');
  wrong = false;
  await userEvent.type(field, '739146');
  await userEvent.click(submit());
  expect(await screen.findByText('WD-1')).toBeVisible();
  expect(sent()).toBe(2);
});

it('[11-06] without a payment password sets the first one over the form, and keeps what was typed', async () => {
  asked = 'missing';
  const test = await open();
  await userEvent.type(await amount(), '150');
  await userEvent.click(await button('Set payment password'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set payment password' }));
  await userEvent.type(dialog.getByLabelText(/^Login password/), 'Secret-0001');
  await userEvent.type(dialog.getByLabelText(/^New payment password/), '739146');
  await userEvent.type(dialog.getByLabelText(/^Repeat payment password/), '739146');
  await userEvent.click(dialog.getByRole('button', { name: 'Save payment password' }));
  expect(await screen.findByLabelText(/^Payment password/)).toBeVisible();
  expect(await amount()).toHaveValue('150');
  expect(submit()).toBeEnabled();
  expect(test.calls.some(({ name }) => name === 'payments.createWithdrawal')).toBe(false);
});

it('[8-18] says so instead of a form where less than one withdrawal is available, with the way to a deposit', async () => {
  available = '0';
  const test = await open();
  expect(await screen.findByText('Not enough to withdraw yet')).toBeVisible();
  expect(screen.getByText('You can withdraw P 0.00. A withdrawal starts at P 100.00.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(test.store.get(centreAtom)).toMatchObject({ page: 'depositv2' });
});

it('[11-10] a deposit is not offered while the money waits for turnover', async () => {
  available = '0';
  turnover = { staked: '100', required: '500' };
  await open();
  expect(await screen.findByText('Not enough to withdraw yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
});

it('[11-01] without an account to pay to there is no form, and one is added in its place', async () => {
  await open([], []);
  expect(await screen.findByText('No payout account')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  // Nor a second empty part below the first.
  await waitFor(() => expect(screen.queryByText('No withdrawals yet')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Add account' }));
  expect(screen.getByText('Add account')).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Bank or e-wallet/ }), 'BDO');
  await userEvent.type(screen.getByRole('textbox', { name: /Account number/ }), '12345678');
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Login password/), 'Secret-0001');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await amount()).toBeVisible();
});

it('cancels what is in review after asking once more', async () => {
  const test = await open([ASKED]);
  test.nextDialog = 'no';
  await userEvent.click(await button('Cancel withdrawal WD-1'));
  expect(test.calls.some(({ name }) => name === 'payments.cancelWithdrawal')).toBe(false);
  test.nextDialog = 'yes';
  await userEvent.click(await button('Cancel withdrawal WD-1'));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cancel withdrawal/ })).toBeNull();
});

it('follows a withdrawal live, each state with its sentence and the reason for a no', async () => {
  const test = await open([ASKED]);
  expect(await screen.findByText('The amount is locked until we finish the review.')).toBeVisible();
  test.become({ status: 'rejected', reason: 'The holder does not fit.' });
  act(() => test.bus.emit('withdrawal.changed', { id: '7', status: 'rejected' }));
  expect(await screen.findByText('Rejected')).toBeVisible();
  expect(screen.getByText('The amount is back in your wallet.')).toBeVisible();
  expect(screen.getByText('Reason: The holder does not fit.')).toBeVisible();
});

it('[4-65] confirms a paid withdrawal as received', async () => {
  const test = await open([PAID]);
  expect(await screen.findByText(/^We sent P.200\.00 to BDO ••42\. Did it arrive\?$/)).toBeVisible();
  await userEvent.click(await button('Confirm receipt'));
  expect(await screen.findByText('This withdrawal is complete.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm receipt' })).toBeNull();
  expect(test.calls.find(({ name }) => name === 'payments.answerReceipt')?.body).toEqual({ answer: 'received' });
});

it('[4-66] partly received: what is missing follows from what has come', async () => {
  const test = await open([PAID]);
  await userEvent.click(await button('Partly received'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Amount received/ }), '200');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText(/above zero and below P.200\.00/)).toBeVisible();
  await userEvent.clear(dialog.getByRole('textbox'));
  await userEvent.type(dialog.getByRole('textbox'), '150');
  expect(dialog.getByText(/^P.50\.00$/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/We're looking into the missing P.50\.00\./)).toBeVisible();
  expect(test.calls.find(({ name }) => name === 'payments.answerReceipt')?.body).toEqual({
    answer: 'partly-received',
    received: '15000',
    remaining: '5000',
  });
});

it('[4-67] not received is reported with a proof, and not without one', async () => {
  const test = await open([PAID]);
  const sent = () => test.calls.filter(({ name }) => name === 'payments.answerReceipt');
  await userEvent.click(await button('Not received'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Attach a proof to send the report.')).toBeVisible();
  const input = dialog.getByLabelText(/^Proof/);
  const upload = (name: string) =>
    userEvent.upload(input, new File(['bytes'], name, { type: 'image/png' }), { applyAccept: false });
  await upload('virus.exe');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText(/must be a PNG, JPEG or PDF file of up to 4 MB/)).toBeVisible();
  await upload('statement.png');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/We're looking into the missing P.200\.00\./)).toBeVisible();
  expect(sent().at(-1)!.body).toEqual({
    answer: 'not-received',
    proof: { name: 'statement.png', content: btoa('bytes') },
  });
});
