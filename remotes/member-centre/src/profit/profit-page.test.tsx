import { openCentre } from '@atrium/centre/testing';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { position } from '@atrium/contracts/net-position';
import { route } from '@atrium/host/testing';
import { screen, within } from '@testing-library/react';
import { texts } from '../testing/texts.ts';
import { Page } from './profit-page.tsx';

type Day = ReplyOf<typeof position>['days'][number];
const day = (date: string, more: Partial<Day> = {}): Day => ({
  day: date,
  staked: '0',
  returned: '0',
  deposits: '0',
  withdrawals: '0',
  balance: '0',
  ...more,
});

const open = (days: Day[]) =>
  openCentre(Page, 'member-centre', texts, {
    page: 'personalProfit',
    routes: [
      route(position, {
        session: { startedAt: '2026-11-21T01:00:00Z', staked: '0', returned: '0', net: '0' },
        days,
      }),
    ],
  });

it('[2.9-14] lists the days on which money moved, the newest first, with their sums', async () => {
  await open([
    day('2026-11-18', { staked: '50000', returned: '20000' }),
    day('2026-11-19'),
    day('2026-11-20', { deposits: '100000' }),
    day('2026-11-21'),
  ]);
  const rows = within(await screen.findByRole('table', { name: 'Net by day' })).getAllByRole('row');
  expect(rows.slice(1, 3).map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual([
    expect.stringContaining('Nov 20, 2026'),
    expect.stringContaining('Nov 18, 2026'),
  ]);
  // A head, two days, the sums.
  expect(rows).toHaveLength(4);
  expect(within(rows[3]!).getByText(/300\.00/)).toBeVisible();
});

it('[2.9-14] [15-13] says that nothing moved instead of a plot and rows of zeros, and leads to games', async () => {
  await open([day('2026-11-20'), day('2026-11-21')]);
  expect(await screen.findByRole('button', { name: 'Find a game' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Net by day' })).not.toBeInTheDocument();
  expect(screen.queryByText('Nov 20, 2026')).not.toBeInTheDocument();
});
