import fc from 'fast-check';
import { compare } from './comparison.ts';

it.each([
  ['1084', '1000', { kind: 'up', percent: 8.4 }],
  ['900', '1000', { kind: 'down', percent: 10 }],
  ['1000', '1000', { kind: 'same' }],
  ['500', '0', { kind: 'none' }],
  ['0', '500', { kind: 'down', percent: 100 }],
  ['9000', '1000', { kind: 'more', difference: '8000' }],
])('[12-07] compares %s with %s before', (now, before, comparison) => {
  expect(compare(now, before)).toEqual(comparison);
});

it('[12-07] never states a share for figures that change their sign', () => {
  expect(compare('-2062', '10000', { signed: true })).toEqual({ kind: 'less', difference: '12062' });
  expect(compare('500', '-500', { signed: true })).toEqual({ kind: 'more', difference: '1000' });
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(-(10n ** 15n), 10n ** 15n), (now, before) => {
      const comparison = compare(String(now), String(before), { signed: true });
      expect(comparison).not.toHaveProperty('percent');
      if ('difference' in comparison) {
        const difference = BigInt(comparison.difference);
        expect(before + (comparison.kind === 'more' ? difference : -difference)).toBe(now);
      } else expect(now).toBe(before);
    }),
  );
});
