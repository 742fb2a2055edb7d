import type { Setting } from '@atrium/contracts/operator-config';
import { decimalOf } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';
import { useFractionDigits } from '../../data/use-money.ts';
import { changedLines } from '../../parts/changed-fields.ts';

const SHORT = 40;
/** Short text for a button. */
export const brief = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text);

const isNone = (value: unknown): boolean => value === null || value === undefined;
const isParted = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A setting's value for display: switches as words, amounts with decimals, the rest as stored. */
export function useSettingText(): (type: Setting['type'], value: unknown) => string {
  const { t } = useTranslation();
  const digits = useFractionDigits();
  return (type, value) => {
    if (value === null || value === undefined) return t('settings.nothing');
    if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off');
    if (type === 'amount' && typeof value === 'string' && /^\d+$/.test(value)) return decimalOf(value, digits);
    if (typeof value === 'string') return value;
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
      return value.join(', ') || t('settings.nothing');
    return JSON.stringify(value, null, 1);
  };
}

/** Two values of a setting for comparison: of an object only the parts that differ, a dash where one side lacks them. */
export function useSettingChange(): (
  type: Setting['type'],
  before: unknown,
  after: unknown,
) => { before: string; after: string } {
  const text = useSettingText();
  return (type, before, after) => {
    const side = (value: unknown, lines: string) => (isNone(value) ? text(type, value) : lines);
    if (![before, after].every((value) => isParted(value) || isNone(value)))
      return { before: text(type, before), after: text(type, after) };
    const lines = changedLines(before, after);
    return { before: side(before, lines.before), after: side(after, lines.after) };
  };
}
