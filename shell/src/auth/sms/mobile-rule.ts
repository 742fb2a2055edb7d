import { checkRule, PATTERN_FAMILIES } from '@atrium/contracts/registration-rules';
import { host } from '@atrium/host';
import type { TFunction } from 'i18next';

/** What is wrong with a mobile number by the server's rule for mobileNum (5-04), as a sentence; null when nothing is. */
export function mobileProblem(value: string, t: TFunction<'shell'>): string | null {
  const text = value.trim();
  if (!text) return t('sms.mobileRequired');
  const rule = host().permission().register.rules.mobileNum;
  return !rule || checkRule({ ...rule, enabled: true }, text).valid ? null : t('sms.mobileInvalid');
}

/** How many digits the server's rule wants, as `10` or `7 - 14`; undefined where the rule is of another kind. Source: 5-63. */
export function mobileDigits(): string | undefined {
  const rule = host().permission().register.rules.mobileNum;
  if (!rule || rule.acceptedPattern !== PATTERN_FAMILIES.digits.pattern) return undefined;
  return rule.minLength === rule.maxLength ? String(rule.minLength) : `${rule.minLength} - ${rule.maxLength}`;
}
