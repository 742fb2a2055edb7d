import { act, screen, waitFor, within } from '@testing-library/react';
import { hotGames } from '@atrium/contracts/games';
import { announcements } from '@atrium/contracts/notices';
import { popular } from '@atrium/contracts/lottery';
import { promotions } from '@atrium/contracts/promotions';
import { rankList } from '@atrium/contracts/winner-board';
import { route } from '@atrium/host/testing';
import { useOwnMainAction } from '../../frame/account/use-own-main-action.ts';
import { welcomeAtom } from '../../session/welcome.state.ts';
import { MEMBER, sampleGame } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { HomePage } from './home-page.tsx';

async function open() {
  const shell = await createShellHost({
    session: MEMBER,
    routes: [
      route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
      route(
        hotGames,
        [1, 2, 3, 4].map((n) => sampleGame({ gameId: `g${n}`, name: `Game ${n}` })),
      ),
      route(rankList, []),
      route(popular, { serverTime: '2026-11-22T00:00:00.000Z', games: [] }),
      route(promotions, []),
    ],
  });
  act(() => shell.store.set(welcomeAtom, true));
  shell.show(<HomePage />);
  return { ...shell, welcome: await screen.findByRole('region', { name: /^Welcome/ }) };
}

it('[15-14] [RG-01] [RG-16] leads a new member to limits, the first deposit and three games', async () => {
  const { welcome, user } = await open();
  await waitFor(() => expect(within(welcome).getAllByRole('button', { name: /^Game \d/ })).toHaveLength(3));
  expect(within(welcome).getByRole('button', { name: 'Deposit' })).toBeVisible();
  await user.click(within(welcome).getByRole('button', { name: 'Set limits' }));
  expect(new URLSearchParams(location.search).get('centre')).toBe('member.protection');
});

const Header = () => <p>{useOwnMainAction() ? 'The header is plain' : 'The header has brass'}</p>;

it('[15-14] has the only main button of home', async () => {
  const { show, store } = await open();
  show(<Header />);
  expect(screen.getByText('The header is plain')).toBeVisible();
  act(() => store.set(welcomeAtom, false));
  expect(screen.getByText('The header has brass')).toBeVisible();
});

it('[15-14] is closed by its button and by Escape', async () => {
  const { welcome, user, store } = await open();
  await user.keyboard('{Escape}');
  expect(store.get(welcomeAtom)).toBe(false);
  await waitFor(() => expect(welcome).not.toBeInTheDocument());
});
