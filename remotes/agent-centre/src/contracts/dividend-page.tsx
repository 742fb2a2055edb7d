import { useTranslation } from 'react-i18next';
import { ContractPage } from './contract-page.tsx';

export function Page() {
  const { t } = useTranslation('agent-centre');
  return <ContractPage kind="dividend" title={t('pages.agentDividend')} text={t('contracts.text.dividend')} />;
}
