import { memberInfo } from '@atrium/contracts/members';
import { current } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { balanceAtom, host, memberAtom, sessionAtom } from '@atrium/host';
import { type Route, route } from '@atrium/host/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ModalHost } from '../auth/modals/modal-host.tsx';
import { type ModalName, openModalAtom } from '../overlays/modals.state.ts';
import { MEMBER, sampleMember } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { followSession } from './follow-session.ts';
import { holdOutcome, releaseOutcome } from './outcome-hold.ts';
import { securityFormAtom } from './security-form.state.ts';
import { beginSession, forgetSession, loadBalance, loadMember } from './session.state.ts';
import { welcomeAtom } from './welcome.state.ts';

const NEXT = { token: 'marker-2', account: 'nils_04', isAgent: 0 } as const;
const wallet = (sumBalance: string, sequence: number) => ({
  sumBalance,
  cash: sumBalance,
  bonus: '0',
  locked: '0',
  currency: 'PHP',
  sequence,
});

/** A gateway that replies when the test says so, to each request by its index. */
async function open(routes: Route[] = []) {
  const answers: { member: ((account: string) => void)[]; balance: ((sum: string, sequence: number) => void)[] } = {
    member: [],
    balance: [],
  };
  const shell = await createShellHost({
    session: MEMBER,
    routes: [
      ...routes,
      route(
        memberInfo,
        () => new Promise((resolve) => answers.member.push((account) => resolve(sampleMember({ account })))),
      ),
      route(
        balance,
        () => new Promise((resolve) => answers.balance.push((sum, sequence) => resolve(wallet(sum, sequence)))),
      ),
    ],
  });
  return { ...shell, answers };
}
/** Waits until all replies have been handled. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('shows nothing of the previous account, even if its balance has a higher sequence', async () => {
  const { store, answers } = await open();
  store.set(memberAtom, sampleMember());
  store.set(balanceAtom, wallet('1000', 50));
  beginSession(NEXT);
  expect([store.get(memberAtom), store.get(balanceAtom)]).toEqual([null, null]);
  await waitFor(() => expect(answers.balance).toHaveLength(1));
  answers.balance[0]!('70', 3);
  await waitFor(() => expect(store.get(balanceAtom)?.sumBalance).toBe('70'));
});

it('keeps the data of the same account', async () => {
  const { store } = await open();
  store.set(memberAtom, sampleMember());
  store.set(balanceAtom, wallet('1000', 50));
  beginSession({ ...MEMBER, token: 'marker-2' });
  expect([store.get(memberAtom)?.account, store.get(balanceAtom)?.sumBalance]).toEqual(['mara_88', '1000']);
});

it('drops replies to requests of the previous account, and replies after a sign-out', async () => {
  const { store, answers } = await open();
  void loadMember();
  void loadBalance();
  await waitFor(() => expect([answers.member.length, answers.balance.length]).toEqual([1, 1]));
  beginSession(NEXT);
  await waitFor(() => expect([answers.member.length, answers.balance.length]).toEqual([2, 2]));
  answers.member[1]!('nils_04');
  answers.balance[1]!('70', 3);
  await settled();
  answers.member[0]!('mara_88');
  answers.balance[0]!('1000', 50);
  await settled();
  expect([store.get(memberAtom)?.account, store.get(balanceAtom)?.sumBalance]).toEqual(['nils_04', '70']);

  void loadMember();
  void loadBalance();
  await waitFor(() => expect([answers.member.length, answers.balance.length]).toEqual([3, 3]));
  forgetSession();
  answers.member[2]!('nils_04');
  answers.balance[2]!('70', 4);
  await settled();
  expect([store.get(memberAtom), store.get(balanceAtom)]).toEqual([null, null]);
});

it('drops a balance that was held back for the previous account', async () => {
  const { store, bus } = await open();
  followSession(() => true);
  holdOutcome();
  bus.emit('balance.changed', wallet('1000', 50));
  beginSession(NEXT);
  releaseOutcome();
  expect(store.get(balanceAtom)).toBeNull();
});

it('leaves no form and no welcome of the previous account', async () => {
  const { store } = await open();
  const answer = () => {};
  for (const form of [{ name: 'terms', answer } as const, { name: 'birthDate', answer } as const]) {
    beginSession(MEMBER);
    store.set(securityFormAtom, form);
    store.set(welcomeAtom, true);
    forgetSession();
    expect([form.name, store.get(securityFormAtom), store.get(welcomeAtom)]).toEqual([form.name, null, false]);
  }
});

it('is not ended by a late event about the end of the previous session', async () => {
  const { store, bus } = await open();
  followSession(() => true);
  beginSession(NEXT);
  bus.emit('session.logout', { reason: 'signed-out', account: 'mara_88' });
  expect(store.get(sessionAtom)?.account).toBe('nils_04');
  bus.emit('session.logout', { reason: 'locked', account: 'nils_04' });
  expect(store.get(sessionAtom)).toBeNull();
});

describe('A login in another tab', () => {
  async function elsewhere(name: ModalName) {
    const shell = await open([
      route(current, { ...NEXT, startedAt: '2026-11-20T12:00:00.000Z', changePassword: false }),
    ]);
    forgetSession();
    shell.show(<ModalHost />);
    act(() => shell.store.set(openModalAtom, { name }));
    await screen.findByRole('dialog');
    followSession(() => true);
    // As the page's api client does while only the cookie identifies the session.
    act(() => shell.store.set(sessionAtom, MEMBER));
    act(() => host().bus.emit('session.login', { account: 'nils_04', isAgent: 0 }));
    await waitFor(() => expect(shell.store.get(sessionAtom)?.account).toBe('nils_04'));
    return shell.store.get(openModalAtom);
  }

  it.each(['loginPopupModal', 'loginModal', 'registerModal'] as const)(
    'closes the %s here: a second login would end the first',
    async (name) => {
      expect(await elsewhere(name)).toBeNull();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it('closes the password change that was required of the previous account', async () => {
    expect(await elsewhere('changePassModal')).toBeNull();
  });
});
