import { checkRule } from '@atrium/contracts/registration-rules';
import { host } from '@atrium/host';
import type { TFunction } from 'i18next';
import { ruleSentence } from './rule-sentence.ts';

/** The sentence for a new password that breaks the server's rule, or null. */
export function passwordProblem(value: string, t: TFunction<'shell'>): string | null {
  if (!value) return t('changePassword.required');
  const rule = host().permission().register.rules.password;
  return !rule || checkRule({ ...rule, enabled: true, required: true }, value).valid ? null : ruleSentence(rule, t);
}
