import * as v from 'valibot';
import { ChannelStatus } from './registry-channel-status.ts';
import { operation } from './registry-operation.ts';
import { SystemStatus } from './snapshot.ts';

/** A change that waits for a second person. */
export const Approval = v.object({
  id: v.string(),
  at: v.string(),
  actor: v.string(),
  action: v.string(),
  remote: v.optional(v.string()),
  change: v.unknown(),
  reason: v.string(),
  state: v.picklist(['waiting', 'approved', 'expired']),
});
export type Approval = v.InferOutput<typeof Approval>;

/** `applied` with the new sequence number, or waiting for the approval that `approval` names (HTTP 202). */
export const Changed = v.variant('applied', [
  v.object({
    applied: v.literal(true),
    sequence: v.number(),
    remote: v.optional(ChannelStatus),
    system: v.optional(SystemStatus),
  }),
  v.object({ applied: v.literal(false), approval: Approval }),
]);
export type Changed = v.InferOutput<typeof Changed>;

export const approvals = operation({
  name: 'approvals',
  method: 'GET',
  path: '/registry/approvals',
  role: 'viewer',
  summary: 'Changes that wait for a second person.',
  reply: v.array(Approval),
});
export const approve = operation({
  name: 'approve',
  method: 'POST',
  path: '/registry/approvals/:id/approve',
  role: 'approver',
  irreversible: true,
  summary: "The second person's yes; the change is made at once.",
  reply: Changed,
});
