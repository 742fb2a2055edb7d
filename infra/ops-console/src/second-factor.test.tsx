import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { Secret, TOTP } from 'otpauth';
import { openConsole, type TestRegistryProcess, testRegistryProcess } from './testing/test-console.tsx';

const SLOW = { timeout: 15_000 };

let registry: TestRegistryProcess;
let open: Awaited<ReturnType<typeof openConsole>> | undefined;
beforeAll(async () => {
  registry = await testRegistryProcess();
});
afterEach(() => open?.close());
afterAll(() => registry.stop());

const press = async (name: string) => open!.user.click(await screen.findByRole('button', { name }, SLOW));
const type = async (label: string, text: string) =>
  open!.user.type(await screen.findByLabelText(label, { exact: true }, SLOW), text);
const CODE = 'Authenticator code';

/**
 * Of the half minute `steps` from now. Codes of the one before and the one after are accepted, each once and in order. None
 * is taken from the one before: it would be too old when the half minute ends between typing and sending.
 */
const codeOf = (key: string, steps: -1 | 0 | 1) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + 30_000 * steps });
const wrongCode = () =>
  ['000000', '111111', '222222', '333333'].find((code) =>
    ([-1, 0, 1] as const).every((steps) => code !== codeOf(secret, steps)),
  )!;

async function enterPassword(name: string, password: string) {
  await type('Name', name);
  await type('Password', password);
  await press('Sign in');
}

let secret: string;

it('[14-12] the first sign-in adds an authenticator app by its code, the next asks for one, and a wrong code is refused with a sentence', async () => {
  open = await openConsole(registry, { remote: true });
  await enterPassword('operator', 'Operator-0001');
  expect(await screen.findByRole('heading', { level: 1, name: 'Add an authenticator app' }, SLOW)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' }, SLOW)).toBeVisible();
  secret = (await screen.findByLabelText<HTMLInputElement>('Or enter this key in the app')).value;
  expect(screen.getByLabelText(CODE)).toHaveFocus();
  expect((await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  await type(CODE, wrongCode());
  await press('Sign in');
  expect(await screen.findByText(/The code is wrong or was already used/, {}, SLOW)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(CODE)).toHaveValue(''), SLOW);
  // The key stays the same: the app has it already.
  expect(screen.getByLabelText('Or enter this key in the app')).toHaveValue(secret);
  await type(CODE, codeOf(secret, 0));
  await press('Sign in');
  expect(await screen.findByRole('heading', { level: 1, name: 'Remotes' }, SLOW)).toBeVisible();
  open.close();

  open = await openConsole(registry, { remote: true });
  await enterPassword('operator', 'Operator-0001');
  expect(await screen.findByRole('heading', { level: 1, name: 'Second step' }, SLOW)).toBeVisible();
  await type(CODE, codeOf(secret, 1));
  await press('Sign in');
  expect(await screen.findByRole('heading', { level: 1, name: 'Remotes' }, SLOW)).toBeVisible();
});

it('[14-12] asks for a code before what cannot be undone: without one nothing happens and what was entered remains', async () => {
  open = await openConsole(registry, { remote: true, path: '/access' });
  await enterPassword('approver', 'Approver-0001');
  const key = (await screen.findByLabelText<HTMLInputElement>('Or enter this key in the app', {}, SLOW)).value;
  await type(CODE, codeOf(key, 0));
  await press('Sign in');
  await type('Name', 'watcher');
  await type('Reason', 'an audit');
  await press('Continue');
  await press('Issue token');
  const dialog = () => screen.findByRole('dialog', { name: "Confirm it's you" }, SLOW);
  await open.user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/Nothing was changed: this needs your second factor/, {}, SLOW)).toBeVisible();
  expect(screen.queryByText('Token for watcher')).toBeNull();
  await press('Continue');
  await press('Issue token');
  await open.user.type(within(await dialog()).getByLabelText(CODE), codeOf(key, 1));
  await open.user.click(within(await dialog()).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Token for watcher', {}, SLOW)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[14-06] a name that guesses have locked asks for the second factor after any password, and says what to do after a wrong one', async () => {
  open = await openConsole(registry, { remote: true });
  const attempt = async () => {
    await open!.user.clear(await screen.findByLabelText('Name', { exact: true }, SLOW));
    await enterPassword('operator', 'a guess');
  };
  for (let tries = 0; tries < 5; tries++) {
    await attempt();
    expect(await screen.findByText('The name or password is incorrect.', {}, SLOW)).toBeVisible();
    await open.user.clear(screen.getByLabelText('Password', { exact: true }));
  }
  await attempt();
  expect(await screen.findByText(/Too many wrong passwords were tried for this name/, {}, SLOW)).toBeVisible();
  await type(CODE, '000000');
  await press('Sign in');
  expect(await screen.findByText(/name, password or second factor is incorrect/, {}, SLOW)).toBeVisible();
  expect(screen.getByLabelText('Name', { exact: true })).toBeVisible();
});
