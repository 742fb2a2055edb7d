import { type LoginChallenge, sendExtraCode, verifyExtra } from '@atrium/contracts/login-verification';
import { announcements } from '@atrium/contracts/notices';
import { identityProviders, login } from '@atrium/contracts/session';
import { sessionAtom } from '@atrium/host';
import { refuse, type Route, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { afterLogin, loginResult } from '../../testing/logged-in.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { securityFormAtom } from '../../session/security-form.state.ts';
import { sendExtraCodeAtom } from './verify-login.state.ts';

const after = [
  ...afterLogin,
  route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
  route(identityProviders, []),
];
const ALL: Pick<LoginChallenge, 'ways' | 'channels'> = {
  ways: ['phone', 'code', 'email', 'bankName', 'authenticator'],
  channels: [
    { channel: 'sms', to: '+63 *** 2286' },
    { channel: 'email', to: 'ma***@example.com' },
  ],
};

/** Logs in from a new place, up to the verification form. */
async function open(routes: Route[] = [], offered = ALL) {
  const challenge: LoginChallenge = { captcha: false, challenge: 'a-challenge-of-this-login', ...offered };
  const host = await createShellHost({
    routes: [
      ...routes,
      route(login, () => refuse('EXTRA_VERIFICATION_REQUIRED', {}, challenge)),
      route(verifyExtra, loginResult),
      route(sendExtraCode, { expiredMinutes: 5 }),
      ...after,
    ],
  });
  host.store.set(openModalAtom, { name: 'loginModal' });
  host.show(<LogicLayer />, '/vip');
  const form = within(await screen.findByRole('dialog', { name: 'Login' }));
  await host.user.type(form.getByLabelText('Username'), 'mara_88');
  await host.user.type(form.getByLabelText('Password'), 'evening-26');
  await host.user.click(form.getByRole('button', { name: 'Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Verify that it's you" }));
  const answer = async (label: string, text: string) => {
    await host.user.type(dialog.getByRole('textbox', { name: label }), text);
    await host.user.click(dialog.getByRole('button', { name: 'Verify' }));
  };
  return { ...host, dialog, answer };
}

it('[4-70] a login from a new place starts no session before the verification, and continues like any login after it', async () => {
  const { dialog, user, store, sent, answer } = await open();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
  expect([store.get(sessionAtom), sessionStorage.getItem('token')]).toEqual([null, null]);
  await user.click(dialog.getByRole('radio', { name: 'Phone number on your account' }));
  await answer('SMS code', '123456');
  await waitFor(() => expect(store.get(sessionAtom)?.account).toBe('mara_88'));
  expect(sent('session.verifyExtra')).toEqual([
    { challenge: 'a-challenge-of-this-login', way: 'phone', answer: '123456' },
  ]);
  expect(sent('session.loginInfo')).toHaveLength(1);
  expect(location.pathname).toBe('/');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[4-71] by phone: the code is sent to the bound number, and a countdown delays the next one', async () => {
  const { dialog, user, sent } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Phone number on your account' }));
  expect(dialog.getByRole('textbox', { name: 'SMS code' })).toHaveAccessibleDescription(/\+63 \*\*\* 2286/);
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByRole('button', { name: /^Code sent, (300|299|298) s$/ })).toBeDisabled();
  expect(sent('session.sendExtraCode')).toEqual([{ challenge: 'a-challenge-of-this-login', channel: 'sms' }]);
  await user.click(dialog.getByRole('radio', { name: 'Email on your account' }));
  expect(await dialog.findByRole('button', { name: 'Send code' })).toBeEnabled();
});

it('[4-71] a double click, and a click during the request, send one code', async () => {
  const answers: ((value: { expiredMinutes: number }) => void)[] = [];
  const { dialog, user, sent } = await open([
    route(sendExtraCode, () => new Promise((resolve) => answers.push(resolve))),
  ]);
  await user.click(dialog.getByRole('radio', { name: 'Phone number on your account' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Send code' }));
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]!({ expiredMinutes: 5 }));
  expect(await dialog.findByRole('button', { name: /^Code sent/ })).toBeDisabled();
  expect(sent('session.sendExtraCode')).toHaveLength(1);
});

it('[4-71] requests no code while the countdown of the same login and channel runs, and one immediately for another login', async () => {
  const { store, sent } = await open();
  const challenge = (name: string): LoginChallenge => ({ captcha: false, challenge: name, ...ALL });
  for (const [name, channel] of [
    ['a-challenge-of-this-login', 'sms'],
    ['a-challenge-of-this-login', 'sms'],
    ['a-challenge-of-this-login', 'email'],
    ['a-challenge-of-another-login', 'sms'],
  ] as const) {
    await act(async () => expect(await store.set(sendExtraCodeAtom, challenge(name), channel)).toBeNull());
  }
  expect(sent('session.sendExtraCode').map(({ challenge, channel }) => `${challenge} ${channel}`)).toEqual([
    'a-challenge-of-this-login sms',
    'a-challenge-of-this-login email',
    'a-challenge-of-another-login sms',
  ]);
});

it('[4-71] opens for another login without the previous countdown', async () => {
  const { dialog, user, store } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Phone number on your account' }));
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByRole('button', { name: /^Code sent/ })).toBeDisabled();
  const credentials = { username: 'joseline7', password: 'Harbour204', type: 'username', remember: false } as const;
  act(() =>
    store.set(securityFormAtom, {
      name: 'verifyLogin',
      challenge: { captcha: false, challenge: 'a-challenge-of-another-login', ...ALL, ways: ['phone'] },
      credentials,
    }),
  );
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Code sent/ })).toBeNull();
});

it('[4-72] by code: it is sent where the member chooses, and the reply says where', async () => {
  const { dialog, user, sent, answer } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Verification code' }));
  await user.click(dialog.getByRole('radio', { name: 'ma***@example.com' }));
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  await waitFor(() =>
    expect(sent('session.sendExtraCode')).toEqual([{ challenge: 'a-challenge-of-this-login', channel: 'email' }]),
  );
  await answer('Verification code', '654321');
  await waitFor(() =>
    expect(sent('session.verifyExtra')).toEqual([
      { challenge: 'a-challenge-of-this-login', way: 'code', channel: 'email', answer: '654321' },
    ]),
  );
});

it('[4-73] by the bound e-mail', async () => {
  const { dialog, user, sent, answer } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Email on your account' }));
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(sent('session.sendExtraCode')[0]).toMatchObject({ channel: 'email' }));
  await answer('Code from the email', '654321');
  await waitFor(() => expect(sent('session.verifyExtra')[0]).toMatchObject({ way: 'email', answer: '654321' }));
});

it('[4-74] by the name on the bank account, without a code', async () => {
  const { dialog, user, sent, answer } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Bank account name' }));
  expect(dialog.queryByRole('button', { name: /code/i })).toBeNull();
  await answer('Name on the bank account', 'Mara de la Cruz');
  await waitFor(() =>
    expect(sent('session.verifyExtra')[0]).toMatchObject({ way: 'bankName', answer: 'Mara de la Cruz' }),
  );
});

it('[4-75] by Google verification: the code of an authenticator app', async () => {
  const { dialog, user, sent, answer } = await open();
  await user.click(dialog.getByRole('radio', { name: /Google verification/ }));
  await answer('Code from the app', '112233');
  await waitFor(() => expect(sent('session.verifyExtra')[0]).toMatchObject({ way: 'authenticator', answer: '112233' }));
});

it('offers only the ways that the account has, and customer service if it has none', async () => {
  const { dialog } = await open([], { ways: ['bankName'], channels: [] });
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.getByRole('textbox', { name: 'Name on the bank account' })).toBeInTheDocument();
  expect(dialog.getByText(/Lost your phone or app/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Contact customer service' })).toBeVisible();
});

it('opens customer service if the account has no way', async () => {
  const { dialog } = await open([], { ways: [], channels: [] });
  expect(dialog.getByRole('button', { name: 'Contact customer service' })).toBeInTheDocument();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

it('[4-76] shows how many tries are left, sends nothing empty, and returns to the login when it has expired', async () => {
  const wrong = ['EXTRA_VERIFICATION_FAILED', 'EXTRA_VERIFICATION_OVER'] as const;
  let tries = 0;
  const refusing = { endpoint: verifyExtra, answer: () => refuse(wrong[tries++]!, { left: 4 }) };
  const host = await createShellHost({
    routes: [
      route(login, () =>
        refuse(
          'EXTRA_VERIFICATION_REQUIRED',
          {},
          { captcha: false, challenge: 'a-challenge-of-this-login', ways: ['authenticator'], channels: [] },
        ),
      ),
      refusing,
      ...after,
    ],
  });
  host.store.set(openModalAtom, { name: 'loginModal', username: 'mara_88' });
  host.show(<LogicLayer />);
  await host.user.type(await screen.findByLabelText('Password'), 'evening-26');
  await host.user.click(screen.getByRole('button', { name: 'Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Verify that it's you" }));
  await host.user.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(await dialog.findByText('Input cannot be empty')).toBeInTheDocument();
  await host.user.type(dialog.getByRole('textbox'), '000000');
  await host.user.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(await dialog.findByText(/Attempts left: 4/)).toBeInTheDocument();
  expect(host.store.get(sessionAtom)).toBeNull();
  await host.user.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toHaveTextContent(
    'This verification has ended. Log in again.',
  );
  expect(host.sent('session.verifyExtra')).toHaveLength(2);
});
