import { MoneyField } from '@atrium/forms/money-field';
import { decimalOf, parseAmount } from '@atrium/i18n/format';
import { TextArea } from '@atrium/ui/text-area';
import { TextField } from '@atrium/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFractionDigits } from '../../data/use-money.ts';
import { useFormat } from '../use-format.ts';
import type { Single } from './field-props.ts';
import { BROKEN, type JsonSchema } from './json-schema.ts';
import { useTyped } from './typed.ts';

/** An amount with the brand's decimals; validated when the field loses the focus. Empty is null where that is a value. */
export function AmountField({ nullable, ...field }: Single & { nullable: boolean }) {
  const { t } = useTranslation();
  const digits = useFractionDigits();
  const [left, setLeft] = useState(false);
  const [typed, type] = useTyped(field, (known) => (typeof known === 'string' ? decimalOf(known, digits) : ''));
  return (
    <MoneyField
      label={field.label}
      hint={field.hint ?? (nullable ? t('settings.emptyIsNoBound') : undefined)}
      money={{ symbol: '', fractionDigits: digits }}
      dir="ltr"
      value={typed}
      error={left && field.value === BROKEN ? t('settings.noAmount') : undefined}
      onBlur={() => setLeft(true)}
      onChange={({ target }) =>
        type(
          target.value,
          nullable && target.value.trim() === '' ? null : (parseAmount(target.value, digits) ?? BROKEN),
        )
      }
    />
  );
}

export function NumberField({ label, schema: { minimum, maximum }, value, onChange }: Single & { schema: JsonSchema }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const bounds =
    minimum !== undefined && maximum !== undefined
      ? t('settings.between', { least: number(minimum), most: number(maximum) })
      : undefined;
  return (
    <TextField
      label={label}
      hint={bounds}
      dir="ltr"
      type="number"
      min={minimum}
      max={maximum}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? BROKEN : Number(target.value))}
    />
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export function LinesField(field: Single) {
  const { t } = useTranslation();
  const [typed, type] = useTyped(field, (known) => (Array.isArray(known) ? known.join('\n') : ''));
  return (
    <TextArea
      label={field.label}
      hint={t('settings.oneALine')}
      dir="auto"
      rows={5}
      value={typed}
      onChange={({ target }) => type(target.value, linesOf(target.value))}
    />
  );
}
