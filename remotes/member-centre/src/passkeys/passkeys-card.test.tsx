import { generateKeyPairSync } from 'node:crypto';
import { openCentre } from '@atrium/centre/testing';
import * as calls from '@atrium/contracts/passkeys';
import { encryptionKey } from '@atrium/contracts/session';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { refuse, route } from '@atrium/host/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { PasskeysCard } from './passkeys-card.tsx';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
type Passkeys = ReplyOf<typeof calls.passkeys>;
const phone = { id: 'phone', name: 'Phone', createdAt: '2026-11-20T08:00:00Z', usedAt: null };

/** The browser's own part of WebAuthn, which jsdom lacks: an authenticator that answers, or a dialog that is closed. */
let closed: boolean;
let wrongPassword: boolean;
const answered = (id: string, more: object) => ({
  id,
  rawId: Uint8Array.from([1, 2, 3]).buffer,
  type: 'public-key',
  response: { clientDataJSON: Uint8Array.from([4, 5]).buffer, ...more },
  getClientExtensionResults: () => ({}),
});
beforeEach(() => {
  closed = wrongPassword = false;
  const reply = async (answer: object) => {
    if (closed) throw Object.assign(new Error('The dialog was closed.'), { name: 'NotAllowedError' });
    return answer;
  };
  const bytes = { attestationObject: Uint8Array.from([6]).buffer, getTransports: () => ['internal'] };
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: () => reply(answered('laptop', bytes)),
      get: () =>
        reply(
          answered('phone', { authenticatorData: new ArrayBuffer(2), signature: new ArrayBuffer(2), userHandle: null }),
        ),
    },
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

async function open(keys: Passkeys['passkeys'], proofs: Passkeys['proofs']) {
  let state: Passkeys = { passkeys: keys, most: 10, proofs };
  const test = await openCentre(PasskeysCard, 'member-centre', texts, {
    page: 'securityCenter',
    routes: [
      route(encryptionKey, { keyId: 'test', publicKey }),
      route(calls.passkeys, () => state),
      route(calls.beginPasskey, () => {
        if (wrongPassword) refuse('PASSWORD_WRONG');
        return { options: { challenge: 'AAAA', rp: { id: 'localhost', name: 'Atrium' }, user: { id: 'AAAA' } } };
      }),
      route(calls.addPasskey, ({ body }) => {
        state = { ...state, passkeys: [...state.passkeys, { ...phone, id: body.answer.id, name: body.name }] };
        return state;
      }),
      route(calls.renamePasskey, ({ body }) => {
        state = { ...state, passkeys: state.passkeys.map((key) => ({ ...key, name: body.name })) };
        return state;
      }),
      route(calls.passkeyProofOptions, { options: { challenge: 'AAAA' } }),
      route(calls.removePasskey, () => {
        state = { ...state, passkeys: [] };
        return state;
      }),
    ],
  });
  const card = within(await screen.findByRole('region', { name: 'Passkeys' }));
  return { ...test, test, card };
}

it('[11-07] adds a passkey with a name, after the member has proven themselves', async () => {
  const { card, toasts, calls: sent } = await open([], [{ way: 'password', to: null }]);
  await userEvent.click(await card.findByRole('button', { name: 'Add a passkey' }));
  await userEvent.type(card.getByRole('textbox', { name: 'Name of the passkey' }), 'Work laptop');
  await userEvent.click(card.getByRole('button', { name: 'Next' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm that it's you" }));
  wrongPassword = true;
  await userEvent.type(dialog.getByLabelText('Login password'), 'guess');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('The password is incorrect. Nothing was changed.')).toBeVisible();
  wrongPassword = false;
  await userEvent.clear(dialog.getByLabelText('Login password'));
  await userEvent.type(dialog.getByLabelText('Login password'), 'Harbour-0001');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await card.findByText('Work laptop')).toBeVisible();
  expect(toasts).toEqual([{ tone: 'success', text: 'Work laptop is added.' }]);
  expect(sent.filter(({ name }) => name === 'passkeys.add')).toHaveLength(1);
});

it('[11-07] renames a passkey, and removes it by the passkey itself; a closed dialog of the browser changes nothing', async () => {
  const { test, card } = await open(
    [phone],
    [
      { way: 'passkey', to: null },
      { way: 'email', to: 'an***@example.com' },
    ],
  );
  await userEvent.click(await card.findByRole('button', { name: 'Rename Phone' }));
  const name = card.getByRole('textbox', { name: 'Name of the passkey' });
  await userEvent.clear(name);
  await userEvent.type(name, 'My phone');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(await card.findByText('My phone')).toBeVisible();

  test.nextDialog = 'yes';
  closed = true;
  await userEvent.click(card.getByRole('button', { name: 'Remove My phone' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm that it's you" }));
  await userEvent.click(dialog.getByRole('button', { name: 'Use passkey' }));
  expect(await dialog.findByText("The passkey wasn't accepted. Try again.")).toBeVisible();
  expect(card.getByText('My phone')).toBeVisible();
  closed = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Use passkey' }));
  expect(await card.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  expect(card.queryByText('My phone')).toBeNull();
});

it('[11-07] says so where the browser has no passkeys, and offers none', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  const { card } = await open([phone], [{ way: 'password', to: null }]);
  expect(await card.findByText("This browser or address doesn't support passkeys.")).toBeVisible();
  expect(card.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
