import { openCentre } from '@atrium/centre/testing';
import { REPORT_SCOPES, report, reportLevel, teamBets, teamState } from '@atrium/contracts/agent-reports';
import { teamTransactions } from '@atrium/contracts/agents';
import { route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page as IncomePage } from '../income/income-page.tsx';
import { Page as OverviewPage } from '../overview/overview-page.tsx';
import { Page as ProfitPage } from '../profit/profit-page.tsx';
import { Page as BettingPage } from '../team-betting/team-betting-page.tsx';
import { texts } from '../testing/texts.ts';
import { Page as TransactionsPage } from '../transactions/transactions-page.tsx';

const sums = {
  turnover: '5000',
  validBet: '4000',
  payouts: '3000',
  rebates: '20',
  salaries: '0',
  dividends: '0',
  bonuses: '0',
  deposits: '900',
  withdrawals: '0',
  profit: '-1980',
};
const figures = { ...sums, rounds: 3, activeMembers: 2, depositors: 1, firstDepositors: 0, newMembers: 1 };
const top = { id: '1', account: 'agent1' };
const below = { id: '2', account: 'tala16' };
const row = { ...sums, ...below, type: 2, directDownlines: 3, activeMembers: 2 };
const paged = { pageNo: 1, totalPages: 1, total: 1 };
const lineTo = (under: string | undefined) => (under === below.id ? [top, below] : [top]);

const open = (Page: typeof OverviewPage) =>
  openCentre(Page, 'agent-centre', texts, {
    centre: 'agent',
    routes: [
      route(teamState, { members: 5, agents: 1, online: 0, teamBalance: '0', attention: [] }),
      route(report, ({ query }) => ({
        scope: REPORT_SCOPES.find((scope) => scope === query.scope) ?? 'team',
        line: lineTo(query.under),
        span: { from: query.from ?? '2026-11-19', to: query.to ?? '2026-11-20' },
        before: { from: '2026-11-17', to: '2026-11-18' },
        current: figures,
        previous: figures,
        days: ['2026-11-19', '2026-11-20'].map((day) => ({ ...figures, day })),
        byCategory: [],
      })),
      route(reportLevel, ({ query }) => ({
        ...paged,
        items: [row],
        line: lineTo(query.under),
        own: sums,
        totals: sums,
      })),
      route(teamBets, { ...paged, items: [], insight: 'bets', totals: { stake: '0', payout: '0', net: '0' } }),
      route(teamTransactions, { ...paged, items: [], totals: { in: '0', out: '0', net: '0' } }),
    ],
  });

it.each([
  ['overview', OverviewPage, 'team', undefined],
  ['team betting', BettingPage, 'team', 'agents.teamBets'],
  ['profit and loss', ProfitPage, 'team', undefined],
  ['income', IncomePage, 'self', 'agents.teamTransactions'],
  ['transactions', TransactionsPage, 'team', 'agents.teamTransactions'],
] as const)('[12-07] %s has scopes, the period before, a plot and a file', async (_, Page, usual, list) => {
  const test = await open(Page);
  const asked = (call: string) => test.calls.findLast(({ name }) => name === call)?.query;
  const scopes = within(await screen.findByRole('group', { name: 'Whose figures' }));
  await waitFor(() => expect(asked('agents.report')).toMatchObject({ scope: usual }));
  expect(await screen.findByText(/, compared with Nov 17 to Nov 18$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'By day' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  for (const [name, scope] of [
    ['Direct downline', 'direct'],
    ['Own account', 'self'],
    ['Whole team', 'team'],
  ] as const) {
    await userEvent.click(scopes.getByRole('button', { name }));
    await waitFor(() => expect(asked('agents.report')).toMatchObject({ scope }));
    if (list) await waitFor(() => expect(asked(list)).toMatchObject({ scope }));
  }
});

it('[12-07] leads from a team of the profit and loss into it, and back by its line', async () => {
  const test = await open(ProfitPage);
  const asked = (call: string) => test.calls.findLast(({ name }) => name === call)?.query;
  await userEvent.click(await screen.findByRole('button', { name: /tala16/ }));
  await waitFor(() => expect(asked('agents.report')).toMatchObject({ under: '2' }));
  await waitFor(() => expect(asked('agents.reportLevel')).toMatchObject({ under: '2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'agent1' }));
  await waitFor(() => expect(asked('agents.reportLevel')).not.toHaveProperty('under'));
});
