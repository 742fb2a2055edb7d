import { login } from '@atrium/contracts/session';
import { sessionAtom } from '@atrium/host';
import { refuse, route } from '@atrium/host/testing';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { MEMBER } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { AccountArea } from './account-area.tsx';

/** A login in the header that the gateway has refused. */
async function open(code: Parameters<typeof refuse>[0] = 'LOGIN_FAILED', captcha = false) {
  const host = await createShellHost({ routes: [route(login, () => refuse(code, {}, { captcha }))] });
  host.show(<AccountArea />);
  await host.user.type(screen.getByRole('textbox', { name: 'Username' }), 'mara_88');
  await host.user.type(screen.getByLabelText('Password'), 'wrong');
  await host.user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(host.sent('session.login')).toHaveLength(1));
  return host;
}
const refused = () => screen.findByText('The username or password is incorrect.');

it('[4-49] shows the cause of a refused login in the language that is chosen afterwards', async () => {
  const { i18n } = await open();
  await refused();
  await act(() => switchLanguage(i18n, 'CN'));
  expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('errors:LOGIN_FAILED'));
  expect(screen.getByRole('alert')).not.toHaveTextContent('The username');
});

it("[6-15][4-49] does the same on the agents' login", async () => {
  const { i18n } = await open('NOT_AN_AGENT');
  expect(await screen.findByText('Non-agents cannot log in on the agent portal.')).toBeInTheDocument();
  await act(() => switchLanguage(i18n, 'CN'));
  expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('shell:login.nonAgents'));
});

it('clears a refusal from before the session when the member signs out', async () => {
  const { store } = await open();
  await refused();
  act(() => store.set(sessionAtom, MEMBER));
  act(() => store.set(sessionAtom, null));
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('[4-23] moves the login into its dialog, with the cause, once a captcha is required', async () => {
  const { store } = await open('LOGIN_FAILED', true);
  await waitFor(() =>
    expect(store.get(openModalAtom)).toEqual({
      name: 'loginModal',
      username: 'mara_88',
      captcha: true,
      work: 1,
      reason: 'The username or password is incorrect.',
    }),
  );
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
