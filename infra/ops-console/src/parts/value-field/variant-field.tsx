import { Select } from '@atrium/ui/select';
import { Switch } from '@atrium/ui/switch';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { Nested } from './field-props.ts';
import { FieldSet } from './field-set.tsx';
import { emptyOf, isPlain, type JsonSchema, kindOf } from './json-schema.ts';
import { usePartNames } from './part-names.ts';

type Formed = Nested & { forms: readonly JsonSchema[] };

/** One of several forms: a choice of the kind, and the fields of that kind. */
export function VariantField({ label, value, onChange, forms, Field }: Formed) {
  const { partName, valueName } = usePartNames();
  const kind = kindOf(forms)!;
  const chosen = isPlain(value) ? value[kind] : undefined;
  const form = forms.find(({ properties }) => properties?.[kind]?.const === chosen) ?? forms[0]!;
  const nameOf = ({ properties }: JsonSchema) => String(properties?.[kind]?.const);
  return (
    <FieldSet legend={label}>
      <Select
        label={partName(kind)}
        value={String(chosen)}
        options={forms.map((one) => ({ value: nameOf(one), label: valueName(nameOf(one)) }))}
        onChange={({ target }) => onChange(emptyOf(forms.find((one) => nameOf(one) === target.value)!))}
      />
      <Field key={String(chosen)} label="" schema={form} value={value} onChange={onChange} />
    </FieldSet>
  );
}

/** A value that may be missing: a switch, and while it is on the fields. */
export function OptionalField({ label, value, onChange, forms, Field }: Formed) {
  const schema = forms.length > 1 ? { anyOf: [...forms] } : forms[0]!;
  return (
    <div css={styles.lines}>
      <Switch
        label={label}
        checked={value !== null && value !== undefined}
        onChange={({ target }) => onChange(target.checked ? emptyOf(schema) : null)}
      />
      {value !== null && value !== undefined && (
        <div css={styles.inside}>
          <Field label={label} schema={schema} value={value} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

const styles = {
  lines: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }),
  inside: css({ paddingInlineStart: tokens.space[4], borderInlineStart: `2px solid ${tokens.color.line}` }),
};
