import { launchGame } from '@atrium/contracts/game-launch';
import { answerRealityCheck, type SessionFigures, sessionFigures } from '@atrium/contracts/limits';
import { logout } from '@atrium/contracts/session';
import { ROOT_ELEMENT } from '@atrium/contracts/preferences';
import type { LaunchObject } from '@atrium/host';
import { refuse, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { requestLaunch } from '../launch/request-launch.ts';
import { sessionPhaseAtom } from '../session/session-phase.state.ts';
import { MEMBER } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { RealityChecks } from './reality-checks.tsx';
import { sessionFiguresAtom } from './session-figures.state.ts';

const MINUTE = 60_000;
const PAUSE = 30;

/** A gateway whose session began a while ago; a check that was answered is due again after the pause. */
async function open({ minutes = 31, refused = false, session = MEMBER as typeof MEMBER | null } = {}) {
  const startedAt = Date.now() - minutes * MINUTE;
  const state = { countsFrom: startedAt, refused, answers: 0, dueAtLaunch: false };
  const figures = (): SessionFigures => {
    const dueAt = state.countsFrom + PAUSE * MINUTE;
    return {
      startedAt: new Date(startedAt).toISOString(),
      staked: '123450',
      returned: '100000',
      net: '-23450',
      currency: 'PHP',
      realityCheck: {
        seconds: PAUSE * 60,
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
const GAME: LaunchObject = {
  code: 'ember-fox',
  gameId: 'g1',
  name: 'Ember Fox',
  defaultPlayType: null,
  accountTypeName: 'RNG',
  gameType: 'RNG',
  isGame: null,
  vassalage: 'PG',
};
const dialog = () => screen.findByRole('alertdialog', { name: 'Take a moment' });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

it('blocks the page with time, stakes, payouts and net until it is answered (RG-08, RG-09)', async () => {
  const { user, state } = await open();
  const check = await dialog();
  expect(check).toHaveAccessibleDescription(/You've been logged in for 00:31:0\d\./);
  expect([...check.querySelectorAll('dd')].map(({ textContent }) => textContent!.replace(/\s/, ' '))).toEqual([
    'P 1,234.50',
    'P 1,000.00',
    '-P 234.50',
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

it('keeps the keyboard within itself', async () => {
  const { user } = await open();
  const check = await dialog();
  const names = [];
  for (let i = 0; i < 5; i += 1) {
    await user.tab();
    names.push(document.activeElement!.textContent);
  }
  expect(names).toEqual(['Sign out', 'Limits and breaks', 'View my history', 'Continue', 'Sign out']);
  expect(check).toContainElement(document.activeElement as HTMLElement);
});

it.each([
  ['View my history', 'personalHistoryCopy'],
  ['Limits and breaks', 'protection'],
])('%s answers it and leads there', async (name, page) => {
  const { user, state } = await open();
  await user.click(within(await dialog()).getByRole('button', { name }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('centre')).toBe(`member.${page}`));
  expect(state.answers).toBe(1);
  await gone();
});

it('ends the session from within', async () => {
  const { user, calls, bus } = await open();
  let over = false;
  bus.on('session.logout', () => {
    over = true;
  });
  await user.click(within(await dialog()).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(over).toBe(true));
  expect(calls.map(({ name }) => name)).toContain('session.logout');
});

it('comes by itself when it is due, and leaves full screen', async () => {
  const { state } = await open({ minutes: 1 });
  const leave = jest.fn(async () => undefined);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => document.body });
  Object.defineProperty(document, 'exitFullscreen', { configurable: true, value: leave });
  state.countsFrom = Date.now() - PAUSE * MINUTE + 200;
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
  expect(leave).toHaveBeenCalledTimes(1);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => null });
});

it('stays until an answer has got through, and says why', async () => {
  const { user, state } = await open({ refused: true });
  const check = await dialog();
  await user.click(within(check).getByRole('button', { name: 'Continue' }));
  expect(await within(check).findByRole('alert')).not.toBeEmptyDOMElement();
  state.refused = false;
  await user.click(within(check).getByRole('button', { name: 'Continue' }));
  await gone();
});

it('goes in every tab when one has answered', async () => {
  const { bus, state } = await open();
  await dialog();
  state.countsFrom = Date.now();
  act(() => bus.emit('protection.changed', {}));
  await gone();
  expect(state.answers).toBe(0);
});

it('asks no visitor', async () => {
  const { calls } = await open({ session: null });
  // What a read would have sent by now, had there been one.
  await act(async () => {});
  expect(calls).toHaveLength(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a game that the gateway refuses meanwhile opens when the check is answered', async () => {
  const { user, state, store } = await open();
  let launches = 0;
  await dialog();
  const answered = requestLaunch(GAME).then(() => {
    launches += 1;
  });
  expect(store.get(sessionFiguresAtom)?.realityCheck.due).toBe(true);
  expect(launches).toBe(0);
  await user.click(within(await dialog()).getByRole('button', { name: 'Continue' }));
  await answered;
  expect([launches, state.answers]).toEqual([1, 1]);
});

it('a game that was refused for a check that another tab has answered since opens', async () => {
  const { state, store } = await open({ minutes: 1 });
  await waitFor(() => expect(store.get(sessionFiguresAtom)?.realityCheck.due).toBe(false));
  state.dueAtLaunch = true;
  await expect(requestLaunch(GAME)).resolves.toMatchObject({ name: 'Ember Fox' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
