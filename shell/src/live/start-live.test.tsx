import { hotGames } from '@atrium/contracts/games';
import { recentGames } from '@atrium/contracts/played-games';
import { rankList } from '@atrium/contracts/winner-board';
import type { PortalEvent } from '@atrium/contracts/events';
import { popular } from '@atrium/contracts/lottery';
import { announcements } from '@atrium/contracts/notices';
import { promotions } from '@atrium/contracts/promotions';
import { route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HomePage } from '../pages/home/home-page.tsx';
import { toastsAtom } from '../overlays/toasts.state.ts';
import { MEMBER, sampleGame } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { startLive } from './start-live.ts';

/** The browser's stream, on which the test emits events. */
class Stream extends EventTarget {
  static last: Stream;
  onopen: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.last = this;
  }
  close() {}
  say(type: PortalEvent, data: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) })));
  }
}
Object.assign(globalThis, { EventSource: Stream });

const closed = (name: string) =>
  within(screen.getByRole('button', { name }).closest('article')!).queryByText('Maintenance') !== null;
/** The gateway's current answer: whether each game is open. */
let open: Record<string, boolean>;
const games = () =>
  ['Ember Fox', 'Royal Lantern'].map((name) =>
    sampleGame({ gameId: name, name, open: open[name], playable: open[name] }),
  );

async function showHome() {
  open = { 'Ember Fox': true, 'Royal Lantern': true };
  const home = await createShellHost({
    session: MEMBER,
    routes: [
      route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
      route(hotGames, games),
      route(recentGames, []),
      route(rankList, []),
      route(popular, { serverTime: '2026-11-22T00:00:00.000Z', games: [] }),
      route(promotions, []),
    ],
  });
  // Without locks, as on plain http, a tab reads a stream of its own.
  startLive(8080, undefined);
  home.show(<HomePage />);
  await screen.findByRole('button', { name: 'Ember Fox' });
  return { ...home, asked: () => home.calls.filter(({ name }) => name === hotGames.name).length };
}

it('marks the game of home that operators close, and no other, until they open it again', async () => {
  await showHome();
  Stream.last.say('game.health', { gameId: 'Ember Fox', up: false });
  expect([closed('Ember Fox'), closed('Royal Lantern')]).toEqual([true, false]);
  Stream.last.say('game.health', { gameId: 'Ember Fox', up: true });
  expect(closed('Ember Fox')).toBe(false);
});

it('asks for missed changes after a gap, and after a break without the id of a last event', async () => {
  const { bus, asked } = await showHome();
  Stream.last.say('game.health', { gameId: 'Royal Lantern', up: false });
  open['Ember Fox'] = false;
  Stream.last.say('live.gap', {});
  await waitFor(() => expect([closed('Ember Fox'), closed('Royal Lantern')]).toEqual([true, false]));

  open['Ember Fox'] = true;
  const gaps = jest.fn();
  bus.on('live.gap', gaps);
  const broken = Stream.last;
  broken.onerror?.(new Event('error'));
  await waitFor(() => expect(Stream.last).not.toBe(broken), { timeout: 10_000 });
  act(() => Stream.last.onopen?.(new Event('open')));
  await waitFor(() => expect(closed('Ember Fox')).toBe(false));
  expect([gaps.mock.calls.length, asked()]).toEqual([1, 3]);
});

it('asks for missed changes when the tab becomes visible again, also whether a game is open again', async () => {
  await showHome();
  Stream.last.say('game.health', { gameId: 'Royal Lantern', up: false });
  open['Ember Fox'] = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect([closed('Ember Fox'), closed('Royal Lantern')]).toEqual([true, false]));
});

it('treats an event that arrives during the request as newer than the answer', async () => {
  await showHome();
  open['Royal Lantern'] = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  Stream.last.say('game.health', { gameId: 'Ember Fox', up: false });
  await waitFor(() => expect(closed('Royal Lantern')).toBe(true));
  expect(closed('Ember Fox')).toBe(true);
});

it('announces after a gap, once for all tabs, that settings and notices may have changed', async () => {
  const { bus } = await showHome();
  const received: string[] = [];
  for (const event of ['settings.changed', 'notice.published'] as const) bus.on(event, () => received.push(event));
  Stream.last.say('live.gap', {});
  expect(received).toEqual(['settings.changed', 'notice.published']);
  await act(async () => {});
});

it('says what bets have paid while another page is open, and nothing of other movements or older balances', async () => {
  const { store } = await showHome();
  screen.getByRole('button', { name: 'Ember Fox' }).focus();
  const balance = (sequence: number, cash: string, cause?: string) =>
    Stream.last.say('balance.changed', {
      sumBalance: cash,
      cash,
      bonus: '0',
      locked: '0',
      currency: 'PHP',
      sequence,
      cause,
    });
  const toasts = () => store.get(toastsAtom).map(({ text }) => text.replace(/\s/g, ' '));
  balance(1, '10000', 'payout');
  balance(2, '20000', 'deposit');
  balance(3, '19000', 'bet');
  expect(toasts()).toEqual([]);
  balance(4, '21500', 'payout');
  expect(toasts()).toEqual(['Your bets paid P 25.00.']);
  balance(3, '90000', 'payout');
  // A game and a lottery's board show it themselves.
  history.replaceState(null, '', '/game');
  balance(5, '30000', 'payout');
  history.replaceState(null, '', '/elott');
  balance(6, '40000', 'payout');
  expect(toasts()).toHaveLength(1);
  history.replaceState(null, '', '/');
});

it('[10-38] says what tickets have paid while a game or the board of another lottery is open, in one sentence', async () => {
  const { store } = await showHome();
  screen.getByRole('button', { name: 'Ember Fox' }).focus();
  const settle = (gameCode: string, payout: string) =>
    Stream.last.say('ticket.settled', { number: '70001', gameCode, issue: '20261127-001', payout });
  const toasts = () => store.get(toastsAtom).map(({ text }) => text.replace(/\s/g, ' '));
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  for (const silent of ['/', '/lottery', '/lottery?gameCode=SSC1']) {
    history.replaceState(null, '', silent);
    settle('SSC1', '2000');
  }
  history.replaceState(null, '', '/lottery?gameCode=K3');
  settle('SSC1', '0');
  await settled();
  expect(toasts()).toEqual([]);
  settle('SSC1', '2000');
  settle('SSC1', '500');
  await settled();
  history.replaceState(null, '', '/game');
  settle('K3', '100');
  await settled();
  history.replaceState(null, '', '/lottery?gameCode=K3&lottoView=lobby');
  settle('K3', '300');
  await settled();
  expect(toasts()).toEqual(['Your bets paid P 25.00.', 'Your bets paid P 1.00.', 'Your bets paid P 3.00.']);
  history.replaceState(null, '', '/');
});
