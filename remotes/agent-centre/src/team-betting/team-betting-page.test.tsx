import { openCentre } from '@atrium/centre/testing';
import { teamBet, teamBets } from '@atrium/contracts/agent-reports';
import { route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './team-betting-page.tsx';

const bet = {
  id: '71',
  memberId: '9',
  account: 'tala16',
  at: '2026-11-20T08:00:00Z',
  gameId: 'PG-owl-parliament',
  gameName: 'Owl Parliament',
  gameType: 'RNG',
  vassalage: 'PG',
  vendorName: 'PG Soft',
  roundId: 'r-71',
  stake: '50000',
  payout: '12500',
  net: '-37500',
  currency: 'PHP',
  status: 'won' as const,
};

const open = (insight: 'sums' | 'bets') =>
  openCentre(Page, 'agent-centre', texts, {
    centre: 'agent',
    routes: [
      route(teamBets, ({ query }) => {
        const items = insight === 'sums' || query.status === 'lost' ? [] : [bet];
        return {
          items,
          pageNo: 1,
          totalPages: 1,
          total: items.length,
          insight,
          totals: { stake: '50000', payout: '12500', net: '-37500' },
        };
      }),
      route(teamBet, {
        ...bet,
        insight: 'bets',
        closedAt: '2026-11-20T08:00:05Z',
        validBet: '48000',
        movements: [
          { at: '2026-11-20T08:00:00Z', kind: 'bet', amount: '-50000' },
          { at: '2026-11-20T08:00:05Z', kind: 'payout', amount: '12500' },
        ],
        lines: null,
      }),
    ],
  });

it('[12-08] [15-04] lists bets by category, status and account, and opens one with its movements', async () => {
  const test = await open('bets');
  const table = await screen.findByRole('table', { name: 'Team betting' });
  const row = await within(table).findByRole('row', { name: 'Bet of tala16 in Owl Parliament' });
  expect(row).toHaveTextContent(/Owl Parliament.*Part returned.*P\s500\.00.*P\s125\.00.*−P\s375\.00/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'RNG');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'lost');
  expect(await screen.findByText('No bets in these days')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Account starts with' }), 'tala');
  await waitFor(() =>
    expect(test.calls.findLast(({ name }) => name === 'agents.teamBets')!.query).toMatchObject({
      gameType: 'RNG',
      status: 'lost',
      text: 'tala',
      scope: 'team',
    }),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'won');
  await userEvent.click(await screen.findByRole('row', { name: 'Bet of tala16 in Owl Parliament' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Owl Parliament' }));
  expect(await sheet.findByText('P 480.00', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeVisible();
  const movements = within(sheet.getByRole('table', { name: 'Transactions' })).getAllByRole('row');
  expect(movements.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Bet.*−P\s500\.00/),
    expect.stringMatching(/Payout.*P\s125\.00/),
  ]);
});

it('[12-08] says that single bets are not shown where the brand lets agents see sums only', async () => {
  await open('sums');
  expect(await screen.findByText("Single bets aren't shown")).toBeVisible();
});
