import { cancelTicket, placeBet } from '@atrium/contracts/lottery-bets';
import { openDraws, sampleBoard, sampleDraw, sampleLottery, sampleTicket } from '@atrium/draws/testing';
import { loseAnswer, refuse, type Route, route, type TestHostOptions } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './elott-page.tsx';

const rules = { family: 'k3', sets: ['k3'], house: {}, pricing: { group: { base: 2000, group: 1950 } } };
const open = async (routes: Route[], brand: TestHostOptions['brand'] = {}) => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  let issue = '002';
  const game = () =>
    sampleLottery({
      code: 'PKTK3',
      name: 'Pocket Dice',
      area: 'ELOTT',
      family: 'k3',
      next: sampleDraw({ issue, state: 'open', result: null, drawnAt: null, closesAt: soon, drawsAt: soon }),
      last: [],
    });
  const test = await openDraws(Page, '/elott', 'lottery', remote.locales, {
    games: () => [game()],
    board: () => sampleBoard({ game: game(), rules, units: ['200'] }),
    routes,
    brand,
    session: { token: 'marker', account: 'mara_88', isAgent: 0 },
  });
  const user = userEvent.setup();
  const fields = within(await screen.findByRole('group', { name: 'Fields' }));
  const staked = () => screen.getByRole('status', { name: 'Staked this round' }).textContent!.replace('\u00a0', ' ');
  const sent = (name: string) => test.calls.filter((call) => call.name === name);
  const nextRound = async (to: string) => {
    const drawn = { gameCode: 'PKTK3', issue, result: '1,2,3' };
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
