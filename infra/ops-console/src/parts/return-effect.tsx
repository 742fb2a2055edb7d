import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format.ts';

/** What members will read about the time of return. */
export function ReturnEffect({ at }: { at: string | null }) {
  const { t } = useTranslation();
  const { full } = useFormat();
  return <p>{at ? t('returns.effect', { time: full(at) }) : t('returns.none')}</p>;
}
