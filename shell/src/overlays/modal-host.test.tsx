import { announcements } from '@atrium/contracts/notices';
import { route } from '@atrium/host/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { MEMBER } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { switchedOn } from '../testing/switched-on.ts';
import { MODAL_FORMS, ModalHost } from './modal-host.tsx';
import { MODALS, openModalAtom } from './modals.state.ts';

const TITLES = { loginPopupModal: 'Login', loginModal: 'Login', registerModal: 'Register', forgetPassModal: 'Forgot password', changePassModal: 'Change password' };

it('[2.6-01] has exactly the five modals of the specification, each opened and closed by its name', async () => {
  expect(Object.keys(MODAL_FORMS)).toEqual(['loginPopupModal', 'loginModal', 'registerModal', 'forgetPassModal', 'changePassModal']);
  const { store, show, user } = await createShellHost({ session: MEMBER, permission: { whitelabel: switchedOn('usernameRegistration') }, routes: [route(announcements, { player: [], banners: [], popup: [], promotion: [] })] });
  show(<ModalHost />);
  for (const name of MODALS) {
    act(() => store.set(openModalAtom, { name }));
    expect(await screen.findByRole('dialog', { name: TITLES[name] })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(store.get(openModalAtom)).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
