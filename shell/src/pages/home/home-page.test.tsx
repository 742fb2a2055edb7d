import { hotGames } from '@atrium/contracts/games';
import { rankList } from '@atrium/contracts/winner-board';
import { popular } from '@atrium/contracts/lottery';
import { announcements } from '@atrium/contracts/notices';
import { type Promotion, promotions } from '@atrium/contracts/promotions';
import { host, provideHost } from '@atrium/host';
import { refuse, route } from '@atrium/host/testing';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { act, screen } from '@testing-library/react';
import { connectionAtom } from '../../offline/connection.state.ts';
import { sampleGame } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { HomePage } from './home-page.tsx';
import { homeAtom } from './home.state.ts';

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
}
async function open({ games = (language) => language }: Answers = {}) {
  const shell = await createShellHost({
    routes: [
      route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
      route(hotGames, async ({ query }) => [sampleGame({ name: await games(query.language!) })]),
      route(rankList, []),
      route(popular, { serverTime: '2026-11-22T00:00:00.000Z', games: [] }),
      route(promotions, ({ query }) => [promotion(`Week ${query.language}`)]),
    ],
  });
  // A test host throws reported errors; here the failures are under test.
  provideHost({ ...host(), report: () => undefined });
  const { unmount } = shell.show(<HomePage />);
  return { ...shell, unmount };
}
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
