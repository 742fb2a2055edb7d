import type { Setting } from '@atrium/contracts/operator-config';
import { decimalOf } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';
import { useFractionDigits } from '../../data/use-money.ts';

/** A setting's value as it is read: switches in words, amounts with their point, the rest as it is kept. */
export function useSettingText(): (type: Setting['type'], value: unknown) => string {
  const { t } = useTranslation();
  const digits = useFractionDigits();
  return (type, value) => {
    if (value === null || value === undefined) return t('settings.nothing');
    if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off');
    if (type === 'amount' && typeof value === 'string' && /^\d+$/.test(value)) return decimalOf(value, digits);
    if (typeof value === 'string') return value;
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ') || t('settings.nothing');
    return JSON.stringify(value, null, 1);
  };
}
