import { MoneyField } from '@atrium/forms/money-field';
import { decimalOf, parseAmount } from '@atrium/i18n/format';
import { Select } from '@atrium/ui/select';
import { Switch } from '@atrium/ui/switch';
import { TextArea } from '@atrium/ui/text-area';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFractionDigits } from '../../data/use-money.ts';

/** The gateway's schema of a value; only the keywords that decide which field is shown. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** Placeholder for input that is not a value (yet): half an amount, an unfinished list. */
const BROKEN = Symbol('broken');
export function isBroken(value: unknown): boolean {
  if (value === BROKEN) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(isBroken);
}

interface ValueFieldProps {
  label: string;
  schema: JsonSchema | null;
  /** Minor units, entered with decimals. */
  amount?: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The field for a value: a switch, a choice, a number, an amount, lines of a list, a field per part, else JSON. */
export function ValueField({ label, schema, amount = false, value, onChange }: ValueFieldProps) {
  const form = schema?.anyOf?.find(({ type }) => type !== 'null') ?? schema ?? {};
  const nullable = schema?.anyOf?.some(({ type }) => type === 'null') ?? false;
  if (typeof value === 'boolean' || form.type === 'boolean')
    return <Switch label={label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
  if (form.enum?.every((one) => typeof one === 'string')) {
    return (
      <Select
        label={label}
        value={String(value)}
        options={form.enum.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (amount) return <AmountField label={label} value={value} onChange={onChange} />;
  if (form.type === 'integer' || form.type === 'number')
    return <NumberField label={label} schema={form} value={value} onChange={onChange} />;
  if (form.type === 'string') {
    return (
      <TextField
        label={label}
        dir="auto"
        maxLength={form.maxLength}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(nullable && target.value === '' ? null : target.value)}
      />
    );
  }
  if (form.type === 'array' && form.items?.type === 'string')
    return <LinesField label={label} value={value} onChange={onChange} />;
  if (form.type === 'object' && form.properties && isPlain(value))
    return <PartsField label={label} parts={form.properties} value={value} onChange={onChange} />;
  return <JsonField label={label} value={value} onChange={onChange} />;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Single = Pick<ValueFieldProps, 'label' | 'value' | 'onChange'>;

/** Keeps the input exactly as typed ("1.", an empty line), until the value changes elsewhere. */
function useTyped(
  { value, onChange }: Single,
  write: (value: unknown) => string,
): [string, (text: string, meant: unknown) => void] {
  const [{ text, meant }, setTyped] = useState(() => ({ text: write(value), meant: value }));
  if (value !== meant) setTyped({ text: write(value), meant: value });
  const type = (typed: string, means: unknown) => {
    setTyped({ text: typed, meant: means });
    onChange(means);
  };
  return [text, type];
}

/** An amount with the brand's decimals; validated when the field loses the focus. */
function AmountField(field: Single) {
  const { t } = useTranslation();
  const digits = useFractionDigits();
  const [left, setLeft] = useState(false);
  const [typed, type] = useTyped(field, (known) => (typeof known === 'string' ? decimalOf(known, digits) : ''));
  return (
    <MoneyField
      label={field.label}
      money={{ symbol: '', fractionDigits: digits }}
      dir="ltr"
      value={typed}
      error={left && field.value === BROKEN ? t('settings.noAmount') : undefined}
      onBlur={() => setLeft(true)}
      onChange={({ target }) => type(target.value, parseAmount(target.value, digits) ?? BROKEN)}
    />
  );
}

function NumberField({ label, schema: { minimum, maximum }, value, onChange }: Single & { schema: JsonSchema }) {
  const { t } = useTranslation();
  const bounds =
    minimum !== undefined && maximum !== undefined
      ? t('settings.between', { least: minimum, most: maximum })
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

function LinesField(field: Single) {
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

function PartsField({
  label,
  parts,
  value,
  onChange,
}: Single & { parts: Record<string, JsonSchema>; value: Record<string, unknown> }) {
  const { t, i18n } = useTranslation();
  const name = (part: string) => (i18n.exists(`settingParts.${part}`) ? t(`settingParts.${part}`) : part);
  return (
    <fieldset css={styles.parts}>
      <legend css={styles.legend}>{label}</legend>
      {Object.entries(parts).map(([part, schema]) => (
        <ValueField
          key={part}
          label={name(part)}
          schema={schema}
          value={value[part]}
          onChange={(changed) => onChange({ ...value, [part]: changed })}
        />
      ))}
    </fieldset>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return BROKEN;
  }
}

function JsonField(field: Single) {
  const { t } = useTranslation();
  const [typed, type] = useTyped(field, (known) => JSON.stringify(known, null, 2) ?? '');
  const error = field.value === BROKEN ? t('settings.noJson') : undefined;
  return (
    <TextArea
      label={field.label}
      hint={t('settings.asJson')}
      error={error}
      dir="ltr"
      rows={10}
      spellCheck={false}
      css={styles.code}
      value={typed}
      onChange={({ target }) => type(target.value, parsed(target.value))}
    />
  );
}

const styles = {
  // By default a fieldset is as wide as its content.
  parts: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    gap: tokens.space[3],
    margin: 0,
    padding: 0,
    border: 0,
  }),
  legend: css({ padding: 0, marginBlockEnd: tokens.space[2], fontWeight: tokens.weight.strong }),
  code: css({ '& textarea': { fontFamily: tokens.font.mono } }),
};
