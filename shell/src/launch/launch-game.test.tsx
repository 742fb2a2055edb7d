import { launchGame as launchCall, launchRoom } from '@atrium/contracts/game-launch';
import { gameList, hotGames } from '@atrium/contracts/games';
import { host, type LaunchObject } from '@atrium/host';
import { refuse, type Route, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { menusAtom } from '../games/menus.state.ts';
import { LogicLayer } from '../frame/logic-layer.tsx';
import { openModalAtom } from '../overlays/modals.state.ts';
import { SAMPLE_LAUNCH, MEMBER, sampleGame, TRIAL } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { readLaunch } from './kept-launch.ts';

const launched = {
  game_url: 'https://vendor.test/play?ticket=t1',
  gameId: 'g1',
  name: 'Ember Fox',
  mode: 'real' as const,
};

async function open(
  routes: Route[] = [route(launchCall, launched)],
  session: typeof MEMBER | typeof TRIAL | null = MEMBER,
) {
  const shell = await createShellHost({
    routes: [
      ...routes,
      route(hotGames, [
        sampleGame(),
        sampleGame({ gameId: 'g3', name: 'Fox Trail' }),
        sampleGame({ gameId: 'g2', name: 'Owl Parliament', vassalage: 'OWL' }),
      ]),
    ],
    session,
  });
  shell.show(<LogicLayer />);
  return shell;
}
const launch = (game: LaunchObject) => act(() => host().launch(game));

it('[2.4-04][2.4-07][2.1-34] stores the address that a SAMPLE_LAUNCH-party launch returns and goes to /game', async () => {
  const { calls } = await open();
  await launch(SAMPLE_LAUNCH);
  expect(location.pathname).toBe('/game');
  expect(readLaunch()).toMatchObject({ url: launched.game_url, name: 'Ember Fox', mode: 'real' });
  expect(calls[0]).toMatchObject({
    name: 'games.launch',
    headers: { Language: 'EN' },
    body: {
      gameId: 'g1',
      vassalage: 'PG',
      accountType: 1,
      clientType: 3,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      confirmTrans: 0,
      language: 'EN',
      merchantCode: 'demo',
    },
  });
});

it('[15-05] sends the price that was pressed in a lobby with the launch', async () => {
  const selection = { event: 'football-7', answer: { market: 'result', pick: 'X', price: 340 } };
  const { calls } = await open();
  await launch({ ...SAMPLE_LAUNCH, selection });
  expect(calls[0]).toMatchObject({ name: 'games.launch', body: { gameId: 'g1', selection } });
});

it('[2.4-07] reads the second address of a reply, and the content of a room', async () => {
  await open([
    route(launchCall, { game_url2: 'https://second.test/', gameId: 'g1', name: 'Ember Fox', mode: 'real' }),
    route(launchRoom, { content: 'https://room.test/', gameId: 'r1', name: 'Table 4' }),
  ]);
  await launch(SAMPLE_LAUNCH);
  expect(readLaunch()?.url).toBe('https://second.test/');
  await launch({ ...SAMPLE_LAUNCH, roomId: 'room-4' });
  await waitFor(() => expect(readLaunch()?.url).toBe('https://room.test/'));
});

it('[4-08][8-01] opens the login pop-up for a visitor and launches nothing', async () => {
  const { store, calls } = await open(undefined, null);
  await launch(SAMPLE_LAUNCH);
  expect(store.get(openModalAtom)).toMatchObject({
    name: 'loginPopupModal',
    reason: 'You are not logged in, please login',
  });
  expect(calls.filter(({ name }) => name === 'games.launch')).toEqual([]);
  expect(readLaunch()).toBeNull();
});

it('lets a trial account launch', async () => {
  await open(undefined, TRIAL);
  await launch(SAMPLE_LAUNCH);
  expect(location.pathname).toBe('/game');
});

it('[2.4-01] opens the screen of a lottery instead of a launch', async () => {
  const { calls } = await open([]);
  await launch({ ...SAMPLE_LAUNCH, accountTypeName: 'SEA' });
  expect(location.pathname).toBe('/seaLottery');
  expect(calls).toEqual([]);
});

it('[2.4-05] lists the games of a vassalage-type game in a pop-up, and launches the chosen one', async () => {
  const { user } = await open([
    route(launchCall, launched),
    route(gameList, { games: [sampleGame()], pageNum: 1, totalPages: 1, total: 1 }),
  ]);
  await launch({ ...SAMPLE_LAUNCH, name: 'Pavo Works', isGame: 'VASSALAGE' });
  const popup = await screen.findByRole('dialog', { name: 'Games from Pavo Works' });
  expect(location.pathname).toBe('/');
  await user.click(await within(popup).findByRole('button', { name: 'Ember Fox' }));
  await waitFor(() => expect(location.pathname).toBe('/game'));
});

it('[2.4-05] lists all games of such a vendor under its name, the clicked one first, and launches once in the requested mode', async () => {
  const games = [
    sampleGame({ gameId: 'b1', name: 'Brick Summit', vassalage: 'BRK' }),
    sampleGame({ gameId: 'b2', name: 'Stable Street', vassalage: 'BRK' }),
  ];
  const { user, store, calls } = await open([
    route(launchCall, async () => new Promise((resolve) => setTimeout(() => resolve(launched), 50))),
    route(gameList, { games, pageNum: 1, totalPages: 1, total: 2 }),
  ]);
  store.set(menusAtom, [{ category: 'RNG', vendors: [{ vassalage: 'BRK', displayName: 'Brickwork' }] }] as never);
  await launch({
    ...SAMPLE_LAUNCH,
    gameId: 'b2',
    name: 'Stable Street',
    vassalage: 'BRK',
    isGame: 'VASSALAGE',
    mode: 'demo',
  });
  const popup = await screen.findByRole('dialog', { name: 'Games from Brickwork' });
  const list = await within(popup).findByRole('list', { name: 'Games' });
  await within(list).findByRole('button', { name: 'Brick Summit' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(
        (tile) =>
          within(tile).getAllByRole('button')[0]!.getAttribute('aria-label') ??
          within(tile).getAllByRole('button')[0]!.textContent,
      ),
  ).toEqual(['Stable Street', 'Brick Summit']);
  expect(calls.find(({ name }) => name === 'games.list')).toMatchObject({
    query: { vassalage: 'BRK', pageSize: '500' },
  });
  await user.dblClick(within(list).getByRole('button', { name: 'Stable Street' }));
  await waitFor(() => expect(location.pathname).toBe('/game'));
  const launches = calls.filter(({ name }) => name === 'games.launch');
  expect(launches).toHaveLength(1);
  expect(launches[0]).toMatchObject({ body: { gameId: 'b2', mode: 'demo' } });
});

it('[8-21] reports that a game is under maintenance and that no money moved, and offers other games', async () => {
  const { user } = await open([
    route(launchCall, ({ body }) =>
      (body as { gameId: string }).gameId === 'g1'
        ? refuse('VENDOR_MAINTENANCE', { vendor: 'Pavo Works' })
        : { ...launched, gameId: 'g2', name: 'Owl Parliament' },
    ),
  ]);
  await launch(SAMPLE_LAUNCH);
  const dialog = await screen.findByRole('alertdialog', { name: 'Game under maintenance' });
  expect(dialog).toHaveTextContent('Pavo Works is under maintenance and your money is safe.');
  expect(location.pathname).toBe('/');
  const others = await within(dialog).findByRole('list', { name: 'Other popular games' });
  expect(others.style.getPropertyValue('--covers')).toBe('5');
  expect(within(others).queryByRole('button', { name: 'Ember Fox' })).toBeNull();
  // The vendor's own games are last, since the whole vendor may have failed.
  expect(
    within(others)
      .getAllByRole('listitem')
      .map((tile) => within(tile).getAllByRole('button')[0]),
  ).toEqual(['Owl Parliament', 'Fox Trail'].map((name) => within(others).getByRole('button', { name })));
  await user.click(within(others).getByRole('button', { name: 'Owl Parliament' }));
  await waitFor(() => expect(location.pathname).toBe('/game'));
});

it.each([
  ['GAME_UNKNOWN', 'This game is no longer available.', true, true],
  ['PLAYER_EXCLUDED', 'Your account is on a break', false, false],
  ['ACCESS_RESTRICTED', "This isn't available where you are", false, false],
  ['DEMO_UNAVAILABLE', 'This game has no free demo.', false, false],
  ['LIMIT_EXCEEDED', 'This would exceed a limit on your account', false, true],
] as const)(
  'a launch refused with %s is reported by its own sentence, is no maintenance, and is tried again only where that helps',
  async (code, sentence, others, again) => {
    await open([route(launchCall, () => refuse(code))]);
    await launch(SAMPLE_LAUNCH);
    const dialog = await screen.findByRole('alertdialog', { name: "Couldn't open Ember Fox" });
    expect(dialog).toHaveTextContent(sentence);
    expect(within(dialog).queryAllByRole('button', { name: 'Try again' })).toHaveLength(again ? 1 : 0);
    if (others) expect(await within(dialog).findByRole('list', { name: 'Other popular games' })).toBeVisible();
    else expect(within(dialog).queryByRole('list')).toBeNull();
  },
);

it.each([
  ['[8-19]', 'ACCESS_RESTRICTED', /This isn't available where you are; your money is safe/],
  ['[8-20]', 'SYSTEM_MAINTENANCE', /The system is under maintenance/],
  ['[8-17]', 'FUNCTION_DISABLED', 'Not enabled function, contact customer service'],
] as const)('%s says why a call was refused: %s', async (_id, code, sentence) => {
  await open([route(launchCall, () => refuse(code))]);
  await launch(SAMPLE_LAUNCH);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
