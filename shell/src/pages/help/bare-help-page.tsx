import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { Page } from '../page.tsx';
import { isSupportWindow } from '../support/is-support-window.ts';
import { HelpContent } from './help-content.tsx';

const SupportWindow = lazyPart(() => import('../support/support-window.tsx').then((module) => module.SupportWindow));

/**
 * The help without header, footer and right bar, for windows of its own; with topic `support` the customer-service
 * chat.
 */
export function BareHelpPage() {
  const { t } = useTranslation('shell');
  if (isSupportWindow(useLocation())) return <SupportWindow />;
  return (
    <Page title={t('help.title')}>
      <HelpContent />
    </Page>
  );
}
