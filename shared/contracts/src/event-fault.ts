import * as v from 'valibot';
import { EVENT_SCHEMAS } from './event-schemas.ts';

/** What is wrong with an event's payload, in a sentence; undefined for one that fits, and for an unknown event. */
export function eventFault(event: string, detail: unknown): string | undefined {
  const schema = (EVENT_SCHEMAS as Record<string, v.GenericSchema>)[event];
  const parsed = schema && v.safeParse(schema, detail);
  if (!parsed || parsed.success) return undefined;
  const [issue] = parsed.issues;
  return `${v.getDotPath(issue) ?? 'its payload'}: ${issue.message}`;
}
