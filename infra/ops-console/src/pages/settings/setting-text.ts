import type { Setting } from '@atrium/contracts/operator-config';
import { decimalOf } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';
import { useFractionDigits } from '../../data/use-money.ts';
import { changedLines, leafLines } from '../../parts/changed-fields.ts';
import { isPlain, type JsonSchema } from '../../parts/value-field/json-schema.ts';
import { usePartNames } from '../../parts/value-field/part-names.ts';
import { readable } from '../../parts/value-field/readable.ts';

type Kind = Pick<Setting, 'schema'>;

const SHORT = 40;
/** Short text for a button. */
export function brief(lines: string): string {
  const text = lines.replaceAll('\n', ' · ');
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
}

const isNone = (value: unknown): boolean => value === null || value === undefined || value === '';

function useReadable(): (setting: Kind, value: unknown) => unknown {
  const { t } = useTranslation();
  const digits = useFractionDigits();
  const names = usePartNames();
  const words = {
    ...names,
    flag: (on: boolean) => t(on ? 'settings.on' : 'settings.off'),
    amount: (minorUnits: string) => decimalOf(minorUnits, digits),
  };
  return ({ schema }, value) => readable(value, (schema ?? {}) as JsonSchema, words);
}

/** A setting's value for display: switches and choices as words, amounts with decimals, a line for each part. */
export function useSettingText(): (setting: Kind, value: unknown) => string {
  const { t } = useTranslation();
  const read = useReadable();
  return (setting, value) => {
    const shown = read(setting, value);
    return (isPlain(shown) ? leafLines(shown) : isNone(shown) ? '' : String(shown)) || t('settings.nothing');
  };
}

/** Two values of a setting for comparison: of an object only the parts that differ, a dash where one side lacks them. */
export function useSettingChange(): (
  setting: Kind,
  before: unknown,
  after: unknown,
) => { before: string; after: string } {
  const text = useSettingText();
  const read = useReadable();
  return (setting, before, after) => {
    const [old, now] = [read(setting, before), read(setting, after)];
    const lines = [old, now].every((side) => isPlain(side) || isNone(side)) ? changedLines(old, now) : undefined;
    const side = (value: unknown, differing: string | undefined) =>
      isNone(value) || differing === undefined ? text(setting, value) : differing;
    return { before: side(before, lines?.before), after: side(after, lines?.after) };
  };
}
