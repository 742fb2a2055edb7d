import type { ApiError } from '@atrium/host';
import { useErrorSentence } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { useTranslation } from 'react-i18next';

/** In the place of what could not be loaded: the cause in a sentence, and another try. */
export function ResourceFault({ error, reload }: { error: ApiError; reload: () => Promise<void> }) {
  const { t } = useTranslation('centre');
  const sentence = useErrorSentence();
  return (
    <EmptyState
      role="alert"
      title={t('failed.title')}
      text={sentence(error)}
      action={<Button onClick={() => void reload()}>{t('again')}</Button>}
    />
  );
}
