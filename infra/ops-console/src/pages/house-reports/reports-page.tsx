import { useTranslation } from 'react-i18next';
import { Page } from '../../parts/page.tsx';
import { GameReturns } from './game-returns.tsx';
import { HouseReportCard } from './house-report.tsx';

/** The report of the house over a span, and the returns of its games. Source: SY-05, SY-13. */
export function ReportsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('nav.reports')} about={t('reports.about')}>
      <HouseReportCard />
      <GameReturns />
    </Page>
  );
}
