import { betMark } from '@atrium/centre/bet-mark';
import { RecordPage } from '@atrium/centre/record-page';
import type { RowOf } from '@atrium/centre/record-types';
import type { teamBets } from '@atrium/contracts/agent-reports';
import { outcomeOf } from '@atrium/contracts/bet-outcome';
import { BET_STATUSES } from '@atrium/contracts/bet-records';
import { StateMark } from '@atrium/ui/state-mark';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryShare } from '../overview/category-share.tsx';
import { ReportFigures } from '../report/report-figures.tsx';
import { betsOfTeam } from '../report/report.state.ts';
import { useReportView } from '../report/use-report-view.ts';
import { BetSheet } from './bet-sheet.tsx';

const CATEGORIES = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'RNG', 'FISH', 'PVP'] as const;
const SPAN_DAYS = 30;
const LONGEST_DAYS = 92;
/** What a team staked, by category and day, and its bets as far as the brand shows them. */
export function Page() {
  const { t } = useTranslation(['agent-centre', 'centre']);
  const { view, change } = useReportView();
  const [open, setOpen] = useState<RowOf<typeof teamBets>>();
  return (
    <RecordPage
      source={betsOfTeam}
      title={t('pages.agentTeamBetting')}
      text={t('bets.text')}
      file="team-bets"
      spanDays={SPAN_DAYS}
      maxDays={LONGEST_DAYS}
      query={{ scope: view.scope, ...(view.under && { under: view.under }) }}
      filters={[
        {
          name: 'gameType',
          label: t('overview.category'),
          placeholder: t('bets.allCategories'),
          options: CATEGORIES.map((each) => ({ value: each, label: t(`categories.${each}`) })),
        },
        {
          name: 'status',
          label: t('bets.status'),
          placeholder: t('bets.allStatuses'),
          options: BET_STATUSES.map((each) => ({ value: each, label: t(`bets.states.${each}`) })),
        },
        { name: 'text', label: t('transactions.search') },
      ]}
      above={
        <ReportFigures
          view={view}
          change={change}
          figures={['turnover', 'validBet', 'payouts', 'profit', 'rounds', 'activeMembers']}
          plot={['turnover', 'payouts']}
        >
          {({ byCategory }) => <CategoryShare categories={byCategory} />}
        </ReportFigures>
      }
      none={({ insight }) =>
        insight === 'sums'
          ? { title: t('bets.sumsOnly'), text: t('bets.sumsOnlyText') }
          : { title: t('bets.none'), text: t('centre:records.noneText') }
      }
      onOpen={setOpen}
      rowLabel={(row) => t('bets.open', { account: row.account, game: row.gameName })}
      selected={open?.id}
      detail={() => <BetSheet bet={open} onClose={() => setOpen(undefined)} />}
      columns={[
        { key: 'at', head: t('centre:records.time'), kind: 'instant', of: (row) => row.at },
        { key: 'account', head: t('downline.account'), of: (row) => row.account, phone: 'lead' },
        { key: 'game', head: t('bets.game'), of: (row) => row.gameName, total: t('centre:records.totals') },
        { key: 'vendor', head: t('bets.vendor'), of: (row) => row.vendorName, only: 'file' },
        { key: 'round', head: t('bets.round'), of: (row) => row.roundId, only: 'file' },
        {
          key: 'status',
          head: t('bets.status'),
          of: (row) => t(`bets.states.${outcomeOf(row)}`),
          cell: (row, status) => <StateMark state={betMark(row)}>{status}</StateMark>,
        },
        { key: 'stake', head: t('bets.stake'), kind: 'money', of: (row) => row.stake, total: ({ stake }) => stake },
        {
          key: 'payout',
          head: t('bets.payout'),
          kind: 'money',
          of: (row) => row.payout,
          total: ({ payout }) => payout,
        },
        {
          key: 'net',
          head: t('transactions.net'),
          kind: 'money',
          of: (row) => row.net,
          total: ({ net }) => net,
          phone: 'aside',
        },
      ]}
    />
  );
}
