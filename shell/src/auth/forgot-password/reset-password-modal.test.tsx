import { forgotByEmail, setPasswordByLink } from '@atrium/contracts/members';
import { announcements } from '@atrium/contracts/notices';
import { login } from '@atrium/contracts/session';
import { sessionAtom } from '@atrium/host';
import { refuse, type Route, route, TEST_PERMISSION } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { afterLogin, loginResult } from '../../testing/logged-in.ts';
import { createShellHost } from '../../testing/shell-host.tsx';

const after = [
  route(login, loginResult),
  ...afterLogin,
  route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
];
const username = {
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9_]*$',
  patternId: '2',
  minLength: 4,
  maxLength: 16,
};

async function open(at: string, routes: Route[] = []) {
  const host = await createShellHost({
    routes: [...routes, ...after],
    permission: { register: { ...TEST_PERMISSION.register, rules: { username } } },
  });
  host.show(<LogicLayer />, at);
  return host;
}

describe('The link of a reset e-mail', () => {
  const link = '/?reset=the-secret-of-the-link';
  async function fill(user: Awaited<ReturnType<typeof open>>['user'], confirm = 'Harbour204') {
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a new password' }));
    await user.type(dialog.getByLabelText('New password'), 'Harbour204');
    await user.type(dialog.getByLabelText('Confirm new password'), confirm);
    await user.click(dialog.getByRole('button', { name: 'Set password' }));
    return dialog;
  }

  it('[2.11-01] opens the form, is removed from the address, sets the password and logs in with it', async () => {
    const { user, sent, store } = await open(link, [route(setPasswordByLink, { account: 'mara_88' })]);
    await screen.findByRole('dialog', { name: 'Set a new password' });
    expect(location.search).toBe('');
    await fill(user);
    await waitFor(() => expect(store.get(sessionAtom)?.account).toBe('mara_88'));
    expect(sent('members.setPasswordByLink')).toEqual([{ token: 'the-secret-of-the-link', newPassword: 'Harbour204' }]);
    expect(sent('session.login')[0]).toMatchObject({ username: 'mara_88', password: 'Harbour204' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends no password whose confirmation differs, and reports a used link', async () => {
    const { user, sent } = await open(link, [route(setPasswordByLink, () => refuse('RESET_LINK_INVALID'))]);
    const dialog = await fill(user, 'Harbour205');
    expect(await dialog.findByText('Incorrect confirmation input')).toBeInTheDocument();
    expect(sent('members.setPasswordByLink')).toEqual([]);
    await user.clear(dialog.getByLabelText('Confirm new password'));
    await user.type(dialog.getByLabelText('Confirm new password'), 'Harbour204');
    await user.click(dialog.getByRole('button', { name: 'Set password' }));
    expect(await dialog.findByText(/This link is no longer valid/)).toBeInTheDocument();
  });
});

describe('Recovery by e-mail', () => {
  async function fill(host: Awaited<ReturnType<typeof open>>, name: string, email: string) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot password' }));
    for (const [label, text] of [
      ['Username', name],
      ['Email', email],
    ] as const) {
      await host.user.clear(dialog.getByLabelText(label));
      if (text) await host.user.type(dialog.getByLabelText(label), text);
    }
    await host.user.click(dialog.getByRole('button', { name: 'Send link' }));
    return dialog;
  }

  it('[5-10] requires a username and an e-mail by their rules', async () => {
    const host = await open('/?forgot=email', [route(forgotByEmail, {})]);
    const dialog = await fill(host, '', '');
    await waitFor(() => expect(dialog.getByLabelText('Username')).toBeInvalid());
    expect(dialog.getByLabelText('Email')).toBeInvalid();
    await fill(host, '1mara', 'mara@');
    await waitFor(() =>
      expect(dialog.getByLabelText('Username')).toHaveAccessibleDescription(/starting with a letter/),
    );
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/name@example.com/);
    expect(host.sent('members.forgotByEmail')).toEqual([]);
    await fill(host, ' mara_88 ', 'mara@example.com');
    expect(await dialog.findByText(/we've sent the link/)).toBeInTheDocument();
    expect(host.sent('members.forgotByEmail')).toEqual([{ username: 'mara_88', email: 'mara@example.com' }]);
  });

  it('[8-15] says that name or e-mail does not exist if a backend reports it', async () => {
    const host = await open('/?forgot=email', [route(forgotByEmail, () => refuse('USERNAME_OR_EMAIL_UNKNOWN'))]);
    const dialog = await fill(host, 'mara_88', 'mara@example.com');
    expect(await dialog.findByText('Username/Email does not exist')).toBeInTheDocument();
  });
});
