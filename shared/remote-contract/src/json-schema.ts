import { EVENT_SCHEMAS } from '@atrium/contracts/event-schemas';
import { toJsonSchema } from '@valibot/to-json-schema';

/** The part of JSON Schema (draft 07) that describes payloads. Other keywords are kept but not compared. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
}

/** The payload of an event, or undefined for an unknown event. */
export function eventSchema(name: string): JsonSchema | undefined {
  const schema = (EVENT_SCHEMAS as Record<string, (typeof EVENT_SCHEMAS)[keyof typeof EVENT_SCHEMAS]>)[name];
  if (!schema) return undefined;
  const { $schema: _version, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'output' });
  return json as JsonSchema;
}

export const eventNames = (): string[] => Object.keys(EVENT_SCHEMAS);
