import { memberInfo } from '@atrium/contracts/members';
import { loginInfo } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { sessionAtom } from '@atrium/host';
import { route } from '@atrium/host/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ModalHost } from '../auth/modals/modal-host.tsx';
import { openModalAtom } from '../overlays/modals.state.ts';
import { followSession } from './follow-session.ts';
import { sampleMember } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { settleLogin } from '../auth/sign-in.ts';
import { setTypedPassword, typedPassword } from './typed-password.ts';

const result = {
  token: 'marker',
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
  user: { userName: 'mara_88', password: '' as const },
  isAgent: 0,
  previousLogin: null,
};
const routes = [
  route(memberInfo, sampleMember()),
  route(balance, { sumBalance: '0', cash: '0', bonus: '0', locked: '0', currency: 'PHP', sequence: 1 }),
  route(loginInfo, { account: 'mara_88', isAgent: 0, previousLogin: null, unreadMessages: 0, popups: 0 }),
];
afterEach(() => setTypedPassword(undefined));

it('[2.6-18] the typed password is cleared with the session', async () => {
  const { bus, store } = await createShellHost({ routes });
  followSession(() => false);
  await settleLogin({ ...result, defaultPassword: true }, 'username', 'default-1');
  expect(typedPassword()).toBe('default-1');
  bus.emit('session.logout', { reason: 'expired' });
  expect([store.get(sessionAtom), typedPassword()]).toEqual([null, undefined]);
});

it('[2.6-18] a login that requires no change clears the typed password, so the member is asked for it', async () => {
  const { show, store } = await createShellHost({ routes });
  setTypedPassword('default-1');
  await act(() => settleLogin({ ...result, user: { userName: 'joseline7', password: '' } }, 'username', 'Harbour204'));
  show(<ModalHost />);
  act(() => store.set(openModalAtom, { name: 'changePassModal' }));
  await waitFor(() => expect(screen.getByLabelText('Account')).toHaveValue('joseline7'));
  expect(screen.getByLabelText('Old password')).toHaveValue('');
});
