import { type SessionFigures, sessionFigures } from '@atrium/contracts/limits';
import { type Session, sessionAtom } from '@atrium/host';
import { route, sampleBalance } from '@atrium/host/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { holdOutcome, releaseOutcome } from '../session/outcome-hold.ts';
import { sessionPhaseAtom } from '../session/session-phase.state.ts';
import { MEMBER } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { NetPosition } from './net-position.tsx';
import { SessionClock } from './session-clock.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const figuresOf = (fields: Partial<SessionFigures> = {}): SessionFigures => ({
  startedAt: ago(61.2),
  staked: '2000',
  returned: '500',
  net: '-1500',
  currency: 'PHP',
  realityCheck: { seconds: 7200, least: 900, most: 7200, dueAt: ago(-59), due: false },
  ...fields,
});

async function open(read: () => SessionFigures | Promise<SessionFigures>, session: Session | null = MEMBER) {
  const shell = await createShellHost({ session, routes: [route(sessionFigures, read)] });
  shell.store.set(sessionPhaseAtom, 'known');
  const page = shell.show(
    <dl>
      <SessionClock />
      <NetPosition />
    </dl>,
  );
  return { ...shell, page };
}

it('[MN-03][RG-10] shows the length of the session, the time of day and the net position', async () => {
  await open(() => figuresOf());
  expect(await screen.findByText(/^−P\s15\.00$/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^01:01:1\d$/);
  expect(screen.getByText('GMT+8').nextSibling).toHaveTextContent(/^\d\d:\d\d$/);
});

it('reads the net position again after a round', async () => {
  let net = '-1500';
  const { bus } = await open(() => figuresOf({ net }));
  await screen.findByText(/^−P\s15\.00$/);
  net = '700';
  act(() => bus.emit('balance.changed', sampleBalance('1', 2)));
  expect(await screen.findByText(/^P\s7\.00$/, {}, { timeout: 10_000 })).toBeVisible();
});

it('sends no request while no component shows the figures, even for a held-back outcome', async () => {
  const { calls, bus, page } = await open(() => figuresOf());
  await screen.findByText(/^−P\s15\.00$/);
  jest.useFakeTimers();
  try {
    holdOutcome();
    act(() => bus.emit('balance.changed', sampleBalance('1', 2)));
    page.unmount();
    releaseOutcome();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(calls.filter(({ name }) => name === 'limits.sessionFigures')).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

it('keeps the figures that were requested last, in whatever order the answers arrive', async () => {
  const first = Promise.withResolvers<SessionFigures>();
  const answers = [first.promise, Promise.resolve(figuresOf({ net: '700' }))];
  const { bus } = await open(() => answers.shift()!);
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => bus.emit('protection.changed', {}));
  await screen.findByText(/^P\s7\.00$/);
  await act(async () => {
    first.resolve(figuresOf({ net: '-1500' }));
    // Microtasks of the call.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByText(/^P\s7\.00$/)).toBeVisible();
});

it('shows a visitor the time of day alone, and nothing of the previous session', async () => {
  const { store, calls } = await open(() => figuresOf());
  await screen.findByRole('timer');
  act(() => store.set(sessionAtom, null));
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  expect(screen.queryByText(/15\.00/)).toBeNull();
  expect(calls.filter(({ name }) => name === 'limits.sessionFigures')).toHaveLength(1);
});

it('sends no request for a trial, which stakes no money', async () => {
  const { calls } = await open(() => figuresOf(), { ...MEMBER, isAgent: 4 });
  expect(await screen.findByText('GMT+8')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(calls).toHaveLength(0);
});
