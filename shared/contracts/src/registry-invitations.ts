import * as v from 'valibot';
import { HolderName, Reason, RemoteNames, TokenDays } from './registry-fields.ts';
import { operation } from './registry-operation.ts';

/** `open` until it is redeemed, withdrawn or expired. The secret is not part of it. */
export const Invitation = v.object({
  id: v.string(),
  name: v.string(),
  remote: v.string(),
  state: v.picklist(['open', 'redeemed', 'withdrawn', 'expired']),
  invitedBy: v.string(),
  invitedAt: v.string(),
  expiresAt: v.string(),
});
export type Invitation = v.InferOutput<typeof Invitation>;

export const invite = operation({
  name: 'invite',
  method: 'POST',
  path: '/registry/invitations',
  role: 'operator',
  irreversible: true,
  summary: 'Invites a squad to a remote, which need not exist yet. The invitation is shown once and can be used once.',
  body: v.object({
    name: HolderName,
    /** One remote, or several separated by commas. */
    remote: RemoteNames,
    /** How long the squad's token will be valid, in days. */
    days: TokenDays,
    /** How long the invitation can be redeemed, in hours. */
    hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(168)), 72),
    reason: Reason,
  }),
  reply: v.object({ id: v.string(), invitation: v.string(), expiresAt: v.string() }),
});
export const invitations = operation({
  name: 'invitations',
  method: 'GET',
  path: '/registry/invitations',
  role: 'viewer',
  summary: 'Every invitation, newest first, without its secret.',
  reply: v.array(Invitation),
});
export const withdrawInvitation = operation({
  name: 'withdrawInvitation',
  method: 'POST',
  path: '/registry/invitations/:id/withdraw',
  role: 'operator',
  irreversible: false,
  summary: 'Ends an invitation that nobody has redeemed.',
  body: v.object({ reason: Reason }),
  reply: v.object({ id: v.string(), withdrawn: v.boolean() }),
});
export const redeemInvitation = operation({
  name: 'redeemInvitation',
  method: 'POST',
  path: '/registry/invitations/redeem',
  role: null,
  irreversible: false,
  summary: "The squad's token in exchange for its invitation, without another token. It is shown once.",
  body: v.object({ invitation: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  /** `token` works for `remote` alone, until `expiresAt`; `site` is where members see it. */
  reply: v.object({ name: v.string(), remote: v.string(), token: v.string(), expiresAt: v.string(), site: v.string() }),
});
