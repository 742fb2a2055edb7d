import { checkRule } from '@atrium/contracts/registration-rules';
import { host } from '@atrium/host';
import type { TFunction } from 'i18next';
import { ruleSentence } from './rule-sentence.ts';

/** What is wrong with a new password by the server's password rule, as a sentence; null when nothing is. */
export function passwordProblem(value: string, t: TFunction<'shell'>): string | null {
  if (!value) return t('changePassword.required');
  const rule = host().permission().register.rules.password;
  return !rule || checkRule({ ...rule, enabled: true, required: true }, value).valid ? null : ruleSentence(rule, t);
}
