import { MovementList } from '@atrium/centre/movement-list';
import { PageHead } from '@atrium/centre/page-head';
import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('agent-centre');
  return (
    <>
      <PageHead title={t('pages.agentIncome')} text={t('income.text')} />
      <MovementList
        kind="commission"
        caption={t('pages.agentIncome')}
        none={t('income.none')}
        noneText={t('income.noneText')}
      />
    </>
  );
}
