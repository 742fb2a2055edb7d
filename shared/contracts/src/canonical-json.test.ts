import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';

it('writes the example of RFC 8785, section 3.2.2', () => {
  const value = {
    // biome-ignore lint/correctness/noPrecisionLoss: the example's own number.
    numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    // biome-ignore lint/suspicious/noUselessEscapeInString: the example's own text.
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"\/',
    literals: [null, true, false],
  };
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

it('sorts keys by UTF-16 code units, as section 3.2.3 requires', () => {
  const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
  expect(canonicalJson(Object.fromEntries(keys.map((key) => [key, 0])))).toBe(
    '{"\\r":0,"1":0,"\u0080":0,"\u00f6":0,"\u20ac":0,"\ud83d\ude00":0,"\ufb33":0}',
  );
});

it('does not depend on the order in which members were written and keeps the value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const clean = JSON.parse(JSON.stringify(value));
      const turned = Object.fromEntries(Object.entries(clean).reverse());
      expect(canonicalJson(turned)).toBe(canonicalJson(clean));
      expect(JSON.parse(canonicalJson(clean))).toEqual(clean);
    }),
  );
});

it('leaves out members without a value and throws for values that JSON cannot represent', () => {
  expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}');
  expect(() => canonicalJson({ a: Number.NaN })).toThrow('NaN');
  expect(() => canonicalJson('\ud800')).toThrow('surrogate');
  expect(() => canonicalJson({ a: () => 1 })).toThrow('function');
});
