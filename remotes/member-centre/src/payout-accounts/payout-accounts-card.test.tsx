import { generateKeyPairSync } from 'node:crypto';
import { openCentre } from '@atrium/centre/testing';
import {
  addPayoutAccount,
  choosePayoutAccount,
  type PayoutAccount,
  payoutAccounts,
  type PayoutAccounts,
  removePayoutAccount,
  sendPayoutCode,
} from '@atrium/contracts/payout-accounts';
import { paymentPassword } from '@atrium/contracts/payment-password';
import { encryptionKey } from '@atrium/contracts/session';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { PayoutAccountsCard } from './payout-accounts-card.tsx';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const account = (more: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id: '1',
  kind: 'bank',
  name: 'Harbour Bank',
  holder: 'Ana Cruz',
  number: '···· 1234',
  isDefault: true,
  state: 'usable',
  usableFrom: null,
  reason: '',
  ...more,
});

let refusal:
  | 'VERIFICATION_CODE_INVALID'
  | 'PAYOUT_ACCOUNT_EXISTS'
  | 'PAYOUT_ACCOUNT_BUSY'
  | 'PAYMENT_PASSWORD_WRONG'
  | null;
let asked: 'binding'[];
let loaded: Promise<void>;
let sent: unknown;
beforeEach(() => {
  loaded = Promise.resolve();
  refusal = null;
  asked = [];
});
async function open(accounts: PayoutAccount[], more: Partial<PayoutAccounts> = {}) {
  let state: PayoutAccounts = {
    accounts,
    most: 5,
    waitHours: 24,
    institutions: [
      { kind: 'bank', name: 'Harbour Bank' },
      { kind: 'e-wallet', name: 'TapWallet' },
    ],
    verifiedName: 'Ana Cruz',
    accountName: 'Ana Cruz',
    proofs: [{ way: 'email', to: 'an***@example.com' }],
    ...more,
  };
  const test = await openCentre(PayoutAccountsCard, 'member-centre', texts, {
    page: 'securityCenter',
    routes: [
      route(encryptionKey, { keyId: 'test', publicKey }),
      route(payoutAccounts, () => state),
      route(paymentPassword, async () => {
        await loaded;
        return {
          changedAt: '2026-11-20T08:00:00Z',
          lockedUntil: null,
          asked,
          rule: { min: 6, max: 6, digits: true },
          proofs: [],
        };
      }),
      route(sendPayoutCode, { expiredMinutes: 5 }),
      route(addPayoutAccount, ({ body }) => {
        sent = body;
        if (refusal) refuse(refusal);
        state = { ...state, accounts: [...state.accounts, account({ id: '9', isDefault: false, state: 'review' })] };
        return state;
      }),
      route(choosePayoutAccount, () => {
        state = { ...state, accounts: state.accounts.map((one) => ({ ...one, isDefault: !one.isDefault })) };
        return state;
      }),
      route(removePayoutAccount, () => {
        if (refusal) refuse(refusal);
        state = { ...state, accounts: state.accounts.filter(({ isDefault }) => isDefault) };
        return state;
      }),
    ],
  });
  const card = await screen.findByRole('region', { name: 'Payout accounts' });
  return { test, card: within(card), user: userEvent.setup() };
}

it('[11-01] adds an account once a code has proven the member, and keeps what was typed after a refusal', async () => {
  const { test, card, user } = await open([]);
  expect(await card.findByText('No payout account yet')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Add account' }));
  await user.click(card.getByRole('button', { name: 'Save account' }));
  expect(card.getByText('Enter the whole account number.')).toBeVisible();
  await user.click(card.getByRole('radio', { name: 'E-wallet' }));
  await user.selectOptions(card.getByRole('combobox', { name: /Bank or e-wallet/ }), 'TapWallet');
  expect(card.getByRole('textbox', { name: /Account holder/ })).toHaveValue('Ana Cruz');
  await user.type(card.getByRole('textbox', { name: /Account number/ }), '0917 555 1234');
  await user.click(card.getByRole('button', { name: 'Save account' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm that it's you" }));
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByText('Code sent. It expires in 5 min.')).toBeVisible();
  refusal = 'VERIFICATION_CODE_INVALID';
  await user.type(dialog.getByRole('textbox', { name: /Code/ }), '111111');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('Please enter a valid verification code')).toBeVisible();
  refusal = 'PAYOUT_ACCOUNT_EXISTS';
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await card.findByText("You've already added this account number. Enter another one.")).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  refusal = null;
  expect(card.getByRole('textbox', { name: /Account number/ })).toHaveValue('0917 555 1234');
  await user.type(card.getByRole('textbox', { name: /Account number/ }), '5');
  await user.click(card.getByRole('button', { name: 'Save account' }));
  const again = within(await screen.findByRole('dialog'));
  await user.type(again.getByRole('textbox', { name: /Code/ }), '222222');
  await user.click(again.getByRole('button', { name: 'Confirm' }));
  expect(await card.findByText('In review')).toBeVisible();
  expect(test.toasts).toEqual([{ tone: 'success', text: 'TapWallet ···· 2345 is added.' }]);
});

it('[11-06] asks for the payment password where the brand says so, and shows a wrong one at its field', async () => {
  asked = ['binding'];
  const { card, user } = await open([], { proofs: [{ way: 'password', to: null }] });
  await user.click(await card.findByRole('button', { name: 'Add account' }));
  expect(await card.findByLabelText(/^Payment password/)).toBeVisible();
  await user.selectOptions(card.getByRole('combobox', { name: /Bank or e-wallet/ }), 'Harbour Bank');
  await user.type(card.getByRole('textbox', { name: /Account number/ }), '12345678');
  await user.click(card.getByRole('button', { name: 'Save account' }));
  expect(card.getByText('Fill in this field.')).toBeVisible();
  await user.type(card.getByLabelText(/^Payment password/), '111111');
  await user.click(card.getByRole('button', { name: 'Save account' }));
  refusal = 'PAYMENT_PASSWORD_WRONG';
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Login password/), 'Secret-0001');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await card.findByText('The payment password is incorrect. Nothing was changed.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(card.getByLabelText(/^Payment password/)).toBeInvalid();
});

it('[11-06] sends nothing before it is known whether the payment password is asked', async () => {
  asked = ['binding'];
  const { promise, resolve } = Promise.withResolvers<void>();
  loaded = promise;
  const { card, user } = await open([]);
  await user.click(await card.findByRole('button', { name: 'Add account' }));
  expect(card.getByRole('button', { name: 'Save account' })).toBeDisabled();
  resolve();
  expect(await card.findByLabelText(/^Payment password/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Save account' })).toBeEnabled();
});

it("[11-03] asks for a document where the holder is not the account's name, in any order and with any accents", async () => {
  const { card, user } = await open([], { proofs: [{ way: 'password', to: null }] });
  await user.click(await card.findByRole('button', { name: 'Add account' }));
  await user.selectOptions(card.getByRole('combobox', { name: /Bank or e-wallet/ }), 'Harbour Bank');
  await user.type(card.getByRole('textbox', { name: /Account number/ }), '12345678');
  const holder = card.getByRole('textbox', { name: /Account holder/ });
  await user.clear(holder);
  await user.type(holder, 'CRUZ, Aña');
  expect(card.queryByLabelText(/^Document with the holder's name/)).toBeNull();
  await user.clear(holder);
  await user.type(holder, 'Lea Reyes');
  expect(card.getByText(/The name on your account is Ana Cruz/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Save account' }));
  expect(card.getByText('Choose a photo.')).toBeVisible();
  const photo = new File([new Uint8Array(9_000)], 'name.png', { type: 'image/png' });
  await user.upload(card.getByLabelText(/^Document with the holder's name/), photo);
  await user.click(card.getByRole('button', { name: 'Save account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Login password/), 'Secret-0001');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await card.findByText('In review')).toBeVisible();
  // The body is encrypted: its length shows that the photo is in it.
  expect(JSON.stringify(sent).length).toBeGreaterThan(9_000);
});

it('[11-01] asks members without a second factor for their password', async () => {
  const { card, user } = await open([], {
    proofs: [{ way: 'password', to: null }],
    verifiedName: null,
    accountName: null,
  });
  await user.click(await card.findByRole('button', { name: 'Add account' }));
  expect(card.getByText(/Your name isn't verified yet, so we review the account/)).toBeVisible();
  await user.selectOptions(card.getByRole('combobox', { name: /Bank or e-wallet/ }), 'Harbour Bank');
  await user.type(card.getByRole('textbox', { name: /Account holder/ }), 'Ana Cruz');
  await user.type(card.getByRole('textbox', { name: /Account number/ }), '12345678');
  await user.click(card.getByRole('button', { name: 'Save account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Login password/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(card.getByRole('textbox', { name: /Account number/ })).toHaveValue('12345678');
});

it('[11-01] chooses the default, and removes an account after a question', async () => {
  const { test, card, user } = await open([
    account(),
    account({ id: '2', name: 'TapWallet', number: '···· 9', isDefault: false }),
  ]);
  await user.click(await card.findByRole('button', { name: 'Make TapWallet ···· 9 the default' }));
  expect(await card.findByRole('button', { name: 'Make Harbour Bank ···· 1234 the default' })).toBeVisible();
  test.nextDialog = 'no';
  await user.click(card.getByRole('button', { name: 'Remove Harbour Bank ···· 1234' }));
  test.nextDialog = 'yes';
  refusal = 'PAYOUT_ACCOUNT_BUSY';
  await user.click(card.getByRole('button', { name: 'Remove Harbour Bank ···· 1234' }));
  expect(await card.findByText(/A withdrawal to this account is still under way/)).toBeVisible();
  refusal = null;
  await user.click(card.getByRole('button', { name: 'Remove Harbour Bank ···· 1234' }));
  await waitFor(() => expect(card.queryByText('Harbour Bank', { exact: false })).toBeNull());
  expect(test.calls.filter(({ name }) => name === 'payouts.remove')).toHaveLength(2);
  expect(test.toasts).toEqual([{ tone: 'success', text: 'Harbour Bank ···· 1234 is removed.' }]);
});

it('[11-01] shows what each account waits for', async () => {
  const { card } = await open([
    account({ state: 'waiting', usableFrom: '2026-11-24T08:00:00Z' }),
    account({ id: '2', state: 'refused', reason: 'This is not your name.', isDefault: false }),
  ]);
  expect(await card.findByText(/^Ready from/)).toBeVisible();
  expect(card.getByText('This is not your name.')).toBeVisible();
});
