import { formatRate, formatRatePpm, parseRate } from './rate.ts';

it('[12-06] writes a rate with the decimals that it has, by the marks of the language', () => {
  expect(formatRate(0.4525, 'en')).toBe('0.4525%');
  expect(formatRate(12, 'en')).toBe('12%');
  expect(formatRatePpm(4_525, 'pt-BR')).toBe('0,4525%');
});

it('reads a typed rate to a ten-thousandth of a per cent', () => {
  expect(parseRate('0.4525')).toBe(0.4525);
  expect(parseRate('0,5')).toBe(0.5);
  expect(parseRate('0.45251')).toBeNaN();
  expect(parseRate('much')).toBeNaN();
});
