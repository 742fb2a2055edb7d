import { useTranslation } from 'react-i18next';
import { ContractPage } from './contract-page.tsx';

export function Page() {
  const { t } = useTranslation('agent-centre');
  return (
    <ContractPage kind="hourly-salary" title={t('pages.agentHourlySalary')} text={t('contracts.text.hourly-salary')} />
  );
}
