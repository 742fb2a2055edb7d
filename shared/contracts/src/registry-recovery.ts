import * as v from 'valibot';
import { Reason } from './registry-fields.ts';
import { operation } from './registry-operation.ts';

export const reset = operation({
  name: 'reset',
  method: 'POST',
  path: '/registry/reset',
  role: 'approver',
  irreversible: true,
  summary:
    'Continues above `newest`, a snapshot that this registry signed before it was restored from an older backup, so that gateways and tabs follow it again.',
  body: v.object({
    newest: v.record(v.string(), v.unknown()),
    /** The gateways' database was restored, too: only tabs may have newer snapshots, and `newest` is as old as the backup. */
    siteRestored: v.optional(v.boolean()),
    reason: Reason,
  }),
  /** The sequence before, and of the snapshot that was issued. */
  reply: v.object({ before: v.number(), sequence: v.number() }),
});
