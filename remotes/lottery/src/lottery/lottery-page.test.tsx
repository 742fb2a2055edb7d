import { favouriteGames, setFavourite } from '@atrium/contracts/favourite-games';
import { openDraws, sampleDraw, sampleLottery } from '@atrium/draws/testing';
import { route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page as ElottPage } from '../elott/elott-page.tsx';
import { Page } from './lottery-page.tsx';

const games = [
  sampleLottery({ code: 'SSC1', name: 'Minute Five', playTypes: ['five-star', 'front-two'] }),
  sampleLottery({
    code: 'K3',
    name: 'Pocket Dice',
    isHot: true,
    playTypes: ['four-star', 'back-two'],
    defaultPlayType: 'back-two',
    last: [],
  }),
];
const open = (at = '/lottery') => openDraws(Page, at, 'lottery', remote.locales, { games: () => games });
const game = (name: string) => screen.findByRole('heading', { level: 2, name });
const play = (name: string) => screen.findByRole('tab', { name, selected: true });

it('[2.1-11] opens the game that the address names', async () => {
  await open('/lottery?gameCode=SSC1');
  expect(await game('Minute Five')).toBeVisible();
});

it('[2.1-12] opens it with the play type that the address names', async () => {
  await open('/lottery?gameCode=SSC1&playType=front-two');
  expect(await play('Front two')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Five stars' })).toHaveAttribute('aria-selected', 'false');
});

it.each(['/lottery', '/lottery?gameCode=NOPE&playType=nonsense'])(
  '[2.1-13] %s opens a default game and its default play type',
  async (at) => {
    await open(at);
    expect(await game('Pocket Dice')).toBeVisible();
    expect(await play('Back two')).toBeVisible();
  },
);

it('choosing a game and a play type writes them into the address', async () => {
  const test = await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Minute Five/ }));
  expect(await game('Minute Five')).toBeVisible();
  await userEvent.click(await screen.findByRole('tab', { name: 'Front two' }));
  await waitFor(() => expect(Object.fromEntries(test.address())).toEqual({ gameCode: 'SSC1', playType: 'front-two' }));
});

it('says so where a brand offers no lottery', async () => {
  await openDraws(Page, '/lottery', 'lottery', remote.locales, { games: () => [] });
  expect(await screen.findByText('No lottery is on offer here at the moment.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'All lotteries and results' })).toBeNull();
});

it('searches by name, and offers all again when nothing is found', async () => {
  await open('/lottery?lottoView=lobby');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search lotteries' }), 'zzz');
  expect(screen.getByText('No lottery with this name')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('button', { name: /^Minute Five/ })).toBeVisible();
});

it('a countdown that ends becomes the time to the draw, and the new result appears when it is drawn', async () => {
  const now = Date.now();
  const next = sampleDraw({
    issue: '002',
    closesAt: new Date(now + 1500).toISOString(),
    drawsAt: new Date(now + 3000).toISOString(),
    drawnAt: null,
    result: null,
    state: 'open',
  });
  let drawn = false;
  const current = () => [
    sampleLottery({
      code: 'SSC1',
      name: 'Minute Five',
      next: drawn ? null : next,
      last: [
        drawn ? { ...next, result: '9,8,7,6,5', state: 'drawn', drawnAt: next.drawsAt } : sampleDraw({ issue: '001' }),
      ],
    }),
  ];
  const test = await openDraws(Page, '/lottery?lottoView=lobby', 'lottery', remote.locales, { games: current });
  expect((await screen.findAllByText('Closes in')).length).toBe(2);
  expect((await screen.findAllByText('Draws in', {}, { timeout: 3000 })).length).toBe(2);
  expect((await screen.findAllByText('Drawing now', {}, { timeout: 3000 })).length).toBe(2);
  drawn = true;
  act(() => test.bus.emit('draw.drawn', { gameCode: 'SSC1', issue: '002', result: '9,8,7,6,5' }));
  expect((await screen.findAllByRole('img', { name: '9 8 7 6 5' })).length).toBe(2);
}, 15_000);

it('distinguishes late and void draws from those in time', async () => {
  const draws = [
    sampleDraw({ issue: '003', state: 'voided', result: null, drawnAt: null }),
    sampleDraw({ issue: '002', drawnAt: '2026-11-21T01:05:00.000Z' }),
    sampleDraw({ issue: '001', drawnAt: '2026-11-21T01:00:04.000Z' }),
  ];
  await openDraws(Page, '/lottery', 'lottery', remote.locales, { games: () => [games[0]!], draws: () => draws });
  const table = await screen.findByRole('table', { name: 'Results of Minute Five' });
  const states = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(states[0]).toContain('Void, stakes returned');
  expect(states[1]).toContain('Drawn late');
  expect(states[2]).toContain('On time');
});

it('elott asks for its own games', async () => {
  const test = await openDraws(ElottPage, '/elott?lottoView=lobby', 'lottery', remote.locales, {
    games: () => games,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Elott' })).toBeVisible();
  await waitFor(() => expect(test.calls[0]!.query).toMatchObject({ lottoArea: 'ELOTT' }));
});

describe('shelves of the lobby', () => {
  const shelf = async (name: string) => {
    const group = await screen.findByRole('group', { name: 'Collections' });
    await userEvent.click(await within(group).findByRole('button', { name: new RegExp(`^${name}`) }));
  };
  const rows = () =>
    screen
      .getAllByRole('listitem')
      .map(
        (row) =>
          within(row)
            .queryAllByRole('button')[0]
            ?.textContent?.match(/^(Minute Five|Pocket Dice)/)?.[0],
      )
      .filter((name) => name !== undefined);
  const kept = new Set<string>();
  const member = (parts: Partial<Parameters<typeof openDraws>[4]> = {}) =>
    openDraws(Page, '/lottery?lottoView=lobby', 'lottery', remote.locales, {
      games: () => games,
      session: { token: 'marker', account: 'regina', isAgent: 0 },
      ...parts,
      routes: [
        route(favouriteGames, () => [...kept]),
        route(setFavourite, ({ body }) => {
          if (body.favourite) kept.add(body.gameId);
          else kept.delete(body.gameId);
          return [...kept];
        }),
      ],
    });
  beforeEach(() => kept.clear());

  it('[10-44] has the most played lotteries and those of own bets in their order', async () => {
    await member({ hits: () => [games[1]!, games[0]!], recent: () => ['K3'] });
    await shelf('Popular ?2');
    expect(rows()).toEqual(['Pocket Dice', 'Minute Five']);
    await shelf('Recent ?1');
    expect(rows()).toEqual(['Pocket Dice']);
  });

  it('[10-44] keeps a lottery by its heart, on its board too', async () => {
    const test = await member();
    await shelf('Favourites ?0');
    expect(screen.getByText('Press the heart of a lottery to keep it here')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Minute Five' }));
    await shelf('Favourites ?1');
    expect(rows()).toEqual(['Minute Five']);
    expect([...kept]).toEqual(['DLT-SSC1']);
    await userEvent.click(screen.getByRole('button', { name: /^Minute Five/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the board' }));
    expect(await screen.findByRole('button', { name: 'Favourite: Minute Five', pressed: true })).toBeVisible();
    expect(test.address().get('gameCode')).toBe('SSC1');
  });

  it('[10-44] says on an empty shelf what fills it', async () => {
    await member();
    await shelf('Recent ?0');
    expect(screen.getByText('You haven’t bet here yet')).toBeVisible();
  });

  it('[10-44] offers a visitor the popular lotteries alone', async () => {
    await open('/lottery?lottoView=lobby');
    const group = await screen.findByRole('group', { name: 'Collections' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All2', 'Popular0']);
  });
});
