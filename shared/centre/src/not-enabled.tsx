import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';

/** A function that the operator has switched off for this account: said plainly, with what to do. */
export function NotEnabled() {
  const { t } = useTranslation(['centre', 'errors']);
  return (
    <Note tone="warn" title={t('errors:FUNCTION_DISABLED')}>
      {t('notEnabled')}
    </Note>
  );
}
