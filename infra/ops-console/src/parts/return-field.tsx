import { useTranslation } from 'react-i18next';
import { InstantField, type InstantFieldProps } from './instant-field.tsx';

const OFFERS_MINUTES = [30, 60, 120, 240];

/** When members can expect back what is about to be taken down: named before the take-down, and read by members. Source: 15-15. */
export function ReturnField(field: Pick<InstantFieldProps, 'value' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <InstantField
      label={t('returns.label')}
      hint={t('returns.hint')}
      note={t('optional')}
      offers={OFFERS_MINUTES}
      {...field}
    />
  );
}
