import { openCentre } from '@atrium/centre/testing';
import { betRecords } from '@atrium/contracts/wallet';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './betting-record-page.tsx';

const bets = Array.from({ length: 130 }, (_, index) => ({
  id: `b${index}`, at: '2026-11-21T01:00:00Z', gameId: 'cpl-1', gameName: `Game ${index}`, gameType: 'RNG', vassalage: 'CPL', vendorName: 'Copperline',
  roundId: `R-${index}`, stake: '1234', payout: index % 2 ? '5000' : '0', net: index % 2 ? '3766' : '-1234', currency: 'PHP', status: index % 2 ? ('won' as const) : ('lost' as const),
}));
const answer = ({ query }: { query: Record<string, string> }) => {
  const found = bets.filter(({ status }) => !query.status || status === query.status);
  const size = Number(query.pageSize);
  const pageNo = Number(query.pageNo);
  return { items: found.slice((pageNo - 1) * size, pageNo * size), pageNo, total: found.length, totalPages: Math.ceil(found.length / size), totals: { stake: '160420', payout: '325000', net: '164580' } };
};
const open = (at = '/rng?page=PG', reply: typeof answer = answer) => openCentre(Page, 'member-centre', remote.locales, { at, routes: [route(betRecords, reply)] });
const saved: Blob[] = [];
const names: string[] = [];

beforeEach(() => {
  saved.length = 0;
  names.length = 0;
  // jsdom has no object addresses and follows no links: what a browser would save is caught here.
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click() {
    names.push(this.download);
  };
});

it('keeps its filters in the address, beside what the screen behind it keeps there', async () => {
  const test = await open();
  await screen.findByText('130 records');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'won');
  expect(await screen.findByText('65 records')).toBeVisible();
  expect(Object.fromEntries(test.address())).toEqual({ page: 'PG', 'r-status': 'won' });
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(test.address().get('r-nr')).toBe('3'));
  expect(test.calls.at(-1)!.query).toMatchObject({ status: 'won', pageNo: '3', pageSize: '20' });
});

it('opens with the filters that the address names', async () => {
  const test = await open('/?r-status=lost&r-from=2026-11-01&r-to=2026-11-10&r-nr=2');
  expect(await screen.findByText('65 records')).toBeVisible();
  expect(test.calls[0]!.query).toEqual({ from: '2026-11-01', to: '2026-11-10', pageNo: '2', pageSize: '20', status: 'lost' });
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('lost');
});

it('shows the totals of the whole filter, not of the page', async () => {
  await open();
  await screen.findByText('130 records');
  const foot = screen.getByText('All pages').closest('tr')!;
  expect(within(foot).getByText(/P.1,604\.20/)).toBeVisible();
  expect(within(foot).getByText(/P.3,250\.00/)).toBeVisible();
});

it('says when the next page cannot be fetched, and asks for it again', async () => {
  let refused = false;
  await open('/', (input) => (refused ? refuse('SYSTEM_MAINTENANCE') : answer(input)));
  await screen.findByText('Game 0');
  refused = true;
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  refused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Game 20')).toBeVisible();
});

it('opens one round with all that is known of it', async () => {
  await open();
  await userEvent.click(await screen.findByRole('row', { name: /^Game 1,/ }));
  const detail = await screen.findByRole('dialog', { name: 'Round detail' });
  expect(detail).toHaveTextContent(/R-1/);
  expect(detail).toHaveTextContent(/Stake\s?P.12\.34.*Payout\s?P.50\.00.*Net\s?P.37\.66/);
});

it('exports every page of the filter as one file with exact amounts', async () => {
  const test = await open('/?r-from=2026-11-15&r-to=2026-11-21');
  await screen.findByText('130 records');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(names).toEqual(['betting-record-2026-11-15-2026-11-21.csv']);
  const bytes = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(saved[0]!);
  });
  const lines = bytes.trimEnd().split('\r\n');
  expect(lines).toHaveLength(131);
  expect(lines[2]).toBe('2026-11-21T01:00:00Z,R-1,Game 1,Copperline,12.34,50.00,37.66,Won');
  expect(test.calls.filter(({ query }) => query.pageSize === '100').map(({ query }) => query.pageNo)).toEqual(['1', '2']);
  expect(test.toasts.at(-1)).toEqual({ tone: 'success', text: '130 records saved as a file.' });
});
