import { PageHead } from '@atrium/centre/page-head';
import { RecordBar } from '@atrium/centre/record-bar';
import { useTranslation } from 'react-i18next';
import { ReportFigures } from '../report/report-figures.tsx';
import { LONGEST_REPORT_DAYS, REPORT_SPAN_DAYS, useReportView } from '../report/use-report-view.ts';
import { Attention } from './attention.tsx';
import { CategoryShare } from './category-share.tsx';
import { ExportDays } from './export-days.tsx';
import { TeamState } from './team-state.tsx';
import { TopDownlines } from './top-downlines.tsx';

/** What needs the agent's attention first, then the figures of the team. */
export function Page() {
  const { t } = useTranslation('agent-centre');
  const { view, today, change } = useReportView();
  return (
    <>
      <PageHead title={t('pages.agentTeamOverview')} text={<TeamState />} />
      <Attention />
      <RecordBar
        values={{ ...view, under: view.under ?? '', pageNo: 1 }}
        today={today}
        filters={[]}
        change={change}
        maxDays={LONGEST_REPORT_DAYS}
        spanDays={REPORT_SPAN_DAYS}
      >
        <ExportDays view={view} />
      </RecordBar>
      <ReportFigures
        view={view}
        change={change}
        figures={[
          'turnover',
          'profit',
          'deposits',
          'withdrawals',
          'activeMembers',
          'newMembers',
          'depositors',
          'firstDepositors',
          'bonuses',
        ]}
        plot={['turnover', 'profit']}
      >
        {({ byCategory }) => <CategoryShare categories={byCategory} />}
      </ReportFigures>
      <TopDownlines view={view} />
    </>
  );
}
