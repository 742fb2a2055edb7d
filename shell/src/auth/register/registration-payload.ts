import type { InputOf } from '@atrium/contracts/endpoint';
import type { register } from '@atrium/contracts/members';
import type { RegistrationField, RegistrationMode } from './registration-fields.ts';

export type RegistrationValues = Partial<Record<RegistrationField, string>> & { dialingCode?: string };

export interface RegistrationPlace {
  /** The address from which the user registers. */
  href: string;
  /** The current host. */
  host: string;
  affiliateCode?: string;
  referralCode?: string;
}

/** The request body: the fields that have a value, and the user's origin. Source: specification 3. */
export function registrationPayload(
  values: RegistrationValues,
  mode: RegistrationMode,
  place: RegistrationPlace,
  more: { captchaId?: string; captchaProof?: string; geetest?: string; termsVersion: string },
): InputOf<typeof register>['body'] {
  const { dialingCode, ...fields } = values;
  const filled = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value?.trim() ? [[name, /password/i.test(name) ? value : value.trim()]] : [],
    ),
  );
  return {
    ...filled,
    ...(mode === 'mobile' && { username: filled.mobileNum, confirmPassword: filled.password }),
    ...(dialingCode && filled.mobileNum && { countryDialingCode: dialingCode }),
    affiliateCode: filled.affiliateCode ?? place.affiliateCode,
    referralCode: filled.referralCode ?? place.referralCode,
    registerUrl: place.href.slice(0, 255),
    domain: place.host,
    registerMethod: 'WEB',
    login: true,
    ...more,
  };
}
