import { openCentre } from '@atrium/centre/testing';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { statement, yearStatement } from '@atrium/contracts/account-statement';
import { route } from '@atrium/host/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './statement-page.tsx';

const reply = (from: string, to: string): ReplyOf<typeof statement> => ({
  from,
  to,
  currency: 'PHP',
  opening: '100000',
  closing: '82500',
  lines: [
    { kind: 'bet', in: '0', out: '30000', entries: 3 },
    { kind: 'payout', in: '12500', out: '0', entries: 1 },
  ],
  netDeposits: '0',
  lifetime: { since: '2026-01-05T04:00:00Z', deposits: '500000', withdrawals: '120000', netDeposits: '380000' },
});

const year = (asked: string): ReplyOf<typeof yearStatement> => ({
  year: asked,
  currency: 'PHP',
  movements: [
    { id: '71', at: '2026-05-04T03:02:00Z', kind: 'correction', reference: 'r', amount: '-900' },
    ...Array.from({ length: 120 }, (_, index) => ({
      id: `d${index}`,
      at: '2026-05-03T03:02:00Z',
      kind: 'deposit' as const,
      reference: 'r',
      amount: '100',
    })),
  ],
  complete: true,
  games: [{ gameId: 'g', name: 'Owl Parliament', vendor: 'PG', rounds: 12, stake: '40000', payout: '38000' }],
});
const routes = [
  route(statement, ({ query }) => reply(query.from!, query.to!)),
  route(yearStatement, ({ query }) =>
    query.year === '2026' ? year('2026') : { ...year(query.year!), movements: [], games: [] },
  ),
];

it('[11-25] shows balances, movements and net deposits of any days, and those of the whole account', async () => {
  const test = await openCentre(Page, 'member-centre', texts, {
    page: 'statement',
    routes,
  });
  const table = within(await screen.findByRole('table', { name: 'Activity statement' }));
  expect(table.getByRole('row', { name: /Bet/ })).toHaveTextContent(/P\s300\.00/);
  expect(screen.getByText('Opening balance').closest('div')).toHaveTextContent(/P\s1,000\.00/);
  expect(screen.getByText('Closing balance').closest('div')).toHaveTextContent(/P\s825\.00/);
  expect(screen.getByRole('heading', { name: 'Since you joined on Jan 5, 2026' })).toBeVisible();
  expect(screen.getAllByText('Net deposits')[1]!.closest('div')).toHaveTextContent(/P\s3,800\.00/);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-05' } });
  await waitFor(() =>
    expect(test.calls.filter(({ name }) => name === 'wallet.statement').at(-1)!.query.from).toBe('2026-01-05'),
  );
});

/** Catches the files that the page saves. */
function savedFiles(): Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:statement';
  };
  URL.revokeObjectURL = () => {};
  // jsdom follows no links.
  HTMLAnchorElement.prototype.click = () => {};
  return files;
}
const linesOf = async (file: Blob) =>
  (
    await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(file);
    })
  ).split('\r\n');

it('[11-25] downloads the statement as a file that adds up', async () => {
  const files = savedFiles();
  await openCentre(Page, 'member-centre', texts, {
    page: 'statement',
    routes,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = await linesOf(files[0]!);
  expect(lines).toContain('Opening balance,,1000.00,');
  expect(lines).toContain('Bet,3,0.00,300.00');
  expect(lines).toContain('Closing balance,,825.00,');
});

it('[MN-06] shows a year by game and by movement with ID and time, to download as well', async () => {
  const files = savedFiles();
  await openCentre(Page, 'member-centre', texts, { page: 'statement', routes });
  const games = within(await screen.findByRole('table', { name: /Play by game, \d{4}/ }));
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2026' } });
  expect(await games.findByRole('row', { name: /Owl Parliament/ })).toHaveTextContent(/P\s400\.00.*P\s380\.00/);
  const movements = within(screen.getByRole('table', { name: 'Movements of 2026' }));
  expect(movements.getByRole('row', { name: /Correction|Adjustment/ })).toHaveTextContent(/71.*2026.*P\s9\.00/);
  expect(movements.getAllByRole('row')).toHaveLength(101);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(movements.getAllByRole('row')).toHaveLength(122);
  await userEvent.click(screen.getByRole('button', { name: 'Download the year' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = await linesOf(files[0]!);
  expect(lines).toContain('Owl Parliament,12,400.00,380.00');
  expect(lines.find((line) => line.includes(',71,'))).toMatch(/2026-05-04T03:02:00Z,-9\.00$/);
});
