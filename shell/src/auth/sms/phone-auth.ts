import type { i18n as I18n } from 'i18next';

/** Outcomes of a phone authentication that have their own message. Source: specification 8. */
export const PHONE_AUTH_CODES = [
  'invalid-phone',
  'too-many-requests',
  'unknown',
  'invalid-code',
  'captcha-failed',
  'quota-exceeded',
  'not-allowed',
  'code-expired',
  'popup-closed',
] as const;
export type PhoneAuthCode = (typeof PHONE_AUTH_CODES)[number];

/** Outcomes by the codes of the gateway and of a phone-authentication provider. */
const OUTCOMES: Readonly<Record<string, PhoneAuthCode>> = {
  MOBILE_INVALID: 'invalid-phone',
  VERIFICATION_TOO_MANY: 'too-many-requests',
  VERIFICATION_CODE_INVALID: 'invalid-code',
  VERIFICATION_CODE_EXPIRED: 'code-expired',
  HUMAN_VERIFICATION_FAILED: 'captcha-failed',
  VERIFICATION_QUOTA: 'quota-exceeded',
  VERIFICATION_NOT_ALLOWED: 'not-allowed',
  'auth/invalid-phone-number': 'invalid-phone',
  'auth/missing-phone-number': 'invalid-phone',
  'auth/too-many-requests': 'too-many-requests',
  'auth/invalid-verification-code': 'invalid-code',
  'auth/missing-verification-code': 'invalid-code',
  'auth/captcha-check-failed': 'captcha-failed',
  'auth/quota-exceeded': 'quota-exceeded',
  'auth/operation-not-allowed': 'not-allowed',
  'auth/code-expired': 'code-expired',
  'auth/popup-closed-by-user': 'popup-closed',
};

/** The outcome of a code; a code that is not listed is unknown. */
export const phoneAuthOutcome = (code: string): PhoneAuthCode => OUTCOMES[code] ?? 'unknown';

/** The message of a phone-authentication code, or undefined for any other code. */
export function phoneAuthSentence(i18n: I18n, code: string): string | undefined {
  if (!(code in OUTCOMES) && !code.startsWith('auth/')) return undefined;
  return i18n.t(`shell:phoneAuth.${phoneAuthOutcome(code)}`);
}
