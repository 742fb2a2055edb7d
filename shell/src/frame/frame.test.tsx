import { announcements } from '@atrium/contracts/notices';
import { hotGames } from '@atrium/contracts/games';
import { rankList } from '@atrium/contracts/winner-board';
import { popular } from '@atrium/contracts/lottery';
import { promotions } from '@atrium/contracts/promotions';
import { centreAtom, host, sessionAtom, useOwnView } from '@atrium/host';
import { defineRemote } from '@atrium/host/define-remote';
import { route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { securityFormAtom } from '../session/security-form.state.ts';
import { openModalAtom } from '../overlays/modals.state.ts';
import { sessionPhaseAtom } from '../session/session-phase.state.ts';
import { AGENT, MEMBER, TRIAL } from '../testing/samples.ts';
import { createShellHost, type ShellHostOptions } from '../testing/shell-host.tsx';
import { Frame } from './frame.tsx';

const home = [
  route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
  route(hotGames, []),
  route(rankList, []),
  route(popular, { serverTime: '2026-11-20T12:00:00.000Z', games: [] }),
  route(promotions, []),
];

function Counter({ title }: { title: string }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>{title}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${title} ${count}`}
      </button>
    </>
  );
}
// biome-ignore lint/correctness/noComponentHookFactories: a screen per remote of the test.
const page = (title: string) => async () => ({ Page: () => <Counter title={title} /> });
const lobbies = defineRemote({
  name: 'lobbies',
  contract: 1,
  kind: 'game',
  locales: { en: async () => ({ default: {} }) },
  routes: [
    { path: '/kept', layout: 'full', keepAlive: true, group: 'kept', load: page('Kept') },
    { path: '/anew', layout: 'full', group: 'anew', load: page('Anew') },
    { path: '/board', layout: 'header', group: 'board', load: page('Board') },
    { path: '/bare', layout: 'none', group: 'bare', load: page('Bare') },
  ],
});
const Game = () => {
  const [left, setLeft] = useState(false);
  useOwnView(left ? null : { title: 'Minute Five', backLabel: 'All lotteries', onBack: () => setLeft(true) });
  return <h1>The board</h1>;
};
const games = defineRemote({
  name: 'games',
  contract: 1,
  kind: 'game',
  locales: { en: async () => ({ default: {} }) },
  routes: [{ path: '/own', layout: 'full', group: 'own', load: async () => ({ Page: Game }) }],
});
const centre = (name: 'member' | 'agent') =>
  defineRemote({
    name: `${name}-centre-of-test`,
    contract: 1,
    kind: 'page',
    locales: { en: async () => ({ default: {} }) },
    routes: [],
    centre: {
      name,
      defaultPage: 'first',
      pages: [],
      load: async () => ({
        // biome-ignore lint/correctness/noComponentHookFactories: a centre per remote of the test.
        Page: () => (
          <section aria-label={`The ${name} centre`}>
            <button type="button" onClick={() => host().closeCentre()}>
              Leave
            </button>
          </section>
        ),
      }),
    },
  });

async function open(at: string, options: ShellHostOptions = {}) {
  const shell = await createShellHost({
    routes: home,
    remotes: [lobbies, games, centre('member'), centre('agent')],
    ...options,
  });
  shell.show(<Frame />, at);
  return shell;
}
const area = (name: string) => document.querySelector(`[data-area="${name}"]`);

describe('The areas of a page', () => {
  it('[2.1-46] are header, main view, side menu, footer and the public logic layer', async () => {
    await open('/');
    await screen.findByRole('contentinfo');
    for (const name of ['header', 'main-view', 'side-menu', 'footer', 'logic-layer']) expect(area(name)).not.toBeNull();
    expect(area('header')).toBe(screen.getByRole('banner'));
    expect(area('main-view')).toBe(screen.getByRole('main'));
    expect(area('footer')).toBe(screen.getByRole('contentinfo'));
  });

  it('surround a page as its route declares', async () => {
    const { navigate } = await openAt('/board');
    expect([area('header'), area('footer')].map(Boolean)).toEqual([true, false]);
    act(() => navigate('/bare'));
    await screen.findByRole('heading', { name: 'Bare' });
    expect([area('header'), area('footer')].map(Boolean)).toEqual([false, false]);
  });

  it('[10-45] on a phone a view of its own has its title and a way back in place of logo, tabs and footer', async () => {
    const before = window.matchMedia;
    window.matchMedia = (media) => Object.assign(before(media), { matches: media.includes('max-width') });
    try {
      const { user } = await openAt('/own');
      const bar = within(screen.getByRole('banner'));
      expect(await bar.findByText('Minute Five')).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Games' })).toBeNull();
      expect(area('footer')).toBeNull();
      await user.click(bar.getByRole('button', { name: 'All lotteries' }));
      expect(await screen.findByRole('navigation', { name: 'Games' })).toBeVisible();
      expect(bar.queryByText('Minute Five')).toBeNull();
    } finally {
      window.matchMedia = before;
    }
  });
});

async function openAt(at: string) {
  const shell = await open(at);
  await screen.findByRole('heading', { level: 1 });
  return { ...shell, navigate: host().navigate };
}

describe('The main view', () => {
  it('[2.1-47] keeps a route with keepAlive mounted, and mounts one without it again', async () => {
    const { user, navigate } = await openAt('/kept');
    await user.click(screen.getByRole('button', { name: 'Kept 0' }));
    act(() => navigate('/anew'));
    await user.click(await screen.findByRole('button', { name: 'Anew 0' }));
    act(() => navigate('/kept'));
    expect(await screen.findByRole('button', { name: 'Kept 1' })).toBeVisible();
    act(() => navigate('/anew'));
    expect(await screen.findByRole('button', { name: 'Anew 0' })).toBeVisible();
  });

  it('shows a page for unknown addresses', async () => {
    await open('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});

describe('The guard', () => {
  const closed = { brand: { loginedToHomePage: true } };

  it('[2.1-40][2.1-41] sends a visitor to /login, where the login form opens on the home screen', async () => {
    const { store } = await open('/anew', closed);
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(store.get(openModalAtom)).toEqual({ name: 'loginModal' });
    expect(screen.queryByText('Anew 0')).toBeNull();
  });
  it("keeps the query of a reset e-mail's link", async () => {
    const { store } = await open('/?reset=secret', closed);
    await waitFor(() => expect(store.get(securityFormAtom)).toEqual({ name: 'resetPassword', token: 'secret' }));
    expect([location.pathname + location.search, store.get(openModalAtom)]).toEqual(['/login', null]);
    act(() => store.set(securityFormAtom, null));
    await waitFor(() => expect(store.get(openModalAtom)).toEqual({ name: 'loginModal' }));
  });
  it('[2.1-42] leaves /register alone and opens the registration on the home screen', async () => {
    const { store } = await open('/register', closed);
    await waitFor(() => expect(store.get(openModalAtom)).toEqual({ name: 'registerModal' }));
    expect(location.pathname).toBe('/register');
  });
  it('[2.1-44] lets a visitor with a session through, and waits until that is known', async () => {
    const shell = await createShellHost({ routes: home, remotes: [lobbies], ...closed });
    shell.store.set(sessionPhaseAtom, 'restoring');
    shell.show(<Frame />, '/anew');
    expect(location.pathname).toBe('/anew');
    act(() => {
      shell.store.set(sessionAtom, MEMBER);
      shell.store.set(sessionPhaseAtom, 'known');
    });
    expect(await screen.findByText('Anew 0')).toBeInTheDocument();
  });
  it('[2.1-45] redirects no one while the setting is off', async () => {
    await open('/anew');
    expect(await screen.findByText('Anew 0')).toBeInTheDocument();
    expect(location.pathname).toBe('/anew');
  });
});

describe('The centres', () => {
  it('[4-06][4-07] open over a page, which stays mounted, and close again', async () => {
    const { user, store } = await open('/anew', { session: MEMBER });
    act(() => host().openCentre('member', 'depositv2'));
    expect(await screen.findByRole('region', { name: 'The member centre' })).toBeInTheDocument();
    expect(store.get(centreAtom)).toEqual({ centre: 'member', page: 'depositv2' });
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'The member centre' })).toBeNull());
    expect([location.search, store.get(centreAtom)]).toEqual(['', null]);
    expect(screen.getByText('Anew 0')).toBeVisible();
  });

  it('[4-04][6-07] show a trial account the warning instead of the member centre', async () => {
    const { store } = await open('/anew', { session: TRIAL });
    act(() => host().openCentre('member'));
    const warning = await screen.findByRole('alertdialog');
    expect(warning).toHaveTextContent(/need a real account/);
    expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument();
    expect(store.get(centreAtom)).toBeNull();
  });

  it('[4-05][8-03] show a member who is no agent the same warning instead of the agent centre', async () => {
    await open('/anew', { session: MEMBER });
    act(() => host().openCentre('agent'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(host().i18n.t('shell:in_need_true_account'));
    expect(screen.getByRole('alertdialog')).not.toHaveTextContent(/demo/);
    expect(screen.getAllByRole('button', { name: host().i18n.t('shell:in_increase_submit') })).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'The agent centre' })).toBeNull();
  });

  it('[4-05] open for an agent in a dialog of that name', async () => {
    await open('/anew', { session: AGENT });
    act(() => host().openCentre('agent'));
    expect(await screen.findByRole('dialog', { name: 'Agent center' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'The agent centre' })).toBeInTheDocument();
  });

  it('[8-01] ask a visitor to log in, also when the address opens one', async () => {
    const { store } = await open('/anew?centre=member.depositv2');
    await waitFor(() => expect(store.get(openModalAtom)?.name).toBe('loginPopupModal'));
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('region', { name: 'The member centre' })).toBeNull();
  });
});
