import { useRecordFilters } from '@atrium/centre/use-record-filters';
import { REPORT_SCOPES, type ReportScope } from '@atrium/contracts/agent-reports';

export const REPORT_SPAN_DAYS = 30;
export const LONGEST_REPORT_DAYS = 366;

export interface ReportView {
  from: string;
  to: string;
  scope: ReportScope;
  /** The account below whose team is shown; undefined for the own one. */
  under: string | undefined;
}

/** Days, scope and team of a report, which the address keeps. */
export function useReportView(usual: ReportScope = 'team'): {
  view: ReportView;
  today: string;
  change: ReturnType<typeof useRecordFilters>['change'];
} {
  const { values, today, change } = useRecordFilters(['scope', 'under'], REPORT_SPAN_DAYS);
  const scope = REPORT_SCOPES.find((each) => each === values.scope) ?? usual;
  const under = /^\d{1,18}$/.test(String(values.under ?? '')) ? String(values.under) : undefined;
  return { view: { from: values.from, to: values.to, scope, under }, today, change };
}
