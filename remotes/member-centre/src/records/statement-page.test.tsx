import { openCentre } from '@atrium/centre/testing';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { statement } from '@atrium/contracts/account-statement';
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

it('[11-25] shows balances, movements and net deposits of any days, and those of the whole account', async () => {
  const test = await openCentre(Page, 'member-centre', texts, {
    page: 'statement',
    routes: [route(statement, ({ query }) => reply(query.from!, query.to!))],
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

it('[11-25] downloads the statement as a file that adds up', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:statement';
  };
  URL.revokeObjectURL = () => {};
  // jsdom follows no links.
  HTMLAnchorElement.prototype.click = () => {};
  await openCentre(Page, 'member-centre', texts, {
    page: 'statement',
    routes: [route(statement, ({ query }) => reply(query.from!, query.to!))],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0]!);
  });
  const lines = text.split('\r\n');
  expect(lines).toContain('Opening balance,,1000.00,');
  expect(lines).toContain('Bet,3,0.00,300.00');
  expect(lines).toContain('Closing balance,,825.00,');
});
