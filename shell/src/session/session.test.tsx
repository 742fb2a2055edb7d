import { memberInfo } from '@atrium/contracts/members';
import { current, logout } from '@atrium/contracts/session';
import { countries, domainRoute } from '@atrium/contracts/system';
import { balance } from '@atrium/contracts/wallet';
import { balanceAtom, host, memberAtom, sessionAtom } from '@atrium/host';
import { refuse, type Route, route } from '@atrium/host/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { startSession } from '../boot/start-session.ts';
import { LogicLayer } from '../frame/logic-layer.tsx';
import { confirmSignOut } from '../auth/sign-out.ts';
import { openModalAtom } from '../overlays/modals.state.ts';
import { MEMBER, sampleMember } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { followSession } from './follow-session.ts';
import { storeSession } from './browser-session.ts';
import { restoreSession } from './restore-session.ts';
import { sessionPhaseAtom } from './session-phase.state.ts';

const wallet = (sumBalance: string, sequence: number) => ({
  sumBalance,
  cash: sumBalance,
  bonus: '0',
  locked: '0',
  currency: 'PHP',
  sequence,
});
const routes: Route[] = [
  route(current, {
    token: 'marker',
    account: 'mara_88',
    isAgent: 0,
    startedAt: '2026-11-20T12:00:00.000Z',
    changePassword: false,
  }),
  route(memberInfo, sampleMember()),
  route(balance, wallet('1000', 5)),
  route(logout, {}),
];
const names = (calls: { name: string }[]) => calls.map(({ name }) => name);

describe('At start-up', () => {
  it("[4-46] the countries and the site's domains are requested", async () => {
    const { calls } = await createShellHost({
      routes: [
        route(countries, [{ countryCode: 'PH', countryDialingCode: '+63' }]),
        route(domainRoute, { domainList: [], resources: [] }),
      ],
    });
    Object.assign(window, {
      EventSource: class {
        addEventListener() {}
        close() {}
      },
    });
    startSession(9160);
    await waitFor(() => expect(names(calls).sort()).toEqual(['system.countries', 'system.domainRoute']));
  });

  it('[4-47][3-07] the session of the cookie is restored, then the member info is loaded', async () => {
    const { calls, store } = await createShellHost({ routes, session: null });
    // As the page's api client does while only the cookie identifies the session.
    store.set(sessionAtom, { ...MEMBER, token: 'restoring' });
    const restoring = restoreSession(() => true);
    expect(store.get(sessionPhaseAtom)).toBe('restoring');
    await restoring;
    await waitFor(() => expect(store.get(memberAtom)?.account).toBe('mara_88'));
    expect(store.get(sessionPhaseAtom)).toBe('known');
    expect([
      sessionStorage.getItem('token'),
      sessionStorage.getItem('account'),
      sessionStorage.getItem('isAgent'),
      sessionStorage.getItem('merchant'),
    ]).toEqual(['marker', 'mara_88', '0', 'atrium']);
    expect(names(calls)[0]).toBe('session.current');
  });

  it('[4-47] nothing is requested without the session hint', async () => {
    const { calls, store } = await createShellHost({ routes });
    storeSession(sessionStorage, MEMBER, { merchant: 'atrium', merchantCode: 'demo' });
    await restoreSession(() => false);
    expect(calls).toEqual([]);
    expect([store.get(sessionAtom), sessionStorage.getItem('token')]).toEqual([null, null]);
  });

  it('a session that the server has ended is cleared', async () => {
    const { store } = await createShellHost({ routes: [route(current, () => refuse('NOT_LOGGED_IN'))] });
    storeSession(sessionStorage, MEMBER, { merchant: 'atrium', merchantCode: 'demo' });
    await restoreSession(() => true);
    expect([store.get(sessionAtom), sessionStorage.getItem('token')]).toEqual([null, null]);
  });
});

describe('A sign-out', () => {
  async function open() {
    const shell = await createShellHost({ routes, session: MEMBER });
    storeSession(sessionStorage, MEMBER, { merchant: 'atrium', merchantCode: 'demo' });
    sessionStorage.setItem('gameVendor', '{}');
    shell.store.set(memberAtom, sampleMember({ type: 1, clubLabel: { labelName: 'Gold', rankLevel: 6 } }));
    shell.store.set(balanceAtom, wallet('1000', 5));
    followSession(() => false);
    shell.show(<LogicLayer />, '/vip');
    act(() => void confirmSignOut());
    await screen.findByRole('alertdialog');
    return shell;
  }

  it('[2.3-18] changes nothing when cancelled', async () => {
    const { user, store, calls } = await open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([store.get(sessionAtom)?.account, sessionStorage.getItem('token'), calls.length]).toEqual([
      'mara_88',
      'marker',
      0,
    ]);
  });

  it('[2.3-18][4-42][4-43][4-44] ends the session, clears its storage except the merchant, resets member, agent and rank, and goes to the home page', async () => {
    const { user, store, calls } = await open();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(store.get(sessionAtom)).toBeNull());
    expect(names(calls)).toEqual(['session.logout']);
    expect(Object.keys(sessionStorage)).toEqual(['merchant', 'merchantCode']);
    expect([store.get(memberAtom), store.get(balanceAtom), location.pathname]).toEqual([null, null, '/']);
  });
});

describe('In sync with the browser', () => {
  it('accepts newer balances and drops older ones', async () => {
    const { store } = await createShellHost({ routes, session: MEMBER });
    followSession(() => true);
    const receive = (sumBalance: string, sequence: number) =>
      host().bus.emit('balance.changed', wallet(sumBalance, sequence));
    receive('2000', 7);
    receive('1500', 6);
    expect(store.get(balanceAtom)?.sumBalance).toBe('2000');
    receive('2500', 8);
    expect(store.get(balanceAtom)?.sumBalance).toBe('2500');
  });

  it('accepts a whole balance, and keeps the known parts when a gateway sends only the sum', async () => {
    const { store } = await createShellHost({ routes, session: MEMBER });
    followSession(() => true);
    const parts = () => {
      const { sumBalance, cash, bonus, locked } = store.get(balanceAtom)!;
      return [sumBalance, cash, bonus, locked];
    };
    host().bus.emit('balance.changed', { ...wallet('2000', 7), cash: '1700', bonus: '300', locked: '400' });
    expect(parts()).toEqual(['2000', '1700', '300', '400']);
    host().bus.emit('balance.changed', {
      ...wallet('1500', 8),
      cash: '1200',
      bonus: '300',
      locked: '900',
      cause: 'bet',
    });
    expect(parts()).toEqual(['1500', '1200', '300', '900']);
    expect(store.get(balanceAtom)).not.toHaveProperty('cause');
    host().bus.emit('balance.changed', { sumBalance: '1400', currency: 'PHP', sequence: 9 } as never);
    expect(parts()).toEqual(['1400', '1200', '300', '900']);
  });

  it('[8-14] shows why a session ended and asks to log in again', async () => {
    const { store } = await createShellHost({ routes, session: MEMBER });
    followSession(() => true);
    host().bus.emit('session.logout', { reason: 'expired' });
    expect(store.get(sessionAtom)).toBeNull();
    expect(store.get(openModalAtom)).toMatchObject({
      name: 'loginPopupModal',
      reason: expect.stringMatching(/^You are not logged in, please login.*your balance is safe/),
    });
  });
});
