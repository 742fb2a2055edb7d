import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/*
 * The authenticator app of a member (TOTP, RFC 6238: SHA-1, six digits, thirty seconds): one of the ways of the extra
 * verification. Source: 4-75.
 */

const path = '/wps/member/authenticator';
const Code = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/));

export const authenticator = endpoint({
  name: 'members.authenticator',
  method: 'GET',
  path,
  access: 'member',
  summary: 'Whether an authenticator app is bound.',
  source: '4-75',
  reply: v.object({ bound: v.boolean() }),
  errors: [],
});

/** `uri` is scanned by the app (otpauth:), `secret` is the same for typing. Nothing is bound before it is confirmed. */
export const beginAuthenticator = endpoint({
  name: 'members.beginAuthenticator',
  method: 'POST',
  path,
  access: 'member',
  encrypted: true,
  summary: 'A new secret for an authenticator app; asks for the password.',
  source: '4-75, AC-07',
  body: v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) }),
  reply: v.object({ secret: v.string(), uri: v.string() }),
  errors: [
    'PASSWORD_WRONG',
    'PROOF_REQUIRED',
    'AUTHENTICATOR_STATE',
    'FUNCTION_DISABLED',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
  ],
});

export const confirmAuthenticator = endpoint({
  name: 'members.confirmAuthenticator',
  method: 'PUT',
  path,
  access: 'member',
  summary: 'Binds the app by its first code.',
  source: '4-75',
  body: v.object({ code: Code }),
  reply: v.object({ bound: v.boolean() }),
  errors: ['VERIFICATION_CODE_INVALID', 'AUTHENTICATOR_STATE'],
});

export const removeAuthenticator = endpoint({
  name: 'members.removeAuthenticator',
  method: 'DELETE',
  path,
  access: 'member',
  summary: 'Takes the app off by one of its codes.',
  source: '4-75, AC-07',
  body: v.object({ code: Code }),
  reply: v.object({ bound: v.boolean() }),
  errors: ['VERIFICATION_CODE_INVALID', 'AUTHENTICATOR_STATE'],
});
