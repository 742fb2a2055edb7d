import { openCentre } from '@atrium/centre/testing';
import { createWithdrawal, withdrawalOptions } from '@atrium/contracts/payments';
import { loseAnswer, route } from '@atrium/host/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './withdrawal-page.tsx';

const asked = { id: 'w1', reference: 'WD-1', at: '2026-11-21T01:00:00Z', amount: '20000', currency: 'PHP', account: 'BDO ••42', status: 'in-review' as const, paidAt: null, confirmUntil: null };
let lose = false;
const open = (accounts = [{ id: 'a1', name: 'BDO', number: '••42' }]) => {
  let recent: (typeof asked)[] = [];
  return openCentre(Page, 'member-centre', remote.locales, {
    page: 'withdraw',
    routes: [
      route(withdrawalOptions, () => ({ available: '50000', bonusTurnover: null, min: '10000', max: '1000000', accounts, recent })),
      route(createWithdrawal, () => {
        if (lose) loseAnswer();
        recent = [asked];
        return asked;
      }),
    ],
  });
};
const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const submit = () => screen.getByRole('button', { name: /^Withdraw/ });
beforeEach(() => {
  lose = false;
});

it('[8-18] says that the quota is not sufficient when more is asked for than is available', async () => {
  const test = await open();
  await userEvent.type(await amount(), '500.01');
  await userEvent.click(submit());
  expect(await screen.findByText(/Quota not sufficient: you can withdraw P.500\.00\./)).toBeVisible();
  expect(test.calls.some(({ name }) => name === 'payments.createWithdrawal')).toBe(false);
});

it('asks once under one key when the first answer was lost, and lists the request', async () => {
  const test = await open();
  lose = true;
  await userEvent.type(await amount(), '200');
  await userEvent.click(submit());
  await screen.findByText(/^Network/i);
  lose = false;
  await userEvent.click(submit());
  expect(await screen.findByText('WD-1')).toBeVisible();
  expect(screen.getByText('In review')).toBeVisible();
  const sent = test.calls.filter(({ name }) => name === 'payments.createWithdrawal');
  expect(sent.map(({ body }) => body)).toEqual([{ accountId: 'a1', amount: '20000' }, { accountId: 'a1', amount: '20000' }]);
  expect(sent[0]!.headers['Idempotency-Key']).toBe(sent[1]!.headers['Idempotency-Key']);
  await waitFor(() => expect(screen.queryByText(/^Network/i)).toBeNull());
});

it('refuses an amount below the least one', async () => {
  await open();
  await userEvent.type(await amount(), '99.99');
  await userEvent.click(submit());
  expect(await screen.findByText(/must lie between P.100\.00/)).toBeVisible();
});

it('without an account to pay to there is no form, but the way to one', async () => {
  await open([]);
  expect(await screen.findByText('There is no account to pay to')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});
