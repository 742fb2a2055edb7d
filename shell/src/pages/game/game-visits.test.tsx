import { launchGame } from '@atrium/contracts/game-launch';
import { unfinishedGames } from '@atrium/contracts/played-games';
import { sessionFigures } from '@atrium/contracts/limits';
import { host } from '@atrium/host';
import { refuse, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { keepLaunch, readLaunch } from '../../launch/kept-launch.ts';
import { launchingAtom, refusedLaunchAtom } from '../../launch/launch.state.ts';
import { DialogHost } from '../../overlays/dialog-host.tsx';
import { SAMPLE_LAUNCH, MEMBER, sampleGame } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { GamePage } from './game-page.tsx';

const owl = { ...SAMPLE_LAUNCH, code: 'owl', gameId: 'g2', name: 'Owl Parliament' };
const names: Record<string, string> = { g1: 'Ember Fox', g2: 'Owl Parliament' };
let tickets = 0;
let openInTheBooks = false;
/** The vendor answers after this has settled. */
let answers = Promise.resolve();
let refused = false;
const routes = [
  route(launchGame, async ({ body }) => {
    const { gameId } = body as { gameId: string };
    const url = `https://vendor.test/${gameId}?ticket=t${++tickets}`;
    await answers;
    return refused
      ? refuse('VENDOR_UNREACHABLE')
      : { game_url: url, gameId, name: names[gameId]!, mode: 'real' as const };
  }),
  route(sessionFigures, {
    startedAt: '2026-11-20T12:00:00.000Z',
    staked: '0',
    returned: '0',
    net: '0',
    currency: 'PHP',
    realityCheck: { seconds: 3600, least: 900, most: 7200, dueAt: '2099-01-01T00:00:00.000Z', due: false },
  }),
  route(unfinishedGames, () =>
    openInTheBooks
      ? [{ game: sampleGame({ gameId: 'g1' }), stake: '400', currency: 'PHP', openedAt: '2026-11-20T12:00:00.000Z' }]
      : [],
  ),
];
beforeEach(() => {
  tickets = 0;
  openInTheBooks = false;
  answers = Promise.resolve();
  refused = false;
});

/** A lobby from which a game was launched, and the game. */
async function openFromLobby() {
  const shell = await createShellHost({ session: MEMBER, routes });
  shell.show(
    <>
      <Routes>
        <Route path="/rng" element={<h1>Lobby</h1>} />
        <Route path="/game" element={<GamePage />} />
        <Route path="*" element={<h1>Home</h1>} />
      </Routes>
      <Link to="/rng">To the lobby</Link>
      <DialogHost />
    </>,
    '/rng',
  );
  await act(() => host().launch(SAMPLE_LAUNCH));
  expect(await screen.findByTitle('Ember Fox')).toHaveAttribute('src', 'https://vendor.test/g1?ticket=t1');
  return shell;
}
const frame = () => document.querySelector('iframe');
const begin = () =>
  act(
    async () =>
      void window.dispatchEvent(
        new MessageEvent('message', {
          origin: 'https://vendor.test',
          source: frame()!.contentWindow,
          data: { source: 'atrium-game', type: 'round-started' },
        }),
      ),
  );

it('[2.4-07] launches again when the browser goes back to it: the address could be opened once only', async () => {
  const { user } = await openFromLobby();
  await user.click(screen.getByRole('link', { name: 'To the lobby' }));
  await screen.findByRole('heading', { name: 'Lobby' });
  const framed: (string | undefined)[] = [];
  const watch = new MutationObserver(() => framed.push(frame()?.src));
  watch.observe(document.body, { childList: true, subtree: true });
  act(() => history.back());
  await waitFor(() => expect(frame()).toHaveAttribute('src', 'https://vendor.test/g1?ticket=t2'));
  watch.disconnect();
  expect(framed).not.toContain('https://vendor.test/g1?ticket=t1');
});

it('asks before another game replaces one with an open round; then one step back leads to the lobby', async () => {
  const { user } = await openFromLobby();
  openInTheBooks = true;
  await begin();
  act(() => void host().launch(owl));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'A round is still open' })).getByRole('button', {
      name: 'Stay',
    }),
  );
  await waitFor(() =>
    expect([host().store.get(launchingAtom), screen.queryByRole('alertdialog')]).toEqual([null, null]),
  );
  expect([frame()!.title, tickets]).toEqual(['Ember Fox', 1]);
  act(() => void host().launch(owl));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'A round is still open' })).getByRole('button', {
      name: 'Leave game',
    }),
  );
  await waitFor(() => expect(frame()).toHaveAttribute('src', 'https://vendor.test/g2?ticket=t2'));
  act(() => history.back());
  expect(await screen.findByRole('heading', { name: 'Lobby' })).toBeVisible();
});

it.each([
  ['refusal', true],
  ['address', false],
])('a late %s redirects no member who has left meanwhile', async (_what, isRefused) => {
  const { user } = await openFromLobby();
  const vendor = Promise.withResolvers<void>();
  answers = vendor.promise;
  refused = isRefused;
  await user.click(screen.getByRole('button', { name: 'Reload game' }));
  await waitFor(() => expect(tickets).toBe(2));
  const before = readLaunch();
  await user.click(screen.getByRole('link', { name: 'To the lobby' }));
  await screen.findByRole('heading', { name: 'Lobby' });
  await act(async () => {
    vendor.resolve();
    // Lets the call settle.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect([location.pathname, host().store.get(refusedLaunchAtom), readLaunch()]).toEqual(['/rng', null, before]);
});

it('a late address does not replace a game that was launched meanwhile', async () => {
  const { user } = await openFromLobby();
  const vendor = Promise.withResolvers<void>();
  answers = vendor.promise;
  await user.click(screen.getByRole('button', { name: 'Reload game' }));
  await waitFor(() => expect(tickets).toBe(2));
  act(() => {
    keepLaunch({
      id: 'other',
      url: 'https://vendor.test/g2?ticket=own',
      game: owl,
      name: 'Owl Parliament',
      mode: 'real',
    });
  });
  await act(async () => {
    vendor.resolve();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(readLaunch()).toMatchObject({ id: 'other' });
});
