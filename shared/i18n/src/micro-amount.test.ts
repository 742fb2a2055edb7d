import { formatMicroAmount } from './micro-amount.ts';

it('[12-10] writes millionths of a minor unit exactly', () => {
  const written = ['2000660000', '-495000', '0', '1', '-123456789012345678'].map((micro) =>
    formatMicroAmount(micro, 2, 'en'),
  );
  expect(written).toEqual(['20.0066', '−0.00495', '0.00', '0.00000001', '−1,234,567,890.12345678']);
});

it('[9-33] has the decimals of the currency and the marks of the language', () => {
  expect(formatMicroAmount('1234567500000', 0, 'vi')).toBe('1.234.567,5');
  expect(formatMicroAmount('1000000', 0, 'en')).toBe('1');
  expect(formatMicroAmount('-495000', 2, 'ar')).toBe('\u200e−0.00495');
});
