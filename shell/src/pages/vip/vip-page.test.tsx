import type { ReplyOf } from '@atrium/contracts/endpoint';
import { ownRank, ranks } from '@atrium/contracts/rewards';
import { memberAtom } from '@atrium/host';
import { route } from '@atrium/host/testing';
import { screen, within } from '@testing-library/react';
import { sampleMember } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { VipPage } from './vip-page.tsx';

const rank = (level: number, name: string, validBet: string, monthlyBet: string): ReplyOf<typeof ranks>[number] => ({
  level,
  name,
  validBet,
  monthlyBet,
  pointsPercent: 100 + 25 * (level - 1),
  cashback: [{ category: 'RNG', ratePercent: 0.3 + level / 10 }],
  birthdayGift: level === 1 ? '0' : '5000',
  monthlyGift: '0',
  withdrawalsFirst: level === 3,
  withdrawalMost: level === 3 ? '100000000' : '50000000',
  vipService: level === 3,
});
const RANKS = [rank(1, 'Stone', '0', '0'), rank(2, 'Iron', '500000', '50000'), rank(3, 'Jade', '5000000', '500000')];
type Own = ReplyOf<typeof ownRank>;
const OWN: Own = {
  level: 2,
  name: 'Iron',
  validBet: '1850000',
  monthBet: '20000',
  regainBet: null,
  changedAt: '2026-08-03T04:00:00Z',
};

async function open(own?: Own) {
  const host = await createShellHost({
    routes: [route(ranks, RANKS), route(ownRank, own ?? OWN)],
    ...(own && { session: { token: 'marker', account: 'mara_88', isAgent: 0 } }),
  });
  if (own) host.store.set(memberAtom, sampleMember());
  host.show(<VipPage />, '/vip');
  return host;
}

it("[11-15] shows the engine's ranks with thresholds and a table of their benefits, also to a visitor", async () => {
  await open();
  const path = within(await screen.findByRole('list', { name: 'Ranks' }));
  expect(path.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Stone', 'Iron', 'Jade']);
  expect(path.getByText(/^from P\s50,000$/)).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'What each rank gives' }));
  const row = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(within(table.getByRole('row', { name: 'Cashback on valid bets' })).getAllByRole('rowheader')).toHaveLength(1);
  expect(row(/^RNG/)).toEqual(['0.4%', '0.5%', '0.6%']);
  expect(row(/^Points for a stake/)).toEqual(['100%', '125%', '150%']);
  expect(row(/^Birthday gift/)).toEqual(['None', expect.stringMatching(/^P\s50$/), expect.stringMatching(/^P\s50$/)]);
  expect(row(/^Review of withdrawals/)).toEqual(['In turn', 'In turn', 'First']);
  expect(row(/^Largest withdrawal/).map((cell) => cell?.replace(/\s/, ' '))).toEqual([
    'P 500,000',
    'P 500,000',
    'P 1,000,000',
  ]);
  expect(table.queryByRole('row', { name: /LIVE/ })).toBeNull();
  expect(screen.getByText('Log in to see your rank.')).toBeVisible();
});

it("[11-15] shows a member's own step, what is missing for the next, and what keeps the rank", async () => {
  await open(OWN);
  const card = within(await screen.findByText('Your rank').then((title) => title.closest('section')!));
  expect(await card.findByText('Since Aug 3, 2026')).toBeVisible();
  expect(card.getByRole('progressbar', { name: 'Valid bets since you joined' })).toHaveAttribute('aria-valuenow', '37');
  expect(card.getByRole('progressbar', { name: 'Valid bets this month' })).toHaveAttribute('aria-valuenow', '40');
  const path = within(screen.getByRole('list', { name: 'Ranks' }));
  const current = path.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step');
  expect(current).toHaveTextContent(/Iron.*You are here/);
  expect(path.getByText(/^P\s31,500 more$/)).toBeVisible();
});

it('[11-15] says how a lowered rank is regained, and that there is none above the highest', async () => {
  await open({ ...OWN, validBet: '6000000', regainBet: '500000' });
  expect(await screen.findByRole('progressbar', { name: 'Valid bets this month, to regain a rank' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^P\s200 of P\s5,000 for Jade$/),
  );
});

it('keeps the room of the own rank while it loads', async () => {
  let answer: (own: Own) => void = () => {};
  const host = await createShellHost({
    routes: [route(ranks, RANKS), route(ownRank, () => new Promise<Own>((resolve) => (answer = resolve)))],
    session: { token: 'marker', account: 'mara_88', isAgent: 0 },
  });
  host.store.set(memberAtom, sampleMember());
  host.show(<VipPage />, '/vip');
  expect(await screen.findByRole('list', { name: 'Ranks' })).toBeVisible();
  const card = screen.getByText('Your rank').closest('section')!;
  expect(card).not.toHaveTextContent('Iron');
  answer(OWN);
  expect(await within(card).findByText('Iron')).toBeVisible();
});
