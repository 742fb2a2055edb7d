import type { ReplyOf } from '@atrium/contracts/endpoint';
import { hotGames } from '@atrium/contracts/games';
import { rankList } from '@atrium/contracts/winner-board';
import { jackpots } from '@atrium/contracts/jackpots';
import { popular } from '@atrium/contracts/lottery';
import { announcements } from '@atrium/contracts/notices';
import { type Promotion, promotions } from '@atrium/contracts/promotions';
import { host, provideHost } from '@atrium/host';
import { refuse, route, sampleJackpot } from '@atrium/host/testing';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DialogHost } from '../../overlays/dialog-host.tsx';
import { connectionAtom } from '../../offline/connection.state.ts';
import { sampleGame } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { HomePage } from './home-page.tsx';
import { PromotionPair } from './promotion-pair.tsx';
import { homeAtom, refreshWinnersAtom } from './home.state.ts';

const promotion = (title: string): Promotion => ({
  id: 'act-1',
  type: 'deposit',
  title,
  summary: '',
  html: '',
  startsAt: '2020-01-01T00:00:00.000Z',
  endsAt: null,
  scene: 'coins',
  state: 'join',
  rules: null,
  termsVersion: 1,
});
/** `games` returns the name of the only game on home in a language. */
interface Answers {
  games?: (language: string) => string | Promise<string>;
  winners?: () => ReplyOf<typeof rankList>;
}
async function open({ games = (language) => language, winners = () => [] }: Answers = {}) {
  const shell = await createShellHost({
    routes: [
      route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
      route(hotGames, async ({ query }) => [sampleGame({ name: await games(query.language!) })]),
      route(rankList, winners),
      route(popular, { serverTime: '2026-11-22T00:00:00.000Z', games: [] }),
      route(promotions, ({ query }) => [promotion(`Week ${query.language}`)]),
    ],
  });
  // A test host throws reported errors; here the failures are under test.
  provideHost({ ...host(), report: () => undefined });
  const { unmount } = shell.show(<HomePage />);
  return { ...shell, unmount };
}

it('has no section of promotions where a brand has none', async () => {
  const { show } = await createShellHost();
  const heading = () => screen.queryByRole('heading', { name: 'Promotions' });
  const { unmount } = show(<PromotionPair promotions={undefined} />);
  expect(heading()).toBeVisible();
  unmount();
  show(<PromotionPair promotions={[]} />);
  expect(heading()).toBeNull();
});

it('has no board of winners until somebody has won', async () => {
  const game = { gameId: 'g', gameName: 'Ember Fox', cover: '', currency: 'PHP' };
  const round = { account: 'me****1', stake: '100', won: '900', at: '2026-11-22T00:00:00.000Z' };
  let winners: ReplyOf<typeof rankList> = [];
  const { store } = await open({ winners: () => winners });
  expect(await screen.findByRole('heading', { name: 'Week EN' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Live winners/ })).toBeNull();
  winners = [{ ...game, ...round }];
  await act(() => store.set(refreshWinnersAtom));
  expect(await screen.findByRole('cell', { name: 'Ember Fox' })).toBeVisible();
});
const shelf = () => screen.queryByRole('heading', { name: 'Hot games' });

it('shows the failure of a part in its place, and loads it again on request and when the connection is back', async () => {
  let works = false;
  const { user, store, i18n } = await open({ games: (language) => (works ? language : refuse('SYSTEM_BUSY')) });
  expect(await screen.findByRole('heading', { name: 'Week EN' })).toBeVisible();
  expect(await screen.findByText(i18n.t('errors:SYSTEM_BUSY'))).toBeVisible();
  expect(shelf()).toBeNull();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'EN' })).toBeVisible();
  expect(screen.queryByText(i18n.t('errors:SYSTEM_BUSY'))).toBeNull();
  works = false;
  await act(() => switchLanguage(i18n, 'MS'));
  await screen.findByText(i18n.t('errors:SYSTEM_BUSY'));
  act(() => store.set(connectionAtom, 'offline'));
  works = true;
  act(() => store.set(connectionAtom, 'back'));
  expect(await screen.findByRole('button', { name: 'MS' })).toBeVisible();
  expect(screen.queryByText(i18n.t('errors:SYSTEM_BUSY'))).toBeNull();
});

it('drops a late answer of an earlier language, and its failure', async () => {
  const late = { EN: Promise.withResolvers<string>(), MS: Promise.withResolvers<string>() };
  const { i18n, store } = await open({
    games: (language) => (language === 'EN' || language === 'MS' ? late[language].promise : language),
  });
  await act(() => switchLanguage(i18n, 'MS'));
  await act(() => switchLanguage(i18n, 'TY'));
  expect(await screen.findByRole('button', { name: 'TY' })).toBeVisible();
  await act(async () => {
    late.EN.resolve('EN');
    late.MS.reject(new Error('lost'));
    // Lets the calls settle.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(store.get(homeAtom).hotGames?.map(({ name }) => name)).toEqual(['TY']);
  expect(screen.queryByRole('button', { name: i18n.t('shell:action.tryAgain') })).toBeNull();
});

it('requests the content again that loaded in another language while home was left', async () => {
  const late = Promise.withResolvers<string>();
  const first = [late.promise];
  const { i18n, show, unmount } = await open({ games: (language) => first.shift() ?? language });
  unmount();
  await switchLanguage(i18n, 'MS');
  await act(async () => {
    late.resolve('old');
    await new Promise((resolve) => setTimeout(resolve));
  });
  await switchLanguage(i18n, 'EN');
  show(<HomePage />);
  expect(await screen.findByRole('button', { name: 'EN' })).toBeVisible();
});

it('[11-27] shows what the jackpots hold, who won the last one and how they work, and the latest winner on the board', async () => {
  const jackpot = sampleJackpot();
  const won = { ...jackpot, number: 1, prize: '1234500', secret: 'cd'.repeat(32), droppedAt: jackpot.startedAt };
  const shell = await createShellHost({
    routes: [
      route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
      route(hotGames, [sampleGame({ name: 'Fed', vassalage: 'PG', jackpot: '900000' })]),
      route(rankList, [
        {
          gameId: 'g',
          gameName: 'Lantern',
          cover: '/art/covers/g.webp',
          account: 'm***7',
          stake: '100',
          won: '1234500',
          currency: 'PHP',
          at: jackpot.startedAt,
          jackpot: 'Harbour Grand',
        },
      ]),
      route(popular, { serverTime: '2026-11-22T00:00:00.000Z', games: [] }),
      route(promotions, []),
      route(jackpots, {
        running: [jackpot],
        dropped: [{ ...won, account: 'm***7', gameId: 'g', gameName: 'Lantern' }],
      }),
    ],
  });
  shell.show(
    <>
      <HomePage />
      <DialogHost />
    </>,
  );
  const ticker = within(await screen.findByRole('list', { name: 'Jackpots' }));
  const open = ticker.getByRole('button', {
    name: /^Harbour Grand.*9,000\.00.*Drops by .*Last winner: m\*\*\*7, .*12,345\.00$/,
  });
  expect((await screen.findByRole('button', { name: 'Fed' })).closest('article')).toHaveTextContent(/9,000\.00/);
  expect(await screen.findByRole('row', { name: /Lantern Harbour Grand m\*\*\*7 .*12,345\.00/ })).toBeVisible();
  // Another amount arrives with the event, another run is fetched.
  act(() => host().bus.emit('jackpots.changed', { amounts: [{ id: 'grand', number: 2, amount: '900150' }] }));
  await waitFor(() => expect(ticker.getByText(/9,001\.50/)).toBeVisible());
  const asked = () => shell.calls.filter(({ name }) => name === 'jackpots.running').length;
  expect(asked()).toBe(1);
  act(() => host().bus.emit('jackpots.changed', { amounts: [{ id: 'grand', number: 3, amount: '500000' }] }));
  await waitFor(() => expect(asked()).toBe(2));
  await shell.user.click(ticker.getByRole('button', { name: 'How Harbour Grand works' }));
  expect(await screen.findByRole('dialog', { name: 'How Harbour Grand works' })).toHaveTextContent(
    /0\.5% of every stake.*above .*5,000\.00 and at most .*20,000\.00.*abab/,
  );
  await shell.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await shell.user.click(open);
  expect(location.pathname + location.search).toBe('/rng?page=PG&only=jackpot');
});
