import { useTranslation } from 'react-i18next';
import { usePartNames } from '../../parts/value-field/part-names.ts';

/** Rates in per cent by category on one line; '*', which counts where a category has none of its own, comes first. */
export function useRatesText(): (rates: Readonly<Record<string, number>>) => string {
  const { t } = useTranslation();
  const { valueName } = usePartNames();
  return ({ '*': rest, ...rates }) =>
    [
      ...(rest === undefined ? [] : [`${t('all')} ${rest} %`]),
      ...Object.entries(rates).map(([category, rate]) => `${valueName(category)} ${rate} %`),
    ].join(', ') || '–';
}
