import { generateKeyPairSync } from 'node:crypto';
import { openCentre } from '@atrium/centre/testing';
import { encryptionKey } from '@atrium/contracts/session';
import { lineTransferOptions, transferUpline } from '@atrium/contracts/line-transfers';
import { loseAnswer, refuse, route } from '@atrium/host/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './upline-page.tsx';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const MAIN = { sumBalance: '30000', cash: '30000', bonus: '0', locked: '0', currency: 'PHP', sequence: 2 };
let answer: 'lost' | 'wrong' | 'done' = 'done';
const open = (upline: { account: string } | null = { account: 'agent1' }) => {
  let available = '50000';
  return openCentre(Page, 'member-centre', texts, {
    page: 'transferUpline',
    routes: [
      route(lineTransferOptions, () => ({
        upline,
        downline: false,
        available,
        min: '100',
        max: '1000000',
        password: 'login' as const,
      })),
      route(encryptionKey, { keyId: 'test', publicKey }),
      route(transferUpline, () => {
        if (answer === 'lost') loseAnswer();
        if (answer === 'wrong') refuse('PASSWORD_WRONG');
        available = '30000';
        return { reference: 'T-1', to: 'agent1', amount: '20000', main: MAIN };
      }),
    ],
  });
};
const fill = async (amount: string, password: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), amount);
  await userEvent.type(screen.getByLabelText(/^Login password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Transfer to agent1' }));
};
beforeEach(() => {
  answer = 'done';
});

it('sends an amount to the upline and shows what is left', async () => {
  const test = await open();
  await fill('200', 'Right-0001');
  expect(await screen.findByText(/^P.300\.00$/)).toBeVisible();
  expect(test.toasts).toEqual([
    { tone: 'success', text: expect.stringMatching(/^P.200\.00 transferred to agent1\.$/) },
  ]);
});

it('keeps its key while the answer is lost, and says so when the password is wrong', async () => {
  const test = await open();
  answer = 'lost';
  await fill('200', 'Right-0001');
  await screen.findByText(/^Network/i);
  answer = 'wrong';
  await userEvent.type(screen.getByLabelText(/^Login password/), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer to agent1' }));
  expect(await screen.findByText(/The password is incorrect/)).toBeVisible();
  const keys = test.calls
    .filter(({ name }) => name === 'wallet.transferUpline')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('asks for no more than there is, and for a password', async () => {
  const test = await open();
  await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '500.01');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer to agent1' }));
  expect(await screen.findByText(/Quota not sufficient: you can transfer P.500\.00\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(test.calls.some(({ name }) => name === 'wallet.transferUpline')).toBe(false);
});

it('says that the function is not enabled where the account may not', async () => {
  await open(null);
  expect(await screen.findByText('Not enabled function, contact customer service')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
