import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { PROOF_ERRORS, Proof, ProofPurpose, Proofs } from './member-proof.ts';
import { Instant } from './money.ts';
import { LoginPayload, LoginResult } from './session.ts';

/*
 * Passkeys of members (WebAuthn): a passkey signs in without username and password, and proves its owner where a second
 * factor is asked. The authenticator verifies its user each time. A passkey works for the site's host name alone.
 * Source: 11-07.
 */

const path = '/wps/member/passkeys';

/** WebAuthn's options as JSON. The challenge is good for one answer within five minutes. */
const Options = v.object({ options: v.record(v.string(), v.unknown()) });

/** What the authenticator answered, as JSON. */
export const PasskeyAnswer = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(1_400)),
  response: v.looseObject({ clientDataJSON: v.pipe(v.string(), v.maxLength(4_000)) }),
});

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** `usedAt`: null before its first use. */
export const Passkey = v.object({ id: v.string(), name: v.string(), createdAt: Instant, usedAt: v.nullable(Instant) });
export type Passkey = v.InferOutput<typeof Passkey>;

export const Passkeys = v.object({
  /** The oldest first. */
  passkeys: v.array(Passkey),
  /** How many a member can have. */
  most: v.number(),
  /** The member proves themselves in one of these ways before a passkey is added or removed. */
  proofs: Proofs,
});

export const passkeys = endpoint({
  name: 'passkeys.list',
  method: 'GET',
  path,
  access: 'member',
  summary: 'The own passkeys.',
  source: '11-07',
  reply: Passkeys,
  errors: [],
});

export const sendPasskeyCode = endpoint({
  name: 'passkeys.sendCode',
  method: 'POST',
  path: `${path}/code`,
  access: 'member',
  summary: 'Sends the code that proves the member before passkeys change to a bound contact.',
  source: '11-07, AC-07',
  body: v.strictObject({ channel: v.picklist(['sms', 'email']) }),
  reply: v.object({ expiredMinutes: v.number() }),
  errors: ['PROOF_UNAVAILABLE', 'VERIFICATION_TOO_MANY', 'VERIFICATION_TOO_SOON', 'VERIFICATION_QUOTA'],
});

/** FUNCTION_DISABLED: the site is open under an address that is no host name. */
export const beginPasskey = endpoint({
  name: 'passkeys.begin',
  method: 'POST',
  path: `${path}/begin`,
  access: 'member',
  encrypted: true,
  summary: 'What a new passkey is made from; the member proves themselves first.',
  source: '11-07, AC-07',
  body: v.strictObject({ proof: Proof }),
  reply: Options,
  errors: ['PASSKEYS_FULL', 'FUNCTION_DISABLED', ...PROOF_ERRORS, 'ENCRYPTION_REQUIRED', 'ENCRYPTION_INVALID'],
});

export const addPasskey = endpoint({
  name: 'passkeys.add',
  method: 'POST',
  path,
  access: 'member',
  summary: 'Stores a new passkey by its first answer.',
  source: '11-07',
  body: v.strictObject({ name: Name, answer: PasskeyAnswer }),
  reply: Passkeys,
  errors: ['PASSKEY_WRONG', 'PASSKEYS_FULL', 'FUNCTION_DISABLED'],
});

const PasskeyId = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/)) });

export const renamePasskey = endpoint({
  name: 'passkeys.rename',
  method: 'PUT',
  path: `${path}/:id`,
  access: 'member',
  summary: 'Gives a passkey another name.',
  source: '11-07',
  params: PasskeyId,
  body: v.strictObject({ name: Name }),
  reply: Passkeys,
  errors: ['PASSKEY_UNKNOWN'],
});

export const removePasskey = endpoint({
  name: 'passkeys.remove',
  method: 'POST',
  path: `${path}/:id/remove`,
  access: 'member',
  encrypted: true,
  summary: 'Removes a passkey: it signs in no more.',
  source: '11-07, AC-07',
  params: PasskeyId,
  body: v.strictObject({ proof: Proof }),
  reply: Passkeys,
  errors: ['PASSKEY_UNKNOWN', ...PROOF_ERRORS, 'ENCRYPTION_REQUIRED', 'ENCRYPTION_INVALID'],
});

/** The answer goes, as JSON, into the proof of the call that asks for one. */
export const passkeyProofOptions = endpoint({
  name: 'passkeys.proofOptions',
  method: 'POST',
  path: `${path}/proof`,
  access: 'member',
  summary: 'What a passkey has to sign to prove the member for one purpose.',
  source: '11-07',
  body: v.strictObject({ purpose: ProofPurpose }),
  reply: Options,
  errors: ['PROOF_UNAVAILABLE', 'FUNCTION_DISABLED'],
});

export const passkeyLoginOptions = endpoint({
  name: 'session.passkeyOptions',
  method: 'POST',
  path: '/wps/session/passkey/options',
  access: 'none',
  summary: 'What a passkey has to sign to sign in. The passkey itself names the account.',
  source: '11-07',
  reply: Options,
  errors: ['FUNCTION_DISABLED'],
});

/** A passkey is two factors, so a new address needs no further verification: it is known from then on. */
export const passkeyLogin = endpoint({
  name: 'session.passkeyLogin',
  method: 'POST',
  path: '/wps/session/passkey',
  access: 'none',
  summary: 'Signs in by a passkey and sets the session cookie.',
  source: '11-07',
  body: v.strictObject({
    answer: PasskeyAnswer,
    entry: LoginPayload.entries.entry,
    agent: LoginPayload.entries.agent,
  }),
  reply: LoginResult,
  errors: ['PASSKEY_WRONG', 'LOGIN_FAILED', 'ACCOUNT_LOCKED', 'NOT_OF_THIS_AGENT', 'NOT_AN_AGENT', 'FUNCTION_DISABLED'],
});
