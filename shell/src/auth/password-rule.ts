import { checkRule } from '@atrium/contracts/registration-rules';
import type { RegistrationRule } from '@atrium/contracts/system';
import { host } from '@atrium/host';
import type { TFunction } from 'i18next';
import { ruleSentence } from './rule-sentence.ts';

/** The sentence for a new password that breaks the server's rule, or null. */
export function passwordProblem(value: string, t: TFunction<'shell'>): string | null {
  if (!value) return t('changePassword.required');
  const rule = host().permission().register.rules.password;
  return rule ? brokenRule({ ...rule, enabled: true, required: true }, value, t) : null;
}

/** The sentence for a password that breaks a rule, or null. A wrong length has one of its own (5-54). */
export function brokenRule(rule: RegistrationRule, value: string, t: TFunction<'shell'>): string | null {
  const result = checkRule(rule, value);
  if (result.valid || result.reason === 'rule') return null;
  return result.reason === 'length'
    ? t('errors:PASSWORD_RULE', { min: rule.minLength, max: rule.maxLength })
    : ruleSentence(rule, t);
}
