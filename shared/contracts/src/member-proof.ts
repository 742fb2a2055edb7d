import * as v from 'valibot';

/** What proves the member: a code of their authenticator app, one sent to a bound contact, or the login password. */
export const ProofWay = v.picklist(['authenticator', 'sms', 'email', 'password']);
export type ProofWay = v.InferOutput<typeof ProofWay>;

/** The ways that are open to a member. `to`: the masked contact that a code is sent to. */
export const Proofs = v.array(v.object({ way: ProofWay, to: v.nullable(v.string()) }));
export type Proofs = v.InferOutput<typeof Proofs>;
