import { hotGames } from '@atrium/contracts/games';
import { rankList } from '@atrium/contracts/winner-board';
import { popular } from '@atrium/contracts/lottery';
import { announcements } from '@atrium/contracts/notices';
import { promotions } from '@atrium/contracts/promotions';
import { centreAtom, host } from '@atrium/host';
import { defineRemote } from '@atrium/host/define-remote';
import { route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openModalAtom } from '../overlays/modals.state.ts';
import { MainView } from '../routing/main-view.tsx';
import { followSession } from '../session/follow-session.ts';
import { MEMBER } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { CentreOutlet } from './centre-panel.tsx';

const home = [
  route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
  route(hotGames, []),
  route(rankList, []),
  route(popular, { serverTime: '2026-11-20T12:00:00.000Z', games: [] }),
  route(promotions, []),
];
const Below = () => <h1>Below</h1>;
const Centre = () => <section aria-label="The centre" />;
const remote = defineRemote({
  name: 'centre-of-test',
  contract: 1,
  kind: 'page',
  locales: { en: async () => ({ default: {} }) },
  routes: [{ path: '/below', layout: 'full', group: 'below', load: async () => ({ Page: Below }) }],
  centre: { name: 'member', defaultPage: 'first', pages: [], load: async () => ({ Page: Centre }) },
});

async function open(session: typeof MEMBER | null) {
  const shell = await createShellHost({ routes: home, remotes: [remote], session });
  followSession(() => true);
  shell.show(<MainView />, '/below?centre=member.depositv2');
  return shell;
}
/** Long enough for the gate, which waits for the session, to open the login. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('asks a visitor with a link to a centre to log in, and shows the page below', async () => {
  const { store } = await open(null);
  await waitFor(() =>
    expect(store.get(openModalAtom)).toEqual({
      name: 'loginPopupModal',
      reason: host().i18n.t('errors:NOT_LOGGED_IN'),
    }),
  );
  expect([location.pathname, location.search]).toEqual(['/below', '']);
});

it('[8-14] waits for the sentence when the address asks before the sentences have arrived', async () => {
  const shell = await createShellHost({ routes: home, remotes: [remote], session: null });
  host().i18n.removeResourceBundle('en', 'errors');
  shell.show(<MainView />, '/below?centre=member.depositv2');
  await waitFor(() => expect(shell.store.get(openModalAtom)?.reason).toBe('You are not logged in, please login'));
});

it('asks for no login after a sign-out while a centre is open', async () => {
  const { store } = await open(MEMBER);
  await screen.findByRole('region', { name: 'The centre' });
  act(() => host().bus.emit('session.logout', { reason: 'signed-out' }));
  await settled();
  expect([store.get(openModalAtom), location.pathname, location.search]).toEqual([null, '/', '']);
});

it('shows why the session ended while a centre was open', async () => {
  const { store } = await open(MEMBER);
  await screen.findByRole('region', { name: 'The centre' });
  act(() => host().bus.emit('session.logout', { reason: 'replaced' }));
  await settled();
  expect(store.get(openModalAtom)?.reason).toBe(host().i18n.t('shell:session.over.replaced'));
  expect([location.pathname, location.search]).toEqual(['/', '']);
});

it('sets another page of the open centre with the press, before the address is drawn', async () => {
  const { store } = await open(MEMBER);
  await screen.findByRole('region', { name: 'The centre' });
  expect(store.get(centreAtom)?.page).toBe('depositv2');
  await act(async () => {
    host().openCentre('member', 'withdraw');
    await Promise.resolve();
    // Nothing is drawn before the end of `act`.
    expect(store.get(centreAtom)?.page).toBe('withdraw');
  });
  expect(new URLSearchParams(location.search).get('centre')).toBe('member.withdraw');
  expect(store.get(centreAtom)?.page).toBe('withdraw');
});

it.each(['member', 'agent'] as const)(
  "[15-16] the %s centre keeps its title and its close button where its remote can't be loaded",
  async (centre) => {
    const broken = defineRemote({
      ...remote,
      name: 'broken-centre',
      centre: { name: centre, defaultPage: 'first', pages: [], load: () => Promise.reject(new Error('no network')) },
    });
    const shell = await createShellHost({ routes: home, remotes: [broken], session: MEMBER });
    shell.show(<CentreOutlet centre={centre} />, `/below?centre=${centre}.first`);
    const name = centre === 'member' ? 'Personal center' : 'Agent center';
    const panel = within(await screen.findByRole('region', { name }));
    expect(panel.getByRole('heading', { name })).toBeVisible();
    expect(await panel.findByRole('heading', { name: 'This page is under maintenance' })).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Go to the home page' })).toBeNull();
    const close = jest.spyOn(host(), 'closeCentre').mockImplementation(() => {});
    await shell.user.click(panel.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
  },
);
