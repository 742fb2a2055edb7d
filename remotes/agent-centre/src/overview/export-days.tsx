import { download } from '@atrium/centre/download';
import { SaveButton } from '@atrium/centre/save-button';
import { csvOf } from '@atrium/contracts/csv';
import { host, useResource } from '@atrium/host';
import { decimalOf } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';
import { useDividends } from '../frame/use-dividends.ts';
import { reportResource } from '../report/report.state.ts';
import type { ReportView } from '../report/use-report-view.ts';

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

/** Saves the days of the report as a CSV file. */
export function ExportDays({ view }: { view: ReportView }) {
  const { t } = useTranslation(['agent-centre', 'centre']);
  const { value } = useResource(reportResource, { query: view });
  const dividends = useDividends();
  const save = () => {
    if (!value) return;
    // As on the page: a brand without dividends has no column of them, unless some were paid.
    const amounts = AMOUNTS.filter(
      (name) => name !== 'dividends' || dividends || value.days.some((day) => day.dividends !== '0'),
    );
    const { fractionDigits } = host().brand;
    download(
      `team-overview-${view.from}-${view.to}.csv`,
      csvOf([
        [
          t('overview.day'),
          ...amounts.map((name) => t(`figures.${name}`)),
          t('figures.activeMembers'),
          t('figures.depositors'),
        ],
        ...value.days.map((day) => [
          day.day,
          ...amounts.map((name) => decimalOf(day[name], fractionDigits)),
          String(day.activeMembers),
          String(day.depositors),
        ]),
      ]),
    );
    host().toast('success', t('centre:records.exported', { count: value.days.length }));
  };
  return <SaveButton disabled={!value} onClick={save} />;
}
