import { openCentre } from '@atrium/centre/testing';
import { accountLines, accountTotals } from '@atrium/contracts/account-records';
import { type Bonus, bonuses, forfeitBonus } from '@atrium/contracts/bonuses';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './bonus-page.tsx';

const bonus: Bonus = {
  id: '3001',
  promotionId: 'first-deposit',
  title: 'Double your first deposit',
  state: 'active',
  amount: '100000',
  balance: '84500',
  inPlay: '2000',
  wagering: '1000000',
  wagered: '250000',
  contribution: [
    { category: 'LIVE', percent: 10 },
    { category: 'RNG', percent: 100 },
  ],
  maxBet: '5000',
  maxWin: null,
  days: 14,
  converted: '0',
  returned: '0',
  creditedAt: '2026-11-20T08:00:00Z',
  endsAt: '2026-12-04T08:00:00Z',
  endedAt: null,
};

async function open(
  items: Bonus[],
  forfeit?: () => ReturnType<typeof refuse> | { id: string; lost: string; cash: string },
) {
  let current = items;
  return openCentre(Page, 'member-centre', texts, {
    page: 'bonusDetails',
    routes: [
      route(bonuses, () => ({ items: current, next: null })),
      route(accountLines, { items: [], next: null }),
      route(accountTotals, { count: 0, in: '0', out: '0', net: '0' }),
      route(forfeitBonus, () => {
        const answer = forfeit!();
        current = [{ ...bonus, state: 'forfeited', balance: '0', returned: '84500', endedAt: '2026-11-21T08:00:00Z' }];
        return answer as { id: string; lost: string; cash: string };
      }),
    ],
  });
}

it('[11-19] shows what is left, the progress, how games count, and the bounds of each bonus', async () => {
  await open([
    bonus,
    { ...bonus, id: '3002', title: 'Second', state: 'waiting', inPlay: '0', wagered: '0', endsAt: null },
  ]);
  const card = within(await screen.findByRole('group', { name: 'Double your first deposit' }));
  expect(card.getByText('P 845.00')).toBeVisible();
  expect(card.getByText('P 20.00')).toBeVisible();
  const bar = card.getByRole('progressbar', { name: 'Turnover' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(bar).toHaveAttribute('aria-valuetext', 'P\u00a02,500.00 of P\u00a010,000.00');
  const table = within(card.getByRole('table', { name: 'How games count' }));
  expect(table.getByRole('row', { name: /Live dealer/ })).toHaveTextContent(/10\s?%/);
  expect(card.getByText('P 50.00')).toBeVisible();
  expect(card.getByText('No limit')).toBeVisible();
  const second = within(screen.getByRole('group', { name: 'Second' }));
  expect(second.getByText(/Starts when your earlier bonus has ended/)).toBeVisible();
});

it('[11-19] [11-22] [SY-10] shows before giving up what is lost and what is kept, and gives up only after a yes', async () => {
  const test = await open([bonus], () => ({ id: '3001', lost: '84500', cash: '140000' }));
  const giveUp = async () => userEvent.click(await screen.findByRole('button', { name: 'Give up bonus' }));
  test.nextDialog = 'no';
  await giveUp();
  expect(test.dialogs.at(-1)!.text).toMatch(
    /You lose P\s845\.00 of bonus money.*Your cash of P\s1,400\.00 stays yours/,
  );
  expect(test.calls.filter(({ name }) => name === 'bonuses.forfeit')).toEqual([]);
  test.nextDialog = 'yes';
  await giveUp();
  await waitFor(() =>
    expect(test.calls.find(({ name }) => name === 'bonuses.forfeit')).toMatchObject({
      body: { id: '3001', balance: '84500' },
    }),
  );
  expect(await screen.findByText('Given up')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give up bonus' })).toBeNull();
});

it('[11-19] says why a bonus was kept when it is worth more than the preview said', async () => {
  const test = await open([bonus], () => refuse('BONUS_CHANGED'));
  test.nextDialog = 'yes';
  await userEvent.click(await screen.findByRole('button', { name: 'Give up bonus' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This bonus has changed since you opened the page.');
});

it('shows one page with its empty state to a member without bonuses', async () => {
  await open([]);
  expect(await screen.findByText('No bonuses yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'See promotions' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'Bonus details' })).toHaveLength(1);
});
