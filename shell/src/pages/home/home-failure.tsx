import { type ApiError, useErrorSentence } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';

export interface HomeFailureProps {
  error: ApiError;
  onRetry: () => void;
}

/** Shows why parts of the home screen are missing. */
export function HomeFailure({ error, onRetry }: HomeFailureProps) {
  const { t } = useTranslation('shell');
  const sentence = useErrorSentence();
  return (
    <Note tone="bad" actions={<Button onClick={onRetry}>{t('action.tryAgain')}</Button>}>
      {sentence(error)}
    </Note>
  );
}
