import { changedLines } from '../changed-fields.ts';
import type { JsonSchema } from './json-schema.ts';
import { readable } from './readable.ts';

const minor: JsonSchema = { type: 'string', pattern: '^(0|[1-9]\\d*)$' };
const words = {
  partName: (part: string) => `<${part}>`,
  valueName: (value: string) => value.toUpperCase(),
  flag: (on: boolean) => (on ? 'yes' : 'no'),
  amount: (minorUnits: string) => `${minorUnits} cents`,
};
const ranks: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      gift: minor,
      first: { type: 'boolean' },
      cashback: { type: 'object', propertyNames: { enum: ['slots'] }, additionalProperties: { type: 'integer' } },
    },
  },
};

it('compares the entries of a list by their names, with words for parts, choices and switches', () => {
  const before = [{ name: 'Bronze' }, { name: 'Gold', gift: '100', first: false, cashback: { slots: 5 } }];
  const after = [{ name: 'Bronze' }, { name: 'Gold', gift: '250', first: true, cashback: { slots: 6 } }];
  expect(changedLines(readable(before, ranks, words), readable(after, ranks, words))).toEqual({
    before: 'Gold.<gift>: 100 cents\nGold.<first>: no\nGold.<cashback>.SLOTS: 5',
    after: 'Gold.<gift>: 250 cents\nGold.<first>: yes\nGold.<cashback>.SLOTS: 6',
  });
});

it('numbers entries that share a name, so that neither hides the other', () => {
  expect(
    readable(
      [
        { name: 'A', gift: '1' },
        { name: 'A', gift: '2' },
      ],
      ranks,
      words,
    ),
  ).toEqual({
    1: { '<name>': 'A', '<gift>': '1 cents' },
    2: { '<name>': 'A', '<gift>': '2 cents' },
  });
});

it('reads plain lists, choices and values without a schema as one line', () => {
  expect(readable(['100', '250'], { type: 'array', items: minor }, words)).toBe('100 cents, 250 cents');
  expect(readable('day', { enum: ['day', 'week'] }, words)).toBe('DAY');
  expect(readable([[14.6, 121]], {}, words)).toBe('14.6, 121');
  expect(readable(null, minor, words)).toBeNull();
});
