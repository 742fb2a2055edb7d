import { useTranslation } from 'react-i18next';
import { ContractPage } from './contract-page.tsx';

export function Page() {
  const { t } = useTranslation('agent-centre');
  return (
    <ContractPage
      kind="real-time-salary"
      title={t('pages.agentRealTimeSalary')}
      text={t('contracts.text.real-time-salary')}
    />
  );
}
