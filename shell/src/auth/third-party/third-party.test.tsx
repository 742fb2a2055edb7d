import { memberInfo } from '@atrium/contracts/members';
import { announcements } from '@atrium/contracts/notices';
import { identityProviders, login, loginInfo } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { sessionAtom } from '@atrium/host';
import { refuse, type Route, route } from '@atrium/host/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { sampleMember } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';

const result = {
  token: 'marker',
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
  user: { userName: 'u1', password: '' as const },
  isAgent: 0,
  previousLogin: null,
};
const google = {
  third: 'google' as const,
  authorizeUrl: 'https://accounts.example/authorize?prompt=select',
  clientId: 'atrium',
};
const base = (answer: Route) => [
  answer,
  route(identityProviders, [google]),
  route(memberInfo, sampleMember({ account: 'u1' })),
  route(balance, { sumBalance: '0', cash: '0', bonus: '0', locked: '0', currency: 'PHP', sequence: 1 }),
  route(loginInfo, { account: 'u1', isAgent: 0, previousLogin: null, unreadMessages: 0, popups: 0 }),
  route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
];

/** Clicks Google's button and returns where the page would go. */
async function leave(answer: Route = route(login, result)) {
  const opened = jest.spyOn(window, 'open').mockImplementation(() => null);
  const host = await createShellHost({ routes: base(answer) });
  host.store.set(openModalAtom, { name: 'loginModal' });
  const { unmount } = host.show(<LogicLayer />);
  await host.user.click(await screen.findByRole('button', { name: 'Google' }));
  const [address, target] = opened.mock.calls[0]!;
  expect(target).toBe('_self');
  unmount();
  return { ...host, address: new URL(String(address)) };
}
/** The provider returns to the same tab, with its session storage. */
const comeBack = (host: Awaited<ReturnType<typeof leave>>, fragment: string) => {
  host.store.set(openModalAtom, null);
  host.show(<LogicLayer />, `/#${fragment}`);
};
afterEach(() => jest.restoreAllMocks());

it('[AC-03] says beside the buttons what the first login accepts', async () => {
  const host = await createShellHost({ routes: base(route(login, result)) });
  host.store.set(openModalAtom, { name: 'loginModal' });
  host.show(<LogicLayer />);
  expect(await screen.findByText(/Your first login this way opens an account: you're \d\d or older/)).toBeVisible();
  expect(screen.getByRole('link', { name: /terms and conditions/ })).toHaveAttribute('href', '/help?topic=terms');
});

it('[3-21] requests a proof for this login from the provider, and sends it with type firebase', async () => {
  const host = await leave();
  const asked = host.address.searchParams;
  expect(host.address.origin + host.address.pathname).toBe('https://accounts.example/authorize');
  expect(Object.fromEntries(asked)).toMatchObject({
    prompt: 'select',
    response_type: 'id_token',
    client_id: 'atrium',
    redirect_uri: `${location.origin}/`,
    state: expect.stringMatching(/^\w{32,}$/),
    nonce: expect.stringMatching(/^\w{32,}$/),
  });
  comeBack(host, `id_token=head.body.mark&state=${asked.get('state')}`);
  await waitFor(() => expect(host.store.get(sessionAtom)?.account).toBe('u1'));
  expect(host.sent('session.login')).toEqual([
    { username: 'google', password: asked.get('nonce'), type: 'firebase', remember: false, proof: 'head.body.mark' },
  ]);
  expect(location.hash).toBe('');
});

it('[3-21] sends nothing that was returned for another login, or that the provider declined', async () => {
  const host = await leave();
  comeBack(host, 'id_token=head.body.mark&state=planted');
  expect(await screen.findByText(/The window was closed, so the login failed/)).toBeInTheDocument();
  cleanup();
  const declined = await leave();
  comeBack(declined, `error=access_denied&state=${declined.address.searchParams.get('state')}`);
  expect(await screen.findByText(/The window was closed, so the login failed/)).toBeInTheDocument();
  expect([host.sent('session.login'), declined.sent('session.login')]).toEqual([[], []]);
});

it('shows why the gateway does not accept a proof', async () => {
  const host = await leave(route(login, () => refuse('IDENTITY_INVALID')));
  comeBack(host, `id_token=head.body.mark&state=${host.address.searchParams.get('state')}`);
  expect(await screen.findByText(/We couldn't verify this login/)).toBeInTheDocument();
  expect(host.store.get(sessionAtom)).toBeNull();
});
