/** The schema of a value; only the keywords that decide which field is shown. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
}

/** Placeholder for input that is not a value (yet): half an amount, an unfinished list. */
export const BROKEN = Symbol('broken');
export function isBroken(value: unknown): boolean {
  if (value === BROKEN) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(isBroken);
}

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The possible forms of a value besides null. */
export const formsOf = (schema: JsonSchema): JsonSchema[] => {
  const forms = schema.anyOf ?? schema.oneOf;
  return forms ? forms.filter(({ type }) => type !== 'null').flatMap(formsOf) : [schema];
};

export const isNullable = (schema: JsonSchema): boolean =>
  (schema.anyOf ?? schema.oneOf ?? []).some(({ type }) => type === 'null');

/** Digits only: an amount in minor units. */
export function isAmount({ type, pattern }: JsonSchema): boolean {
  if (type !== 'string' || pattern === undefined) return false;
  const shape = new RegExp(pattern);
  return shape.test('100') && !shape.test('a') && !shape.test('1.5') && !shape.test('');
}

/** The property that distinguishes the forms of a value, such as `engine`; undefined where there is none. */
export function kindOf(forms: readonly JsonSchema[]): string | undefined {
  const [first] = forms;
  if (forms.length < 2) return undefined;
  return Object.keys(first?.properties ?? {}).find((name) =>
    forms.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
}

/** A value to begin with; what has to be entered is BROKEN. */
export function emptyOf(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (isNullable(schema)) return null;
  const [form = schema] = formsOf(schema);
  if (form.enum) return form.enum[0];
  if (form.type === 'boolean') return false;
  if (form.type === 'array')
    return Array.from({ length: form.minItems ?? 0 }, () => (form.items ? emptyOf(form.items) : BROKEN));
  if (form.type === 'object') {
    const needed = Object.entries(form.properties ?? {}).filter(([name]) => form.required?.includes(name));
    return Object.fromEntries(needed.map(([name, part]) => [name, emptyOf(part)]));
  }
  return BROKEN;
}
