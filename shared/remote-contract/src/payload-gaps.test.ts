import fc from 'fast-check';
import { eventNames, eventSchema, type JsonSchema } from './json-schema.ts';
import { payloadGaps } from './payload-gaps.ts';

const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

it('finds no gap between an event and itself', () => {
  for (const name of eventNames())
    expect([name, payloadGaps(eventSchema(name)!, eventSchema(name)!)]).toEqual([name, []]);
});

it.each<[string, JsonSchema, JsonSchema, string[]]>([
  ['a field that is gone', object({ id: { type: 'string' } }), object({}), ['without "id"']],
  [
    'a field that comes only at times',
    object({ id: { type: 'string' } }),
    object({ id: { type: 'string' } }, []),
    ['"id" only at times'],
  ],
  [
    'a field of another type',
    object({ id: { type: 'string' } }),
    object({ id: { type: 'number' } }),
    ['"id" as number instead of string'],
  ],
  [
    'a value that is not known',
    object({ up: { enum: ['yes', 'no'] } }),
    object({ up: { enum: ['yes', 'perhaps'] } }),
    ['"up" with "perhaps"'],
  ],
  [
    'a list of values that became free',
    { enum: [1, 2] },
    { type: 'number' },
    ['the payload with any value instead of 1 or 2'],
  ],
  [
    'a field further in',
    object({ draw: object({ issue: { type: 'string' } }) }),
    object({ draw: object({}) }),
    ['without "draw.issue"'],
  ],
  [
    'items of another type',
    { type: 'array', items: { type: 'string' } },
    { type: 'array', items: { type: 'boolean' } },
    ['"[]" as boolean instead of string'],
  ],
  [
    'a form that no choice fits',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    { type: 'number' },
    ['the payload in another form'],
  ],
])('names %s', (_, reader, writer, gaps) => expect(payloadGaps(reader, writer)).toEqual(gaps));

it.each<[string, JsonSchema, JsonSchema]>([
  ['more than is read', object({}), object({ id: { type: 'string' } })],
  ['less of what may be missing', object({ id: { type: 'string' } }, []), object({})],
  ['fewer values than are known', { enum: ['a', 'b'] }, { enum: ['a'] }],
  ['whole numbers for numbers', { type: 'number' }, { type: 'integer' }],
  ['a fixed text for a text', { type: 'string' }, { const: 'a' }],
  ['anything where nothing is expected', {}, { type: 'string' }],
])('is content with %s', (_, reader, writer) => expect(payloadGaps(reader, writer)).toEqual([]));

it('a payload that was taken away field by field never fits its reader again', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(names, fc.nat(), (fields, pick) => {
      const whole = object(Object.fromEntries(fields.map((name) => [name, { type: 'string' }])));
      const { [fields[pick % fields.length]!]: _gone, ...rest } = whole.properties!;
      expect(payloadGaps(whole, object(rest))).toEqual([`without "${fields[pick % fields.length]}"`]);
      expect(payloadGaps(object(rest), whole)).toEqual([]);
    }),
  );
});
