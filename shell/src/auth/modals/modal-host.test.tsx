import { announcements } from '@atrium/contracts/notices';
import { sessionAtom } from '@atrium/host';
import { route } from '@atrium/host/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { MEMBER } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { switchedOn } from '../../testing/switched-on.ts';
import { MODAL_FORMS, ModalHost } from './modal-host.tsx';
import { MODALS, openModalAtom } from '../../overlays/modals.state.ts';

const TITLES = {
  loginPopupModal: 'Login',
  loginModal: 'Login',
  registerModal: 'Register',
  forgetPassModal: 'Forgot password',
  changePassModal: 'Change password',
};

it('[2.6-01] has exactly the five modals of the specification, each opened and closed by name', async () => {
  expect(Object.keys(MODAL_FORMS)).toEqual([
    'loginPopupModal',
    'loginModal',
    'registerModal',
    'forgetPassModal',
    'changePassModal',
  ]);
  const { store, show, user } = await createShellHost({
    session: MEMBER,
    permission: { whitelabel: switchedOn('directRegistration', 'usernameRegistration') },
    routes: [route(announcements, { player: [], banners: [], popup: [], promotion: [] })],
  });
  show(<ModalHost />);
  for (const name of MODALS) {
    act(() => store.set(openModalAtom, { name }));
    expect(await screen.findByRole('dialog', { name: TITLES[name] })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(store.get(openModalAtom)).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('keeps typed text while a form is open and closing, and none of it for the next opening', async () => {
  const { store, show, user } = await createShellHost();
  show(<ModalHost />);
  const open = (reason?: string) =>
    act(() => store.set(openModalAtom, { name: 'forgetPassModal', ...(reason && { reason }) }));
  open();
  await user.type(await screen.findByLabelText('New password'), 'Harbour204');
  open('Somebody else asks for it');
  expect(screen.getByLabelText('New password')).toHaveValue('Harbour204');
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('New password')).toHaveValue('Harbour204');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  open();
  expect(await screen.findByLabelText('New password')).toHaveValue('');
});

it("keeps no typed password for the next member's password change", async () => {
  const { store, show, user } = await createShellHost({ session: MEMBER });
  show(<ModalHost />);
  const labels = ['Old password', 'New password', 'Confirm new password'];
  act(() => store.set(openModalAtom, { name: 'changePassModal' }));
  await screen.findByRole('dialog');
  for (const label of labels) await user.type(screen.getByLabelText(label), 'Harbour204');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => store.set(sessionAtom, { ...MEMBER, account: 'joseline7' }));
  act(() => store.set(openModalAtom, { name: 'changePassModal' }));
  await screen.findByRole('dialog');
  for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue('');
});
