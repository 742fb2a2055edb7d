import { useTranslation } from 'react-i18next';
import { Page } from '../page.tsx';
import { HelpContent } from './help-content.tsx';

export function HelpPage() {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('help.title')} lead={t('help.lead')}>
      <HelpContent />
    </Page>
  );
}
