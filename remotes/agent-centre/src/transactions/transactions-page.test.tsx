import { openCentre } from '@atrium/centre/testing';
import { teamTransactions } from '@atrium/contracts/agents';
import { route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './transactions-page.tsx';

const movement = {
  id: '5-1',
  at: '2026-11-20T08:00:00Z',
  account: 'tala16',
  kind: 'deposit' as const,
  reference: 'D-1',
  detail: '',
  amount: '50000',
  currency: 'PHP',
};

it('lists the movements of the downline with their sums, by kind and by account', async () => {
  const test = await openCentre(Page, 'agent-centre', texts, {
    centre: 'agent',
    routes: [
      route(teamTransactions, ({ query }) => ({
        items: query.text === 'wena' ? [] : [movement],
        pageNo: 1,
        totalPages: 1,
        total: 1,
        totals: { in: '50000', out: '12500', net: '37500' },
      })),
    ],
  });
  const table = await screen.findByRole('table', { name: 'Downline transaction details' });
  expect(within(table).getByRole('row', { name: /tala16/ })).toHaveTextContent(/Deposit.*D-1.*P\s500\.00/);
  expect(table).toHaveTextContent(/All pages.*P\s375\.00/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'withdrawal');
  await waitFor(() => expect(test.calls.at(-1)!.query).toMatchObject({ kind: 'withdrawal' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Account starts with' }), 'wena');
  expect(await screen.findByText('Nothing found for “wena”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('row', { name: /tala16/ })).toBeVisible();
});
