import * as v from 'valibot';
import { ConsoleSession } from './console.ts';
import { operation } from './registry-operation.ts';

/*
 * Passkeys of operators (WebAuthn), in place of an authenticator app: bound in the second step of the first sign-in, used
 * there and to confirm what cannot be undone. A passkey works for the console's host name alone. Source: 14-12.
 */

/** Options of WebAuthn as JSON: for a new passkey (`creates`), or for the bound one. The challenge is good for one answer. */
const Options = v.object({ creates: v.boolean(), options: v.record(v.string(), v.unknown()) });

/** What the authenticator answered, as JSON. The registry checks it against the challenge, the origin and the public key. */
const Answer = v.object({
  answer: v.looseObject({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(1_400)),
    response: v.looseObject({ clientDataJSON: v.pipe(v.string(), v.maxLength(4_000)) }),
  }),
});

export const passkeyOptions = operation({
  name: 'passkeyOptions',
  method: 'POST',
  path: '/console/sign-in/passkey/options',
  role: null,
  irreversible: false,
  summary: 'After the first step: what the passkey has to sign, or what a new one is made from.',
  reply: Options,
});
export const enterPasskey = operation({
  name: 'enterPasskey',
  method: 'POST',
  path: '/console/sign-in/passkey',
  role: null,
  irreversible: false,
  summary: 'The second step of a sign-in by passkey: opens the session. The first answer of a new passkey binds it.',
  body: Answer,
  reply: ConsoleSession,
});
export const confirmOptions = operation({
  name: 'confirmOptions',
  method: 'POST',
  path: '/console/confirm/passkey/options',
  role: null,
  irreversible: false,
  summary: 'In an open session: what the passkey has to sign to confirm it.',
  reply: Options,
});
export const confirmPasskey = operation({
  name: 'confirmPasskey',
  method: 'POST',
  path: '/console/confirm/passkey',
  role: null,
  irreversible: false,
  summary: 'A passkey in an open session: calls that cannot be undone are possible for five minutes.',
  body: Answer,
  reply: v.object({ confirmedAt: v.string() }),
});
