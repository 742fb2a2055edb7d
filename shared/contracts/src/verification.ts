import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const DialingCode = v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/));
const Mobile = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20));
/** Proof that a human asked, as the human-verification provider gives it (geetest). */
const Proof = v.optional(v.string());
const Sent = v.object({ expiredMinutes: v.number() });
const errors = [
  'MOBILE_INVALID',
  'HUMAN_VERIFICATION_FAILED',
  'VERIFICATION_TOO_MANY',
  'VERIFICATION_TOO_SOON',
  'VERIFICATION_QUOTA',
  'VERIFICATION_NOT_ALLOWED',
] as const;

export const smsNoLogin = endpoint({
  name: 'verification.smsNoLogin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'none',
  summary: 'Sends a code for an SMS login or a forgotten password.',
  source: '7-006, 3-29, 3-31',
  body: v.object({ mobileNum: Mobile, countryDialingCode: DialingCode, geetest: Proof }),
  reply: Sent,
  errors,
});

export const smsRegister = endpoint({
  name: 'verification.smsRegister',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'none',
  summary: 'Sends a code for a registration.',
  source: '7-017, 3-30, 3-31',
  body: v.object({ mobileNo: Mobile, countryDialingCode: DialingCode, geetest: Proof }),
  reply: Sent,
  errors,
});

/** `value` is the picture as base64 PNG; the id goes back with the text that the visitor reads from it. */
export const captcha = endpoint({
  name: 'verification.captcha',
  method: 'GET',
  path: '/wps/captcha',
  access: 'none',
  summary: 'A new captcha, good for one use. The answer also carries the header X-Captcha-Id.',
  source: '7-020, 7-031',
  reply: v.string(),
  errors: [],
});
