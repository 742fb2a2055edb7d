import { useTranslation } from 'react-i18next';
import { Page } from '../page.tsx';
import { HelpContent } from './help-content.tsx';

/** The help without header, footer and right bar, for windows that show nothing else. */
export function BareHelpPage() {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('help.title')}>
      <HelpContent />
    </Page>
  );
}
