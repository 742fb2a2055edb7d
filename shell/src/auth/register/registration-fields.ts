import { isSwitchOn } from '@atrium/contracts/switches';
import type { Permission, RegistrationRule } from '@atrium/contracts/system';

export type RegistrationMode = 'username' | 'mobile';

/** The fields of a registration, in their order in the form (specification 3, registration user). */
export const REGISTRATION_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'nickname',
  'mobileNum',
  'verificationCode',
  'email',
  'paymentPassword',
  'birthday',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'address',
  'bankAccountName',
  'bankAccountNumber',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'captcha',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export interface ShownField {
  name: RegistrationField;
  required: boolean;
  /** Validates the value; fields without one accept any text. */
  rule: RegistrationRule | undefined;
}

/** The verification code accepts any text up to the length limit. Source: specification 5. */
const ANY_CODE: RegistrationRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: '1',
  minLength: 1,
  maxLength: 255,
};

export interface FormSituation {
  mode: RegistrationMode;
  /** Whether the URL contains an affiliate code that passed the check. */
  affiliateKnown: boolean;
  /** Whether the URL contains a referral code. */
  referred: boolean;
}

/** The fields that the form shows and those that it requires, by the server's rules and switches. Source: specification 5. */
export function shownFields(
  { register, whitelabel }: Pick<Permission, 'register' | 'whitelabel'>,
  { mode, affiliateKnown, referred }: FormSituation,
): ShownField[] {
  const { rules } = register;
  const sms = mode === 'mobile' || isSwitchOn(whitelabel, 'registrationSms');
  const password = mode === 'username' || isSwitchOn(whitelabel, 'mobilePasswordRegistration');
  const shown = (name: RegistrationField, required: boolean, rule = rules[name]): ShownField => ({
    name,
    required,
    rule: rule && { ...rule, enabled: true, required },
  });
  return REGISTRATION_FIELDS.flatMap((name): ShownField[] => {
    const rule = rules[name];
    switch (name) {
      case 'username':
        return mode === 'username' ? [shown(name, true)] : [];
      case 'password':
        return password ? [shown(name, true)] : [];
      case 'confirmPassword':
        return mode === 'username' ? [{ name, required: true, rule: undefined }] : [];
      case 'mobileNum':
        return sms || rule?.enabled ? [shown(name, true)] : [];
      case 'verificationCode':
        return sms ? [shown(name, true, ANY_CODE)] : [];
      case 'paymentPassword':
        return rule?.enabled ? [shown(name, true)] : [];
      case 'affiliateCode':
        return rule?.enabled && !affiliateKnown ? [shown(name, rule.required)] : [];
      case 'referralCode':
        if (rule?.enabled) return [shown(name, rule.required)];
        // So that the visitor sees the code of the link; a rule that is switched off judges nothing. Source: 2.6-26.
        return referred ? [{ name, required: false, rule: undefined }] : [];
      case 'captcha':
        return register.captcha && rule?.enabled ? [shown(name, rule.required)] : [];
      default:
        return rule?.enabled ? [shown(name, rule.required)] : [];
    }
  });
}

/** The tabs of the form, each only if its switch is on; none while visitors cannot register. */
export function registrationModes(whitelabel: Permission['whitelabel']): RegistrationMode[] {
  if (!isSwitchOn(whitelabel, 'directRegistration')) return [];
  const username = isSwitchOn(whitelabel, 'usernameRegistration');
  const mobile = isSwitchOn(whitelabel, 'mobileRegistration');
  return [...(username ? (['username'] as const) : []), ...(mobile ? (['mobile'] as const) : [])];
}
