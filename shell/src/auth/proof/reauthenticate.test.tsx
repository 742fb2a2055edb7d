import { logout, reauthenticate } from '@atrium/contracts/session';
import { balance, walletTransfer } from '@atrium/contracts/wallet';
import { host, provideHost } from '@atrium/host';
import { refuse, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { forgetSession } from '../../session/session.state.ts';
import { MEMBER } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { askForPassword } from './ask-again.ts';
import { withQuestions } from './with-questions.ts';

const EMPTY = { sumBalance: '0', cash: '0', bonus: '0', locked: '0', currency: 'PHP', sequence: 1 };

/** A gateway whose session is idle until it receives the right password. */
async function open() {
  let rested = true;
  const shell = await createShellHost({
    session: MEMBER,
    routes: [
      route(walletTransfer, () => (rested ? refuse('REAUTHENTICATE') : { transferId: 'T1', main: EMPTY })),
      route(balance, EMPTY),
      route(reauthenticate, ({ body }) => {
        // The body is encrypted: the second attempt counts as the right password.
        if (!body || shell.sent('session.reauthenticate').length < 2) return refuse('PASSWORD_WRONG');
        rested = false;
        return {};
      }),
      route(logout, {}),
    ],
  });
  const api = withQuestions(shell.api, [['REAUTHENTICATE', askForPassword]]);
  provideHost({ ...shell, api: shell.api });
  shell.show(<LogicLayer />);
  const transfer = () =>
    api.call(walletTransfer, { body: { from: 'main', to: 'PG', amount: '100' } as never }).then(
      () => 'moved',
      (error: { code: string }) => error.code,
    );
  const keys = () =>
    shell.calls.filter(({ name }) => name === walletTransfer.name).map(({ headers }) => headers['Idempotency-Key']);
  return { ...shell, transfer, keys };
}

it('asks for the password once for all waiting calls, then sends the same requests with the same keys', async () => {
  const { transfer, keys, user } = await open();
  let moved: string[] = [];
  act(() => void Promise.all([transfer(), transfer()]).then((all) => (moved = all)));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password' }));
  await user.type(dialog.getByLabelText('Password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/The password is incorrect/)).toBeInTheDocument();
  expect(moved).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(moved).toEqual(['moved', 'moved']));
  const [one, two, three, four] = keys();
  expect(new Set([one, two]).size).toBe(2);
  expect([three, four].sort()).toEqual([one, two].sort());
});

it('cancels the transaction when the member closes the form', async () => {
  const { transfer, keys, user } = await open();
  let outcome = '';
  act(() => void transfer().then((code) => (outcome = code)));
  await screen.findByRole('dialog', { name: 'Enter your password' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(outcome).toBe('REAUTHENTICATE'));
  expect(keys()).toHaveLength(1);
});

it('asks with an empty field each time', async () => {
  const { transfer, sent, user } = await open();
  for (const time of [1, 2]) {
    act(() => void transfer());
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password' }));
    expect(dialog.getByLabelText('Password')).toHaveValue('');
    if (time === 1) await user.type(dialog.getByLabelText('Password'), 'evening-26');
    else await user.click(dialog.getByRole('button', { name: 'Continue' }));
    if (time === 2)
      await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(sent('session.reauthenticate')).toEqual([]);
});

it('asks with an empty field also while the last form is closing', async () => {
  const { transfer, user } = await open();
  act(() => void transfer());
  await user.type(await screen.findByLabelText('Password'), 'evening-26');
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Password')).toHaveValue('evening-26');
  act(() => void transfer());
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''));
});

it('rejects waiting calls when the session ends, and a late reply to a closed form closes no other', async () => {
  const { transfer, user } = await open();
  const outcomes: string[] = [];
  const ask = async () => {
    act(() => void transfer().then((code) => outcomes.push(code)));
    return within(await screen.findByRole('dialog', { name: 'Enter your password' }));
  };
  const answered = Promise.withResolvers<void>();
  const { call } = host().api;
  const late = jest.spyOn(host().api, 'call').mockImplementation((async (...args: Parameters<typeof call>) => {
    if (args[0] === reauthenticate) return void (await answered.promise);
    return call(...args);
  }) as typeof call);
  const first = await ask();
  await user.type(first.getByLabelText('Password'), 'evening-26');
  await user.click(first.getByRole('button', { name: 'Continue' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await ask();
  await act(async () => answered.resolve());
  expect(screen.getByRole('dialog', { name: 'Enter your password' })).toBeInTheDocument();
  act(() => forgetSession());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(outcomes).toEqual(['REAUTHENTICATE', 'REAUTHENTICATE']);
  late.mockRestore();
});
