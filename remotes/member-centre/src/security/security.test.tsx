import { openCentre } from '@atrium/centre/testing';
import { closeAccount, closure } from '@atrium/contracts/account-closure';
import {
  authenticator,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from '@atrium/contracts/authenticator';
import { encryptionKey } from '@atrium/contracts/session';
import { account, endOtherSessions, endSession } from '@atrium/contracts/members';
import { refuse, type Route, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateKeyPairSync } from 'node:crypto';
import { texts } from '../testing/texts.ts';
import { Page } from '../account/account-page.tsx';

const at = '2026-11-20T08:00:00Z';
const session = (id: string, device: string, current = false) => ({
  id,
  startedAt: at,
  lastSeenAt: at,
  ip: '203.0.113.9',
  device,
  current,
});
const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

async function open(routes: Route[] = []) {
  let sessions = [
    session('1', 'Chrome, Windows', true),
    session('2', 'Safari, iPhone'),
    session('3', 'Firefox, Linux'),
  ];
  const ended: string[] = [];
  const test = await openCentre(Page, 'member-centre', texts, {
    routes: [
      ...routes,
      route(account, () => ({
        account: 'member1',
        nickname: 'Juno',
        registeredAt: at,
        email: null,
        mobile: null,
        rank: { name: 'Silver', level: 2, next: null, progress: 0 },
        passwordChangedAt: at,
        previousLogin: null,
        sessions,
      })),
      route(authenticator, { bound: false }),
      route(encryptionKey, { keyId: 'test', publicKey }),
      route(endOtherSessions, () => {
        sessions = sessions.filter(({ current }) => current);
        return { ended: 2 };
      }),
      route(endSession, () => {
        ended.push('one');
        sessions = sessions.filter(({ id }) => id !== '2');
        return { ended: 1 };
      }),
    ],
  });
  test.nextDialog = 'yes';
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]!.textContent);
  await screen.findByRole('button', { name: 'Sign out of Safari, iPhone' });
  return { ...test, test, rows, ended };
}

it('signs out of one device, after a question, and lists the others', async () => {
  const { rows, dialogs, toasts, calls } = await open();
  expect(screen.queryByRole('button', { name: 'Sign out of Chrome, Windows' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of Safari, iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(dialogs[0]!.title).toBe('Sign out of Safari, iPhone');
  expect(toasts).toEqual([{ tone: 'success', text: 'Signed out of 1 other session.' }]);
  expect(calls.some(({ name }) => name === 'members.endSession')).toBe(true);
  expect(rows()).toHaveLength(2);
});

it('signs nobody out when the question is declined', async () => {
  const { test, ended } = await open();
  test.nextDialog = 'no';
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of Safari, iPhone' }));
  await waitFor(() => expect(test.dialogs).toHaveLength(1));
  expect(ended).toEqual([]);
});

it('signs out everywhere else', async () => {
  const { rows } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it('binds an authenticator app by the password and its first code', async () => {
  let bound = false;
  const secret = 'JBSWY3DPEHPK3PXP';
  const { calls } = await open([
    route(authenticator, () => ({ bound })),
    route(beginAuthenticator, { secret, uri: `otpauth://totp/Atrium:member1?secret=${secret}` }),
    route(confirmAuthenticator, ({ body }) => {
      if (body.code !== '123456') return refuse('VERIFICATION_CODE_INVALID');
      bound = true;
      return { bound };
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Connect an app' }));
  await userEvent.type(screen.getByLabelText('Password'), 'Harbour204');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect((await screen.findByText(secret)).parentElement).toHaveTextContent(`Key ${secret}`);
  expect(JSON.stringify(calls)).not.toContain('Harbour204');
  expect(await screen.findByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Code from the app' }), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Please enter a valid verification code')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Code from the app' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Code from the app' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Connected')).toBeVisible();
  expect(screen.queryByText(secret)).toBeNull();
});

it('takes the app off by one of its codes', async () => {
  let bound = true;
  await open([
    route(authenticator, () => ({ bound })),
    route(removeAuthenticator, () => {
      bound = false;
      return { bound };
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove app' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Code from the app' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Remove app' }));
  expect(await screen.findByRole('button', { name: 'Connect an app' })).toBeVisible();
});

it('[AC-17] closes the account after it has said what happens to bets and balance, with a reason', async () => {
  let closedAt: string | null = null;
  const state = () => ({ closedAt, openBets: 2, cash: '140000', currency: 'PHP' });
  const { calls } = await open([
    route(closure, state),
    route(closeAccount, () => {
      closedAt = at;
      return state();
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Close account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
  expect(dialog.getByText(/Open bets \(2\) are settled/)).toBeVisible();
  expect(dialog.getByText(/Your balance of P\s1,400\.00 stays yours/)).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'I play too much' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close account now' }));
  expect(await screen.findByText(/^Closed since/)).toBeVisible();
  expect(calls.filter(({ name }) => name === 'closure.close').map(({ body }) => body)).toEqual([
    { reason: 'too-much' },
  ]);
  expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
});
