import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const DialingCode = v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/));
const Mobile = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20));
/** Proof that a human asked, as the human-verification provider gives it (geetest). */
const Proof = v.optional(v.string());
const Sent = v.object({
  expiredMinutes: v.number(),
  /** A third party sends the codes: the next one may be requested after a minute. Source: 9-09. */
  thirdParty: v.optional(v.boolean()),
});
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

/** Response headers of the captcha: its id, and its proof of work as JSON (`ProofOfWork`). */
export const CAPTCHA_ID_HEADER = 'X-Captcha-Id';
export const CAPTCHA_WORK_HEADER = 'X-Captcha-Work';

/** A captcha has at most this many times the usual work. */
export const MOST_WORK = 16;
const Work = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(MOST_WORK));

/**
 * An ALTCHA challenge. The browser searches the number from 0 to `maxnumber` for which SHA-256(`salt` + number) is
 * `challenge`, in hex. `salt` ends with parameters, among them the captcha's id and the expiry.
 */
export interface ProofOfWork {
  algorithm: 'SHA-256';
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** The solution, as base64 JSON in the field `captchaProof`. */
const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const SolvedWork = v.strictObject({
  algorithm: v.literal('SHA-256'),
  challenge: Hex,
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
  salt: v.pipe(v.string(), v.maxLength(200)),
  signature: Hex,
});
export type SolvedWork = v.InferOutput<typeof SolvedWork>;

/**
 * `value` is the picture as base64 PNG. Its id goes back with the text that the visitor reads from it and with the proof
 * of work: the answer to the picture counts only with a valid proof, because programs can read the picture, too.
 */
export const captcha = endpoint({
  name: 'verification.captcha',
  method: 'GET',
  path: '/wps/captcha',
  access: 'none',
  summary:
    'A new captcha, valid for one use. The headers X-Captcha-Id and X-Captcha-Work carry its id and its proof of work.',
  source: '7-020, 7-031, 14-06',
  /** How many times the usual work: the `work` of the failed login before. */
  query: v.object({ work: v.optional(Work, '1') }),
  reply: v.string(),
  errors: [],
});
