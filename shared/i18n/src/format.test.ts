import fc from 'fast-check';
import {
  decimalOf,
  formatAmount,
  formatCountdown,
  formatDecimal,
  formatPercent,
  formatNumber,
  formatInstant,
  formatShortAmount,
  parseAmount,
  formatTimeZone,
} from './format.ts';
import { FINISHED_TAGS } from '@atrium/contracts/languages';

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

  it('[9-32] the symbol precedes the number, P unless configured', () => {
    expect(formatAmount('123450', peso, 'en')).toBe('P\u00a01,234.50');
    expect(formatAmount('-5', peso, 'en')).toBe('−P\u00a00.05');
    expect(formatAmount('100', { symbol: 'RM', fractionDigits: 2 }, 'ms')).toBe('RM\u00a01.00');
  });

  it('a minus sign, not a hyphen, marks what is below zero', () => {
    expect([formatDecimal('-700', 'en'), formatNumber(-7, 'en'), formatPercent(-7.5, 'en')]).toEqual([
      '−7.00',
      '−7',
      '−7.5%',
    ]);
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
    for (const tag of FINISHED_TAGS) {
      for (const minor of ['7', '100', '123450', '123456750'])
        for (const digits of [0, 2, 3])
          expect([tag, parseAmount(formatDecimal(minor, tag, digits), digits)]).toEqual([tag, minor]);
    }
  });

  it('a currency without decimals, as the dong, takes thousands in either mark and no decimals', () => {
    const dong = { symbol: '₫', fractionDigits: 0 };
    expect(formatAmount('1234500', dong, 'vi')).toBe('₫\u00a01.234.500');
    expect(formatAmount('-50000', dong, 'en')).toBe('−₫\u00a050,000');
    expect(['50000', '50.000', '50,000', '1.234.500', '50 000'].map((typed) => parseAmount(typed, 0))).toEqual([
      '50000',
      '50000',
      '50000',
      '1234500',
      '50000',
    ]);
    expect(['50.0', '50,00', '0.5', '50.000,5'].map((typed) => parseAmount(typed, 0))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(decimalOf('50000', 0)).toBe('50000');
  });

  it('a currency with three decimals, as the dinar, never takes them for thousands', () => {
    const dinar = { symbol: 'KD', fractionDigits: 3 };
    expect(formatAmount('1234500', dinar, 'en')).toBe('KD\u00a01,234.500');
    expect(['1.500', '1,500', '1,234.500', '1.234,5', '12'].map((typed) => parseAmount(typed, 3))).toEqual([
      '1500',
      '1500',
      '1234500',
      '1234500',
      '12000',
    ]);
    expect(parseAmount('1.5005', 3)).toBeNull();
  });

  it('a short amount is without the decimals of a whole one, in every language', () => {
    expect(formatShortAmount('50000', peso, 'en')).toBe('P\u00a0500');
    expect(formatShortAmount('100050', peso, 'pt-BR')).toBe('P\u00a01.000,50');
    expect(formatShortAmount('100000', peso, 'pt-BR')).toBe('P\u00a01.000');
    expect(formatShortAmount('100000', { symbol: '₫', fractionDigits: 0 }, 'vi')).toBe('₫\u00a0100.000');
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
  expect(formatAmount('-123450', money, 'ar')).toBe('\u200e−P\u00a01,234.50');
  expect(formatAmount('123450', money, 'ar')).toBe('P\u00a01,234.50');
  expect(formatAmount('-123450', money, 'en')).toBe('−P\u00a01,234.50');
});

it.each([
  ['en', 'Nov 22, 2026, 16:00:05 GMT+8', '16:00:05 GMT+8'],
  ['th', '22 พ.ย. 2026 16:00:05 GMT+8', '16:00:05 GMT+8'],
  ['ko', '2026년 11월 22일 16:00:05 GMT+8', '16:00:05 GMT+8'],
  ['vi', '16:00:05 GMT+8 22 thg 11, 2026', '16:00:05 GMT+8'],
])('[15-10] a full time and a clock have their zone in %s, and digits', (tag, full, clock) => {
  const of = (style: 'full' | 'clock') => formatInstant('2026-11-22T08:00:05Z', tag, style, 'Asia/Manila');
  expect([of('full'), of('clock')]).toEqual([full, clock]);
});

it.each(FINISHED_TAGS)('writes the year of a day as the fields for days do, in %s', (tag) => {
  const written = formatInstant('2026-11-22T08:00:00Z', tag, 'date', 'UTC');
  expect(written).toMatch(/2026/);
  expect(written).toMatch(/22/);
});

it('[15-10] names a time zone in the language of the page, not by its English city', () => {
  expect(['en', 'vi', 'ko'].map((tag) => formatTimeZone('Asia/Manila', tag, 'long'))).toEqual([
    'Philippines Time',
    'Giờ Philippines',
    '필리핀 시간',
  ]);
  expect(['en', 'pt-BR'].map((tag) => formatTimeZone('Asia/Manila', tag))).toEqual(['GMT+8', 'GMT+8']);
});
