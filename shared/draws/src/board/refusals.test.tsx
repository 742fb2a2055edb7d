import { type Board, placeBet, type Ticket } from '@atrium/contracts/lottery-bets';
import { loseAnswer, refuse, route } from '@atrium/host/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DrawsPage } from '../draws-page.tsx';
import { rulesLocales } from '../rules/texts-numbers.ts';
import { openDraws, sampleBoard, sampleDraw, sampleLottery, sampleTicket } from '../testing.tsx';
import { drawsLocales } from '../texts.ts';

const Page = () => <DrawsPage rules={rulesLocales} area="LOTT" title="Lottery" text="" />;
const draw = (issue: string, inSeconds: number) => {
  const at = new Date(Date.now() + inSeconds * 1_000).toISOString();
  return sampleDraw({ issue, state: 'open', result: null, drawnAt: null, closesAt: at, drawsAt: at });
};
const placed = { tickets: [sampleTicket()], chase: null };
type Answer = () => typeof placed;

async function open(
  answers: Answer[] = [],
  board: () => Partial<Board> = () => ({}),
  playType = 'one-star',
  tickets: () => Ticket[] = () => [],
) {
  const [next, later] = [draw('002', 60), draw('003', 120)];
  const test = await openDraws(Page, `/lottery?gameCode=SSC1&playType=${playType}`, 'draws', drawsLocales, {
    games: () => [sampleLottery({ code: 'SSC1', next, playTypes: ['one-star', 'front-two'] })],
    board: () => ({ ...sampleBoard({ upcoming: [next, later] }), ...board() }),
    tickets,
    routes: [route(placeBet, () => (answers.shift() ?? (() => placed))())],
    session: { token: 'marker', account: 'mara_88', isAgent: 0 },
  });
  const user = userEvent.setup();
  const slip = () => within(screen.getByRole('region', { name: 'Bet slip' }));
  const add = async (value: string, group = 'First') => {
    await user.click(within(await screen.findByRole('group', { name: group })).getByRole('button', { name: value }));
    await user.click(screen.getByRole('button', { name: /^Add to slip/ }));
  };
  return {
    ...test,
    user,
    slip,
    add,
    place: () => user.click(slip().getByRole('button', { name: /^Place bet/ })),
    lines: () => within(slip().getByRole('list', { name: 'Lines' })).queryAllByRole('listitem'),
    sent: () => test.calls.filter(({ name }) => name === 'lottery.placeBet'),
  };
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('[10-38] after the close the slip is for the next draw only after a yes', async () => {
  const { add, bus, slip, place, lines, sent, user } = await open();
  await add('7');
  act(() => bus.emit('draw.closed', { gameCode: 'SSC1', issue: '002', ticketCount: 1, ticketRoot: 'ab' }));
  expect(await slip().findByText(/Draw 002 has closed\. Your slip is kept/)).toBeVisible();
  expect(slip().getByRole('button', { name: /^Place bet/ })).toBeDisabled();
  expect(lines()).toHaveLength(1);
  await user.click(slip().getByRole('button', { name: 'Yes, draw 003' }));
  await place();
  await screen.findByRole('dialog', { name: 'Ticket' });
  expect(sent().map(({ body }) => (body as { issue: string }).issue)).toEqual(['003']);
});

it('[10-37] a voided draw has words of its own, and the slip is kept', async () => {
  const { add, bus, slip, lines } = await open();
  await add('7');
  act(() => {
    bus.emit('draw.closed', { gameCode: 'SSC1', issue: '002', ticketCount: 1, ticketRoot: 'ab' });
    bus.emit('draw.voided', { gameCode: 'SSC1', issue: '002', reason: 'reveal-missing' });
  });
  expect(await slip().findByText(/Draw 002 is void and its stakes are returned/)).toBeVisible();
  expect(lines()).toHaveLength(1);
});

it('[10-37] a slip for a draw that was voided while the board was closed says so where an own ticket was on it', async () => {
  const line = { id: 'a', play: 'position', selection: '7|||', unit: '200', multiple: 1 };
  sessionStorage.setItem('atrium.slip.mara_88.SSC1', JSON.stringify({ lines: [line], issue: '001' }));
  const { slip } = await open([], undefined, undefined, () => [sampleTicket({ issue: '001', state: 'voided' })]);
  expect(await screen.findByRole('region', { name: 'Bet slip' })).toBeVisible();
  expect(await slip().findByText(/Draw 001 is void and its stakes are returned/)).toBeVisible();
});

it.each([
  ['BET_CLOSED', undefined, /Betting on this draw is closed\. No money moved/],
  ['ODDS_CHANGED', undefined, /Prices have changed and no money moved/],
  ['NUMBER_CLOSED', { number: '47', line: 0 }, /47 is closed for this draw and no money moved/],
  ['BET_LIMIT', { limit: 'member', left: '300' }, /You can still stake P\s3\.00/],
  ['BET_LIMIT', { limit: '47', left: '300' }, /47 takes only P\s3\.00 more on this draw/],
  ['BET_LIMIT', { limit: '47', left: '0' }, /47 is full on this draw\. Remove its line/],
  ['AMOUNT_OUT_OF_RANGE', { min: '200', max: '5000' }, /A ticket takes P\s2\.00 to P\s50\.00/],
  ['INSUFFICIENT_FUNDS', undefined, /Your balance does not cover this bet/],
  ['LIMIT_EXCEEDED', undefined, /exceed a limit on your account/],
  ['PLAYER_EXCLUDED', undefined, /Your account is on a break/],
  ['GAME_MAINTENANCE', { game: 'Minute Five' }, /under maintenance/],
] as const)('[10-37] the refusal %s has words of its own and keeps the slip', async (code, params, words) => {
  const { add, slip, place, lines } = await open([() => refuse(code, params)]);
  await add('7');
  await place();
  expect(await slip().findByText(words)).toBeVisible();
  expect(lines()).toHaveLength(1);
});

it('[10-37] after a lost answer the repeat is the same command, also after the close, and the question follows', async () => {
  const { add, slip, place, sent, bus } = await open([() => loseAnswer(), () => refuse('BET_CLOSED')]);
  await add('7');
  await place();
  expect(await slip().findByText(/you get that ticket and pay once/)).toBeVisible();
  expect(slip().getByRole('button', { name: /^Remove/ })).toBeDisabled();
  act(() => bus.emit('draw.closed', { gameCode: 'SSC1', issue: '002', ticketCount: 1, ticketRoot: 'ab' }));
  await place();
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent();
  expect(second!.body).toEqual(first!.body);
  expect(second!.headers['Idempotency-Key']).toBe(first!.headers['Idempotency-Key']);
  expect(await slip().findByText(/Draw 002 closed before your bet arrived, and no money moved/)).toBeVisible();
});

it('[10-09][10-37] a number at a reduced price is sent at the price that the draw pays, a closed one is not sent', async () => {
  const restrictions: Board['restrictions'] = [
    { issue: '002', play: 'two-top', number: '47', share: '1/2' },
    { issue: '002', play: 'two-top', number: '48', share: '0' },
  ];
  const rules = { family: 'thai', sets: ['thai'], house: {}, pricing: { odds: { 'two-top': '90' } } };
  const line = (number: string) => ({ id: number, play: 'two-top', selection: number, unit: '100', multiple: 1 });
  sessionStorage.setItem(
    'atrium.slip.mara_88.SSC1',
    JSON.stringify({ lines: [line('46,47'), line('48')], issue: '002' }),
  );
  const { slip, place, sent, user } = await open([], () => ({ rules, restrictions }), 'two-top');
  expect(await screen.findByText('Closed for this draw: 48. Remove the line.')).toBeVisible();
  expect(slip().getByText('Some of these numbers pay less on this draw.')).toBeVisible();
  expect(slip().getByRole('button', { name: /^Place bet/ })).toBeDisabled();
  await user.click(slip().getAllByRole('button', { name: /^Remove/ })[1]!);
  await place();
  await screen.findByRole('dialog', { name: 'Ticket' });
  const sold = { play: 'two-top', unit: '100', multiple: 1, notes: '1', stake: '100' };
  expect(sent()[0]!.body).toMatchObject({
    stake: '200',
    lines: [
      { ...sold, selection: '46', prices: { hit: '90' } },
      { ...sold, selection: '47', prices: { hit: '45' } },
    ],
  });
});

it('[10-45] with the guard a bet takes a second press, and the choice is kept', async () => {
  const { add, slip, sent, user } = await open();
  await add('7');
  await user.click(slip().getByRole('switch', { name: 'Ask for a second press' }));
  expect(localStorage.getItem('atrium.bet-guard')).toBe('on');
  const button = slip().getByRole('button', { name: /^Place bet/ });
  // A double tap is no yes. The presses follow each other at once: a first one counts for a few seconds only.
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(button).toHaveTextContent('Place bet: press again');
  expect(sent()).toEqual([]);
  fireEvent.click(button, { detail: 1 });
  expect(await screen.findByRole('dialog', { name: 'Ticket' })).toBeVisible();
});

it('[10-45] the keys add to the slip and place the bet', async () => {
  const { user, slip, sent } = await open();
  within(await screen.findByRole('group', { name: 'First' }))
    .getByRole('button', { name: '7' })
    .focus();
  await user.keyboard(' {Control>}{Enter}{/Control}');
  expect(slip().getByRole('status', { name: 'Stake' })).toHaveTextContent('P 2.00');
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Ticket' })).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it('[10-20] a lower prize group lowers the prices and returns a part of the stake at once', async () => {
  const { add, slip, place, sent } = await open([], () => ({ groups: { least: 1800, own: 1950 } }));
  await add('7');
  const slider = screen.getByRole('slider', { name: /^Prize group/ });
  expect(slip().getByRole('status', { name: 'Greatest win' })).toHaveTextContent('P 19.50');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, '1900');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await waitFor(() => expect(slip().getByRole('status', { name: 'Greatest win' })).toHaveTextContent('P 19.00'));
  expect(slip().getByText('P 0.05')).toBeVisible();
  await place();
  await screen.findByRole('dialog', { name: 'Ticket' });
  expect(sent()[0]!.body).toMatchObject({ group: 1900, lines: [{ prices: { hit: '19/2' } }] });
});
