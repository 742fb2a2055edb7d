import { formsOf, isAmount, isPlain, type JsonSchema, kindOf } from './json-schema.ts';

/** How an operator reads the pieces of a value. */
export interface Words {
  partName(part: string): string;
  valueName(value: string): string;
  flag(on: boolean): string;
  amount(minorUnits: string): string;
}

/**
 * A value with the names of its parts, of its entries and of its choices, and amounts with decimals, in the shape that
 * two states are compared in: a list of entries with parts is an object by their names.
 */
export function readable(value: unknown, schema: JsonSchema, words: Words): unknown {
  const form = formOf(value, schema);
  if (typeof value === 'boolean') return words.flag(value);
  if (typeof value === 'string') {
    if (form.enum || form.const !== undefined) return words.valueName(value);
    return isAmount(form) ? words.amount(value) : value;
  }
  if (Array.isArray(value)) {
    const items = form.items ?? {};
    const entries = value.map((entry: unknown) => readable(entry, items, words));
    return entries.every((entry) => !isPlain(entry)) ? entries.join(', ') : byName(value, entries);
  }
  if (!isPlain(value)) return value;
  const each = typeof form.additionalProperties === 'object' ? form.additionalProperties : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      form.properties?.[name] ? words.partName(name) : form.propertyNames?.enum ? words.valueName(name) : name,
      readable(part, form.properties?.[name] ?? each, words),
    ]),
  );
}

/** The form that the value has, of those that its schema allows. */
function formOf(value: unknown, schema: JsonSchema): JsonSchema {
  const forms = formsOf(schema);
  const kind = kindOf(forms);
  const own = kind && isPlain(value) && forms.find(({ properties }) => properties?.[kind]?.const === value[kind]);
  return own || (forms[0] ?? {});
}

/** Entries by their own name where they have one that no other has, else by number. */
function byName(entries: readonly unknown[], read: readonly unknown[]): Record<string, unknown> {
  const names = entries.map(ownName);
  return Object.fromEntries(
    read.map((entry, at) => {
      const name = names[at];
      return [name && names.filter((one) => one === name).length === 1 ? name : String(at + 1), entry];
    }),
  );
}

/** An entry with a name of its own, such as a rank, is called by it. */
export const ownName = (entry: unknown): string | undefined => {
  const name = (entry as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name.trim() : undefined;
};
