import { placeBet } from '@atrium/contracts/lottery-bets';
import { openDraws, sampleBoard, sampleDraw, sampleLottery, sampleTicket } from '@atrium/draws/testing';
import { route } from '@atrium/host/testing';
import { GAME_KINDS } from '@atrium/lottery-rules/game-kinds';
import { pricedPool } from '@atrium/lottery-rules/pool-carry';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from '../stations/vnlottery-page.tsx';

const { family, sets, pricing } = GAME_KINDS['vn-south'];
const RESULT = '123427|10000|20000|30000,40000|50000,60000,70000,80000,90000,11100,22200|3300|4400,5500,6600|700|31';

// Compiled before the first test, whose waiting is for the screen alone.
beforeAll(() => import('@atrium/lottery-rules/rule-sets'));

const open = async () => {
  const at = new Date(Date.now() + 60_000).toISOString();
  const next = sampleDraw({ issue: '002', state: 'open', result: null, drawnAt: null, closesAt: at, drawsAt: at });
  const last = [sampleDraw({ gameCode: 'HCM', issue: '001', result: RESULT })];
  const station = (code: string, name: string, region: string) =>
    sampleLottery({
      code,
      name,
      region,
      area: 'VN',
      family,
      next,
      last,
      defaultPlayType: 'lo2',
      playTypes: ['lo2', 'de', 'xien', 'da', 'lo3'],
    });
  const game = station('HCM', 'TP. Hồ Chí Minh', 'south');
  const test = await openDraws(Page, '/vnlottery?gameCode=HCM', 'vnlottery', remote.locales, {
    games: () => [game, station('HUE', 'Huế', 'central')],
    draws: () => last,
    board: () => sampleBoard({ game, rules: { family, sets: [...sets], house: {}, pricing }, upcoming: [next] }),
    session: { token: 'marker', account: 'mara_88', isAgent: 0 },
  });
  await screen.findByRole('tablist', { name: 'Play types' }, { timeout: 15_000 });
  return { ...test, user: userEvent.setup() };
};
const play = (name: RegExp) => screen.getByRole('tab', { name });
const numbers = () => within(screen.getByRole('group', { name: 'Numbers' }));
/** Found by its text: the names of a hundred buttons by role take a second of a busy machine. */
const number = (digits: string) => numbers().getByText(digits, { selector: 'button' });
const pickedCount = () => document.querySelectorAll('[role=group] button[aria-pressed=true]').length;
const notes = () => screen.getByRole('status', { name: 'Notes' }).textContent;

afterEach(() => sessionStorage.clear());

it('[GM-02] [10-42] a page of 100 numbers with gaps; heads pick ten; each bet shows cost, odds and return', async () => {
  const { user } = await open();
  expect(play(/^Lô 2 digits.*×18.*80.*80%/)).toHaveAttribute('aria-selected', 'true');
  expect(numbers().getAllByText(/^\d\d$/, { selector: 'button' })).toHaveLength(100);
  await user.click(numbers().getByLabelText('All of x7'));
  expect(notes()).toBe('10');
  expect(screen.getByText('Each number costs 18 times the stake')).toBeVisible();
  expect(number('27')).toHaveAttribute('title', 'latest draw');
  expect(number('28')).toHaveAttribute('title', 'not in the last 1');
  const trend = within(screen.getByRole('region', { name: /^Trend/ }));
  expect(trend.getByRole('row', { name: /^27 .*latest draw/ })).toBeVisible();
});

it('[10-42] xiên and đá are picked on the hundred numbers up to their limit', async () => {
  const { user, address } = await open();
  await user.click(play(/^Xiên 2/));
  for (const digits of ['07', '12', '25']) await user.click(number(digits));
  expect(notes()).toBe('3');
  expect(address().get('playType')).toBe('xien');
  await user.click(numbers().getByLabelText('All of 3x'));
  await user.click(numbers().getByLabelText('All of 4x'));
  expect(pickedCount()).toBe(12);
});

it('[10-42] numbers of three digits have a page of a hundred for each first digit', async () => {
  const { user } = await open();
  await user.click(play(/^Lô 3 digits/));
  await user.click(screen.getByRole('tab', { name: 'Board' }));
  await user.click(screen.getByRole('tab', { name: '4xx' }));
  await user.click(number('407'));
  expect(notes()).toBe('1');
  await user.click(screen.getByRole('tab', { name: '9xx' }));
  expect(pickedCount()).toBe(0);
  expect(notes()).toBe('1');
});

it('[10-42] the list of bets is one stop of the keyboard, with arrows up and down', async () => {
  const { user } = await open();
  play(/^Lô 2 digits/).focus();
  await user.keyboard('{ArrowDown}');
  expect(play(/^Lô 3 digits/)).toHaveFocus();
  expect(play(/^Lô 3 digits/)).toHaveAttribute('aria-selected', 'true');
});

it('[10-42] a region opens its first station', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('tab', { name: /^Central/ }));
  expect(address().get('gameCode')).toBe('HUE');
  expect(
    within(await screen.findByRole('list', { name: 'Stations' })).getByRole('button', { name: /^Huế/ }),
  ).toHaveAttribute('aria-current', 'true');
});

it('[10-43] the rules say every play in words, with an example, its cost and its return', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Rules and odds' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'How to play TP. Hồ Chí Minh' }, { timeout: 10_000 }),
  );
  const lo = within(await dialog.findByRole('article', { name: 'Lô 2 digits' }));
  expect(lo.getByText(/drawn numbers end with your 2 digits/)).toBeVisible();
  expect(lo.getByText('Example: 07 68. Notes: 2, stake P 72.00.')).toBeVisible();
  expect(lo.getByText('×18')).toBeVisible();
  expect(lo.getByText('80%')).toBeVisible();
  expect(dialog.getByText('Đá pays pair by pair.')).toBeVisible();
  await user.click(dialog.getByRole('tab', { name: 'Xiên' }));
  expect(
    dialog.getByText('Every set of 3 picks is a note. It wins once when all of them are drawn as last two digits.'),
  ).toBeVisible();
});

it('[10-11] [10-42] Vietlott shows its jackpot and prizes, and bets a share of the pool without prices', async () => {
  const kind = GAME_KINDS.lotto45;
  const at = new Date(Date.now() + 60_000).toISOString();
  const next = sampleDraw({ issue: '002', state: 'open', result: null, drawnAt: null, closesAt: at, drawsAt: at });
  const playTypes = ['single', 'system'];
  const game = sampleLottery({
    code: 'VL645',
    name: 'Lotto 6/45',
    area: 'VN',
    region: 'national',
    family: kind.family,
    next,
    last: [],
    playTypes,
  });
  const pool = pricedPool(kind.pricing.pool, 200n);
  const rules = { family: kind.family, sets: [...kind.sets], house: {}, pricing: { pool } };
  const test = await openDraws(Page, '/vnlottery?gameCode=VL645&playType=single', 'vnlottery', remote.locales, {
    games: () => [game],
    board: () => sampleBoard({ game, rules, jackpot: '275000000', units: ['200'], upcoming: [next] }),
    routes: [route(placeBet, () => ({ tickets: [sampleTicket()], chase: null }))],
    session: { token: 'marker', account: 'mara_88', isAgent: 0 },
  });
  const user = userEvent.setup();
  const panel = within(await screen.findByRole('region', { name: 'What it pays' }, { timeout: 15_000 }));
  expect(screen.getByRole('status', { name: 'Jackpot' })).toHaveTextContent('P 2,750,000.00');
  expect(panel.getByText(/55% of the stakes are the fund/)).toBeInTheDocument();
  expect(panel.getAllByRole('row').map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
    'Right numbersPays1 in',
    '6100% of the fund after fixed prizes8,145,060',
    '5P 2,000.0034,808',
    '4P 60.00733',
    '3P 6.0045',
  ]);
  for (const number of ['06', '01', '02', '03', '04', '05'])
    await user.click(screen.getByRole('button', { name: number }));
  expect(notes()).toBe('1');
  await user.click(screen.getByRole('button', { name: /^Add to slip/ }));
  const slip = within(screen.getByRole('region', { name: 'Bet slip' }));
  expect(slip.getByRole('listitem')).toHaveTextContent('A share of the pool');
  expect(slip.getByRole('status', { name: 'Greatest win' })).toHaveTextContent('A share of the pool');
  await user.click(slip.getByRole('button', { name: /^Place bet/ }));
  expect(test.calls.find(({ name }) => name === 'lottery.placeBet')?.body).toMatchObject({
    stake: '200',
    lines: [{ play: 'single', selection: '01 02 03 04 05 06', notes: '1', prices: {} }],
  });
});
