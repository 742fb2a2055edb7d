import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/* Another mobile number or e-mail address, proven by a code to it and one to the present contact. Source: 11-05, AC-07. */

const path = '/wps/member/contacts';

/** `mobile` in international form with a plus: spaces, dots, hyphens and brackets are ignored. */
const NewContact = v.variant('kind', [
  v.strictObject({ kind: v.literal('mobile'), mobile: v.pipe(v.string(), v.trim(), v.regex(/^\+[\d ().-]{6,24}$/)) }),
  v.strictObject({ kind: v.literal('email'), email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)) }),
]);
export type NewContact = v.InferOutput<typeof NewContact>;

/** `old`: the masked present contact, which has received a code of its own; null where there is none. */
export const sendContactCodes = endpoint({
  name: 'contacts.sendCodes',
  method: 'POST',
  path: `${path}/codes`,
  access: 'member',
  summary: 'Sends a code to a new mobile number or e-mail address, and one to the present one.',
  source: '11-05',
  body: v.strictObject({ to: NewContact }),
  reply: v.object({ old: v.nullable(v.string()), expiredMinutes: v.number() }),
  errors: [
    'MOBILE_INVALID',
    'CONTACT_SAME',
    'VERIFICATION_TOO_MANY',
    'VERIFICATION_TOO_SOON',
    'VERIFICATION_QUOTA',
    'VERIFICATION_NOT_ALLOWED',
  ],
});

const Code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(12));

/**
 * `proof` is the code that the present contact received; the login password of an account without one. A wrong code names
 * its field (`newCode`, `proof`), and no code is used up then. CONTACT_TAKEN: the number belongs to another account.
 * PROOF_REQUIRED: a first contact of a member who has another second factor, for the purpose `contact`.
 */
export const changeContact = endpoint({
  name: 'contacts.change',
  method: 'PUT',
  path,
  access: 'member',
  encrypted: true,
  summary: 'Replaces the mobile number or e-mail address.',
  source: '11-05, AC-07',
  body: v.strictObject({
    to: NewContact,
    newCode: Code,
    proof: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  }),
  reply: v.object({ contact: v.string() }),
  errors: [
    'MOBILE_INVALID',
    'CONTACT_SAME',
    'CONTACT_TAKEN',
    'PASSWORD_WRONG',
    'PROOF_REQUIRED',
    'VERIFICATION_CODE_INVALID',
    'VERIFICATION_CODE_EXPIRED',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
  ],
});
