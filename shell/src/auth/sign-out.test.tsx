import { memberInfo } from '@atrium/contracts/members';
import { current, logout } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { host, provideHost, sessionAtom } from '@atrium/host';
import { loseAnswer, refuse, route } from '@atrium/host/testing';
import { waitFor } from '@testing-library/react';
import { sessionHint } from '../session/session-hint.ts';
import { startOffline } from '../offline/start-offline.ts';
import { toastsAtom } from '../overlays/toasts.state.ts';
import { storeSession } from '../session/browser-session.ts';
import { followSession } from '../session/follow-session.ts';
import { restoreSession } from '../session/restore-session.ts';
import { beginSession } from '../session/session.state.ts';
import { MEMBER, sampleMember } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { signOut } from './sign-out.ts';

const PORT = 0;
const hint = sessionHint(PORT);
const LOGOUT = { method: logout.method, path: logout.path };

/** A member's browser with both cookies; `reachable` is the gateway's reply to requests sent without the api client. */
async function open(answer: () => Record<string, never>) {
  const gateway = {
    asked: [] as { method: string | undefined; path: string }[],
    status: 200 as number | 'unreachable',
  };
  globalThis.fetch = jest.fn(async (path: string, { method }: RequestInit = {}) => {
    gateway.asked.push({ method, path });
    if (gateway.status === 'unreachable') throw new TypeError('Failed to fetch');
    return new Response('{}', { status: gateway.status });
  }) as never;
  const wallet = { sumBalance: '1000', cash: '1000', bonus: '0', locked: '0', currency: 'PHP', sequence: 5 };
  const shell = await createShellHost({
    session: MEMBER,
    routes: [
      route(logout, answer),
      route(current, { ...MEMBER, startedAt: '2026-11-20T12:00:00.000Z', changePassword: false }),
      route(memberInfo, sampleMember()),
      route(balance, wallet),
    ],
  });
  const reported: string[] = [];
  provideHost({ ...host(), report: (_error, where) => void reported.push(where) });
  document.cookie = `atrium_${PORT}_hint=1; Path=/`;
  storeSession(sessionStorage, MEMBER, { merchant: 'atrium', merchantCode: 'demo' });
  followSession(hint);
  const reload = async (hinted = hint) => {
    // As the page's api client does while only the cookie identifies the session.
    shell.store.set(sessionAtom, hinted() ? { ...MEMBER, token: 'restoring' } : null);
    await restoreSession(hinted);
    const session = shell.store.get(sessionAtom);
    return session?.token === 'restoring' ? null : session;
  };
  const sent = () => gateway.asked.filter(({ path }) => path === logout.path);
  return { ...shell, gateway, sent, reload, reported };
}
const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});
const broken: [string, () => never][] = [
  ['a lost answer', loseAnswer],
  ['a gateway that is busy', () => refuse('SYSTEM_BUSY')],
  ['maintenance', () => refuse('SYSTEM_MAINTENANCE')],
];

it.each(broken)(
  'stays signed out after %s, and ends the session once the gateway can be reached',
  async (_what, answer) => {
    const { store, gateway, sent, reload, reported } = await open(answer);
    await signOut();
    expect([store.get(sessionAtom), hint(), store.get(toastsAtom).length, reported]).toEqual([
      null,
      false,
      1,
      ['sign out'],
    ]);
    gateway.status = 'unreachable';
    expect([await reload(), sent()]).toEqual([null, [LOGOUT]]);
    gateway.status = 503;
    // Even if the hint could not be cleared.
    expect([await reload(() => true), sent().length]).toEqual([null, 2]);
    gateway.status = 200;
    expect([await reload(), sent().length]).toEqual([null, 3]);
    expect([await reload(), sent().length]).toEqual([null, 3]);
  },
);

it('counts as done when the session has already ended', async () => {
  const there = await open(() => refuse('SESSION_REPLACED'));
  await signOut();
  expect([await there.reload(), there.sent()]).toEqual([null, []]);
  const later = await open(loseAnswer);
  await signOut();
  later.gateway.status = 401;
  expect([await later.reload(), await later.reload(), later.sent()]).toEqual([null, null, [LOGOUT]]);
});

it('is sent when the connection returns, without a reload', async () => {
  const { store, gateway, sent } = await open(loseAnswer);
  await startOffline(PORT, false);
  gateway.status = 'unreachable';
  dispatchEvent(new Event('offline'));
  await waitFor(() => expect(gateway.asked).toHaveLength(1));
  await signOut();
  expect(sent()).toEqual([]);
  gateway.status = 200;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent()).toEqual([LOGOUT]));
  expect(store.get(sessionAtom)).toBeNull();
});

it('is cleared at the next login, which ends the old session', async () => {
  const { bus, sent, reload } = await open(loseAnswer);
  await signOut();
  document.cookie = `atrium_${PORT}_hint=1; Path=/`;
  beginSession(MEMBER);
  bus.emit('session.login', { account: MEMBER.account, isAgent: 0 });
  expect([(await reload())?.account, sent()]).toEqual(['mara_88', []]);
});

it('applies to a tab that is restoring the session', async () => {
  const { store, reload } = await open(loseAnswer);
  const restoring = reload();
  localStorage.setItem('isSignOutPending', '1');
  expect([await restoring, sessionStorage.getItem('token'), store.get(sessionAtom)]).toEqual([null, null, null]);
});

it('leaves nothing behind once the gateway has received it', async () => {
  const { sent, reload } = await open(() => ({}));
  await signOut();
  expect([await reload(), sent()]).toEqual([null, []]);
});
