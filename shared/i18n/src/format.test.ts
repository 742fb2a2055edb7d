import fc from 'fast-check';
import { decimalOf, formatAmount, formatCountdown, formatDecimal, formatInstant, parseAmount } from './format.ts';
import { FINISHED_LANGUAGES, languageOf } from './languages.ts';

const peso = { symbol: 'P', fractionDigits: 2 };

describe('amounts', () => {
  it('[9-33] two decimals and thousands separators', () => {
    expect(formatDecimal('123456750', 'en')).toBe('1,234,567.50');
    expect(formatDecimal('0', 'en')).toBe('0.00');
    expect(formatDecimal('7', 'en')).toBe('0.07');
  });

  it('[9-33] exact where a float would round', () => {
    expect(formatDecimal('900719925474099399', 'en')).toBe('9,007,199,254,740,993.99');
  });

  it('[9-32] the symbol stands before the number, P unless configured', () => {
    expect(formatAmount('123450', peso, 'en')).toBe('P\u00a01,234.50');
    expect(formatAmount('-5', peso, 'en')).toBe('-P\u00a00.05');
    expect(formatAmount('100', { symbol: 'RM', fractionDigits: 2 }, 'ms')).toBe('RM\u00a01.00');
  });

  it('digits are Latin in Arabic, too, so that amounts read alike beside a vendor', () => {
    expect(formatDecimal('123450', 'ar')).toBe('1,234.50');
  });

  it('what is typed and what is shown agree for every amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 3 }), (minor, digits) => {
        const text = minor.toString();
        expect(parseAmount(decimalOf(text, digits), digits)).toBe(text);
        expect(parseAmount(formatDecimal(text, 'en', digits), digits)).toBe(text);
      }),
    );
  });

  it('more decimals than the currency has are refused, not rounded', () => {
    expect(parseAmount('1.005', 2)).toBeNull();
    expect(parseAmount('1,000.5', 2)).toBe('100050');
    expect(parseAmount('-5', 2)).toBeNull();
    expect(parseAmount('abc', 2)).toBeNull();
  });

  it('a comma before the decimals is what it is in Portuguese, Indonesian and Vietnamese, and never a hundredfold', () => {
    expect(['100,50', '100,5', '1.000,50', '1.234.567,5', '1.234.567'].map((typed) => parseAmount(typed, 2))).toEqual([
      '10050',
      '10050',
      '100050',
      '123456750',
      '123456700',
    ]);
    expect(['1,000', '1,234,567.50'].map((typed) => parseAmount(typed, 2))).toEqual(['100000', '123456750']);
    expect(
      ['1.000', '1,00,0', '1234,567', '1.000.00', '1,5', ','].map((typed) =>
        parseAmount(typed, typed === '1,5' ? 0 : 2),
      ),
    ).toEqual([null, null, null, null, null, null]);
  });

  it('what is shown in a language is read back as the same amount', () => {
    for (const tag of FINISHED_LANGUAGES.map((code) => languageOf(code).tag)) {
      for (const minor of ['7', '100', '123450', '123456750'])
        expect([tag, parseAmount(formatDecimal(minor, tag), 2)]).toEqual([tag, minor]);
    }
  });
});

describe('a countdown', () => {
  it('shows hours, minutes and seconds, days only when there are any', () => {
    expect(formatCountdown(42)).toBe('00:00:42');
    expect(formatCountdown(90_061)).toBe('1d 01:01:01');
    expect(formatCountdown(-3)).toBe('00:00:00');
  });
});

it('keeps the minus of an amount before it in a line that runs from right to left', () => {
  const money = { symbol: 'P', fractionDigits: 2 };
  expect(formatAmount('-123450', money, 'ar')).toBe('\u200e-P\u00a01,234.50');
  expect(formatAmount('123450', money, 'ar')).toBe('P\u00a01,234.50');
  expect(formatAmount('-123450', money, 'en')).toBe('-P\u00a01,234.50');
});

it.each(FINISHED_LANGUAGES.map((code) => languageOf(code).tag))(
  'writes the year of a day as the fields for days do, in %s',
  (tag) => {
    const written = formatInstant('2026-11-22T08:00:00Z', tag, 'date', 'UTC');
    expect(written).toMatch(/2026/);
    expect(written).toMatch(/22/);
  },
);
