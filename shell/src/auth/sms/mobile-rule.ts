import { checkRule, PATTERN_FAMILIES } from '@atrium/contracts/registration-rules';
import { host } from '@atrium/host';
import type { TFunction } from 'i18next';

/** The sentence for a mobile number that breaks the server's mobileNum rule (5-04), or null. */
export function mobileProblem(value: string, t: TFunction<'shell'>): string | null {
  const text = value.trim();
  if (!text) return t('sms.mobileRequired');
  const rule = host().permission().register.rules.mobileNum;
  return !rule || checkRule({ ...rule, enabled: true }, text).valid ? null : t('sms.mobileInvalid');
}

/** The number of digits that the server's rule requires, as `10` or `7 - 14`; undefined if the rule has another form. Source: 5-63. */
export function mobileDigits(): string | undefined {
  const rule = host().permission().register.rules.mobileNum;
  if (!rule || rule.acceptedPattern !== PATTERN_FAMILIES.digits.pattern) return undefined;
  return rule.minLength === rule.maxLength ? String(rule.minLength) : `${rule.minLength} - ${rule.maxLength}`;
}
