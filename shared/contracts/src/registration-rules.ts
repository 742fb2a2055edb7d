import type { RegistrationRule } from './system.ts';

/**
 * The pattern families of specification 5 under the `patternId` that names their message (`reg_pattern_{patternId}`).
 * A rule of the server carries the expression itself; these are the ones that the gateway hands out. "Symbols" are the
 * printable ASCII ones without letters, digits and the space.
 */
export const PATTERN_FAMILIES = {
  any: { patternId: '1', pattern: '*' },
  letterThenLettersAndDigits: { patternId: '2', pattern: '^[A-Za-z][A-Za-z0-9]*$' },
  chineseAndDigits: { patternId: '3', pattern: '^[\\p{Script=Han}0-9]+$' },
  mailbox: { patternId: '4', pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+\\.[A-Za-z0-9.-]*[A-Za-z0-9]$" },
  lettersOrDigits: { patternId: '5', pattern: '^[A-Za-z0-9]+$' },
  lettersAndDigits: { patternId: '6', pattern: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$' },
  digits: { patternId: '7', pattern: '^[0-9]+$' },
  alphanumericWithUppercase: { patternId: '8', pattern: '^(?=.*[A-Z])[A-Za-z0-9]+$' },
  englishAndSpaces: { patternId: '9', pattern: '^[A-Za-z ]+$' },
  noSpaces: { patternId: '10', pattern: '^\\S+$' },
  chineseAndPunctuation: { patternId: '11', pattern: '^[\\p{Script=Han}\\p{P}]+$' },
  date: { patternId: '12', pattern: '^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}-[0-9]{2}-[0-9]{4})$' },
  korean: { patternId: '13', pattern: '^[\\p{Script=Hangul}]+$' },
  thai: { patternId: '14', pattern: '^[\\p{Script=Thai}]+$' },
  thaiOrEnglish: { patternId: '15', pattern: '^[\\p{Script=Thai}A-Za-z ]+$' },
  uppercaseAndSpaces: { patternId: '16', pattern: '^(?=.*[A-Z])[A-Z ]+$' },
  lettersDigitsSymbols: { patternId: '17', pattern: '^[!-~]+$' },
  allFourKinds: { patternId: '18', pattern: '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[!-/:-@\\[-`{-~])[!-~]+$' },
} as const;

export type PatternFamily = keyof typeof PATTERN_FAMILIES;

/** The maximum length that is matched: no field of a registration is longer (section 9: 255 characters). */
const LONGEST_INPUT = 255;
const LONGEST_PATTERN = 500;
/** More open-ended repetitions than this in one expression could make matching slow even on bounded input. */
const MOST_REPETITIONS = 4;

export type RuleResult =
  | { valid: true }
  /** `message` is the translation key; `fillRuleMessage` fills in the numbers. A missing value gets the same text. */
  | { valid: false; message: string; reason: 'required' | 'length' | 'pattern' }
  /** The server's own expression cannot be used: report it, and skip the check of the value. */
  | { valid: false; message: string; reason: 'rule'; detail: string };

/**
 * Validates one field by the server's rule: present when required, matching the pattern, its length (in characters as
 * people count them) within both bounds, bounds included. A disabled rule and an empty optional value pass. Never
 * throws and never takes long, whatever the server's expression. Source: 5-14 … 5-18, 5-53.
 */
export function checkRule(rule: RegistrationRule, value: string | undefined): RuleResult {
  if (!rule.enabled) return { valid: true };
  const message = `reg_pattern_${rule.patternId}`;
  if (value === undefined || value === '')
    return rule.required ? { valid: false, message, reason: 'required' } : { valid: true };
  const length = [...value.slice(0, 2 * LONGEST_INPUT + 2)].length;
  if (length < rule.minLength || length > rule.maxLength || length > LONGEST_INPUT)
    return { valid: false, message, reason: 'length' };
  if (rule.acceptedPattern === '*') return { valid: true };
  const compiled = compilePattern(rule.acceptedPattern);
  if (typeof compiled === 'string') return { valid: false, message, reason: 'rule', detail: compiled };
  if (!compiled.test(value)) return { valid: false, message, reason: 'pattern' };
  if (rule.acceptedPattern === PATTERN_FAMILIES.date.pattern && !isRealDate(value))
    return { valid: false, message, reason: 'pattern' };
  return { valid: true };
}

/**
 * Fills the numbers into a message with the placeholders (min) and (max); equal bounds are shown as one number. Source:
 * 5-16, 5-17.
 */
export function fillRuleMessage(
  template: string,
  { minLength, maxLength }: Pick<RegistrationRule, 'minLength' | 'maxLength'>,
): string {
  if (minLength === maxLength)
    return template.replace(/\(min\)[^()]*\(max\)/g, String(minLength)).replace(/\((?:min|max)\)/g, String(minLength));
  return template.replaceAll('(min)', String(minLength)).replaceAll('(max)', String(maxLength));
}

/** Both formats, `yyyy-MM-dd` and `MM-dd-yyyy`, and valid calendar days only. */
export function isRealDate(value: string): boolean {
  const written = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  const american = /^(\d{2})-(\d{2})-(\d{4})$/.exec(value);
  const [year, month, day] = written
    ? [written[1], written[2], written[3]]
    : american
      ? [american[3], american[1], american[2]]
      : [];
  if (!year) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return (
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day)
  );
}

const compiledPatterns = new Map<string, RegExp | string>();

/** The compiled expression, or a sentence on why there is none. */
function compilePattern(source: string): RegExp | string {
  const known = compiledPatterns.get(source);
  if (known !== undefined) return known;
  let compiled: RegExp | string;
  try {
    compiled = whySlow(source) ?? new RegExp(source, 'u');
  } catch (error) {
    compiled = error instanceof Error ? error.message : String(error);
  }
  compiledPatterns.set(source, compiled);
  return compiled;
}

/**
 * A sentence when an expression could match slowly: repetitions inside repeated groups, back-references, or too many
 * repetitions.
 */
function whySlow(source: string): string | undefined {
  if (source.length > LONGEST_PATTERN) return 'The expression is too long.';
  const groups: { repeats: boolean }[] = [];
  let repetitions = 0;
  let ended: { repeats: boolean } | undefined;
  for (let at = 0; at < source.length; at += 1) {
    const rest = source.slice(at);
    const repetition = /^(?:[*+]|\{\d+,\d*\}|\{\d{2,}\})/.exec(rest)?.[0];
    if (repetition) {
      if (ended?.repeats) return 'A repeated group repeats inside.';
      for (const group of groups) group.repeats = true;
      if (/^[*+]|,\}$/.test(repetition)) repetitions += 1;
      at += repetition.length - 1;
      ended = undefined;
      continue;
    }
    ended = undefined;
    const char = source[at];
    if (char === '\\') {
      if (/^\\[1-9k]/.test(rest)) return 'References back are not allowed.';
      at += 1;
    } else if (char === '[') {
      at += /^\[(?:\\.|[^\]\\])*\]/.exec(rest)?.[0].length ?? 1;
      at -= 1;
    } else if (char === '(') {
      // A look-ahead is tried from its position only: repetitions inside do not multiply.
      groups.push({ repeats: false });
    } else if (char === ')') {
      ended = groups.pop();
    } else if (char === '|') {
      for (const group of groups) group.repeats = true;
    }
  }
  return repetitions > MOST_REPETITIONS + (source.match(/\(\?=/g)?.length ?? 0)
    ? 'The expression repeats too often.'
    : undefined;
}
