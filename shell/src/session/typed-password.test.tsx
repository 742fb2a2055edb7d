import { sessionAtom } from '@atrium/host';
import { act, screen, waitFor } from '@testing-library/react';
import { ModalHost } from '../auth/modals/modal-host.tsx';
import { openModalAtom } from '../overlays/modals.state.ts';
import { followSession } from './follow-session.ts';
import { afterLogin, loginResult } from '../testing/logged-in.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { settleLogin } from '../auth/sign-in.ts';
import { setTypedPassword, typedPassword } from './typed-password.ts';

afterEach(() => setTypedPassword(undefined));

it('[2.6-18] the typed password is cleared with the session', async () => {
  const { bus, store } = await createShellHost({ routes: afterLogin });
  followSession(() => false);
  await settleLogin({ ...loginResult, defaultPassword: true }, 'username', 'default-1');
  expect(typedPassword()).toBe('default-1');
  bus.emit('session.logout', { reason: 'expired' });
  expect([store.get(sessionAtom), typedPassword()]).toEqual([null, undefined]);
});

it('[2.6-18] a login that requires no change clears the typed password, so the member is asked for it', async () => {
  const { show, store } = await createShellHost({ routes: afterLogin });
  setTypedPassword('default-1');
  await act(() =>
    settleLogin({ ...loginResult, user: { userName: 'joseline7', password: '' } }, 'username', 'Harbour204'),
  );
  show(<ModalHost />);
  act(() => store.set(openModalAtom, { name: 'changePassModal' }));
  await waitFor(() => expect(screen.getByLabelText('Account')).toHaveValue('joseline7'));
  expect(screen.getByLabelText('Old password')).toHaveValue('');
});
