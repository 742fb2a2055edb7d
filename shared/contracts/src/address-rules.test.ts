import { hasPostalCode, isPostalCode } from './address-rules.ts';

it.each([
  ['PH', '1226', true],
  ['PH', '12266', false],
  ['PH', '', false],
  ['MY', '50450', true],
  ['BR', '01310-100', true],
  ['BR', '1310', false],
  ['GB', 'sw1a 1aa', true],
  ['AE', '', true],
  ['AE', '12345', false],
  ['PE', '15001', true],
  ['PE', '', true],
  ['PE', '<script>', false],
])('[11-17] in %s "%s" is a postal code: %s', (country, code, expected) => {
  expect(isPostalCode(country, code)).toBe(expected);
});

it('knows which countries have no postal codes', () => {
  expect([hasPostalCode('HK'), hasPostalCode('PH'), hasPostalCode('PE')]).toEqual([false, true, true]);
});
