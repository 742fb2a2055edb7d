import { hotGames, launchGame } from '@atrium/contracts/games';
import { position } from '@atrium/contracts/wallet';
import { host, vendorsDownAtom } from '@atrium/host';
import { route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { keepLaunch } from '../../launch/kept-launch.ts';
import { MEMBER, sampleGame } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { GamePage } from './game-page.tsx';

const game = { code: 'ember-fox', gameId: 'g1', name: 'Ember Fox', defaultPlayType: null, accountTypeName: 'RNG', gameType: 'RNG', isGame: null, vassalage: 'PG' };
const kept = { id: 'old', url: 'https://vendor.test/play?ticket=used', game, name: 'Ember Fox', mode: 'real' as const };
let ticket = 0;
const routes = [
  route(launchGame, () => ({ game_url: `https://vendor.test/play?ticket=t${++ticket}`, gameId: 'g1', name: 'Ember Fox', mode: 'real' as const })),
  route(position, { session: { startedAt: '2026-11-20T12:00:00.000Z', staked: '2000', returned: '500', net: '-1500' }, days: [] }),
];

async function open(before: () => void = () => {}) {
  const shell = await createShellHost({ session: MEMBER, routes });
  before();
  shell.show(<GamePage />, '/game');
  return shell;
}
const frame = () => document.querySelector('iframe');
beforeEach(() => {
  ticket = 0;
});

it('[2.4-08] sends the user home without a stored address', async () => {
  await open();
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(frame()).toBeNull();
});

it('[2.4-08] frames no address that is not http or https', async () => {
  await open(() => sessionStorage.setItem('launch', JSON.stringify({ ...kept, url: 'javascript:alert(1)' })));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(frame()).toBeNull();
});

it('[2.4-07] launches anew after a reload, since an address is good for one opening', async () => {
  const { calls } = await open(() => keepLaunch(kept));
  expect(await screen.findByTitle('Ember Fox')).toHaveAttribute('src', 'https://vendor.test/play?ticket=t1');
  expect(calls.filter(({ name }) => name === 'games.launch')).toHaveLength(1);
});

it('[2.4-08][1-21] fences the frame: sandbox, permissions, title', async () => {
  await open(() => keepLaunch(kept));
  const shown = await screen.findByTitle('Ember Fox');
  expect(shown.getAttribute('sandbox')!.split(' ').sort()).toEqual(['allow-forms', 'allow-popups', 'allow-same-origin', 'allow-scripts']);
  expect(shown.getAttribute('allow')).not.toMatch(/camera|microphone|geolocation|payment/);
});

it('launches the same game again on demand, shows the session and its net position', async () => {
  const { user } = await open(() => keepLaunch(kept));
  await screen.findByTitle('Ember Fox');
  expect(await screen.findByText(/^-P\s15\.00$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reload game' }));
  await waitFor(() => expect(screen.getByTitle('Ember Fox')).toHaveAttribute('src', 'https://vendor.test/play?ticket=t2'));
});

it('hears of rounds from the framed game alone', async () => {
  await open(() => keepLaunch(kept));
  const shown = (await screen.findByTitle('Ember Fox')) as HTMLIFrameElement;
  const heard: unknown[] = [];
  const stop = host().bus.on('game.round', (round) => void heard.push(round));
  const say = (origin: string, source: Window | null) => act(() => void window.dispatchEvent(new MessageEvent('message', { origin, source, data: { source: 'atrium-game', type: 'round-ended' } })));
  say('https://elsewhere.test', shown.contentWindow);
  say('https://vendor.test', window);
  expect(heard).toEqual([]);
  say('https://vendor.test', shown.contentWindow);
  expect(heard).toEqual([{ gameId: 'g1', phase: 'ended' }]);
  stop();
});

it('keeps the running game when its vendor goes down, says so above it and offers games of others; all of it ends when the vendor is back', async () => {
  const others = [sampleGame({ gameId: 'g1', name: 'Ember Fox' }), sampleGame({ gameId: 'g2', name: 'Koi Current', vassalage: 'CPL' }), sampleGame({ gameId: 'g3', name: 'Frost Hart', vassalage: 'PG', open: true })];
  const shell = await createShellHost({ session: MEMBER, routes: [...routes, route(hotGames, others)] });
  keepLaunch(kept);
  shell.show(<GamePage />, '/game');
  const before = await screen.findByTitle('Ember Fox');
  act(() => shell.store.set(vendorsDownAtom, new Set(['PG'])));
  expect(screen.getByText('PG does not answer')).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: 'Other popular games' });
  expect(within(list).getByRole('button', { name: 'Koi Current' })).toBeInTheDocument();
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(frame()).toBe(before);
  act(() => shell.store.set(vendorsDownAtom, new Set()));
  expect(screen.queryByText('PG does not answer')).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Other popular games' })).not.toBeInTheDocument();
  expect(frame()).toBe(before);
});
