import type { JsonSchema } from './json-schema.ts';

/**
 * The differences between the payload that a reader expects and the one that a writer sends, one phrase each. The list
 * is empty if the reader accepts every payload that the writer may send. The writer may send additional fields.
 */
export function payloadGaps(reader: JsonSchema, writer: JsonSchema, place = ''): string[] {
  const label = place ? `"${place}"` : 'the payload';
  if (isAnything(reader)) return [];
  const choices = reader.anyOf;
  if (choices) {
    const sent = writer.anyOf ?? [writer];
    return sent.every((one) => choices.some((choice) => payloadGaps(choice, one, place).length === 0))
      ? []
      : [`${label} in another form`];
  }
  if (writer.anyOf) return [...new Set(writer.anyOf.flatMap((one) => payloadGaps(reader, one, place)))];
  const read = valuesOf(reader);
  if (read) {
    const sent = valuesOf(writer);
    if (!sent) return [`${label} with any value instead of ${say(read)}`];
    const strange = sent.filter((value) => !read.includes(value));
    return strange.length ? [`${label} with ${say(strange)}`] : [];
  }
  const sent = valuesOf(writer);
  const type = writer.type ?? (sent?.length ? typeof sent[0] : undefined);
  if (reader.type && reader.type !== type && !(reader.type === 'number' && type === 'integer')) {
    return [`${label} as ${type ?? 'anything'} instead of ${reader.type}`];
  }
  const fields = Object.entries(reader.properties ?? {}).flatMap(([name, wanted]) => {
    const inner = place ? `${place}.${name}` : name;
    const given = writer.properties?.[name];
    const needed = reader.required?.includes(name) ?? false;
    if (!given) return needed ? [`without "${inner}"`] : [];
    if (needed && !writer.required?.includes(name)) return [`"${inner}" only at times`];
    return payloadGaps(wanted, given, inner);
  });
  const items = reader.items && writer.items ? payloadGaps(reader.items, writer.items, `${place}[]`) : [];
  return [...fields, ...items];
}

const isAnything = (schema: JsonSchema): boolean =>
  !schema.type && !schema.anyOf && !schema.enum && schema.const === undefined && !schema.properties;

const valuesOf = ({ enum: values, const: value }: JsonSchema): unknown[] | undefined =>
  values ?? (value === undefined ? undefined : [value]);

const say = (values: unknown[]): string => values.map((value) => JSON.stringify(value)).join(' or ');
