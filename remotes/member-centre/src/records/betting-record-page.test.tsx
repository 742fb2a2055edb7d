import { openCentre } from '@atrium/centre/testing';
import { betDetail, betLines, betTotals } from '@atrium/contracts/bet-records';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { beginExport, endExport, type RecordExport, recordExports } from '@atrium/contracts/record-exports';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './betting-record-page.tsx';

const bets = Array.from({ length: 130 }, (_, index) => ({
  id: `b${index}`,
  at: '2026-11-21T01:00:00Z',
  gameId: 'cpl-1',
  gameName: `Game ${index}`,
  gameType: 'RNG',
  vassalage: 'CPL',
  vendorName: 'Copperline',
  roundId: `R-${index}`,
  stake: '1234',
  payout: index % 2 ? '5000' : '0',
  net: index % 2 ? '3766' : '-1234',
  currency: 'PHP',
  status: index % 2 ? ('won' as const) : ('lost' as const),
}));
// Rounds that paid less than their stake, and exactly it.
Object.assign(bets[3]!, { payout: '1000', net: '-234' });
Object.assign(bets[5]!, { payout: '1234', net: '0' });
const answer = ({ query }: { query: Record<string, string> }) => {
  const found = bets.filter(({ status }) => !query.status || status === query.status);
  const from = Number(query.cursor ?? 0);
  const end = from + Number(query.pageSize);
  return { items: found.slice(from, end), next: end < found.length ? String(end) : null };
};
/** How many the gateway counts; more than a page exports alone where a test says so. */
let counted: number | undefined;
const totals = ({ query }: { query: Record<string, string> }) => ({
  count: counted ?? bets.filter(({ status }) => !query.status || status === query.status).length,
  stake: '160420',
  payout: '325000',
  net: '164580',
});
let exported: RecordExport[] = [];
const fair = {
  hash: 'a1b2',
  clientSeed: 'mine',
  nonce: 4,
  serverSeed: null as string | null,
  verifyUrl: null as string | null,
};
/** The gateway's detail of a round, which may change between two fetches. */
let changed: Partial<ReplyOf<typeof betDetail>> = {};
const detail = () => ({
  ...bets[1]!,
  closedAt: '2026-11-21T01:00:03Z',
  balanceBefore: '10000',
  balanceAfter: '13766',
  movements: [
    { at: '2026-11-21T01:00:00Z', kind: 'bet' as const, amount: '-1234', balanceAfter: '8766' },
    { at: '2026-11-21T01:00:03Z', kind: 'payout' as const, amount: '5000', balanceAfter: '13766' },
  ],
  outcome: null,
  lottery: null,
  replay: { url: 'https://vendor.test/replay/once', fair },
  replayFault: null,
  ...changed,
});
type Answer = ReturnType<typeof answer>;
const open = (at = '/rng?page=PG', reply: (input: Parameters<typeof answer>[0]) => Answer | Promise<Answer> = answer) =>
  openCentre(Page, 'member-centre', texts, {
    at,
    routes: [route(betLines, reply), route(betTotals, totals), route(betDetail, detail), ...exportRoutes()],
  });
const job: RecordExport = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  kind: 'bets',
  name: 'betting-record.csv',
  state: 'running',
  written: 5_000,
  total: 20_000,
  createdAt: '2026-11-21T01:00:00Z',
  expiresAt: '2026-11-23T01:00:00Z',
};
const exportRoutes = () => [
  route(recordExports, () => ({ exports: exported })),
  route(beginExport, () => {
    exported = [job];
    return job;
  }),
  route(endExport, () => {
    exported = [];
    return { id: job.id };
  }),
];
const openRound = async () => {
  await userEvent.click(await screen.findByRole('row', { name: /^Game 1,/ }));
  return screen.findByRole('dialog', { name: 'Round details' });
};
const textOf = (file: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(file);
  });
const [saved, names]: [Blob[], string[]] = [[], []];

beforeEach(() => {
  changed = {};
  exported = [];
  counted = undefined;
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
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Game 41')).toBeVisible();
  expect(test.calls.at(-1)!.query).toMatchObject({ status: 'won', cursor: '20', pageSize: '20' });
});

it('opens with the filters that the address names', async () => {
  const test = await open('/?r-status=lost&r-from=2026-11-01&r-to=2026-11-10');
  expect(await screen.findByText('65 records')).toBeVisible();
  const filters = { from: '2026-11-01', to: '2026-11-10', status: 'lost' };
  const asked = (name: string) => test.calls.find((call) => call.name === name)!.query;
  expect(asked('wallet.betLines')).toEqual({ ...filters, pageSize: '20' });
  expect(asked('wallet.betTotals')).toEqual(filters);
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('lost');
});

it('[10-40] leads from a lottery ticket to its lines, hits and proof over the board of its game', async () => {
  changed = { id: '1001', lottery: { gameCode: 'VNHN', area: 'VN' }, replay: null };
  const test = await open();
  const dialog = await openRound();
  const ticket = await within(dialog).findByRole('button', { name: 'Open the ticket' });
  expect(within(dialog).queryByRole('status')).toBeNull();
  await userEvent.click(ticket);
  expect(test.visited).toEqual(['/vnlottery?gameCode=VNHN&ticket=1001']);
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
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  refused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Game 20')).toBeVisible();
});

it('shows each cover, and opens one round with all that is known of it: amounts, balances, movements', async () => {
  await open();
  expect((await screen.findByText('Game 1')).closest('td')!.querySelector('[data-state]')).toBeVisible();
  const detail = await openRound();
  expect(detail).toHaveTextContent(/R-1/);
  expect(detail).toHaveTextContent(/Stake\s?P.12\.34.*Payout\s?P.50\.00.*Net\s?P.37\.66/);
  await within(detail).findByText('Balance before');
  expect(detail).toHaveTextContent(/Balance before\s?P.100\.00.*Balance after\s?P.137\.66/);
  expect(
    within(detail)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Bet .*−P.12\.34$/), expect.stringMatching(/^Payout .*P.50\.00$/)]);
});

it('shows the outcome part by part: the position, its stake, its rate, its result, and what it paid', async () => {
  changed = {
    outcome: {
      result: '17, black.',
      parts: [
        { name: 'Red', stake: '634', rate: '2', result: null, payout: '0' },
        { name: '17', stake: '600', rate: '36.5', result: '✓', payout: '5000' },
        { name: 'Mirador – Lindvik', stake: null, rate: '2.11', result: null, payout: null },
      ],
    },
  };
  await open();
  const detail = await openRound();
  expect(await within(detail).findByText('17, black.')).toBeVisible();
  const parts = within(within(detail).getByRole('list', { name: 'Selections' })).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^RedP.0\.00Stake P.6\.34 · Odds 2$/),
    expect.stringMatching(/^17P.50\.00Stake P.6\.00 · Odds 36\.5✓$/),
    'Mirador – LindvikOdds 2.11',
  ]);
});

it('shows the outcome in a frame of the vendor that is marked as a replay and may do nothing but show', async () => {
  await open();
  const detail = await openRound();
  const frame = await within(detail).findByTitle('Replay of a Game 1 round');
  expect(frame).toHaveAttribute('src', 'https://vendor.test/replay/once');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(within(detail).getByText('Replay')).toBeVisible();
});

it('asks for a new address each time that a round is opened, since one opens once', async () => {
  const test = await open();
  await userEvent.click(within(await openRound()).getByRole('button', { name: 'Close' }));
  changed = { replay: { url: 'https://vendor.test/replay/second', fair: null } };
  expect(await within(await openRound()).findByTitle(/Replay of/)).toHaveAttribute(
    'src',
    'https://vendor.test/replay/second',
  );
  expect(test.calls.filter(({ name }) => name === 'wallet.betDetail')).toHaveLength(2);
});

it('keeps the amounts and says so when the vendor does not answer, and asks again', async () => {
  changed = { replay: null, replayFault: 'VENDOR_UNREACHABLE' };
  await open();
  const detail = await openRound();
  expect(
    await within(detail).findByText(
      "Copperline isn't responding. The amounts below are from our own records and are final.",
    ),
  ).toBeVisible();
  expect(detail).toHaveTextContent(/Balance after\s?P.137\.66/);
  changed = {};
  await userEvent.click(within(detail).getByRole('button', { name: 'Try again' }));
  expect(await within(detail).findByTitle(/Replay of/)).toBeVisible();
});

it('says when the vendor has no such round any more', async () => {
  changed = { replay: null, replayFault: 'REPLAY_UNAVAILABLE' };
  await open();
  const detail = await openRound();
  expect(await within(detail).findByText(/no longer has it/)).toBeVisible();
  expect(within(detail).queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows what a provably fair round was drawn from, sealed or revealed with a link to the verifier', async () => {
  await open();
  const first = await openRound();
  await userEvent.click(await within(first).findByRole('button', { name: 'Provably fair' }));
  expect(first).toHaveTextContent(/a1b2.*Hidden until you change your seed in the game.*mine/);
  expect(within(first).queryByRole('link', { name: 'Verify the round' })).toBeNull();
  await userEvent.click(within(first).getByRole('button', { name: 'Close' }));
  changed = {
    replay: {
      url: 'https://vendor.test/replay/second',
      fair: { ...fair, serverSeed: 'c3d4', verifyUrl: 'https://vendor.test/verify#x' },
    },
  };
  const second = await openRound();
  await userEvent.click(await within(second).findByRole('button', { name: 'Provably fair' }));
  expect(second).toHaveTextContent('c3d4');
  expect(within(second).getByRole('link', { name: 'Verify the round' })).toHaveAttribute(
    'href',
    'https://vendor.test/verify#x',
  );
});

it('[MN-14] exports every page of the filter as one file with exact amounts', async () => {
  const test = await open('/?r-from=2026-11-15&r-to=2026-11-21');
  await screen.findByText('130 records');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(names).toEqual(['betting-record-2026-11-15-2026-11-21.csv']);
  const lines = (await textOf(saved[0]!)).trimEnd().split('\r\n');
  expect(lines).toHaveLength(131);
  expect(lines[2]).toBe('2026-11-21T01:00:00Z,R-1,Game 1,Copperline,12.34,50.00,37.66,Won');
  expect(test.calls.filter(({ query }) => query.pageSize === '100').map(({ query }) => query.cursor)).toEqual([
    undefined,
    '100',
  ]);
  expect(test.toasts.at(-1)).toEqual({ tone: 'success', text: '130 records exported.' });
});

it('says why an export failed, shows its progress, and saves the file at the next try', async () => {
  let broken = true;
  const page = Promise.withResolvers<void>();
  await open('/', async (input) => {
    if (input.query.pageSize === '100' && input.query.cursor === '100') {
      if (broken) refuse('SYSTEM_MAINTENANCE');
      await page.promise;
    }
    return answer(input);
  });
  await screen.findByText('130 records');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Export failed/);
  expect(saved).toEqual([]);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Export again' }));
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Exporting' })).toHaveAttribute('aria-valuenow', '77'),
  );
  expect(screen.queryByText(/Export failed/)).toBeNull();
  page.resolve();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
});

it('exports amounts with the decimals of the brand', async () => {
  await openCentre(Page, 'member-centre', texts, {
    brand: { currency: 'VND', currencySymbol: '₫', fractionDigits: 0 },
    routes: [route(betLines, answer), route(betTotals, totals), ...exportRoutes()],
  });
  await screen.findByText('130 records');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await textOf(saved[0]!)).split('\r\n')[2]).toMatch(/,1234,5000,3766,Won$/);
});

it('[15-04] [GM-11] a round that paid less than its stake is shown as part returned, in the list and in its detail', async () => {
  changed = { ...bets[3]! };
  await open();
  const row = (game: number) => screen.findByRole('row', { name: new RegExp(`^Game ${game},`) });
  expect(await row(1)).toHaveTextContent('Won');
  expect(await row(3)).toHaveTextContent('Part returned');
  expect(await row(3)).not.toHaveTextContent('Won');
  expect(await row(5)).toHaveTextContent('Stake returned');
  await userEvent.click(await row(3));
  expect(await within(await screen.findByRole('dialog')).findByText('Part returned')).toBeVisible();
});

it('[15-13] leads on from an empty list: first to more days without filters, then to a game', async () => {
  const { address, visited } = await open('/rng?page=PG&r-status=won', () => ({
    ...answer({ query: { pageSize: '20', status: 'none' } }),
  }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show the last 30 days' }));
  await waitFor(() => expect(address().get('r-status')).toBeNull());
  const days = ['r-from', 'r-to'].map((name) => Date.parse(address().get(name) ?? ''));
  expect((days[1]! - days[0]!) / 86_400_000).toBe(29);
  await userEvent.click(await screen.findByRole('button', { name: 'Find a game' }));
  expect(visited).toEqual(['/rng']);
});

it('[11-28] a filter that found nothing yet goes on to older records', async () => {
  await open('/?r-status=won', ({ query }) =>
    query.cursor ? { items: [bets[1]!], next: null } : { items: [], next: 'older' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Search older records' }));
  expect(await screen.findByText('Game 1')).toBeVisible();
});

it('[11-28] shows twelve months on request, and three again', async () => {
  const { address } = await open('/?r-from=2026-01-01&r-to=2026-11-21&r-archive=yes');
  const archive = await screen.findByRole('button', { name: 'Archive' });
  expect(archive).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/Up to twelve months at once/)).toBeVisible();
  await userEvent.click(archive);
  expect(Object.fromEntries(address())).toEqual({ 'r-from': '2026-08-22', 'r-to': '2026-11-21' });
});

it('[11-28] a long export runs at the gateway: progress, cancelling, the file, a failure', async () => {
  counted = 20_000;
  const test = await open('/?r-from=2026-11-15&r-to=2026-11-21');
  await screen.findByText('20,000 records');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('progressbar', { name: 'Exporting' })).toHaveAttribute('aria-valuenow', '25');
  const { body } = test.calls.find(({ name }) => name === 'records.beginExport')!;
  expect(body).toMatchObject({
    kind: 'bets',
    name: 'betting-record-2026-11-15-2026-11-21.csv',
    query: { from: '2026-11-15', to: '2026-11-21' },
    columns: expect.arrayContaining([{ key: 'round', head: 'Round' }]),
    words: expect.objectContaining({ 'part-returned': 'Part returned' }),
  });
  await userEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Exporting' })).toBeNull());
});

it('[11-28] offers the file of an export that ended while the page was closed, and says which one failed', async () => {
  exported = [
    { ...job, state: 'done', written: 20_000 },
    { ...job, id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', state: 'failed' },
  ];
  await open();
  expect(await screen.findByText('File with 20,000 records is ready')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    `/wps/member/records/exports/${job.id}/file`,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/Export failed.*couldn't be written/);
});
