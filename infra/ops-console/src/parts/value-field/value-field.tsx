import { Select } from '@atrium/ui/select';
import { Switch } from '@atrium/ui/switch';
import { TextField } from '@atrium/ui/text-field';
import { useTranslation } from 'react-i18next';
import { InstantField } from '../instant-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { formsOf, isAmount, isNullable, isPlain, type JsonSchema, kindOf } from './json-schema.ts';
import { JsonField } from './json-field.tsx';
import { ListField } from './list-field.tsx';
import { PartsField, RecordField } from './parts-field.tsx';
import { AmountField, LinesField, NumberField } from './plain-fields.tsx';
import { usePartNames } from './part-names.ts';
import { OptionalField, VariantField } from './variant-field.tsx';

interface ValueFieldProps {
  label: string;
  hint?: string | undefined;
  schema: JsonSchema | null;
  /** Minor units, entered with decimals; else as the schema says. */
  amount?: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/**
 * The field for a value of any schema: a switch, a choice, a number, an amount, a moment, lines, a field per part, rows of
 * a list, one of several forms; JSON only where a schema says nothing.
 */
export function ValueField({ label, hint, schema, amount = false, value: stored, onChange }: ValueFieldProps) {
  const { t } = useTranslation();
  const { valueName } = usePartNames();
  const forms = formsOf(schema ?? {});
  const form = forms[0] ?? {};
  const nullable = isNullable(schema ?? {});
  // A setting that was never stored begins without parts or entries.
  const value = stored === null && !nullable ? emptyShape(form, stored) : stored;
  const field = { label, value, onChange };
  if (typeof value === 'boolean' || form.type === 'boolean')
    return <Switch label={label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
  if (nullable && (form.type === 'object' || form.type === 'array' || forms.length > 1))
    return <OptionalField {...field} forms={forms} Field={ValueField} />;
  if (kindOf(forms)) return <VariantField {...field} forms={forms} Field={ValueField} />;
  if (form.enum?.every((one) => typeof one === 'string')) {
    return (
      <Select
        label={label}
        {...(value === undefined && { placeholder: t('settings.nothing') })}
        value={String(value ?? '')}
        options={form.enum.map((one) => ({ value: String(one), label: valueName(String(one)) }))}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (amount || isAmount(form)) return <AmountField {...field} hint={hint} nullable={nullable} />;
  if (form.type === 'integer' || form.type === 'number') return <NumberField {...field} schema={form} />;
  if (form.format === 'date-time')
    return (
      <InstantField
        label={label}
        hint={nullable ? (hint ?? t('content.emptyIsOpen')) : t('yourTime')}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
      />
    );
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
  if (form.type === 'array' && form.items?.enum) return <ChoicesField {...field} options={form.items.enum} />;
  if (form.type === 'array' && form.items?.type === 'string') return <LinesField {...field} />;
  if (form.type === 'array' && form.items?.properties && Array.isArray(value))
    return <ListField {...field} value={value} schema={form} Field={ValueField} />;
  if (form.type === 'object' && form.properties && isPlain(value))
    return <PartsField {...field} value={value} schema={form} Field={ValueField} />;
  if (form.type === 'object' && form.propertyNames?.enum && isPlain(value))
    return <RecordField {...field} value={value} schema={form} Field={ValueField} />;
  return <JsonField {...field} />;
}

const emptyShape = ({ type }: JsonSchema, otherwise: unknown): unknown =>
  type === 'object' ? {} : type === 'array' ? [] : otherwise;
