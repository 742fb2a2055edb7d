import { RecordPage } from '@atrium/centre/record-page';
import { Button } from '@atrium/ui/button';
import { useTranslation } from 'react-i18next';
import { cornerSpace } from '../frame/corner-space.ts';
import { openPage } from '../frame/frame.state.ts';
import { ReportFigures } from '../report/report-figures.tsx';
import { LONGEST_REPORT_DAYS, REPORT_SPAN_DAYS, useReportView } from '../report/use-report-view.ts';
import { downlineMovements } from '../transactions/transactions.state.ts';

/** What agents are paid, by kind and day: the own income, or that of the direct downlines or the whole team. */
export function Page() {
  const { t } = useTranslation(['agent-centre', 'centre']);
  const { view, change } = useReportView('self');
  return (
    <RecordPage
      source={downlineMovements}
      title={t('pages.agentIncome')}
      text={t('income.text')}
      actions={
        <Button icon="document" onClick={() => openPage('agentBills')} css={cornerSpace}>
          {t('pages.agentBills')}
        </Button>
      }
      file="income"
      spanDays={REPORT_SPAN_DAYS}
      maxDays={LONGEST_REPORT_DAYS}
      query={{ earnings: 'true', scope: view.scope, ...(view.under && { under: view.under }) }}
      above={
        <ReportFigures
          view={view}
          change={change}
          figures={['rebates', 'dividends', 'salaries']}
          plot={['rebates', 'dividends']}
        />
      }
      none={{ title: t('income.none'), text: t('income.noneText'), scene: 'money' }}
      columns={[
        { key: 'at', head: t('centre:records.time'), kind: 'instant', of: (row) => row.at },
        { key: 'account', head: t('downline.account'), of: (row) => row.account, phone: 'lead' },
        {
          key: 'source',
          head: t('income.source'),
          of: (row) =>
            row.detail ? t(`income.sources.${row.detail}`, row.detail) : t('transactions.kinds.commission'),
          total: t('centre:records.totals'),
        },
        { key: 'reference', head: t('transactions.reference'), of: (row) => row.reference, only: 'file' },
        {
          key: 'amount',
          head: t('centre:records.amount'),
          kind: 'money',
          of: (row) => row.amount,
          cell: (_, amount) => <b>{amount}</b>,
          phone: 'aside',
          total: ({ net }) => net,
        },
      ]}
    />
  );
}
