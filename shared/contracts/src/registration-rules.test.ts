import { checkRule, fillRuleMessage, PATTERN_FAMILIES, type PatternFamily } from './registration-rules.ts';
import type { RegistrationRule } from './system.ts';

const rule = (changes: Partial<RegistrationRule> = {}): RegistrationRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: '1',
  minLength: 1,
  maxLength: 255,
  ...changes,
});
const fits = (value: string, changes: Partial<RegistrationRule> = {}) => checkRule(rule(changes), value).valid;

/** What is never run takes no time on any machine; these expressions would take hours. */
const AT_ONCE_MS = 5_000;

describe('a rule of the server', () => {
  it('[5-14] accepts a value that matches the pattern with a length within the bounds, both included', () => {
    const bounds = { acceptedPattern: '^[a-z]+$', minLength: 3, maxLength: 5 };
    expect(['ab', 'abc', 'abcde', 'abcdef', 'ab1'].map((value) => fits(value, bounds))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    // The emperor's name is one character to a reader, two code units to a machine.
    expect(fits('𠮷𠮷𠮷', { minLength: 3, maxLength: 3 })).toBe(true);
  });

  it("[5-15] accepts everything with the pattern '*'", () => {
    expect(['x', ' ', '漢 字', '*', '<b>', '\u0000'].every((value) => fits(value))).toBe(true);
  });

  it('[5-16] names the message reg_pattern_{patternId} and fills (min) and (max) with the numbers', () => {
    expect(checkRule(rule({ patternId: '7', acceptedPattern: '^\\d+$' }), 'x')).toMatchObject({
      valid: false,
      message: 'reg_pattern_7',
    });
    expect(fillRuleMessage('Use (min) to (max) digits, at least (min).', { minLength: 4, maxLength: 8 })).toBe(
      'Use 4 to 8 digits, at least 4.',
    );
  });

  it('[5-17] shows one number when minimum equals maximum', () => {
    expect(fillRuleMessage('(min) - (max) digits', { minLength: 6, maxLength: 6 })).toBe('6 digits');
    expect(fillRuleMessage('请输入(min)至(max)位数字', { minLength: 6, maxLength: 6 })).toBe('请输入6位数字');
  });

  it('[5-18] uses the same text for a missing value and for a failed rule', () => {
    const failed = checkRule(rule({ patternId: '9', acceptedPattern: '^[a-z]+$' }), '1');
    const missing = checkRule(rule({ patternId: '9', acceptedPattern: '^[a-z]+$' }), '');
    expect('message' in missing && missing.message).toBe('reg_pattern_9');
    expect('message' in failed && failed.message).toBe('reg_pattern_9');
  });

  it('lets an empty optional value and a disabled rule pass', () => {
    expect(fits('', { required: false, minLength: 5 })).toBe(true);
    expect(fits('not a number', { enabled: false, acceptedPattern: '^\\d+$' })).toBe(true);
  });

  it.each(['(a+)+$', '(a|a)*$', '([a-z]+)*!', '(.*a){20}', '\\w*\\w*\\w*\\w*\\w*\\w*!', '(a)\\1', 'x'.repeat(501)])(
    '[5-53] reports the slow expression %s instead of running it',
    (acceptedPattern) => {
      const began = performance.now();
      expect(checkRule(rule({ acceptedPattern }), `${'a'.repeat(200)}!`)).toMatchObject({
        valid: false,
        reason: 'rule',
      });
      expect(performance.now() - began).toBeLessThan(AT_ONCE_MS);
    },
  );

  it('[5-53] reports a broken expression and does not look at endless input', () => {
    expect(checkRule(rule({ acceptedPattern: '([a-z' }), 'abc')).toMatchObject({ valid: false, reason: 'rule' });
    const began = performance.now();
    expect(fits('a'.repeat(5_000_000), { acceptedPattern: '^[a-z]+$', maxLength: 10_000_000 })).toBe(false);
    expect(performance.now() - began).toBeLessThan(AT_ONCE_MS);
  });
});

/** Every printable ASCII character but letters, digits and the space. */
const SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const FAMILIES: [id: string, family: PatternFamily, good: string[], bad: string[]][] = [
  ['[5-35]', 'any', ['a', '1 !', '漢', ' ', 'a\nb', '홍ส'], []],
  ['[5-36]', 'letterThenLettersAndDigits', ['a', 'Ann9'], ['9ann', 'an_n', 'é1', 'aé', 'a漢', 'a!', 'a b']],
  ['[5-37]', 'chineseAndDigits', ['张伟', '张伟88', '88'], ['zhang', '张 伟', '张伟!', '张，', 'ひ', '홍', '张８']],
  [
    '[5-38]',
    'mailbox',
    ['a@b.co', 'first.last+tag@mail.example.org'],
    ['a@b', '@b.co', 'a b@c.de', 'a@@b.co', 'a@b.co.'],
  ],
  ['[5-39]', 'lettersOrDigits', ['abc', '123', 'a1'], ['a-1', 'a_1', 'a 1', 'ä', '漢', '１']],
  ['[5-40]', 'lettersAndDigits', ['a1', '1a'], ['abc', '123', 'a1!', 'a 1', 'a1é', 'é1', 'a１']],
  ['[5-41]', 'digits', ['0', '0917'], ['-1', '+1', '1.5', '1 2', '１', '٣', 'a']],
  ['[5-42]', 'alphanumericWithUppercase', ['A', 'aB1'], ['ab1', '1', 'A!', 'A b', 'Ab_1', 'É1', 'AÉ']],
  ['[5-43]', 'englishAndSpaces', ['Ann Lee', 'x'], ['Ann1', 'José', 'Ann-Lee', 'Ann\tLee', 'Ann\u3000Lee', '张伟']],
  ['[5-44]', 'noSpaces', ['a-b!', '张伟', 'é1', '홍ส'], ['a b', ' ', ' a', 'a ', 'a\tb', 'a\nb', 'a\u3000b']],
  [
    '[5-45]',
    'chineseAndPunctuation',
    ['张伟', '张伟·李', '你好，世界！', '《红楼梦》', '“好”', '（好）', '张—伟', '𠮷'],
    ['张 伟', '张伟1', 'a', '张$', '张+', 'ひ', '홍'],
  ],
  [
    '[5-46]',
    'date',
    ['2024-02-29', '02-29-2024', '1999-12-31'],
    [
      '2023-02-29',
      '02-31-2024',
      '2024-00-10',
      '2024-01-00',
      '2024-1-5',
      '2024-13-01',
      '31-12-1999',
      '2024/01/01',
      '99-1-1',
    ],
  ],
  ['[5-47]', 'korean', ['홍길동', 'ㄱㅏ'], ['hong', '홍 길', '홍1', '홍!', '홍漢', 'ひ', 'ส']],
  ['[5-48]', 'thai', ['สมชาย'], ['somchai', 'สม ชาย', 'สม1', 'สม!', 'สม漢', 'ລາວ']],
  ['[5-49]', 'thaiOrEnglish', ['สมชาย ใจดี', 'Somchai', 'สม chai'], ['สม1', 'Ann!', 'Ann1', 'José', 'สม漢', 'Ann\tLee']],
  ['[5-50]', 'uppercaseAndSpaces', ['ANN LEE', 'A'], ['Ann', ' ', 'ANN1', 'ANN!', 'ÉA', 'ANN\tLEE']],
  [
    '[5-51]',
    'lettersDigitsSymbols',
    ['aA1!~', 'abc', 'ABC', '123', SYMBOLS],
    ['a b', ' ', 'é', '漢', '１', '！', 'a\u007f', 'a\u0007'],
  ],
  [
    '[5-52]',
    'allFourKinds',
    [...SYMBOLS].map((symbol) => `aA1${symbol}`),
    ['aA1', 'aA!', 'a1!', 'A1!', 'aA1! ', 'aA1 ', 'aA1é', 'éA1!'],
  ],
];

it.each(FAMILIES)('%s knows the pattern family %s', (_id, family, good, bad) => {
  const { pattern, patternId } = PATTERN_FAMILIES[family];
  const judged = (value: string) => fits(value, { acceptedPattern: pattern, patternId });
  expect(good.filter((value) => !judged(value))).toEqual([]);
  expect(bad.filter(judged)).toEqual([]);
});
