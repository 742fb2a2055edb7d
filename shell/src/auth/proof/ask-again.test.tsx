import { changePassword } from '@atrium/contracts/members';
import { proofs, prove, sendProofCode } from '@atrium/contracts/proofs';
import { acceptTerms, terms } from '@atrium/contracts/terms';
import { walletTransfer } from '@atrium/contracts/wallet';
import { provideHost } from '@atrium/host';
import { refuse, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { MEMBER } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { askForProof, askForTerms } from './ask-again.ts';
import { withQuestions } from './with-questions.ts';

const BALANCE = { sumBalance: '0', cash: '0', bonus: '0', locked: '0', currency: 'PHP', sequence: 1 };

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

const EARLIER = { version: '2026-01', at: '2026-01-05T10:00:00.000Z' };

/** A gateway whose terms have changed since `before`; null for a member who has accepted none. */
async function openTerms(before: { version: string; at: string } | null = EARLIER) {
  let accepted = false;
  const shell = await createShellHost({
    session: MEMBER,
    routes: [
      route(walletTransfer, () => (accepted ? { transferId: '1', main: BALANCE } : refuse('TERMS_CHANGED'))),
      route(terms, {
        version: '2026-11',
        accepted: before,
        waiting: { version: '2026-11', changes: before ? 'Withdrawals take a day less.' : '' },
      }),
      route(acceptTerms, () => {
        accepted = true;
        return {};
      }),
    ],
  });
  const api = withQuestions(shell.api, [['TERMS_CHANGED', askForTerms]]);
  provideHost({ ...shell, api: shell.api });
  shell.show(<LogicLayer />);
  return {
    ...shell,
    transfer: () => outcome(api.call(walletTransfer, { body: { from: 'main', to: 'PG', amount: '100' } })),
  };
}
const changed = async () => within(await screen.findByRole('dialog', { name: 'Our terms have changed' }));

it('[AC-03] shows what has changed before the next play, and goes on once it is accepted', async () => {
  const { transfer, user, sent } = await openTerms();
  let moved: string[] = [];
  act(() => void Promise.all([transfer(), transfer()]).then((all) => (moved = all)));
  const dialog = await changed();
  expect(await dialog.findByText('Withdrawals take a day less.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/helpmc?topic=privacy');
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(moved).toEqual(['done', 'done']));
  expect(sent('terms.accept')).toEqual([{ version: '2026-11' }]);
});

it('[AC-03] leaves the terms unaccepted: nothing is sent, and the play is refused', async () => {
  const { transfer, user, sent } = await openTerms();
  let moved = '';
  act(() => void transfer().then((code) => (moved = code)));
  await user.click((await changed()).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(moved).toBe('TERMS_CHANGED'));
  expect(sent('terms.accept')).toEqual([]);
});

it('[AC-03] shows the terms to a member who has accepted none, not as a change, and goes on once they are accepted', async () => {
  const { transfer, user, sent } = await openTerms(null);
  let moved = '';
  act(() => void transfer().then((code) => (moved = code)));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept our terms' }));
  expect(dialog.getByText(/before you first deposit or play/)).toBeVisible();
  expect(dialog.queryByRole('region')).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('href', '/helpmc?topic=terms');
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(moved).toBe('done'));
  expect(sent('terms.accept')).toEqual([{ version: '2026-11' }]);
});

it('[AC-07] asks for a second factor before the password changes, then sends the change again', async () => {
  let proven = false;
  const shell = await createShellHost({
    session: MEMBER,
    routes: [
      route(changePassword, () => (proven ? {} : refuse('PROOF_REQUIRED', { purpose: 'password' }))),
      route(proofs, [{ way: 'email', to: 'm***@example.com' }]),
      route(sendProofCode, { expiredMinutes: 5 }),
      route(prove, () => {
        proven = true;
        return {};
      }),
    ],
  });
  const api = withQuestions(shell.api, [['PROOF_REQUIRED', askForProof]]);
  provideHost({ ...shell, api: shell.api });
  shell.show(<LogicLayer />);
  let done = '';
  const body = { oldPassword: 'evening-26', newPassword: 'Harbour204', confirmNewPassword: 'Harbour204' };
  act(() => void outcome(api.call(changePassword, { body })).then((code) => (done = code)));
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm that it's you" }));
  await shell.user.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByText(/It expires in 5 min/)).toBeVisible();
  await shell.user.type(dialog.getByLabelText('Code'), '120518');
  await shell.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(done).toBe('done'));
  expect(shell.sent('members.sendProofCode')).toEqual([{ channel: 'email', purpose: 'password' }]);
  expect(shell.sent('members.prove')).toEqual([{ purpose: 'password', proof: { way: 'email', answer: '120518' } }]);
});
