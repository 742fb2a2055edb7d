import fc from 'fast-check';
import { exceededJsonBound, LARGEST_JSON_COUNT, LARGEST_JSON_DEPTH } from './json-bounds.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const wide = (count: number): string => `[${Array(count).fill('0').join(',')}]`;

it('[14-05] accepts a body at its bounds, and names the bound that the next one exceeds', () => {
  expect(exceededJsonBound(nested(LARGEST_JSON_DEPTH))).toBeUndefined();
  expect(exceededJsonBound(nested(LARGEST_JSON_DEPTH + 1))).toBe('depth');
  expect(exceededJsonBound(nested(100_000))).toBe('depth');
  expect(exceededJsonBound(`{"a":${'{"a":'.repeat(LARGEST_JSON_DEPTH)}`)).toBe('depth');
  expect(exceededJsonBound(wide(LARGEST_JSON_COUNT))).toBeUndefined();
  expect(exceededJsonBound(wide(LARGEST_JSON_COUNT + 1))).toBe('count');
  expect(exceededJsonBound('[{},'.repeat(30))).toBeUndefined();
});

it('[14-05] counts nothing inside a text, also after escapes', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ',', 'x', '\\"') });
  fc.assert(fc.property(text, (any) => exceededJsonBound(JSON.stringify({ any: any.repeat(50) })) === undefined));
  expect(exceededJsonBound(`{"a":"${'['.repeat(500)}`)).toBeUndefined();
});

it('[14-05] agrees with the depth of the parsed value', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 40 }),
      (value) => (exceededJsonBound(JSON.stringify(value)) === 'depth') === depthOf(value) > LARGEST_JSON_DEPTH,
    ),
  );
});
