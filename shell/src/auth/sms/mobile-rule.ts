import { checkRule } from '@atrium/contracts/registration-rules';
import { host } from '@atrium/host';
import type { TFunction } from 'i18next';

/** What is wrong with a mobile number by the server's rule for mobileNum (5-04), as a sentence; null when nothing is. */
export function mobileProblem(value: string, t: TFunction<'shell'>): string | null {
  const text = value.trim();
  if (!text) return t('sms.mobileRequired');
  const rule = host().permission().register.rules.mobileNum;
  return !rule || checkRule({ ...rule, enabled: true }, text).valid ? null : t('sms.mobileInvalid');
}
