import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { PROOF_ERRORS, Proof, Proofs } from './member-proof.ts';

/*
 * A call that needs a proof of the member answers PROOF_REQUIRED, with the purpose as its parameter. The member proves
 * themselves by `prove`, and the same call is sent again within five minutes in the same session; each proof is good for one.
 * Source: AC-07.
 */

const path = '/wps/member/proofs';
const Purpose = v.picklist(['password', 'authenticator', 'closure', 'contact', 'personal-data', 'erasure']);

export const proofs = endpoint({
  name: 'members.proofs',
  method: 'GET',
  path,
  access: 'member',
  summary: 'The ways in which the member can prove who they are.',
  source: 'AC-07',
  reply: Proofs,
  errors: [],
});

export const sendProofCode = endpoint({
  name: 'members.sendProofCode',
  method: 'POST',
  path: `${path}/code`,
  access: 'member',
  summary: 'Sends the code that proves the member to a bound contact.',
  source: 'AC-07',
  body: v.strictObject({ channel: v.picklist(['sms', 'email']), purpose: Purpose }),
  reply: v.object({ expiredMinutes: v.number() }),
  errors: ['PROOF_UNAVAILABLE', 'VERIFICATION_TOO_MANY', 'VERIFICATION_TOO_SOON', 'VERIFICATION_QUOTA'],
});

export const prove = endpoint({
  name: 'members.prove',
  method: 'POST',
  path,
  access: 'member',
  encrypted: true,
  summary: 'Proves the member for one call of a purpose.',
  source: 'AC-07',
  body: v.strictObject({ purpose: Purpose, proof: Proof }),
  reply: v.object({}),
  errors: [...PROOF_ERRORS, 'ENCRYPTION_REQUIRED', 'ENCRYPTION_INVALID'],
});
