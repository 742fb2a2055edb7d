import type { Board } from '@atrium/contracts/lottery-bets';
import { act, screen, within } from '@testing-library/react';
import { DrawsPage } from '../draws-page.tsx';
import { rulesLocales } from '../rules/texts-numbers.ts';
import { openDraws, sampleBoard, sampleDraw, sampleLottery, sampleTicket } from '../testing.tsx';
import { drawsLocales } from '../texts.ts';

const Page = () => <DrawsPage rules={rulesLocales} area="LOTT" title="Lottery" text="" />;
const line = (play: string, selection: string, payout: string | null) => ({
  play,
  selection,
  unit: '200',
  multiple: 1,
  notes: '1',
  stake: '200',
  prices: { hit: '975' },
  wins: payout === null ? null : payout === '0' ? [] : [{ tier: 'hit', notes: '1' }],
  payout,
});

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

async function open(
  rules: Partial<Board['rules']> = {},
  family = 'ssc',
  { nextInMs = 60_000, awaited }: { nextInMs?: number; awaited?: Board['awaited'] } = {},
) {
  const soon = inMs(nextInMs);
  let last = sampleDraw({ issue: '001', proof: 'ab', drawsAt: inMs(-3_600_000) });
  let tickets = [sampleTicket({ issue: '002', lines: [line('back3-direct', '5|9|8', null)] })];
  const sample = sampleBoard();
  const test = await openDraws(Page, '/lottery?gameCode=SSC1', 'draws', drawsLocales, {
    games: () => [
      sampleLottery({
        code: 'SSC1',
        family,
        next: sampleDraw({ issue: '003', state: 'open', result: null, closesAt: soon, drawsAt: soon }),
        last: [last],
      }),
    ],
    tickets: () => tickets,
    board: () => ({ ...sample, rules: { ...sample.rules, ...rules }, ...(awaited && { awaited }) }),
    session: { token: 'marker', account: 'mara_88', isAgent: 0 },
  });
  const status = () => screen.findByRole('status', { name: 'Latest result' });
  await screen.findByText(/003/);
  return {
    ...test,
    status,
    close: () =>
      act(() =>
        test.bus.emit('draw.closed', { gameCode: 'SSC1', issue: '002', ticketCount: 98_204, ticketRoot: 'ab' }),
      ),
    draw: (result: string, own: typeof tickets = tickets) => {
      last = sampleDraw({ issue: '002', result, proof: 'ab', drawsAt: inMs(0) });
      tickets = own;
      act(() => test.bus.emit('draw.drawn', { gameCode: 'SSC1', issue: '002', result }));
    },
  };
}

it('[GM-09] [10-38] the draw runs in steps of words, marks the own hits by name, and says once what was won', async () => {
  const { close, draw, status } = await open();
  close();
  expect(await screen.findByText('Draw 002 is running')).toBeVisible();
  expect(await screen.findByText('Public random value')).toBeVisible();
  const steps = () => screen.getAllByRole('listitem').flatMap(({ textContent }) => textContent ?? []);
  expect(steps()).toEqual(
    expect.arrayContaining(['Sales closed, 98,204 tickets done', 'Public random value now', 'Numbers next']),
  );
  expect(within(await status()).queryByRole('img')).toBeNull();
  draw('3,0,5,9,8', [
    sampleTicket({ issue: '002', state: 'won', payout: '195000', lines: [line('back3-direct', '5|9|8', '195000')] }),
  ]);
  expect(
    await within(await status()).findByRole('img', { name: '3 0 5 9 8, your hit: 5 9 8' }, { timeout: 10_000 }),
  ).toBeVisible();
  expect(await screen.findAllByText(/^You won P\s1,950\.00\.$/)).toHaveLength(1);
  expect(steps()).toEqual(expect.arrayContaining(['Prizes paid now']));
});

it('[10-38] a phone shows the step that is now alone: more would move the board below', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (() => ({ matches: true })) as never;
  try {
    const { close } = await open();
    close();
    expect(await screen.findByText('Public random value')).toBeVisible();
    expect(screen.queryByText('Numbers', { selector: 'li' })).toBeNull();
    expect(screen.queryByText(/^Sales closed/)).toBeNull();
  } finally {
    window.matchMedia = wide;
  }
});

it('[10-38] a draw without a win says so', async () => {
  const { close, draw } = await open();
  close();
  draw('1,1,1,1,1', [
    sampleTicket({ issue: '002', state: 'lost', payout: '0', lines: [line('back3-direct', '5|9|8', '0')] }),
  ]);
  expect(await screen.findByText('No win for you in this draw.', {}, { timeout: 10_000 })).toBeVisible();
});

it('[10-38] in a prize table the digits that an own line won by are marked', async () => {
  const { close, draw } = await open(
    { family: 'thai', sets: ['thai'], pricing: { odds: { 'three-top': '900', 'two-bottom': '90' } } },
    'thai',
  );
  close();
  draw('604318|072,945|530,261|86', [
    sampleTicket({ issue: '002', state: 'won', payout: '180000', lines: [line('three-top', '318', '180000')] }),
  ]);
  const first = await screen.findByText('your hit: 318', {}, { timeout: 10_000 });
  expect(first.closest('tr')).toHaveTextContent('First604318');
  expect(first.parentElement!.querySelector('mark')).toHaveTextContent(/^318$/);
});

it('[10-38] a draw whose time has passed without a result is called late, and says what happens to bets', async () => {
  const { bus } = await open({}, 'ssc', { nextInMs: -120_000 });
  act(() => bus.emit('draw.closed', { gameCode: 'SSC1', issue: '003', ticketCount: 1, ticketRoot: 'ab' }));
  expect(await screen.findByText(/^This draw is late\./)).toBeVisible();
});

it('a draw before its time is not called late', async () => {
  const { bus } = await open();
  act(() => bus.emit('draw.closed', { gameCode: 'SSC1', issue: '003', ticketCount: 1, ticketRoot: 'ab' }));
  expect(await screen.findByText('Draw 003 is running')).toBeVisible();
  expect(screen.queryByText(/^This draw is late\./)).toBeNull();
});

const LATE = { issue: '002', drawsAt: inMs(-120_000), ticketCount: 7 };

it('[10-38] a board that is opened after the close of a late draw says so, and draws it when it comes', async () => {
  const { draw, status } = await open({}, 'ssc', { awaited: LATE });
  expect(await screen.findByText('Draw 002 is running')).toBeVisible();
  expect(await screen.findByText(/^This draw is late\./)).toBeVisible();
  expect(await screen.findByText(/^Sales closed, 7 tickets/)).toBeVisible();
  draw('1,1,1,1,1');
  expect(await within(await status()).findByRole('img', { name: '1 1 1 1 1' }, { timeout: 10_000 })).toBeVisible();
  expect(screen.queryByText(/^This draw is late\./)).toBeNull();
});

it('[10-38] the close of a later draw does not hide a late one, its end as void does', async () => {
  const { bus } = await open({}, 'ssc', { awaited: LATE });
  expect(await screen.findByText(/^This draw is late\./)).toBeVisible();
  act(() => bus.emit('draw.closed', { gameCode: 'SSC1', issue: '003', ticketCount: 1, ticketRoot: 'ab' }));
  expect(screen.getByText('Draw 002 is running')).toBeVisible();
  act(() => bus.emit('draw.voided', { gameCode: 'SSC1', issue: '002', reason: 'beacon-missing' }));
  expect(await screen.findByText('Draw 002 is void. Every stake on it is returned.')).toBeVisible();
  expect(await screen.findByText('Draw 003 is running')).toBeVisible();
  expect(screen.queryByText(/^This draw is late\./)).toBeNull();
});
