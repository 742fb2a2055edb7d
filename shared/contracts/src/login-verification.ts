import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { LoginResult } from './session.ts';

/*
 * The extra verification of a login from an address that the member has not used before. The login is refused with
 * EXTRA_VERIFICATION_REQUIRED, whose `value` is a `LoginChallenge`; the session begins when one of its methods is
 * passed.
 */

/**
 * phone: a code to the bound number; code: a code to the channel that the member chooses; email: a code to the bound
 * address; bankName: the name on the bank account; authenticator: a code of an authenticator app. Source: 4-71 … 4-75.
 */
export const EXTRA_WAYS = ['phone', 'code', 'email', 'bankName', 'authenticator'] as const;
export const ExtraWay = v.picklist(EXTRA_WAYS);
export type ExtraWay = v.InferOutput<typeof ExtraWay>;

export const CodeChannel = v.picklist(['sms', 'email']);
export type CodeChannel = v.InferOutput<typeof CodeChannel>;

/** The `value` of EXTRA_VERIFICATION_REQUIRED. Without any method only customer service can help. */
export const LoginChallenge = v.object({
  captcha: v.literal(false),
  /** Identifies this login until it is verified or ten minutes have passed; it grants no access. */
  challenge: v.string(),
  ways: v.array(ExtraWay),
  /** The destinations for codes, masked: `ma***@example.com`. */
  channels: v.array(v.object({ channel: CodeChannel, to: v.string() })),
});
export type LoginChallenge = v.InferOutput<typeof LoginChallenge>;

const Challenge = v.pipe(v.string(), v.minLength(16), v.maxLength(128));

export const sendExtraCode = endpoint({
  name: 'session.sendExtraCode',
  method: 'POST',
  path: '/wps/session/verification/code',
  access: 'none',
  summary: 'Sends a code for the extra verification of a login to a contact that is bound to the account.',
  source: '4-71, 4-72, 4-73',
  body: v.object({ challenge: Challenge, channel: CodeChannel }),
  reply: v.object({ expiredMinutes: v.number() }),
  errors: [
    'EXTRA_VERIFICATION_OVER',
    'ACCOUNT_LOCKED',
    'VERIFICATION_TOO_MANY',
    'VERIFICATION_TOO_SOON',
    'VERIFICATION_QUOTA',
  ],
});

/**
 * `answer`: the code, the bank account's name, or the authenticator's six digits. `channel` is the destination of the
 * code.
 */
export const verifyExtra = endpoint({
  name: 'session.verifyExtra',
  method: 'POST',
  path: '/wps/session/verification',
  access: 'none',
  encrypted: true,
  summary: 'Passes the extra verification of a login: sets the session cookie and registers the address.',
  source: '4-70 … 4-76',
  body: v.object({
    challenge: Challenge,
    way: ExtraWay,
    channel: v.optional(CodeChannel),
    answer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
  }),
  reply: LoginResult,
  errors: [
    'EXTRA_VERIFICATION_FAILED',
    'EXTRA_VERIFICATION_OVER',
    'ACCOUNT_LOCKED',
    'VERIFICATION_CODE_EXPIRED',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
  ],
});
