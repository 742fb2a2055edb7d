import * as v from 'valibot';
import { Changed } from './registry-approvals.ts';
import { HolderName, Reason, RemoteName, TokenDays } from './registry-fields.ts';
import { operation, ROLES } from './registry-operation.ts';

/**
 * A person or squad that may sign in or has a token. `tokenUntil` is null for a token without an end, and absent where
 * there is no valid one.
 */
export const OperatorAccount = v.object({
  name: v.string(),
  role: v.picklist(ROLES),
  remote: v.optional(v.string()),
  /** May sign in to the console. */
  person: v.boolean(),
  /** Has a second factor. */
  factor: v.boolean(),
  /** The second factor is a passkey. */
  passkey: v.boolean(),
  tokenUntil: v.optional(v.nullable(v.string())),
  createdAt: v.string(),
});
export type OperatorAccount = v.InferOutput<typeof OperatorAccount>;

export const whoami = operation({
  name: 'whoami',
  method: 'GET',
  path: '/registry/whoami',
  role: 'viewer',
  summary: 'The holder of this token. Gateways ask `holder` about their callers.',
  reply: v.object({
    name: v.string(),
    role: v.picklist(ROLES),
    remote: v.optional(v.string()),
    /**
     * Whether a code was entered in the session within the last minutes. Absent for tokens, and for sessions that need no
     * second factor.
     */
    confirmed: v.optional(v.boolean()),
  }),
});
export const operators = operation({
  name: 'operators',
  method: 'GET',
  path: '/registry/operators',
  role: 'viewer',
  summary: 'Every account that may sign in or holds a token.',
  reply: v.array(OperatorAccount),
});
export const issueToken = operation({
  name: 'issueToken',
  method: 'POST',
  path: '/registry/operators',
  role: 'operator',
  irreversible: true,
  summary: 'A token for a squad or a viewer, in place of the one before. It is shown once.',
  body: v.pipe(
    v.object({
      name: HolderName,
      role: v.picklist(['viewer', 'squad']),
      remote: v.optional(RemoteName),
      days: TokenDays,
      reason: Reason,
    }),
    v.check(
      (body) => (body.role === 'squad') === (body.remote !== undefined),
      'A squad names its remote; a viewer has none.',
    ),
  ),
  reply: v.object({ name: v.string(), token: v.string(), expiresAt: v.string() }),
});
export const revokeToken = operation({
  name: 'revokeToken',
  method: 'POST',
  path: '/registry/operators/:name/revoke',
  role: 'operator',
  irreversible: true,
  summary:
    'Ends a token and every session of its holder at once; other tokens than those of squads and viewers only by an approver.',
  body: v.object({ reason: Reason }),
  reply: v.object({ name: v.string(), revoked: v.boolean() }),
});
export const resetFactor = operation({
  name: 'resetFactor',
  method: 'POST',
  path: '/registry/operators/:name/factor/reset',
  role: 'operator',
  irreversible: true,
  summary:
    'Removes the second factor of a person that has lost it and ends their sessions; two persons. The next sign-in binds a new one.',
  body: v.strictObject({ reason: Reason }),
  reply: Changed,
});
