import { forgotByEmail } from '@atrium/contracts/members';
import { checkRule, PATTERN_FAMILIES } from '@atrium/contracts/registration-rules';
import { type ApiError, failureOf, host } from '@atrium/host';
import type { TFunction } from 'i18next';
import { atom } from 'jotai';
import { ruleSentence } from '../rule-sentence.ts';

export interface ForgottenByEmail {
  username: string;
  email: string;
}

const MAILBOX_RULE = {
  enabled: true,
  required: true,
  acceptedPattern: PATTERN_FAMILIES.mailbox.pattern,
  patternId: PATTERN_FAMILIES.mailbox.patternId,
  minLength: 6,
  maxLength: 100,
};

/** The sentence for a field that breaks the server's rule of the same name, or null. Source: 5-10. */
export function emailFormProblem(field: keyof ForgottenByEmail, value: string, t: TFunction<'shell'>): string | null {
  const text = value.trim();
  if (text === '') return t('form.required');
  const rule = host().permission().register.rules[field] ?? (field === 'email' ? MAILBOX_RULE : undefined);
  return !rule || checkRule({ ...rule, enabled: true, required: true }, text).valid ? null : ruleSentence(rule, t);
}

/** Requests the link; resolves to a failure, or null. Our gateway does not reveal whether the account exists. */
export const requestLinkAtom = atom(
  null,
  async (_get, _set, { username, email }: ForgottenByEmail): Promise<ApiError | null> => {
    const { api } = host();
    try {
      await api.call(forgotByEmail, { body: { username: username.trim(), email: email.trim() } });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  },
);
