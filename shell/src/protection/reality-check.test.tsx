import { launchGame } from '@atrium/contracts/game-launch';
import { answerRealityCheck, type SessionFigures, sessionFigures } from '@atrium/contracts/limits';
import { logout } from '@atrium/contracts/session';
import { ROOT_ELEMENT } from '@atrium/contracts/preferences';
import { refuse, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { requestLaunch } from '../launch/request-launch.ts';
import { sessionPhaseAtom } from '../session/session-phase.state.ts';
import { SAMPLE_LAUNCH, MEMBER } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { RealityChecks } from './reality-checks.tsx';
import { sessionFiguresAtom } from './session-figures.state.ts';

const MINUTE_MS = 60_000;
const INTERVAL_MINUTES = 30;

/** A gateway whose session began `minutes` ago; an answered check is due again after the interval. */
async function open({ minutes = 31, refused = false, session = MEMBER as typeof MEMBER | null } = {}) {
  const startedAt = Date.now() - minutes * MINUTE_MS;
  const state = { countsFrom: startedAt, refused, answers: 0, dueAtLaunch: false };
  const figures = (): SessionFigures => {
    const dueAt = state.countsFrom + INTERVAL_MINUTES * MINUTE_MS;
    return {
      startedAt: new Date(startedAt).toISOString(),
      staked: '123450',
      returned: '100000',
      net: '-23450',
      currency: 'PHP',
      realityCheck: {
        seconds: INTERVAL_MINUTES * 60,
        least: 900,
        most: 7200,
        dueAt: new Date(dueAt).toISOString(),
        due: dueAt <= Date.now(),
      },
    };
  };
  const shell = await createShellHost({
    session,
    routes: [
      route(sessionFigures, figures),
      route(answerRealityCheck, () => {
        if (state.refused) refuse('SYSTEM_BUSY');
        state.answers += 1;
        state.countsFrom = Date.now();
        return figures();
      }),
      route(logout, {}),
      route(launchGame, () => {
        const due = state.dueAtLaunch || figures().realityCheck.due;
        state.dueAtLaunch = false;
        if (due) refuse('REALITY_CHECK_DUE');
        return { game_url: 'https://vendor.test/play', gameId: 'g1', name: 'Ember Fox', mode: 'real' as const };
      }),
    ],
  });
  shell.store.set(sessionPhaseAtom, 'known');
  shell.show(
    <main id={ROOT_ELEMENT}>
      <iframe title="A game" />
      <RealityChecks />
    </main>,
    '/game',
  );
  return { ...shell, state };
}
const dialog = () => screen.findByRole('alertdialog', { name: 'Take a moment' });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

it('[RG-08][RG-09] blocks the page with time, stakes, payouts and net until it is answered', async () => {
  const { user, state } = await open();
  const check = await dialog();
  expect(check).toHaveAccessibleDescription(/You've been logged in for 00:31:0\d\./);
  expect([...check.querySelectorAll('dd')].map(({ textContent }) => textContent!.replace(/\s/, ' '))).toEqual([
    'P 1,234.50',
    'P 1,000.00',
    '−P 234.50',
  ]);
  const page = document.getElementById(ROOT_ELEMENT)!;
  expect(page).toHaveAttribute('inert');
  expect(check).toHaveFocus();
  await user.keyboard('{Escape}{Enter}');
  expect(state.answers).toBe(0);
  expect(check).toBeVisible();
  const game = screen.getByTitle('A game');
  await user.click(within(check).getByRole('button', { name: 'Continue' }));
  await gone();
  expect(state.answers).toBe(1);
  expect(page).not.toHaveAttribute('inert');
  expect(screen.getByTitle('A game')).toBe(game);
});

it('keeps the keyboard focus inside', async () => {
  const { user } = await open();
  const check = await dialog();
  const names = [];
  for (let i = 0; i < 5; i += 1) {
    await user.tab();
    names.push(document.activeElement!.textContent);
  }
  expect(names).toEqual(['Continue', 'Sign out', 'Limits and breaks', 'View my history', 'Continue']);
  expect(check).toContainElement(document.activeElement as HTMLElement);
});

it.each([
  ['View my history', 'personalHistoryCopy'],
  ['Limits and breaks', 'protection'],
])('%s answers it and opens that page', async (name, page) => {
  const { user, state } = await open();
  await user.click(within(await dialog()).getByRole('button', { name }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('centre')).toBe(`member.${page}`));
  expect(state.answers).toBe(1);
  await gone();
});

it('lets the member end the session', async () => {
  const { user, calls, bus } = await open();
  let over = false;
  bus.on('session.logout', () => {
    over = true;
  });
  await user.click(within(await dialog()).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(over).toBe(true));
  expect(calls.map(({ name }) => name)).toContain('session.logout');
});

it('appears when it is due, and leaves full screen', async () => {
  const { state } = await open({ minutes: 1 });
  const leave = jest.fn(async () => undefined);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => document.body });
  Object.defineProperty(document, 'exitFullscreen', { configurable: true, value: leave });
  state.countsFrom = Date.now() - INTERVAL_MINUTES * MINUTE_MS + 200;
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
  expect(leave).toHaveBeenCalledTimes(1);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => null });
});

it('stays until an answer has arrived at the gateway, and shows the cause', async () => {
  const { user, state } = await open({ refused: true });
  const check = await dialog();
  await user.click(within(check).getByRole('button', { name: 'Continue' }));
  expect(await within(check).findByRole('alert')).not.toBeEmptyDOMElement();
  state.refused = false;
  await user.click(within(check).getByRole('button', { name: 'Continue' }));
  await gone();
});

it('closes in every tab after an answer in one', async () => {
  const { bus, state } = await open();
  await dialog();
  state.countsFrom = Date.now();
  act(() => bus.emit('protection.changed', {}));
  await gone();
  expect(state.answers).toBe(0);
});

it('is not shown to visitors', async () => {
  const { calls } = await open({ session: null });
  // Any read would have been sent by now.
  await act(async () => {});
  expect(calls).toHaveLength(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a game that the gateway refuses meanwhile opens after the check is answered', async () => {
  const { user, state, store } = await open();
  let launches = 0;
  await dialog();
  const answered = requestLaunch(SAMPLE_LAUNCH).then(() => {
    launches += 1;
  });
  expect(store.get(sessionFiguresAtom)?.realityCheck.due).toBe(true);
  expect(launches).toBe(0);
  await user.click(within(await dialog()).getByRole('button', { name: 'Continue' }));
  await answered;
  expect([launches, state.answers]).toEqual([1, 1]);
});

it('a game that was refused for a check opens after another tab has answered it', async () => {
  const { state, store } = await open({ minutes: 1 });
  await waitFor(() => expect(store.get(sessionFiguresAtom)?.realityCheck.due).toBe(false));
  state.dueAtLaunch = true;
  await expect(requestLaunch(SAMPLE_LAUNCH)).resolves.toMatchObject({ name: 'Ember Fox' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
