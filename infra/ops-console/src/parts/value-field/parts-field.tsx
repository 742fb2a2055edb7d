import type { Nested } from './field-props.ts';
import { FieldSet } from './field-set.tsx';
import { BROKEN, emptyOf, formsOf, type JsonSchema } from './json-schema.ts';
import { usePartNames } from './part-names.ts';

type Parted = Nested<Record<string, unknown>> & { schema: JsonSchema };

/** A field for each part; a part that is fixed has none. */
export function PartsField({ label, value, onChange, schema, Field }: Parted) {
  const { partName, partHint } = usePartNames();
  const parts = Object.entries(schema.properties ?? {}).filter(([, part]) => part.const === undefined);
  return (
    <FieldSet legend={label} beside={parts.every(([, part]) => isNarrow(part))}>
      {parts.map(([name, part]) => (
        <Field
          key={name}
          label={partName(name)}
          hint={partHint(name)}
          schema={part}
          value={value[name] ?? emptyPart(part)}
          onChange={(changed) => onChange(withPart(value, name, changed, schema))}
        />
      ))}
    </FieldSet>
  );
}

/** A number for each name; a name without one is left out. */
export function RecordField({ label, value, onChange, schema, Field }: Parted) {
  const { valueName } = usePartNames();
  const each = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
  return (
    <FieldSet legend={label} beside>
      {(schema.propertyNames?.enum ?? []).map(String).map((name) => (
        <Field
          key={name}
          label={valueName(name)}
          schema={each}
          value={value[name]}
          onChange={(changed) => onChange(withPart(value, name, changed, schema))}
        />
      ))}
    </FieldSet>
  );
}

/** An emptied part that may be absent is absent. */
function withPart(value: Record<string, unknown>, name: string, changed: unknown, { required = [] }: JsonSchema) {
  if (changed !== BROKEN || required.includes(name)) return { ...value, [name]: changed };
  const { [name]: _removed, ...rest } = value;
  return rest;
}

/** What a part shows that is absent: nothing, or no entries. */
function emptyPart(part: JsonSchema): unknown {
  const type = formsOf(part)[0]?.type;
  return type === 'array' || type === 'object' ? emptyOf({ ...part, minItems: 0 }) : undefined;
}

const isNarrow = (part: JsonSchema): boolean =>
  formsOf(part).every(({ type }) => type !== 'object' && type !== 'array') && formsOf(part).length < 2;
