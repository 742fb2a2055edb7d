import { useTranslation } from 'react-i18next';
import { ContractPage } from './contract-page.tsx';

export function Page() {
  const { t } = useTranslation('agent-centre');
  return (
    <ContractPage kind="daily-salary" title={t('pages.agentDailySalary')} text={t('contracts.text.daily-salary')} />
  );
}
