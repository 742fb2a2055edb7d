import { RecordPage } from '@atrium/centre/record-page';
import { Button } from '@atrium/ui/button';
import { useTranslation } from 'react-i18next';
import { ReportFigures } from '../report/report-figures.tsx';
import { reportLevels } from '../report/report.state.ts';
import { LONGEST_REPORT_DAYS, REPORT_SPAN_DAYS, useReportView } from '../report/use-report-view.ts';

const AMOUNTS = [
  'turnover',
  'validBet',
  'payouts',
  'rebates',
  'salaries',
  'dividends',
  'bonuses',
  'profit',
  'deposits',
  'withdrawals',
] as const;
/** A table of ten amounts is a file; the screen has those that the net result is made of. */
const ON_SCREEN: readonly (typeof AMOUNTS)[number][] = ['turnover', 'payouts', 'bonuses', 'profit', 'deposits'];

/** Profit and loss of a team, and of each team on the level below, down to a single member. */
export function Page() {
  const { t } = useTranslation(['agent-centre', 'centre']);
  const { view, change } = useReportView();
  return (
    <RecordPage
      source={reportLevels}
      title={t('pages.agentProfitLoss')}
      text={t('profit.text')}
      file="profit-and-loss"
      spanDays={REPORT_SPAN_DAYS}
      maxDays={LONGEST_REPORT_DAYS}
      query={view.under ? { under: view.under } : {}}
      filters={[
        {
          name: 'sort',
          label: t('downline.sort'),
          options: (['turnover', 'profit', 'deposits', 'account'] as const).map((each) => ({
            value: each,
            label: t(`profit.sorts.${each}`),
          })),
        },
      ]}
      above={
        <ReportFigures
          view={view}
          change={change}
          figures={[
            'profit',
            'turnover',
            'payouts',
            'rebates',
            'bonuses',
            'deposits',
            'withdrawals',
            'salaries',
            'dividends',
          ]}
          plot={['turnover', 'profit']}
        />
      }
      none={{ title: t('downline.none'), scene: 'people' }}
      columns={[
        {
          key: 'account',
          head: t('downline.account'),
          of: (row) => row.account,
          phone: 'lead',
          total: t('report.ownAndBelow'),
          cell: (row, account) =>
            row.directDownlines > 0 ? (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('downline.openTeam', { account, count: row.directDownlines })}
                onClick={() => change({ under: row.id })}
              >
                {account}
              </Button>
            ) : (
              account
            ),
        },
        { key: 'below', head: t('report.directs'), of: (row) => String(row.directDownlines), only: 'file' },
        ...AMOUNTS.map((name) => ({
          key: name,
          head: t(`figures.${name}`),
          kind: 'money' as const,
          of: (row: Record<typeof name, string>) => row[name],
          total: (totals: Record<typeof name, string>) => totals[name],
          ...(name === 'profit' && { phone: 'aside' as const }),
          ...(!ON_SCREEN.includes(name) && { only: 'file' as const }),
        })),
        {
          key: 'active',
          head: t('figures.activeMembers'),
          of: (row) => String(row.activeMembers),
        },
      ]}
    />
  );
}
