import type { Draw } from '@atrium/contracts/lottery';
import { sessionFigures } from '@atrium/contracts/limits';
import { cancelTicket, placeBet, type Ticket } from '@atrium/contracts/lottery-bets';
import { openDraws, sampleBoard, sampleDraw, sampleLottery, sampleTicket } from '@atrium/draws/testing';
import { loseAnswer, refuse, type Route, route, type TestHostOptions } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './elott-page.tsx';

const rules = { family: 'k3', sets: ['k3'], house: {}, pricing: { group: { base: 2000, group: 1950 } } };
const FIGURES = {
  startedAt: '2026-11-21T01:00:00.000Z',
  staked: '9600',
  returned: '8840',
  net: '-760',
  currency: 'PHP',
  realityCheck: { seconds: 3_600, least: 60, most: 7_200, dueAt: '2099-01-01T00:00:00.000Z', due: false },
};
const open = async (
  routes: Route[],
  brand: TestHostOptions['brand'] = {},
  closesInMs = 60_000,
  before: Ticket[] = [],
) => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  const closesAt = new Date(Date.now() + closesInMs).toISOString();
  let issue = '002';
  let last: Draw[] = [];
  let tickets = before;
  const game = () =>
    sampleLottery({
      code: 'PKTK3',
      name: 'Pocket Dice',
      area: 'ELOTT',
      family: 'k3',
      next: sampleDraw({ issue, state: 'open', result: null, drawnAt: null, closesAt, drawsAt: soon }),
      last,
    });
  const test = await openDraws(Page, '/elott', 'lottery', remote.locales, {
    games: () => [game()],
    tickets: () => tickets,
    board: () => sampleBoard({ game: game(), rules, units: ['200'] }),
    routes: [route(sessionFigures, FIGURES), ...routes],
    brand,
    session: { token: 'marker', account: 'mara_88', isAgent: 0 },
  });
  const user = userEvent.setup();
  const fields = within(await screen.findByRole('group', { name: 'Fields' }));
  const staked = () => screen.getByRole('status', { name: 'Staked this round' }).textContent!.replace('\u00a0', ' ');
  const sent = (name: string) => test.calls.filter((call) => call.name === name);
  const nextRound = async (to: string, result = '1,2,3', own: Ticket[] = []) => {
    const drawn = { gameCode: 'PKTK3', issue, result };
    last = [sampleDraw(drawn)];
    tickets = own;
    issue = to;
    act(() => test.bus.emit('draw.drawn', drawn));
    await waitFor(() => expect(staked()).toBe('P 0.00'));
  };
  return { ...test, user, fields, staked, sent, nextRound };
};

it('[10-41] a press with the chosen chip is the bet, and Undo takes the last one back', async () => {
  const numbers = ['1001', '1002'];
  const { user, fields, staked, sent } = await open([
    route(placeBet, () => ({ tickets: [sampleTicket({ number: numbers.shift()! })], chase: null })),
    route(cancelTicket, sampleTicket({ state: 'cancelled' })),
  ]);
  await user.click(fields.getByRole('button', { name: /^Big/ }));
  await user.click(within(screen.getByRole('radiogroup', { name: 'Chip' })).getByRole('radio', { name: /10\.00$/ }));
  await user.click(fields.getByRole('button', { name: /^6 / }));
  await waitFor(() => expect(staked()).toBe('P 12.00'));
  expect(sent('lottery.placeBet').map(({ body }) => body)).toMatchObject([
    { issue: '002', stake: '200', lines: [{ play: 'halves', selection: 'big', multiple: 1 }] },
    { issue: '002', stake: '1000', lines: [{ play: 'die', selection: '6', unit: '200', multiple: 5, notes: '1' }] },
  ]);
  expect(fields.getByRole('button', { name: /^6 .*your stake 10$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(staked()).toBe('P 2.00'));
  expect(sent('lottery.cancelTicket')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Bet slip' })).toBeNull();
});

it('[10-41] Undo takes back the last press, also when its answer has not arrived yet', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const numbers = ['1001', '1002'];
  const { user, fields, staked, sent } = await open([
    route(placeBet, async () => {
      const number = numbers.shift()!;
      if (number === '1002') await late;
      return { tickets: [sampleTicket({ number })], chase: null };
    }),
    route(cancelTicket, sampleTicket({ state: 'cancelled' })),
  ]);
  await user.click(fields.getByRole('button', { name: /^Big/ }));
  await user.click(fields.getByRole('button', { name: /^Small/ }));
  await waitFor(() => expect(sent('lottery.placeBet')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent('lottery.cancelTicket')).toEqual([]);
  answer();
  await waitFor(() => expect(staked()).toBe('P 2.00'));
  expect(sent('lottery.cancelTicket')).toHaveLength(1);
  expect(fields.getByRole('button', { name: /^Big .*your stake 2$/ })).toBeVisible();
  expect(fields.queryByRole('button', { name: /^Small .*your stake/ })).toBeNull();
});

it('[10-41] a refused press leaves no chip and names what to do; a lost answer is repeated with the same key', async () => {
  const answers = [
    () => refuse('INSUFFICIENT_FUNDS'),
    () => loseAnswer(),
    () => ({ tickets: [sampleTicket()], chase: null }),
  ];
  const { user, fields, staked, sent } = await open([route(placeBet, () => answers.shift()!())]);
  await user.click(fields.getByRole('button', { name: /^Small/ }));
  expect(await screen.findByRole('button', { name: 'Deposit' })).toBeVisible();
  // In the bar that stays under the thumb: below it a phone would not show why the press was refused.
  expect(screen.getByRole('button', { name: 'Undo' }).parentElement!.parentElement).toContainElement(
    screen.getByRole('alert'),
  );
  expect(staked()).toBe('P 0.00');
  await user.click(fields.getByRole('button', { name: /^Small/ }));
  await waitFor(() => expect(sent('lottery.placeBet')).toHaveLength(3), { timeout: 4_000 });
  const keys = sent('lottery.placeBet').map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[1]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
  await waitFor(() => expect(staked()).toBe('P 2.00'));
});

it('[10-41] chips are worth units of the brand’s currency, with or without decimals', async () => {
  const { user, fields } = await open([route(placeBet, { tickets: [sampleTicket()], chase: null })], {
    currency: 'VND',
    fractionDigits: 0,
  });
  const chip = within(screen.getByRole('radiogroup', { name: 'Chip' })).getByRole('radio', { name: /1,000$/ });
  expect(chip.nextSibling).toHaveTextContent(/^1000$/);
  await user.click(chip);
  await user.click(fields.getByRole('button', { name: /^Big/ }));
  expect(await fields.findByRole('button', { name: /^Big .*your stake 1000$/ })).toBeVisible();
});

it('[10-41] in the next round one press repeats the last one, field by field, until a bet is made', async () => {
  let number = 1000;
  const { user, fields, staked, sent, nextRound } = await open([
    route(placeBet, () => ({ tickets: [sampleTicket({ number: String(++number) })], chase: null })),
  ]);
  const again = () => screen.queryByRole('button', { name: /^Bet again/ });
  expect(again()).toBeNull();
  await user.click(fields.getByRole('button', { name: /^Big/ }));
  await user.click(fields.getByRole('button', { name: /^Big/ }));
  await user.click(fields.getByRole('button', { name: /^6 / }));
  await waitFor(() => expect(staked()).toBe('P 6.00'));
  expect(again()).toBeNull();
  await nextRound('003');
  expect(again()).toHaveTextContent(/6\.00$/);
  await user.click(again()!);
  await waitFor(() => expect(staked()).toBe('P 6.00'));
  expect(
    sent('lottery.placeBet')
      .slice(3)
      .map(({ body }) => body),
  ).toMatchObject([
    { issue: '003', stake: '400', lines: [{ play: 'halves', selection: 'big', multiple: 2 }] },
    { issue: '003', stake: '200', lines: [{ play: 'die', selection: '6', multiple: 1 }] },
  ]);
  expect(again()).toBeNull();
});

it('[10-38] [10-41] after the draw each own field says what it won, and the result is said in words', async () => {
  const numbers = ['1001', '1002'];
  const { user, fields, staked, nextRound } = await open([
    route(placeBet, () => ({ tickets: [sampleTicket({ number: numbers.shift()! })], chase: null })),
  ]);
  const field = (name: RegExp) => fields.getByRole('button', { name });
  await user.click(field(/^Big/));
  await user.click(field(/^6 /));
  await waitFor(() => expect(staked()).toBe('P 4.00'));
  await nextRound('003', '2,4,5', [
    sampleTicket({ number: '1001', issue: '002', state: 'won', payout: '390' }),
    sampleTicket({ number: '1002', issue: '002', state: 'lost', payout: '0' }),
  ]);
  await waitFor(() => expect(field(/^Big/)).toHaveTextContent(/Won P\s3\.90$/));
  expect(field(/^6 /)).toHaveTextContent(/No win$/);
  expect(field(/^Small/)).not.toHaveTextContent(/win/i);
  expect(screen.getByRole('region', { name: 'Table' })).toHaveTextContent(/Sum 11\s?· Big\s?· Odd/);
});

it('[10-41] the own bets show the most that one result can pay them: sides exclude each other', async () => {
  const { user, fields } = await open([route(placeBet, { tickets: [sampleTicket()], chase: null })]);
  await user.click(fields.getByRole('button', { name: /^Big/ }));
  await user.click(fields.getByRole('button', { name: /^Small/ }));
  expect(await screen.findByText(/^Greatest win P\s3\.90$/)).toBeVisible();
});

it('[10-41] a round that has closed takes no press', async () => {
  const { user, fields, sent } = await open([], {}, -1_000);
  expect(screen.getByRole('timer')).toHaveTextContent(/Draws in$/);
  const big = fields.getByRole('button', { name: /^Big/ });
  expect(big).toHaveAttribute('aria-disabled', 'true');
  await user.click(big);
  expect(sent('lottery.placeBet')).toEqual([]);
});

it('[RG-09] beside the table are the stakes, the payouts and the net of the session, and the RTP of the fields', async () => {
  await open([]);
  const session = within(await screen.findByRole('region', { name: 'This session' }));
  expect(session.getAllByRole('definition').map(({ textContent }) => textContent!.replace(/\s/g, ' '))).toEqual([
    'P 96.00',
    'P 88.40',
    '−P 7.60',
    '97.5%',
  ]);
});

it('[10-41] bets of the round are on their fields after a reload, from the tickets, and Undo takes the last one back', async () => {
  const ticket = (number: string, selection: string, stake: string) =>
    sampleTicket({
      number,
      gameCode: 'PKTK3',
      stake,
      lines: [
        {
          play: 'halves',
          selection,
          unit: '200',
          multiple: 1,
          notes: '1',
          stake,
          prices: {},
          wins: null,
          payout: null,
        },
      ],
    });
  const { user, fields, staked, sent } = await open(
    [route(cancelTicket, sampleTicket({ state: 'cancelled' }))],
    {},
    60_000,
    [ticket('1002', 'small', '400'), ticket('1001', 'big', '200')],
  );
  await waitFor(() => expect(staked()).toBe('P 6.00'));
  expect(fields.getByRole('button', { name: /^Big .*your stake 2$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(staked()).toBe('P 2.00'));
  expect(sent('lottery.cancelTicket')).toHaveLength(1);
});
