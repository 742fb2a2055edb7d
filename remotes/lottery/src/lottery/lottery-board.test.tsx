import { placeBet } from '@atrium/contracts/lottery-bets';
import { openDraws, sampleBoard, sampleDraw, sampleLottery, sampleTicket } from '@atrium/draws/testing';
import { loseAnswer, refuse, type Route, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './lottery-page.tsx';

/** The latest first. */
const RESULTS = ['3,0,5,9,8', '7,1,4,4,2', '0,6,6,2,5', '3,9,0,3,1'];

const open = async (about: Route[] | 'five-star' = [route(placeBet, { tickets: [sampleTicket()], chase: null })]) => {
  const [routes, playType] = typeof about === 'string' ? [[], about] : [about, 'front-two'];
  const soon = new Date(Date.now() + 60_000).toISOString();
  const next = sampleDraw({ issue: '002', state: 'open', result: null, drawnAt: null, closesAt: soon, drawsAt: soon });
  const test = await openDraws(Page, `/lottery?gameCode=SSC1&playType=${playType}`, 'lottery', remote.locales, {
    games: () => [sampleLottery({ code: 'SSC1', name: 'Minute Five', next, playTypes: ['five-star', 'front-two'] })],
    board: sampleBoard,
    draws: () => RESULTS.map((result, at) => sampleDraw({ issue: `00${9 - at}`, result })),
    routes,
    session: { token: 'marker', account: 'mara_88', isAgent: 0 },
  });
  const user = userEvent.setup();
  await screen.findByRole('tab', { name: playType === 'front-two' ? 'Front two' : 'Five stars', selected: true });
  const row = (name: string) => within(screen.getByRole('group', { name }));
  const pick = async (name: string, ...values: string[]) => {
    for (const value of values) await user.click(row(name).getByRole('button', { name: value }));
  };
  const slip = () => within(screen.getByRole('region', { name: 'Bet slip' }));
  const bets = () => test.calls.filter(({ name }) => name === 'lottery.placeBet');
  return { ...test, user, row, pick, slip, bets };
};

afterEach(() => sessionStorage.clear());

it('[10-33] counts notes and price while one picks, with quick picks per position', async () => {
  const { pick, row, user } = await open();
  const notes = () => screen.getByRole('status', { name: 'Notes' }).textContent;
  expect(notes()).toBe('0');
  expect(screen.getByRole('button', { name: /^Add to slip/ })).toBeDisabled();
  await pick('First', '1', '2');
  await pick('Second', '3');
  expect(notes()).toBe('2');
  await user.click(
    within(screen.getByRole('group', { name: 'Quick picks, Second' })).getByRole('button', { name: 'Odd' }),
  );
  expect(notes()).toBe('10');
  expect(row('Second').getByRole('button', { name: '7', pressed: true })).toBeVisible();
  expect(screen.getByText('Stake P 20.00')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /0\.20$/ }));
  expect(screen.getByText('Stake P 2.00')).toBeVisible();
});

it('[10-33] [10-39] a number says for how many draws its place has been without it, and earlier draws are there in words', async () => {
  const { row, user } = await open();
  const first = (digit: string) => row('First').getByRole('button', { name: digit });
  await waitFor(() => expect(first('3')).toHaveAttribute('title', 'Draws missing: 0'));
  expect(first('7')).toHaveAttribute('title', 'Draws missing: 1');
  expect(first('8')).toHaveAttribute('title', 'Draws missing: 4');
  expect(row('Second').getByRole('button', { name: '9' })).toHaveAttribute('title', 'Draws missing: 3');
  await user.click(
    within(screen.getByRole('group', { name: 'Small figure' })).getByRole('radio', { name: 'Hits in 100 draws' }),
  );
  expect(first('3')).toHaveAttribute('title', 'Hits in 100 draws: 2');
  expect(first('8')).toHaveAttribute('title', 'Hits in 100 draws: 0');
  const before = within(screen.getByRole('list', { name: 'Past results' })).getAllByRole('listitem');
  expect(before[0]).toHaveTextContent(/7 1 4 4 218.*Small.*Even.*Dragon$/);
});

it('[10-35] the pay card has the rule, the chance and the price of a note, and what the picks would have won', async () => {
  const { pick } = await open();
  const card = within(await screen.findByRole('region', { name: 'What it pays' }));
  const valueOf = (name: string) => card.getByText(name).nextElementSibling;
  expect(valueOf('Chance of a note')).toHaveTextContent('1 in 100');
  expect(valueOf('Pays for P 2.00')).toHaveTextContent('P 195.00');
  expect(await card.findByText(/^Pick one or more numbers for each place/)).toBeVisible();
  expect(card.queryByText(/^With these numbers/)).toBeNull();
  await pick('First', '1', '7');
  await pick('Second', '3');
  expect(card.getByText('With these numbers, draw 001 would have paid nothing.')).toBeVisible();
  await pick('Second', '2');
  expect(card.getByText('With these numbers, draw 001 would have paid P 195.00.')).toBeVisible();
  expect(valueOf('RTP')).toHaveTextContent('97.5%');
});

it('[10-35] the slip holds lines with stake, greatest win and RTP; lines are removed and brought back', async () => {
  const { pick, slip, user } = await open();
  await pick('First', '1', '2');
  await pick('Second', '3');
  await user.click(screen.getByRole('button', { name: /^Add to slip/ }));
  await pick('First', '5');
  await pick('Second', '6');
  await user.click(screen.getByRole('button', { name: /^Add to slip/ }));
  expect(within(slip().getByRole('list', { name: 'Lines' })).getAllByRole('listitem')).toHaveLength(2);
  const multiple = slip().getByRole('spinbutton', { name: 'Multiple' });
  await user.clear(multiple);
  await user.type(multiple, '5');
  expect(slip().getByRole('status', { name: 'Stake' })).toHaveTextContent('P 30.00');
  // The two lines exclude each other.
  expect(slip().getByRole('status', { name: 'Greatest win' })).toHaveTextContent('P 975.00');
  expect(slip().getByText('97.5%')).toBeVisible();
  await user.click(slip().getAllByRole('button', { name: /^Remove/ })[0]!);
  expect(slip().getByRole('status', { name: 'Stake' })).toHaveTextContent('P 10.00');
  expect(slip().getByRole('status', { name: 'Greatest win' })).toHaveTextContent('P 975.00');
  await user.click(slip().getByRole('button', { name: 'Undo' }));
  expect(slip().getByRole('status', { name: 'Stake' })).toHaveTextContent('P 30.00');
});

it('[10-37] a placed bet opens the ticket with its number and proof, and empties the slip', async () => {
  const { pick, slip, user, bets } = await open();
  await pick('First', '1', '2');
  await pick('Second', '3');
  await user.click(screen.getByRole('button', { name: /^Add to slip/ }));
  await user.click(slip().getByRole('button', { name: /^Place bet/ }));
  const ticket = within(await screen.findByRole('dialog', { name: 'Ticket' }));
  expect(ticket.getByText('No. 1001')).toBeVisible();
  expect(ticket.getByRole('link', { name: 'Proof' })).toHaveAttribute('href', expect.stringContaining('1001'));
  await user.click(ticket.getByRole('button', { name: 'Copy number' }));
  expect(await ticket.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('1001');
  expect(ticket.getByRole('button', { name: 'Bet again' })).toBeVisible();
  await user.click(ticket.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(slip().queryAllByRole('listitem')).toEqual([]);
  expect(bets().map(({ body }) => body)).toEqual([
    {
      gameCode: 'SSC1',
      issue: '002',
      stake: '400',
      lines: [
        {
          play: 'front2-direct',
          selection: '1,2|3',
          unit: '200',
          multiple: 1,
          notes: '2',
          stake: '400',
          prices: { hit: '195/2' },
        },
      ],
    },
  ]);
});

it('[10-37] every refusal keeps the slip and names what to do; a lost answer repeats the same command', async () => {
  const answers = [
    () => refuse('BET_LIMIT', { left: '300' }),
    () => refuse('INSUFFICIENT_FUNDS'),
    () => loseAnswer(),
    () => ({ tickets: [sampleTicket()], chase: null }),
  ];
  const { pick, slip, user, bets } = await open([route(placeBet, () => answers.shift()!())]);
  await pick('First', '1');
  await pick('Second', '3');
  await user.click(screen.getByRole('button', { name: /^Add to slip/ }));
  const place = () => user.click(slip().getByRole('button', { name: /^Place bet/ }));
  await place();
  expect(await slip().findByText(/You can still stake P 3.00/)).toBeVisible();
  await place();
  expect(await slip().findByRole('button', { name: 'Deposit' })).toBeVisible();
  await place();
  expect(await slip().findByText(/you get that ticket and pay once/)).toBeVisible();
  expect(slip().getAllByRole('listitem')).toHaveLength(1);
  await place();
  expect(await screen.findByRole('dialog', { name: 'Ticket' })).toBeVisible();
  const keys = bets().map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe(keys[3]);
});

it('[10-35] the slip outlives a reload', async () => {
  const { pick, user } = await open();
  await pick('First', '1');
  await pick('Second', '3');
  await user.click(screen.getByRole('button', { name: /^Add to slip/ }));
  document.body.replaceChildren();
  const again = await open();
  expect(again.slip().getAllByRole('listitem')).toHaveLength(1);
});

it('[10-33] a phone shows one of several places at a time, with all of them and what is picked above', async () => {
  const before = window.matchMedia;
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  try {
    const { pick, user } = await open('five-star');
    const places = within(screen.getByRole('group', { name: 'Places' }));
    expect(places.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'First –',
      'Second –',
      'Third –',
      'Fourth –',
      'Fifth –',
    ]);
    await pick('First', '3', '7');
    expect(screen.queryByRole('group', { name: 'Fourth' })).toBeNull();
    await user.click(places.getByRole('button', { name: /^Fourth/ }));
    await pick('Fourth', '0');
    expect(screen.queryByRole('group', { name: 'First' })).toBeNull();
    expect(places.getByRole('button', { name: 'First 3 7', pressed: false })).toBeVisible();
    expect(places.getByRole('button', { name: 'Fourth 0', pressed: true })).toBeVisible();

    await user.click(await screen.findByRole('button', { name: /^Plays Five stars direct/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Plays' }));
    await user.click(sheet.getByRole('button', { name: /^Front two/ }));
    await user.click(sheet.getByRole('button', { name: /^Front two direct\sP\s195\.00/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('tab', { name: 'Front two', selected: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Plays Front two direct\sP\s195\.00/ })).toBeVisible();
  } finally {
    window.matchMedia = before;
  }
});
