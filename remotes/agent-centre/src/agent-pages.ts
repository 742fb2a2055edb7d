import type { CentrePage, LoadPage } from '@atrium/host/define-remote';

const entry = (section: number, page: string, icon: string, load: LoadPage, flag?: string): CentrePage => ({
  page,
  label: `pages.${page}`,
  icon,
  section,
  help: 'agent-team',
  load,
  ...(flag ? { flag } : {}),
});
/** A page about what agents are paid. */
const payEntry = (...about: Parameters<typeof entry>): CentrePage => ({ ...entry(...about), help: 'agent-pay' });

/** The entries of the agent centre in the specification's order (2.10); the contract ones are listed only while their flag is on. */
export const agentPages: readonly CentrePage[] = [
  entry(1, 'agentAnnouncement', 'horn', () => import('./announcement/announcement-page.tsx')),
  entry(1, 'agentTeamOverview', 'chart', () => import('./overview/overview-page.tsx')),
  entry(1, 'agentRegister', 'plus', () => import('./register/register-page.tsx')),
  entry(1, 'agentDownline', 'users', () => import('./downline/downline-page.tsx')),
  entry(1, 'agentTeamBetting', 'list', () => import('./team-betting/team-betting-page.tsx')),
  entry(1, 'agentProfitLoss', 'percent', () => import('./profit/profit-page.tsx')),
  payEntry(1, 'agentIncome', 'wallet', () => import('./income/income-page.tsx')),
  entry(1, 'agentTransactions', 'document', () => import('./transactions/transactions-page.tsx')),
  {
    ...entry(2, 'agentDividend', 'gift', () => import('./contracts/dividend-page.tsx'), 'dividend'),
    help: 'agent-dividends',
  },
  payEntry(2, 'agentDailySalary', 'calendar', () => import('./contracts/daily-salary-page.tsx'), 'dailySalary'),
  payEntry(2, 'agentHourlySalary', 'clock', () => import('./contracts/hourly-salary-page.tsx'), 'hourlySalary'),
  payEntry(
    2,
    'agentRealTimeSalary',
    'refresh',
    () => import('./contracts/real-time-salary-page.tsx'),
    'realTimeSalary',
  ),
  // Opened from the income and from contracts, not from the menu, whose entries the specification lists.
  {
    page: 'agentBills',
    label: 'pages.agentBills',
    icon: 'document',
    help: 'agent-pay',
    section: 1,
    under: 'agentIncome',
    load: () => import('./bills/bills-page.tsx'),
  },
  // Opened from the head of the centre, not from the menu: the account centre of the agent's side (2.10-16).
  {
    page: 'agentAccountCenter',
    label: 'pages.agentAccountCenter',
    icon: 'user',
    help: 'agent-team',
    section: 1,
    under: 'agentRegister',
    load: () => import('./account-centre/account-centre-page.tsx'),
  },
];
