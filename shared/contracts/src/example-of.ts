import * as v from 'valibot';
import type { Schema } from './endpoint.ts';

/** Typical texts of the portal; the first that a schema accepts is its example. */
const TEXTS = [
  '2026-11-21T08:30:00.000Z',
  '2026-11-21',
  '1250',
  'PHP',
  'EN',
  'example',
  'member@example.com',
  '+63',
  '9171234567',
  '+639171234567',
  '123456',
  'bonus-week',
  'contract-1',
  'iVBORw0KGgo=',
  '/home',
  'https://example.com/',
  'A sentence of some length.',
  'Member-0001',
  '0123456789abcdef0123456789abcdef',
  'T',
  '1',
  '09:00',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '1.0.0',
  '0123456789ab',
  '621.js:1:4711',
  'TypeError',
  'slip is not defined',
  'failure:timer',
  'visit',
  `sha384-${'a'.repeat(64)}`,
  '/remotes/slots/1.0.0/remoteEntry.js',
  'shell.home',
  'betting-record.csv',
];
const NUMBERS = [3, 1, 0, 20, 100, 1000, -1, 0.5];
/** Recursion limit for trees. */
const DEEPEST = 10;

/** The parts of a valibot schema that matter here; which of them it has follows from `type`. */
interface Known {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: Schema[];
  key?: Schema;
  value?: Schema;
  wrapped?: Schema;
  options?: unknown[];
  literal?: unknown;
  getter?: () => Schema;
}

const OPTIONAL: readonly string[] = ['optional', 'exact_optional', 'undefinedable', 'nullish'];
export const isOptional = (schema: Schema): boolean => OPTIONAL.includes((schema as unknown as Known).type);

export interface ExampleOptions {
  /** Also includes optional parts. */
  optional?: boolean;
}

/**
 * A value that a schema accepts as input, the same every time: for the API description, and as the starting point of
 * checks. Throws when it finds none, so that a schema without an example is noticed where it is written.
 */
export function exampleOf(schema: Schema, options: ExampleOptions = {}, depth = 0): unknown {
  const found = candidate(schema, options, depth);
  if (v.safeParse(schema, found).success) return found;
  // A list that asks for several entries.
  const longer =
    Array.isArray(found) && found.length === 1 ? [2, 3, 5].map((count) => Array(count).fill(found[0])) : [];
  // An object that asks for one of its optional parts.
  const wider = Object.entries((schema as unknown as Known).entries ?? {})
    .filter(([, entry]) => isOptional(entry))
    .map(([name, entry]) => ({ ...(found as object), [name]: exampleOf(entry, options, depth + 1) }));
  const [other] = [...longer, ...wider, ...TEXTS, ...NUMBERS].filter((value) => v.safeParse(schema, value).success);
  if (other === undefined)
    throw new Error(`No example fits the schema ${(schema as unknown as Known).type}: ${JSON.stringify(found)}`);
  return other;
}

function candidate(schema: Schema, options: ExampleOptions, depth: number): unknown {
  const known = schema as unknown as Known;
  const inner = (part: Schema) => exampleOf(part, options, depth + 1);
  switch (known.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(known.entries!)
          .filter(([, entry]) => options.optional || !isOptional(entry))
          .map(([name, entry]) => [name, inner(entry)]),
      );
    case 'array':
      return depth >= DEEPEST || known.item === undefined ? [] : [inner(known.item)];
    case 'tuple':
    case 'strict_tuple':
    case 'tuple_with_rest':
      return known.items!.map(inner);
    case 'record':
      return { [String(inner(known.key!))]: inner(known.value!) };
    case 'literal':
      return known.literal;
    case 'picklist':
      return known.options![0];
    case 'union':
    case 'variant':
      return inner(known.options![0] as Schema);
    case 'lazy':
      return depth >= DEEPEST ? [] : inner(known.getter!());
    case 'boolean':
      return true;
    default:
      return known.wrapped ? inner(known.wrapped) : null;
  }
}
