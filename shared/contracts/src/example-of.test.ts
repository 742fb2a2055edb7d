import * as v from 'valibot';
import { exampleOf } from './example-of.ts';
import { PositiveAmount } from './money.ts';
import { WhitelabelNode } from './system.ts';

it('finds a value that the schema accepts, the same every time', () => {
  const schema = v.strictObject({
    amount: PositiveAmount,
    kind: v.picklist(['a', 'b']),
    note: v.optional(v.string()),
    tree: WhitelabelNode,
    code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    many: v.array(v.tuple([v.number(), v.boolean()])),
  });
  const example = exampleOf(schema);
  expect(v.safeParse(schema, example).success).toBe(true);
  expect(example).toMatchObject({ kind: 'a', code: 'PHP', many: [[3, true]] });
  expect(example).not.toHaveProperty('note');
  expect(exampleOf(schema, { optional: true })).toHaveProperty('note');
  expect(exampleOf(schema)).toEqual(example);
});

it('throws when nothing fits', () => {
  expect(() => exampleOf(v.object({ odd: v.pipe(v.string(), v.regex(/^~~~$/)) }))).toThrow('No example');
});

it('gives a list as many entries as it asks for', () => {
  const pair = v.variant('level', [
    v.strictObject({ level: v.literal(1), pictures: v.pipe(v.array(v.string()), v.length(2)) }),
    v.strictObject({ level: v.literal(2), pictures: v.pipe(v.array(v.string()), v.minLength(1)) }),
  ]);
  expect(v.safeParse(pair, exampleOf(pair)).success).toBe(true);
  expect(
    v.safeParse(v.pipe(v.array(v.number()), v.minLength(3)), exampleOf(v.pipe(v.array(v.number()), v.minLength(3))))
      .success,
  ).toBe(true);
});

it('gives an object one of its optional parts where it asks for any', () => {
  const either = v.pipe(
    v.object({ amount: v.number(), name: v.optional(v.string()), id: v.optional(v.string()) }),
    v.check(({ name, id }) => name !== undefined || id !== undefined),
  );
  expect(Object.keys(exampleOf(either) as object)).toEqual(['amount', 'name']);
});
