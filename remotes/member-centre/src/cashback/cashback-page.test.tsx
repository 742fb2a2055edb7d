import { openCentre } from '@atrium/centre/testing';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { cashback, cashbackPeriods, claimCashback } from '@atrium/contracts/rewards';
import { SWITCHES } from '@atrium/contracts/switches';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './cashback-page.tsx';

const running: ReplyOf<typeof cashback> = {
  period: 'week',
  startsOn: '2026-11-16',
  lastDay: '2026-11-22',
  closesAt: '2026-11-22T16:00:00Z',
  pays: 'claim',
  minimum: '100',
  carried: '0',
  accrued: '450',
  categories: [
    { category: 'LIVE', ratePercent: 0.2, validBet: '0', accrued: '0' },
    { category: 'RNG', ratePercent: 0.3, validBet: '150000', accrued: '450' },
  ],
  claims: [{ id: '7001', startsOn: '2026-11-09', amount: '18640', until: '2026-11-29T16:00:00Z' }],
};
const period = (state: 'claimable' | 'paid', startsOn = '2026-11-09', amount = '18640') => ({
  id: startsOn,
  startsOn,
  lastDay: '2026-11-15',
  validBet: '5394000',
  amount,
  state,
  paidAt: state === 'paid' ? '2026-11-17T04:00:00Z' : null,
});

async function open(claim: () => { id: string; amount: string }, reply = running) {
  let claimed = false;
  return openCentre(Page, 'member-centre', texts, {
    page: 'manualRebate',
    permission: { whitelabel: [{ modId: SWITCHES.manualRebate, flag: '1', childrenNodes: [] }] },
    routes: [
      route(cashback, () => (claimed ? { ...reply, claims: [] } : reply)),
      route(cashbackPeriods, () => ({
        items: [period(claimed ? 'paid' : 'claimable'), period('paid', '2026-11-02', '20531')],
        next: null,
      })),
      route(claimCashback, () => {
        const paid = claim();
        claimed = true;
        return paid;
      }),
    ],
  });
}

it('[11-13] shows the accrual of the running period with its basis, the rates, and the history', async () => {
  await open(() => ({ id: '7001', amount: '18640' }));
  const now = within(await screen.findByRole('region', { name: 'Running period' }));
  expect(now.getByText('P 4.50')).toBeVisible();
  expect(now.getByText('from P 1,500.00 of valid bets')).toBeVisible();
  expect(now.getByText(/^Closes .*23.*Nov|^Closes .*Nov.*23/)).toBeVisible();
  const rates = within(screen.getByRole('table', { name: 'This period by category' }));
  expect(rates.getByRole('row', { name: /Slots|RNG/ })).toHaveTextContent(/0\.3\s?%/);
  const plot = await screen.findByRole('img', { name: 'Cashback by period' });
  expect([...plot.children].map(({ textContent }) => textContent)).toEqual(['205.31Nov 2', '186.40Nov 9', '4.50Now']);
  const history = within(await screen.findByRole('table', { name: 'Cashback' }));
  expect(history.getByRole('row', { name: /P\s205\.31/ })).toHaveTextContent('Paid');
  expect(history.getByRole('row', { name: /P\s186\.40/ })).toHaveTextContent('Ready to claim');
});

it('[11-13] pays a claim at one press and renews both amounts and history', async () => {
  const test = await open(() => ({ id: '7001', amount: '18640' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Claim P\s186\.40$/ }));
  await waitFor(() => expect(test.toasts.at(-1)?.text).toMatch(/^P\s186\.40 is now in your balance\.$/));
  expect(test.calls.find(({ name }) => name === 'rewards.claimCashback')).toMatchObject({
    body: { id: '7001' },
    headers: { 'Idempotency-Key': expect.stringMatching(/./) },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull());
  await waitFor(() => expect(screen.queryByText('Ready to claim')).toBeNull());
});

it('[11-13] says why a claim was not paid', async () => {
  await open(() => refuse('CASHBACK_EXPIRED'));
  await userEvent.click(await screen.findByRole('button', { name: /^Claim/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The time to claim this cashback is over');
});

it('[11-13] shows a debt of earlier periods and that cashback is paid without a claim', async () => {
  await open(() => refuse('NOT_FOUND'), { ...running, pays: 'auto', carried: '-180', claims: [] });
  expect(await screen.findByText(/^.P\s1\.80 carried over from earlier periods$/)).toBeVisible();
  expect(screen.getByText('It is paid into your balance automatically after the close.')).toBeVisible();
});

it('[11-13] writes on a phone of what the cashback of a category is a part', async () => {
  const before = window.matchMedia;
  window.matchMedia = (media) => Object.assign(before(media), { matches: media.includes('max-width') });
  try {
    await open(() => refuse('NOT_FOUND'));
    const rates = within(await screen.findByRole('table', { name: 'This period by category' }));
    expect(rates.getByText(/^0\.3\s?% of P\s1,500\.00$/)).toBeVisible();
    const history = within(await screen.findByRole('table', { name: 'Cashback' }));
    expect((await history.findAllByText(/^from P\s53,940\.00 of valid bets$/))[0]).toBeVisible();
  } finally {
    window.matchMedia = before;
  }
});
