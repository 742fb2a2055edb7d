import { changePassword } from '@atrium/contracts/members';
import { loginInfo } from '@atrium/contracts/session';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor } from '@testing-library/react';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { MEMBER } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { TEST_PERMISSION } from '@atrium/host/testing';
import { setTypedPassword } from '../../session/typed-password.ts';
import { ChangePasswordModal } from './change-password-modal.tsx';

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z0-9-]+$',
  patternId: '17',
  minLength: 8,
  maxLength: 16,
};
const info = route(loginInfo, { account: 'mara_88', isAgent: 0, previousLogin: null, unreadMessages: 0, popups: 0 });

async function open(routes = [route(changePassword, {}), info]) {
  const host = await createShellHost({
    session: MEMBER,
    routes,
    permission: { register: { ...TEST_PERMISSION.register, rules: { password: rule } } },
  });
  host.store.set(openModalAtom, { name: 'changePassModal' });
  host.show(
    <ChangePasswordModal
      open
      modal={{ name: 'changePassModal' }}
      onClose={() => host.store.set(openModalAtom, null)}
    />,
    '/vip',
  );
  return host;
}
const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Change password' });
afterEach(() => setTypedPassword(undefined));

it('[2.6-17][2.6-18] shows the account, the old password, the new one and its confirmation', async () => {
  await open();
  expect(field('Account')).toHaveValue('mara_88');
  for (const label of ['Old password', 'New password', 'Confirm new password'])
    expect(field(label)).toBeInTheDocument();
});

it('[2.6-18] omits the old password while the one just typed is in memory, and sends that', async () => {
  setTypedPassword('default-1');
  const { user, sent } = await open();
  expect(screen.queryByLabelText('Old password')).toBeNull();
  await user.type(field('New password'), 'Harbour204');
  await user.type(field('Confirm new password'), 'Harbour204');
  await user.click(submit());
  await waitFor(() =>
    expect(sent('members.changePassword')).toEqual([
      { oldPassword: 'default-1', newPassword: 'Harbour204', confirmNewPassword: 'Harbour204' },
    ]),
  );
});

it("[5-06][5-07][5-54] requires a new password by the server's rule and its confirmation", async () => {
  const { user, calls } = await open();
  await user.click(submit());
  expect(await screen.findAllByText('Enter the new password')).toHaveLength(2);
  await user.type(field('New password'), 'short');
  expect(await screen.findByText('Please fill in your password with 8 - 16 characters')).toBeInTheDocument();
  await user.type(field('New password'), ' and on');
  expect(await screen.findByText(/8 - 16 letters, digits and symbols/)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('[5-08] refuses a confirmation that differs', async () => {
  const { user, calls } = await open();
  await user.type(field('Old password'), 'evening-26');
  await user.type(field('New password'), 'Harbour204');
  await user.type(field('Confirm new password'), 'Harbour24');
  await user.click(submit());
  expect(await screen.findByText('Incorrect confirmation input')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('[4-26][4-30] after a change clears the flag, reloads the login info, closes and goes to the home page', async () => {
  const { user, store, calls } = await open();
  sessionStorage.setItem('cpw', 'true');
  await user.type(field('Old password'), 'evening-26');
  await user.type(field('New password'), 'Harbour204');
  await user.type(field('Confirm new password'), 'Harbour204');
  await user.click(submit());
  await waitFor(() => expect(store.get(openModalAtom)).toBeNull());
  expect([sessionStorage.getItem('cpw'), location.pathname]).toEqual([null, '/']);
  expect(calls.map(({ name }) => name).filter((name) => name !== 'session.encryptionKey')).toEqual([
    'members.changePassword',
    'session.loginInfo',
  ]);
});

it('shows why a change was refused and stays open', async () => {
  const { user, store } = await open([route(changePassword, () => refuse('PASSWORD_WRONG')), info]);
  await user.type(field('Old password'), 'wrong');
  await user.type(field('New password'), 'Harbour204');
  await user.type(field('Confirm new password'), 'Harbour204');
  await user.click(submit());
  expect(await screen.findByText('The password is incorrect. Nothing was changed.')).toBeInTheDocument();
  expect(store.get(openModalAtom)).not.toBeNull();
});
