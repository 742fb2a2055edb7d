import { MovementPage } from '@atrium/centre/movement-page';
import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('agent-centre');
  return (
    <MovementPage
      kind="commission"
      title={t('pages.agentIncome')}
      text={t('income.text')}
      file="income"
      none={{ title: t('income.none'), text: t('income.noneText') }}
    />
  );
}
