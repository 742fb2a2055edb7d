import * as v from 'valibot';
import { ConsoleSession } from './console.ts';
import { operation } from './registry-operation.ts';

/*
 * The second factor of operators: an authenticator app (TOTP, RFC 6238: SHA-1, six digits, thirty seconds). A code is
 * accepted once. Source: 14-12.
 */

/** The second step of a sign-in has to be made within this time. */
export const FIRST_STEP_LIFE_MS = 5 * 60_000;

/** What cannot be undone is possible for this long after a code was entered in the session. A sign-in does not count. */
export const CONFIRMED_FOR_MS = 5 * 60_000;

const Code = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'A code has six digits.'),
  ),
});

export const enrol = operation({
  name: 'enrol',
  method: 'POST',
  path: '/console/sign-in/enrol',
  role: null,
  irreversible: false,
  summary: 'After the first step, for an operator without an authenticator app: a secret for one.',
  /** `uri` is scanned by the app (otpauth:), `secret` is the same for typing. The first code binds the app. */
  reply: v.object({ secret: v.string(), uri: v.string() }),
});
export const enterCode = operation({
  name: 'enterCode',
  method: 'POST',
  path: '/console/sign-in/code',
  role: null,
  irreversible: false,
  summary: 'The second step of a sign-in: opens the session.',
  body: Code,
  reply: ConsoleSession,
});
export const confirm = operation({
  name: 'confirm',
  method: 'POST',
  path: '/console/confirm',
  role: null,
  irreversible: false,
  summary: 'A new code in an open session: calls that cannot be undone are possible for five minutes.',
  body: Code,
  reply: v.object({ confirmedAt: v.string() }),
});
