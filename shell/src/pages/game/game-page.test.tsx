import { launchGame } from '@atrium/contracts/game-launch';
import { hotGames } from '@atrium/contracts/games';
import { jackpots } from '@atrium/contracts/jackpots';
import { unfinishedGames } from '@atrium/contracts/played-games';
import { type SessionFigures, sessionFigures } from '@atrium/contracts/limits';
import { host, vendorReturnsAtom, vendorsDownAtom } from '@atrium/host';
import { route, sampleJackpot } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { type KeptLaunch, keepLaunch, readLaunch } from '../../launch/kept-launch.ts';
import { toastsAtom } from '../../overlays/toasts.state.ts';
import { DialogHost } from '../../overlays/dialog-host.tsx';
import { SAMPLE_LAUNCH, MEMBER, sampleGame } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { GamePage } from './game-page.tsx';

const kept = {
  id: 'old',
  url: 'https://vendor.test/play?ticket=used',
  game: SAMPLE_LAUNCH,
  name: 'Ember Fox',
  mode: 'real' as const,
};
let ticket = 0;
/** Whether the gateway's books have an open round of this game, and the round that its launches return. */
let openInTheBooks = false;
let booksAreRead = Promise.resolve();
let resumes: KeptLaunch['resumes'];
const figures: SessionFigures = {
  startedAt: '2026-11-20T12:00:00.000Z',
  staked: '2000',
  returned: '500',
  net: '-1500',
  currency: 'PHP',
  realityCheck: { seconds: 3600, least: 900, most: 7200, dueAt: '2099-01-01T00:00:00.000Z', due: false },
};
const routes = [
  route(launchGame, () => ({
    game_url: `https://vendor.test/play?ticket=t${++ticket}`,
    gameId: 'g1',
    name: 'Ember Fox',
    mode: 'real' as const,
    ...(resumes && { resumes }),
  })),
  route(sessionFigures, figures),
  route(unfinishedGames, async () => {
    const rounds = openInTheBooks
      ? [{ game: sampleGame({ gameId: 'g1' }), stake: '400', currency: 'PHP', openedAt: '2026-11-20T12:00:00.000Z' }]
      : [];
    await booksAreRead;
    return rounds;
  }),
];

async function open(before: () => void = () => {}, at = '/game') {
  const shell = await createShellHost({ session: MEMBER, routes });
  before();
  shell.show(
    <>
      <GamePage />
      <Link to="/vip">Away</Link>
      <DialogHost />
    </>,
    at,
  );
  return shell;
}
/** A message of the framed game, as a browser would deliver it. */
const say = (
  type: string,
  origin = 'https://vendor.test',
  source: Window | null | undefined = frame()?.contentWindow,
) =>
  act(
    async () =>
      void window.dispatchEvent(new MessageEvent('message', { origin, source, data: { source: 'atrium-game', type } })),
  );
const frame = () => document.querySelector('iframe');
beforeEach(() => {
  ticket = 0;
  openInTheBooks = false;
  booksAreRead = Promise.resolve();
  resumes = undefined;
});

it('[2.4-08] redirects home without a stored address', async () => {
  await open();
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(frame()).toBeNull();
});

it('[2.4-08] frames no address that is not http or https', async () => {
  await open(() => sessionStorage.setItem('launch', JSON.stringify({ ...kept, url: 'javascript:alert(1)' })));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(frame()).toBeNull();
});

it('[2.4-07] launches again after a reload, because an address can be opened once only', async () => {
  const { calls } = await open(() => keepLaunch(kept));
  expect(await screen.findByTitle('Ember Fox')).toHaveAttribute('src', 'https://vendor.test/play?ticket=t1');
  expect(calls.filter(({ name }) => name === 'games.launch')).toHaveLength(1);
});

it('[15-05] a reload does not carry the pressed price in again: the book keeps its slip', async () => {
  const selection = { event: 'football-7' };
  const { calls } = await open(() => keepLaunch({ ...kept, game: { ...SAMPLE_LAUNCH, selection } }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'games.launch')).toBe(true));
  expect(calls.find(({ name }) => name === 'games.launch')!.body).not.toHaveProperty('selection');
});

it('[2.4-08][1-21] restricts the frame: sandbox, permissions, title', async () => {
  await open(() => keepLaunch(kept));
  const shown = await screen.findByTitle('Ember Fox');
  expect(shown.getAttribute('sandbox')!.split(' ').sort()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ]);
  expect(shown.getAttribute('allow')).not.toMatch(/camera|microphone|geolocation|payment/);
});

it('launches the same game again on demand, shows the session and its net position', async () => {
  const { user } = await open(() => keepLaunch(kept));
  await screen.findByTitle('Ember Fox');
  expect(await screen.findByText(/^−P\s15\.00$/)).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/\d:\d\d/);
  await user.click(screen.getByRole('button', { name: 'Reload game' }));
  await waitFor(() =>
    expect(screen.getByTitle('Ember Fox')).toHaveAttribute('src', 'https://vendor.test/play?ticket=t2'),
  );
});

it('accepts rounds from the framed game alone', async () => {
  await open(() => keepLaunch(kept));
  await screen.findByTitle('Ember Fox');
  const received: unknown[] = [];
  const stop = host().bus.on('game.round', (round) => void received.push(round));
  await say('round-ended', 'https://elsewhere.test');
  await say('round-ended', 'https://vendor.test', window);
  expect(received).toEqual([]);
  await say('round-ended');
  expect(received).toEqual([{ gameId: 'g1', phase: 'ended' }]);
  stop();
});

const question = () => screen.findByRole('alertdialog', { name: 'A round is still open' });
/** A round is open for the page when the page also prevents unloading. */
const held = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('asks before leaving by a link or by the browser’s back while a round is open, and no longer after it', async () => {
  history.replaceState(null, '', '/rng');
  history.pushState(null, '', '/game');
  const { user } = await open(() => keepLaunch(kept));
  await screen.findByTitle('Ember Fox');
  openInTheBooks = true;
  await say('round-started');
  await waitFor(() => expect(held()).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
  expect(location.pathname).toBe('/game');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(() => history.back());
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(location.pathname).toBe('/game'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  openInTheBooks = false;
  await say('round-ended');
  expect(held()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await waitFor(() => expect(location.pathname).toBe('/vip'));
});

it('continues to the requested page when the answer is to leave', async () => {
  openInTheBooks = true;
  const { user } = await open(() => keepLaunch(kept));
  await screen.findByTitle('Ember Fox');
  await say('round-started');
  await waitFor(() => expect(held()).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await user.click(within(await question()).getByRole('button', { name: 'Leave game' }));
  await waitFor(() => expect(location.pathname).toBe('/vip'));
});

it('lets the browser’s back through when the answer is to leave', async () => {
  openInTheBooks = true;
  history.replaceState(null, '', '/rng');
  history.pushState(null, '', '/game');
  const { user } = await open(() => keepLaunch(kept));
  await screen.findByTitle('Ember Fox');
  await say('round-started');
  await waitFor(() => expect(held()).toBe(true));
  act(() => history.back());
  await user.click(within(await question()).getByRole('button', { name: 'Leave game' }));
  await waitFor(() => expect(location.pathname).toBe('/rng'));
});

it('asks once when back is pressed twice in a row: Stay stays, and Leave goes back two steps', async () => {
  openInTheBooks = true;
  history.replaceState({ idx: 0 }, '', '/promotions');
  history.pushState({ idx: 1 }, '', '/rng');
  history.pushState(null, '', '/game');
  // Registered before the page's own listener.
  const pressAgain = () => void (location.pathname === '/rng' && history.back());
  addEventListener('popstate', pressAgain);
  const { user } = await open(() => keepLaunch(kept));
  // The router of a test takes its first page for the first entry.
  history.replaceState({ ...history.state, idx: 2 }, '');
  const backTwice = () => act(() => history.back());
  await screen.findByTitle('Ember Fox');
  await say('round-started');
  await waitFor(() => expect(held()).toBe(true));
  backTwice();
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect([location.pathname, history.state.idx]).toEqual(['/game', 2]));
  expect(screen.getByTitle('Ember Fox')).toBeInTheDocument();
  backTwice();
  await user.click(within(await question()).getByRole('button', { name: 'Leave game' }));
  await waitFor(() => expect(location.pathname).toBe('/promotions'));
  removeEventListener('popstate', pressAgain);
});

it('trusts the gateway’s books, not the game: a settled round does not block leaving', async () => {
  const { user, calls } = await open(() => keepLaunch(kept));
  await screen.findByTitle('Ember Fox');
  await say('round-started');
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('games.unfinished'));
  await waitFor(() => expect(held()).toBe(false));
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await waitFor(() => expect(location.pathname).toBe('/vip'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('ignores an answer of the books that a round’s end has overtaken', async () => {
  const read = Promise.withResolvers<void>();
  booksAreRead = read.promise;
  openInTheBooks = true;
  const { calls } = await open(() => keepLaunch(kept));
  await screen.findByTitle('Ember Fox');
  await say('round-started');
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('games.unfinished'));
  await say('round-ended');
  await act(async () => {
    read.resolve();
    // Lets the call settle.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(held()).toBe(false);
});

it('shows which round continues when the game was left with one open, and asks before leaving it', async () => {
  openInTheBooks = true;
  resumes = { stake: '400', openedAt: '2026-11-20T12:00:00.000Z' };
  await open(() => keepLaunch(kept));
  expect(await screen.findByText(/^Continuing your round of P\s4\.00 from .*\.$/)).toBeVisible();
  expect(held()).toBe(true);
  openInTheBooks = false;
  await say('round-ended');
  expect(screen.queryByText(/Continuing your round/)).toBeNull();
  expect(held()).toBe(false);
});

it('[RG-20] shows the most that one round takes, where there is such a cap', async () => {
  await open(() => keepLaunch({ ...kept, stakeCap: '20000' }));
  expect((await screen.findByText('Most per round')).parentElement).toHaveTextContent(/P\s200\.00/);
});

it('shows that a game is slow to open and that the money is safe, and launches it again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = await open(() => keepLaunch(kept));
  await screen.findByTitle('Ember Fox');
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => void jest.advanceTimersByTime(20_000));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Ember Fox is taking a while to open');
  jest.useRealTimers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByTitle('Ember Fox')).toHaveAttribute('src', 'https://vendor.test/play?ticket=t2'),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void frame()!.dispatchEvent(new Event('load')));
  await waitFor(() => expect(screen.queryByText('Opening Ember Fox')).toBeNull());
});

it('opens in a window of its own and ends here; shows a note when the browser blocks the window, and keeps the game', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValueOnce(null).mockReturnValue(window);
  const { user, store } = await open(() => keepLaunch(kept));
  await screen.findByTitle('Ember Fox');
  const button = screen.getByRole('button', { name: 'Open in a new window' });
  await user.click(button);
  expect(store.get(toastsAtom).at(-1)?.text).toMatch(/Your browser blocked the window/);
  expect(frame()).not.toBeNull();
  await user.click(button);
  expect(opened).toHaveBeenLastCalledWith('/game?window=1', '_blank', expect.stringContaining('popup'));
  await waitFor(() => expect(frame()).toBeNull());
  expect(readLaunch()).toBeNull();
});

it('closes its own window, and offers no other', async () => {
  const close = jest.spyOn(window, 'close').mockImplementation(() => {});
  const { user } = await open(() => keepLaunch(kept), '/game?window=1');
  await screen.findByTitle('Ember Fox');
  expect(screen.queryByRole('button', { name: 'Open in a new window' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close game' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('opens another game that is launched while this one is shown', async () => {
  await open(() => keepLaunch(kept));
  await screen.findByTitle('Ember Fox');
  await act(() => host().launch({ ...SAMPLE_LAUNCH, gameId: 'g2' }));
  await waitFor(() => expect(frame()).toHaveAttribute('src', 'https://vendor.test/play?ticket=t2'));
});

it('[15-15] keeps the running game when its vendor goes down, with the time of its return, shows a note and games of other vendors, and removes both when the vendor is back', async () => {
  const others = [
    sampleGame({ gameId: 'g1', name: 'Ember Fox' }),
    sampleGame({ gameId: 'g2', name: 'Koi Current', vassalage: 'CPL' }),
    sampleGame({ gameId: 'g3', name: 'Frost Hart', vassalage: 'PG', open: true }),
  ];
  const shell = await createShellHost({ session: MEMBER, routes: [...routes, route(hotGames, others)] });
  keepLaunch(kept);
  shell.show(<GamePage />, '/game');
  const before = await screen.findByTitle('Ember Fox');
  act(() => shell.store.set(vendorsDownAtom, new Set(['PG'])));
  expect(screen.getByText("PG isn't responding")).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: 'Other popular games' });
  expect(within(list).getByRole('button', { name: 'Koi Current' })).toBeInTheDocument();
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(frame()).toBe(before);
  // Source: 15-15.
  act(() => shell.store.set(vendorReturnsAtom, { PG: '2126-11-26T12:30:00.000Z' }));
  expect(screen.getByText(/PG is down for maintenance\. Back at .*20:30 GMT\+8/)).toBeInTheDocument();
  act(() => shell.store.set(vendorsDownAtom, new Set()));
  expect(screen.queryByText("PG isn't responding")).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Other popular games' })).not.toBeInTheDocument();
  expect(frame()).toBe(before);
});

it('[11-27] [15-02] shows what the jackpot of the game holds, and sends it to the framed game once it is ready and at each change', async () => {
  const jackpot = sampleJackpot({ vassalage: SAMPLE_LAUNCH.vassalage!, gameIds: [SAMPLE_LAUNCH.gameId!] });
  const shell = await createShellHost({
    session: MEMBER,
    routes: [
      ...routes,
      route(jackpots, { running: [jackpot, sampleJackpot({ id: 'other', vassalage: 'XX' })], dropped: [] }),
    ],
  });
  keepLaunch(kept);
  shell.show(<GamePage />, '/game');
  expect(await screen.findByText('Jackpot')).toBeVisible();
  expect(screen.getByText(/9,000\.00/)).toBeVisible();
  await screen.findByTitle('Ember Fox');
  const sent = jest.spyOn(frame()!.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  act(() => host().bus.emit('jackpots.changed', { amounts: [{ id: 'grand', number: 2, amount: '900000' }] }));
  expect(sent).not.toHaveBeenCalled();
  await say('ready');
  const message = (amount: string) => ({
    source: 'atrium-portal',
    type: 'jackpots',
    jackpots: [{ name: 'Harbour Grand', amount }],
  });
  expect(sent).toHaveBeenLastCalledWith(message('900000'), 'https://vendor.test');
  act(() =>
    host().bus.emit('jackpots.changed', {
      amounts: [
        { id: 'grand', number: 2, amount: '900500' },
        { id: 'other', number: 2, amount: '1' },
      ],
    }),
  );
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(message('900500'), 'https://vendor.test'));
  expect(screen.getByText(/9,005\.00/)).toBeVisible();
});
