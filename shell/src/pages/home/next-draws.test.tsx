import type { BootData } from '@atrium/contracts/boot';
import { hotGames } from '@atrium/contracts/games';
import { type LotteryGame, popular } from '@atrium/contracts/lottery';
import { announcements } from '@atrium/contracts/notices';
import { promotions } from '@atrium/contracts/promotions';
import { rankList } from '@atrium/contracts/winner-board';
import { refuse, route } from '@atrium/host/testing';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { createShellHost } from '../../testing/shell-host.tsx';
import { HomePage } from './home-page.tsx';
import { startNextDraws } from './next-draws.state.ts';

const HOUR_MS = 3_600_000;

/** A lottery whose next draw closes after that time. */
function lottery(name: string, closesInMs = HOUR_MS): LotteryGame {
  const closesAt = new Date(Date.now() + closesInMs).toISOString();
  return {
    code: name,
    gameId: name,
    name,
    area: 'LOTT',
    family: 'k3',
    accountTypeName: 'LOTT',
    gameType: 'LOTT',
    defaultPlayType: 'sum',
    playTypes: ['sum'],
    every: 60,
    minStake: '100',
    topPrize: '5000000',
    prizeMode: 'Lott',
    region: null,
    next: {
      gameCode: name,
      issue: '2',
      opensAt: closesAt,
      closesAt,
      drawsAt: closesAt,
      state: 'open',
      result: null,
      drawnAt: null,
      proof: null,
    },
    last: [],
    cover: '',
    isHot: true,
  };
}

/** Home, whose draws are answered by `draws`. */
async function prepare(draws: (language: string) => LotteryGame[] | Promise<LotteryGame[]>) {
  const shell = await createShellHost({
    routes: [
      route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
      route(hotGames, []),
      route(rankList, []),
      route(promotions, []),
      route(popular, async ({ query }) => ({
        serverTime: new Date().toISOString(),
        games: await draws(query.language!),
      })),
    ],
  });
  return { ...shell, show: () => shell.show(<HomePage />) };
}

it('shows the draws of the page without a call, and requests them again when one has a result', async () => {
  let drawn = 'Morning';
  const { show, bus, sent } = await prepare(() => [lottery(drawn)]);
  const setClock = jest.fn();
  const serverTime = '2026-11-22T00:00:00.000Z';
  startNextDraws({ language: 'EN', home: { popular: { serverTime, games: [lottery('Boot')] } } } as BootData, setClock);
  show();
  expect(screen.getByRole('button', { name: /Boot/ })).toBeVisible();
  expect([sent('lottery.popular'), setClock.mock.calls]).toEqual([[], [[serverTime]]]);
  drawn = 'Evening';
  act(() => bus.emit('draw.drawn', { gameCode: 'Boot', issue: '1', result: '1' }));
  expect(await screen.findByRole('button', { name: /Evening/ })).toBeVisible();
  expect([sent('lottery.popular').length, setClock.mock.calls.length]).toEqual([1, 2]);
});

it('requests the draws after one has closed', async () => {
  const games = [lottery('Soon', 1_000)];
  const { show } = await prepare(() => games);
  show();
  expect(await screen.findByRole('button', { name: /Soon/ })).toBeVisible();
  games.splice(0, 1, lottery('Next'));
  expect(await screen.findByRole('button', { name: /Next/ }, { timeout: 10_000 })).toBeVisible();
});

it('does not show the late draws of an earlier language', async () => {
  const late = Promise.withResolvers<LotteryGame[]>();
  const { show, i18n } = await prepare((language) => (language === 'EN' ? late.promise : [lottery(language)]));
  show();
  await act(() => switchLanguage(i18n, 'MS'));
  expect(await screen.findByRole('button', { name: /MS/ })).toBeVisible();
  await act(async () => {
    late.resolve([lottery('EN')]);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByRole('button', { name: /MS/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /EN/ })).toBeNull();
});

it('shows why the draws are missing, and requests them again on request', async () => {
  let works = false;
  const { show, user, i18n } = await prepare(() => (works ? [lottery('Back')] : refuse('SYSTEM_BUSY')));
  show();
  expect(await screen.findByText(i18n.t('errors:SYSTEM_BUSY'))).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Back/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(i18n.t('errors:SYSTEM_BUSY'))).toBeNull());
});
