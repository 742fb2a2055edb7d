import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';
import { openLimits } from './limits-button.tsx';

/** Leads from the text about responsible gaming to the tools themselves (RG-15). */
export function LimitsNote() {
  const { t } = useTranslation('shell');
  return <Note actions={<Button onClick={openLimits}>{t('protection.limits')}</Button>}>{t('protection.tools')}</Note>;
}
