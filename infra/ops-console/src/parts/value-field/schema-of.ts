import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { JsonSchema } from './json-schema.ts';

/** The schema of a contract for `ValueField`; `without` are parts that the form shows in a way of its own. */
export function schemaOf(contract: GenericSchema, without: readonly string[] = []): JsonSchema {
  const schema = toJsonSchema(contract, { errorMode: 'ignore', typeMode: 'input' }) as JsonSchema;
  if (!schema.properties) return schema;
  const parts = Object.entries(schema.properties).filter(([name]) => !without.includes(name));
  return { ...schema, properties: Object.fromEntries(parts) };
}
