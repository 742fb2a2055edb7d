import fc from 'fast-check';
import { utf8Text } from './utf8-text.ts';

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

it('returns every text as it was encoded, a byte order mark included', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => utf8Text(encoded(text)) === text.toWellFormed()));
  expect(utf8Text(encoded('\uFEFF{}'))).toBe('\uFEFF{}');
});

it.each([
  ['a byte of no character', [0xff]],
  ['a character that is cut off', [0xe2, 0x82]],
  ['a longer form of a character', [0xc0, 0xaf]],
  ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
  ['a number above the last character', [0xf4, 0x90, 0x80, 0x80]],
])('returns no text for %s', (_, bytes) => {
  expect(utf8Text(Uint8Array.from([0x7b, ...bytes, 0x7d]))).toBeUndefined();
});
