import { giveBirthDate } from '@atrium/contracts/members';
import { balance, walletTransfer } from '@atrium/contracts/wallet';
import { provideHost } from '@atrium/host';
import { refuse, route } from '@atrium/host/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LogicLayer } from '../../frame/logic-layer.tsx';
import { MEMBER } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { askForBirthDate } from './ask-again.ts';
import { withQuestions } from './with-questions.ts';

const BALANCE = { sumBalance: '0', cash: '0', bonus: '0', locked: '0', currency: 'PHP', sequence: 1 };

/** A gateway that refuses money until it has a date of birth. */
async function open() {
  let given = false;
  const shell = await createShellHost({
    session: MEMBER,
    routes: [
      {
        endpoint: walletTransfer,
        answer: () => (given ? { transferId: '1', main: BALANCE } : refuse('BIRTH_DATE_REQUIRED')),
      },
      {
        endpoint: balance,
        answer: () => BALANCE,
      },
      route(giveBirthDate, ({ body }) => {
        if ((body as { birthDate: string }).birthDate > '2005') return refuse('UNDER_AGE', { age: 21 });
        given = true;
        return {};
      }),
    ],
  });
  const api = withQuestions(shell.api, [['BIRTH_DATE_REQUIRED', askForBirthDate]]);
  provideHost({ ...shell, api: shell.api });
  shell.show(<LogicLayer />);
  const transfer = () =>
    api.call(walletTransfer, { body: { from: 'main', to: 'PG', amount: '100' } }).then(
      () => 'moved',
      (error: { code: string }) => error.code,
    );
  return { ...shell, transfer };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Enter your date of birth' }));

it('[AC-01] [14-03] asks for the date of birth once for all waiting calls, then sends them again', async () => {
  const { transfer, user, sent } = await open();
  let moved: string[] = [];
  act(() => void Promise.all([transfer(), transfer()]).then((all) => (moved = all)));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(form.getByLabelText('Date of birth')).toHaveAccessibleDescription('Choose a valid date');
  fireEvent.change(form.getByLabelText('Date of birth'), { target: { value: '1990-05-17' } });
  await user.click(form.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(moved).toEqual(['moved', 'moved']));
  expect(sent('members.giveBirthDate')).toHaveLength(1);
});

it('[14-03] says from which age one may play, and refuses the call when the form is closed', async () => {
  const { transfer, user } = await open();
  let outcome = '';
  act(() => void transfer().then((code) => (outcome = code)));
  const form = await dialog();
  fireEvent.change(form.getByLabelText('Date of birth'), { target: { value: '2015-05-17' } });
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(await form.findByText(/You need to be 21 to deposit or play here/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(outcome).toBe('BIRTH_DATE_REQUIRED'));
});
