import { type Ticket, ticket } from '@atrium/contracts/lottery-bets';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DrawsPage } from '../draws-page.tsx';
import { rulesLocales } from '../rules/texts-numbers.ts';
import { openDraws, sampleBoard, sampleDraw, sampleLottery, sampleTicket } from '../testing.tsx';
import { drawsLocales } from '../texts.ts';

const Page = () => <DrawsPage rules={rulesLocales} area="LOTT" title="Lottery" text="" />;
const at = new Date(Date.now() + 60_000).toISOString();
const next = sampleDraw({ issue: '002', state: 'open', result: null, drawnAt: null, closesAt: at, drawsAt: at });
const line: Ticket['lines'][number] = {
  play: 'one-star',
  selection: '7',
  unit: '200',
  multiple: 2,
  notes: '1',
  stake: '400',
  prices: { win: '975' },
  wins: [],
  payout: '0',
};
const open = async (answer: () => Ticket) => ({
  ...(await openDraws(Page, '/lottery?gameCode=SSC1&ticket=1001', 'draws', drawsLocales, {
    games: () => [sampleLottery({ code: 'SSC1', next, playTypes: ['one-star'] })],
    board: () => sampleBoard({ upcoming: [next] }),
    routes: [route(ticket, answer)],
    session: { token: 'marker', account: 'mara_88', isAgent: 0 },
  })),
  user: userEvent.setup(),
});

it('[10-40] the address opens one of the own tickets over its board; its lines go into the slip', async () => {
  const { address, user } = await open(() => sampleTicket({ state: 'lost', lines: [line] }));
  const sheet = await screen.findByRole('dialog', { name: 'Ticket' });
  expect(await within(sheet).findByText('No win')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Bet again' }));
  await waitFor(() => expect(address().get('ticket')).toBeNull());
  expect(address().get('gameCode')).toBe('SSC1');
  const slip = screen.getByRole('region', { name: 'Bet slip' });
  expect(within(within(slip).getByRole('list', { name: 'Lines' })).getAllByRole('listitem')).toHaveLength(1);
});

it('[10-37] the ticket states its prize group, what a win pays and the return of its prices', async () => {
  const openLine = { ...line, play: 'position', selection: '7||||', prices: { hit: '39/4' }, payout: null, wins: null };
  await open(() => sampleTicket({ lines: [openLine] }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ticket' }));
  const stated = async (name: string) => (await sheet.findByText(name)).nextElementSibling?.textContent;
  expect(await stated('Prize group')).toBe('1950');
  expect(await stated('A win pays')).toMatch(/^P\s39\.00$/);
  expect(await stated('RTP')).toBe('97.5%');
  // It is said once.
  expect(sheet.queryByText(/a note wins/)).toBeNull();
});

it('[10-40] the ticket has every line with notes, stake, prize and payout, and the numbers that were drawn', async () => {
  const lines = ['1', '2', '3', '4', '7'].map((selection) => ({ ...line, selection }));
  lines[4] = { ...lines[4]!, payout: '3900' };
  await open(() => sampleTicket({ state: 'won', payout: '3900', result: '1,2,3,4,7', lines }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ticket' }));
  expect(await sheet.findByText(/^No\. 1001/)).toBeVisible();
  expect(sheet.getByRole('img', { name: /1 2 3 4 7/ })).toBeVisible();
  expect(sheet.getAllByText(/1 × P 2\.00 × 2 · a note wins P 3,900\.00/)).toHaveLength(5);
  expect(sheet.getAllByText('Won P 39.00')).toHaveLength(2);
  expect(sheet.queryByText(/more line/)).toBeNull();
});

it('[10-40] a ticket of a game that has no board names its game, and its lines go into no other slip', async () => {
  await open(() => sampleTicket({ gameCode: 'SSC9', gameName: 'Night Five', state: 'lost', lines: [line] }));
  const sheet = await screen.findByRole('dialog', { name: 'Ticket' });
  expect(await within(sheet).findByText('Night Five')).toBeVisible();
  expect(within(sheet).getByText('No win')).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Bet again' })).toBeNull();
});

it('[10-40] a ticket that is not there is reported, and the board stays', async () => {
  const { address, user } = await open(() => refuse('NOT_FOUND'));
  const sheet = await screen.findByRole('dialog', { name: 'Ticket' });
  expect(await within(sheet).findByRole('alert')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address().get('ticket')).toBeNull());
  expect(screen.getByRole('region', { name: 'Bet slip' })).toBeVisible();
});
