import { generateKeyPairSync } from 'node:crypto';
import { openCentre } from '@atrium/centre/testing';
import {
  paymentPassword,
  type PaymentPasswordState,
  sendPaymentPasswordCode,
  setPaymentPassword,
} from '@atrium/contracts/payment-password';
import { encryptionKey } from '@atrium/contracts/session';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { PaymentPasswordCard } from './payment-password-card.tsx';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const SET: Partial<PaymentPasswordState> = { changedAt: '2026-11-20T08:00:00Z' };

let refusal: 'PAYMENT_PASSWORD_WRONG' | 'PAYMENT_PASSWORD_SIMPLE' | null;
beforeEach(() => {
  refusal = null;
});
async function open(more: Partial<PaymentPasswordState> = {}) {
  let state: PaymentPasswordState = {
    changedAt: null,
    lockedUntil: null,
    asked: ['withdrawal', 'binding'],
    rule: { min: 6, max: 6, digits: true },
    proofs: [{ way: 'email', to: 'an***@example.com' }],
    ...more,
  };
  const test = await openCentre(PaymentPasswordCard, 'member-centre', texts, {
    page: 'securityCenter',
    routes: [
      route(encryptionKey, { keyId: 'test', publicKey }),
      route(paymentPassword, () => state),
      route(sendPaymentPasswordCode, { expiredMinutes: 5 }),
      route(setPaymentPassword, () => {
        if (refusal) refuse(refusal);
        state = { ...state, ...SET, lockedUntil: null };
        return state;
      }),
    ],
  });
  const card = within(await screen.findByRole('region', { name: 'Payment password' }));
  return { test, card, user: userEvent.setup() };
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sent = (test: Awaited<ReturnType<typeof open>>['test']) =>
  test.calls.filter(({ name }) => name === 'paymentPassword.set').length;

it('[11-06] sets the first one with a code, and says what is wrong with it before it is sent', async () => {
  const { test, card, user } = await open();
  expect(await card.findByText('Needed for: withdrawals, new payout accounts')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Set payment password' }));
  const form = await dialog('Set payment password');
  await user.click(form.getByRole('button', { name: 'Send code' }));
  expect(await form.findByText('Code sent. It expires in 5 min.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Code/ }), '240611');
  await user.type(form.getByLabelText(/^New payment password/), '12ab');
  await user.type(form.getByLabelText(/^Repeat payment password/), '739146');
  await user.click(form.getByRole('button', { name: 'Save payment password' }));
  expect(form.getByLabelText(/^New payment password/)).toBeInvalid();
  expect(form.getByText('The two entries differ.')).toBeVisible();
  expect(sent(test)).toBe(0);
  await user.clear(form.getByLabelText(/^New payment password/));
  await user.type(form.getByLabelText(/^New payment password/), '739146');
  await user.click(form.getByRole('button', { name: 'Save payment password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(test.toasts).toEqual([{ tone: 'success', text: 'Your payment password is saved.' }]);
  expect(await card.findByRole('button', { name: 'Change payment password' })).toBeVisible();
});

it('[11-06] changes it with the present one, and shows a refusal at its field', async () => {
  const { test, card, user } = await open(SET);
  await user.click(await card.findByRole('button', { name: 'Change payment password' }));
  const form = await dialog('Change payment password');
  await user.type(form.getByLabelText(/^Present payment password/), '111111');
  await user.type(form.getByLabelText(/^New payment password/), '739146');
  await user.type(form.getByLabelText(/^Repeat payment password/), '739146');
  refusal = 'PAYMENT_PASSWORD_WRONG';
  await user.click(form.getByRole('button', { name: 'Save payment password' }));
  expect(await form.findByText('The payment password is incorrect. Nothing was changed.')).toBeVisible();
  expect(form.getByLabelText(/^Present payment password/)).toBeInvalid();
  refusal = 'PAYMENT_PASSWORD_SIMPLE';
  await user.type(form.getByLabelText(/^Present payment password/), '1');
  await user.click(form.getByRole('button', { name: 'Save payment password' }));
  expect(await form.findByText(/^This payment password is too easy to guess\./)).toBeVisible();
  expect(form.getByLabelText(/^New payment password/)).toBeInvalid();
  expect(sent(test)).toBe(2);
});

it('[11-06] a locked one is set anew with a code, never with the present one', async () => {
  const { card, user } = await open({ ...SET, lockedUntil: '2099-11-24T08:00:00Z' });
  expect(await card.findByText(/^Locked until/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Change payment password' })).toBeDisabled();
  await user.click(card.getByRole('button', { name: 'Forgot it?' }));
  const form = await dialog('Reset payment password');
  expect(form.queryByLabelText(/^Present/)).toBeNull();
  await user.type(form.getByRole('textbox', { name: /^Code/ }), '240611');
  await user.type(form.getByLabelText(/^New payment password/), '739146');
  await user.type(form.getByLabelText(/^Repeat payment password/), '739146');
  await user.click(form.getByRole('button', { name: 'Save payment password' }));
  await waitFor(() => expect(card.queryByText(/^Locked until/)).toBeNull());
});

it('[11-06] without a contact there is nothing to recover it with, and the dialog says what to do', async () => {
  const { card, user } = await open({ ...SET, proofs: [] });
  await user.click(await card.findByRole('button', { name: 'Forgot it?' }));
  const form = await dialog('Reset payment password');
  expect(form.getByText(/^Add a mobile number or an e-mail address first\./)).toBeVisible();
  expect(form.queryByRole('button', { name: 'Save payment password' })).toBeNull();
});
