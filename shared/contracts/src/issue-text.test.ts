import * as v from 'valibot';
import { issueText } from './issue-text.ts';

const textOf = (schema: v.GenericSchema, value: unknown) => issueText(v.safeParse(schema, value).issues![0]);

it.each([
  ['an address', v.pipe(v.string(), v.email()), 'ana at "home"', 'Invalid email'],
  ['a choice', v.picklist(['a', 'b']), 'ana', 'Invalid type: Expected ("a" | "b")'],
  ['a number', v.number(), '0917', 'Invalid type: Expected number'],
  ['a digest of a length', v.pipe(v.string(), v.length(3)), 'ab', 'Invalid length: Expected 3 but received 2'],
  ['a message of its own', v.pipe(v.string(), v.minLength(9, 'Too short.')), 'secret', 'Too short.'],
])('[14-10] the message about %s names no received text', (_, schema, value, text) => {
  expect(textOf(schema, value)).toBe(text);
});
