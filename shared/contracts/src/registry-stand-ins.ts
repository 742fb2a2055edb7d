import * as v from 'valibot';
import { Changed } from './registry-approvals.ts';
import { expectedSequence, hasOneStandIn, ONE_STAND_IN, Reason, standIn } from './registry-fields.ts';
import { operation } from './registry-operation.ts';

/** How long it is put in place, where that is known. */
const minutes = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_080)));
/** The vendor whose failure it is for; left out for a failure of the remote itself. */
const vendor = v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9_-]{1,30}$/, 'A vendor has a code like PG.')));

export const PreparedStandIn = v.object({
  remote: v.string(),
  vendor: v.optional(v.string()),
  to: v.optional(v.string()),
  frame: v.optional(v.string()),
  maintenance: v.optional(v.string()),
  minutes: v.optional(v.number()),
  preparedBy: v.string(),
  preparedAt: v.string(),
  /** Why it cannot be put in place yet, in a sentence: a version that is not released, or no longer fits. */
  missing: v.optional(v.string()),
});
export type PreparedStandIn = v.InferOutput<typeof PreparedStandIn>;

export const standIns = operation({
  name: 'standIns',
  method: 'GET',
  path: '/registry/stand-ins',
  role: 'viewer',
  summary: 'The stand-ins that are prepared, and what each of them still lacks.',
  reply: v.array(PreparedStandIn),
});
export const prepareStandIn = operation({
  name: 'prepareStandIn',
  method: 'POST',
  path: '/registry/remotes/:name/stand-in',
  role: 'squad',
  irreversible: false,
  summary: 'Prepares what is proposed to operators when the remote, or a vendor, fails. Replaces the one before.',
  body: v.pipe(
    v.strictObject({ ...standIn, minutes, vendor, reason: Reason }),
    v.check((body) => hasOneStandIn(body), ONE_STAND_IN),
  ),
  reply: PreparedStandIn,
});
export const dropStandIn = operation({
  name: 'dropStandIn',
  method: 'POST',
  path: '/registry/remotes/:name/stand-in/drop',
  role: 'squad',
  irreversible: false,
  summary: 'Proposes a prepared stand-in no longer.',
  body: v.strictObject({ vendor, reason: Reason }),
  reply: v.object({ remote: v.string(), dropped: v.boolean() }),
});
export const acceptStandIn = operation({
  name: 'acceptStandIn',
  method: 'POST',
  path: '/registry/remotes/:name/stand-in/accept',
  role: 'operator',
  irreversible: false,
  summary: 'Puts a prepared stand-in in the place of its remote, as `swap` does.',
  body: v.strictObject({ vendor, reason: Reason, expectedSequence }),
  reply: Changed,
});
