import { openCentre } from '@atrium/centre/testing';
import { type PayoutAccount, payoutAccounts } from '@atrium/contracts/payout-accounts';
import { route } from '@atrium/host/testing';
import { screen } from '@testing-library/react';
import { texts } from '../testing/texts.ts';
import { NoPayoutAccount } from './no-payout-account.tsx';

const ACCOUNT: PayoutAccount = {
  id: '1',
  kind: 'bank',
  name: 'BDO',
  holder: 'Ana Cruz',
  number: '···· 0042',
  isDefault: false,
  state: 'review',
  usableFrom: null,
  since: '2026-11-21T01:00:00Z',
  reason: '',
};
const open = (...accounts: Partial<PayoutAccount>[]) =>
  openCentre(() => <NoPayoutAccount onAdded={() => {}} />, 'member-centre', texts, {
    page: 'withdraw',
    routes: [
      route(payoutAccounts, {
        accounts: accounts.map((account, index) => ({ ...ACCOUNT, id: String(index), ...account })),
        most: 5,
        waitHours: 24,
        institutions: [{ kind: 'bank', name: 'BDO' }],
        verifiedName: 'Ana Cruz',
        accountName: 'Ana Cruz',
        proofs: [{ way: 'password', to: null }],
      }),
    ],
  });

it('[11-01] says until when the first account waits, though others are in review or refused', async () => {
  await open(
    { state: 'refused', reason: 'Not your name.' },
    { state: 'review' },
    { state: 'waiting', usableFrom: '2026-11-23T01:00:00Z' },
    { state: 'waiting', number: '···· 0077', usableFrom: '2026-11-22T01:00:00Z' },
  );
  expect(await screen.findByText('You can withdraw from Nov 22, 09:00')).toBeVisible();
  expect(screen.getByText(/BDO ···· 0077 is accepted\. .* after 24 h/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Payout accounts' })).toBeVisible();
  expect(screen.queryByText(/Not your name|review/)).toBeNull();
});

it('[11-03] says since when an account is in review, where the gateway says it', async () => {
  await open({});
  expect(await screen.findByText('BDO ···· 0042 is in review')).toBeVisible();
  expect(screen.getByText('In review since Nov 21, 09:00.')).toBeVisible();
  expect(screen.getByText(/You have nothing left to do/)).toBeVisible();
});

it('[11-03] needs no time from a gateway of the release before', async () => {
  await open({ since: undefined });
  expect(await screen.findByText('BDO ···· 0042 is in review')).toBeVisible();
  expect(screen.queryByText(/since/)).toBeNull();
});

it('[11-03] says why and when an account was refused, and adds another', async () => {
  await open({ state: 'refused', reason: 'Not your name.' });
  expect(await screen.findByText('BDO ···· 0042 was refused')).toBeVisible();
  expect(screen.getByText('Refused on Nov 21, 09:00.')).toBeVisible();
  expect(screen.getByText('Reason: Not your name.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add account' })).toBeVisible();
});
