import type { CentrePage, LoadPage } from '@atrium/host/define-remote';

const entry = (
  section: number,
  page: string,
  icon: string,
  help: string,
  load: LoadPage,
  flag?: string,
): CentrePage => ({
  page,
  label: `pages.${page}`,
  icon,
  section,
  help,
  load,
  ...(flag ? { flag } : {}),
});

/** The 14 entries of the personal centre, in the specification's order and under its page keys (2.9), and the pages below them. */
export const memberPages: readonly CentrePage[] = [
  entry(1, 'securityCenter', 'user', 'account-security', () => import('./account/account-page.tsx')),
  entry(1, 'transferFund', 'wallet', 'wallet', () => import('./wallet/wallet-page.tsx')),
  entry(1, 'depositv2', 'deposit', 'deposits', () => import('./deposit/deposit-page.tsx')),
  entry(1, 'withdraw', 'withdraw', 'withdrawals', () => import('./withdrawal/withdrawal-page.tsx')),
  entry(1, 'transferUpline', 'upline', 'wallet', () => import('./transfer/upline-page.tsx')),
  entry(2, 'personalHistoryCopy', 'list', 'records', () => import('./records/betting-record-page.tsx')),
  entry(2, 'manualRebate', 'back', 'cashback', () => import('./cashback/cashback-page.tsx')),
  entry(2, 'transactionHistory', 'document', 'records', () => import('./records/account-record-page.tsx')),
  entry(2, 'personalProfit', 'chart', 'records', () => import('./profit/profit-page.tsx')),
  entry(3, 'bonusDetails', 'ticket', 'bonuses', () => import('./bonus/bonus-page.tsx')),
  entry(3, 'rewardCenter', 'gift', 'bonuses', () => import('./rewards/rewards-page.tsx')),
  entry(3, 'referral', 'users', 'referral', () => import('./referral/referral-page.tsx'), 'REFERRAL'),
  entry(3, 'missionLeaderboard', 'flag', 'missions', () => import('./missions/missions-page.tsx')),
  entry(3, 'messageV2', 'mail', 'messages', () => import('./messages/messages-page.tsx')),
  // A page of the account: limits and breaks are one press away from it (RG-15).
  {
    page: 'protection',
    label: 'pages.protection',
    icon: 'shield',
    help: 'limits',
    section: 1,
    under: 'securityCenter',
    load: () => import('./limits/limits-page.tsx'),
  },
  {
    page: 'logins',
    label: 'pages.logins',
    icon: 'shield',
    help: 'account-security',
    section: 1,
    under: 'securityCenter',
    load: () => import('./logins/logins-page.tsx'),
  },
  {
    page: 'statement',
    label: 'pages.statement',
    icon: 'document',
    help: 'year-statement',
    section: 2,
    under: 'transactionHistory',
    load: () => import('./records/statement-page.tsx'),
  },
  {
    page: 'identity',
    label: 'pages.identity',
    icon: 'user',
    help: 'identity',
    section: 1,
    under: 'securityCenter',
    load: () => import('./identity/identity-page.tsx'),
  },
];
