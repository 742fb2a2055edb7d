import { setPasswordByPhone } from '@atrium/contracts/members';
import { login } from '@atrium/contracts/session';
import { smsNoLogin } from '@atrium/contracts/verification';
import { sessionAtom } from '@atrium/host';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterLogin, loginResult } from '../../testing/logged-in.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { ForgotPasswordModal } from './forgot-password-modal.tsx';

const after = [route(login, loginResult), ...afterLogin];

async function open(set = route(setPasswordByPhone, { account: 'mara_88' })) {
  const host = await createShellHost({ routes: [set, route(smsNoLogin, { expiredMinutes: 5 }), ...after] });
  host.show(<ForgotPasswordModal open modal={{ name: 'forgetPassModal' }} onClose={() => {}} />, '/vip');
  return host;
}
async function fill(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9172042286');
  await user.type(screen.getByRole('textbox', { name: 'SMS code' }), '123456');
  await user.type(screen.getByLabelText('New password'), 'Harbour204');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
}

it('[2.6-15][2.6-16] offers recovery by mobile number and not by e-mail', async () => {
  await open();
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toBeInTheDocument();
  expect(screen.queryByText(/mail/i)).toBeNull();
});

it('[4-27] a request sends the code and starts a countdown', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Enter your mobile number')).toBeInTheDocument();
  expect(sent('verification.smsNoLogin')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9172042286');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const button = await screen.findByRole('button', { name: /^Code sent, \d+ s$/ });
  expect(button).toBeDisabled();
  expect(sent('verification.smsNoLogin')).toEqual([
    expect.objectContaining({ mobileNum: '9172042286', countryDialingCode: '+63' }),
  ]);
  const seconds = () => Number(/\d+/.exec(button.textContent ?? '')?.[0]);
  const first = seconds();
  await waitFor(() => expect(seconds()).toBeLessThan(first), { timeout: 5000 });
});

it('[4-28][4-29] sets the password with the code, then logs in with it and goes to /', async () => {
  const { user, sent, store } = await open();
  await fill(user);
  await waitFor(() => expect(store.get(sessionAtom)?.account).toBe('mara_88'));
  expect(sent('members.setPasswordByPhone')).toEqual([
    { newPassword: 'Harbour204', mobileNum: '9172042286', verificationCode: '123456', countryDialingCode: '+63' },
  ]);
  expect(sent('session.login')[0]).toMatchObject({ username: 'mara_88', password: 'Harbour204' });
  expect(location.pathname).toBe('/');
});

it('[4-28] changes nothing with a wrong code', async () => {
  const { user, sent, store } = await open(route(setPasswordByPhone, () => refuse('VERIFICATION_CODE_INVALID')));
  await fill(user);
  expect(await screen.findByText('Please enter a valid verification code')).toBeInTheDocument();
  expect([sent('session.login'), store.get(sessionAtom)]).toEqual([[], null]);
});
