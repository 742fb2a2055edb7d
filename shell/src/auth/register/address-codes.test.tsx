import { affiliate } from '@atrium/contracts/system';
import { memberInfo, register } from '@atrium/contracts/members';
import { identityProviders } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { host, sessionAtom } from '@atrium/host';
import { refuse, route, TEST_PERMISSION } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { forgetSession } from '../../session/session.state.ts';
import { sessionPhaseAtom } from '../../session/session-phase.state.ts';
import { sampleMember } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { switchedOn } from '../../testing/switched-on.ts';
import { codesOfAddress } from './address-codes.ts';

const rule = (change = {}) => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: '1',
  minLength: 4,
  maxLength: 16,
  ...change,
});
const rules = { username: rule(), password: rule(), referralCode: rule({ required: false }) };
const after = [
  route(memberInfo, sampleMember({ account: 'joseline7' })),
  route(balance, { sumBalance: '0', cash: '0', bonus: '0', locked: '0', currency: 'PHP', sequence: 1 }),
  route(identityProviders, []),
  route(affiliate, ({ query }) => ({ valid: (query as { code: string }).code !== 'old' })),
];

async function arrive(
  at: string,
  answer: () => { token: string; account: string; isAgent: number } = () => ({
    token: 'marker',
    account: 'joseline7',
    isAgent: 0,
  }),
) {
  const shell = await createShellHost({
    routes: [route(register, answer), ...after],
    permission: {
      whitelabel: switchedOn('directRegistration', 'usernameRegistration'),
      register: { ...TEST_PERMISSION.register, rules },
    },
  });
  shell.show(<LogicLayer />, at);
  const close = () => act(() => shell.store.set(openModalAtom, null));
  const open = async () => {
    act(() => shell.store.set(openModalAtom, { name: 'registerModal' }));
    return within(await screen.findByRole('dialog', { name: 'Register' }));
  };
  const submit = async () => {
    const dialog = await open();
    await shell.user.type(dialog.getByLabelText('Username'), 'joseline7');
    await shell.user.type(dialog.getByLabelText('Password'), 'Harbour204');
    await shell.user.type(dialog.getByLabelText('Confirm password'), 'Harbour204');
    await shell.user.click(dialog.getByRole('checkbox', { name: /accept the terms/ }));
    await shell.user.click(dialog.getByRole('button', { name: 'Register' }));
  };
  return { ...shell, open, close, submit };
}
const leave = (to = '/promotions') => act(() => host().navigate(to));

it('fills in the codes of a link in a form that is opened later, from other pages', async () => {
  const { open, close, submit, sent } = await arrive('/register?referralCode=MARA4417&affiliateCode=');
  await screen.findByRole('dialog', { name: 'Register' });
  close();
  leave();
  expect(location.search).toBe('');
  expect((await open()).getByLabelText('Referral code')).toHaveValue('MARA4417');
  await submit();
  await waitFor(() =>
    expect(sent('members.register')).toEqual([expect.objectContaining({ referralCode: 'MARA4417' })]),
  );
});

it('stores only the codes, and only those of the last link', async () => {
  await arrive('/promotions?referralCode=MARA4417&affiliateCode=agent2');
  leave();
  expect(codesOfAddress()).toEqual({ affiliateCode: 'agent2', referralCode: 'MARA4417' });
  leave('/promotions?affiliateCode=agent3&topic=x');
  leave();
  expect(codesOfAddress()).toEqual({ affiliateCode: 'agent3' });
});

it('omits an affiliate code of a link after it was refused once', async () => {
  const { submit, sent, user } = await arrive('/register?affiliateCode=old&referralCode=MARA4417');
  await submit();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
  expect(sent('members.register')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(within(screen.getByRole('dialog', { name: 'Register' })).getByRole('button', { name: 'Register' }));
  await waitFor(() =>
    expect(sent('members.register')).toEqual([expect.objectContaining({ referralCode: 'MARA4417' })]),
  );
  expect(sent('members.register')[0]).not.toHaveProperty('affiliateCode', 'old');
});

it('keeps them after a refusal', async () => {
  const refused = await arrive('/register?referralCode=MARA4417', () =>
    refuse('USERNAME_TAKEN', { field: 'username' }),
  );
  await refused.submit();
  await screen.findByText(/This username is taken/);
  leave();
  expect(codesOfAddress()).toEqual({ referralCode: 'MARA4417' });
});

it('clears them after a registration', async () => {
  const { submit, store } = await arrive('/register?referralCode=MARA4417');
  await submit();
  await waitFor(() => expect(store.get(sessionAtom)?.account).toBe('joseline7'));
  await waitFor(() => expect(location.search).toBe(''));
  expect(codesOfAddress()).toEqual({});
});

it('keeps them when an earlier session turns out to have ended', async () => {
  const { store } = await arrive('/promotions?referralCode=MARA4417');
  act(() => store.set(sessionPhaseAtom, 'restoring'));
  act(() => forgetSession());
  leave();
  expect(codesOfAddress()).toEqual({ referralCode: 'MARA4417' });
});

it('reads them as the page starts, before the guard redirects', async () => {
  sessionStorage.clear();
  history.replaceState(null, '', '/?affiliateCode=agent2');
  await jest.isolateModulesAsync(async () => void (await import('./address-codes.ts')));
  history.replaceState(null, '', '/login');
  expect(codesOfAddress()).toEqual({ affiliateCode: 'agent2' });
});
