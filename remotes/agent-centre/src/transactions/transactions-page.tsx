import { RecordPage } from '@atrium/centre/record-page';
import type { RowOf } from '@atrium/centre/record-types';
import type { teamTransactions } from '@atrium/contracts/agents';
import { TRANSACTION_KINDS } from '@atrium/contracts/account-records';
import { useMoney, useZoneName } from '@atrium/host';
import { useTranslation } from 'react-i18next';
import { ReportFigures } from '../report/report-figures.tsx';
import { LONGEST_REPORT_DAYS, REPORT_SPAN_DAYS, useReportView } from '../report/use-report-view.ts';
import { downlineMovements } from './transactions.state.ts';

/** A round is known by its game, everything else by its reference. */
const detailOf = ({ kind, detail, reference }: RowOf<typeof teamTransactions>): string =>
  ['bet', 'payout', 'rollback'].includes(kind) ? detail || reference : reference;

/** Movements of the wallets of a team, with what was deposited and withdrawn (2.10-11, 12-07). */
export function Page() {
  const zone = useZoneName();
  const { t } = useTranslation(['agent-centre', 'centre']);
  const money = useMoney();
  const { view, change } = useReportView();
  return (
    <RecordPage
      source={downlineMovements}
      title={t('pages.agentTransactions')}
      text={t('transactions.text', { zone })}
      file="downline-transactions"
      spanDays={REPORT_SPAN_DAYS}
      maxDays={LONGEST_REPORT_DAYS}
      query={{ scope: view.scope, ...(view.under && { under: view.under }) }}
      above={
        <ReportFigures
          view={view}
          change={change}
          figures={['deposits', 'withdrawals', 'depositors', 'firstDepositors', 'bonuses', 'rebates']}
          plot={['deposits', 'withdrawals']}
        />
      }
      filters={[
        {
          name: 'kind',
          label: t('transactions.kind'),
          placeholder: t('transactions.allKinds'),
          options: TRANSACTION_KINDS.map((each) => ({ value: each, label: t(`transactions.kinds.${each}`) })),
        },
        { name: 'text', label: t('transactions.search') },
      ]}
      stats={({ totals }) => [
        { key: 'in', label: t('transactions.in'), value: money(totals.in) },
        { key: 'out', label: t('transactions.out'), value: money(totals.out) },
        { key: 'net', label: t('transactions.net'), value: money(totals.net) },
      ]}
      columns={[
        { key: 'at', head: t('centre:records.time'), kind: 'instant', of: (row) => row.at },
        {
          key: 'account',
          head: t('downline.account'),
          of: (row) => row.account,
          phone: 'lead',
          total: t('centre:records.totals'),
        },
        { key: 'reference', head: t('transactions.reference'), of: (row) => row.reference, only: 'file' },
        { key: 'kind', head: t('transactions.kind'), of: (row) => t(`transactions.kinds.${row.kind}`) },
        { key: 'detail', head: t('centre:records.detail'), of: detailOf },
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
