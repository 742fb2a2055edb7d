import * as v from 'valibot';
import { Changed } from './registry-approvals.ts';
import { ChannelStatus } from './registry-channel-status.ts';
import { expectedSequence, hasOneStandIn, ONE_STAND_IN, Reason, RemoteVersion, standIn } from './registry-fields.ts';
import { operation } from './registry-operation.ts';
import { Instant } from './money.ts';
import { PlaceName, SystemStatus } from './snapshot.ts';

const Percent = v.pipe(
  v.number(),
  v.minValue(0, 'A percentage is at least 0.'),
  v.maxValue(100, 'A percentage is at most 100.'),
);
const PROMOTED = 'promoted';
export const promote = operation({
  name: 'promote',
  method: 'POST',
  path: '/registry/remotes/:name/promote',
  role: 'squad',
  irreversible: false,
  summary:
    'Gives a version to everybody, with `canary` to that share of browsers, in percent, or with `ramp` to a share that grows by 1, 5, 25 and 100 percent while it is within its error budget.',
  body: v.pipe(
    v.object({
      version: RemoteVersion,
      canary: v.optional(Percent),
      /** `minutes`: how long each step lasts at least. */
      ramp: v.optional(v.object({ minutes: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_080)), 10) })),
      /** An operator's: also a version that failed its check in Chromium. It needs a reason. */
      despiteFindings: v.optional(v.boolean()),
      reason: v.optional(Reason, PROMOTED),
      expectedSequence,
    }),
    v.check((body) => body.ramp === undefined || body.canary === undefined, 'Give "canary" or "ramp", not both.'),
    v.check((body) => !body.despiteFindings || body.reason !== PROMOTED, 'Give a reason for "despiteFindings".'),
  ),
  reply: Changed,
});
export const rollback = operation({
  name: 'rollback',
  method: 'POST',
  path: '/registry/remotes/:name/rollback',
  role: 'squad',
  irreversible: false,
  summary: 'Ends the canary when one runs, else goes back to the version that was stable before.',
  body: v.object({ reason: v.optional(Reason, 'rolled back'), expectedSequence }),
  reply: Changed,
});
export const pauseRamp = operation({
  name: 'pauseRamp',
  method: 'POST',
  path: '/registry/remotes/:name/ramp',
  role: 'squad',
  irreversible: false,
  summary: 'Holds a growing canary at its share, or lets it grow again.',
  body: v.object({ paused: v.boolean(), reason: Reason, expectedSequence }),
  reply: Changed,
});
export const switchPart = operation({
  name: 'switchPart',
  method: 'POST',
  path: '/registry/remotes/:name/parts',
  role: 'squad',
  irreversible: false,
  summary: "Closes a remote's part in a place of the shell or of another remote, in every version, or opens it again.",
  body: v.object({ place: PlaceName, open: v.boolean(), reason: Reason, expectedSequence }),
  reply: Changed,
});
export const swap = operation({
  name: 'swap',
  method: 'POST',
  path: '/registry/remotes/:name/swap',
  role: 'squad',
  irreversible: false,
  summary:
    "Puts a stand-in in a remote's place: another version, somebody else's page, or a maintenance page; a squad only the last.",
  body: v.pipe(
    v.object({
      ...standIn,
      until: v.optional(
        v.pipe(
          v.string(),
          v.check((text) => !Number.isNaN(Date.parse(text)), '"until" is an ISO time.'),
        ),
      ),
      deadlineSeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3_600))),
      reason: Reason,
      expectedSequence,
    }),
    v.check((body) => hasOneStandIn(body), ONE_STAND_IN),
  ),
  reply: Changed,
});
export const restore = operation({
  name: 'restore',
  method: 'POST',
  path: '/registry/remotes/:name/restore',
  role: 'squad',
  irreversible: false,
  summary: 'Ends a swap; a squad ends the maintenance of its own remote.',
  body: v.object({ reason: v.optional(Reason, 'restored'), expectedSequence }),
  reply: Changed,
});
export const status = operation({
  name: 'status',
  method: 'GET',
  path: '/registry/status',
  role: 'viewer',
  summary: 'Every remote of the brand, the system status, the sequence.',
  reply: v.object({
    registryId: v.string(),
    sequence: v.number(),
    brand: v.string(),
    system: SystemStatus,
    remotes: v.array(ChannelStatus),
    streams: v.number(),
  }),
});
export const setSystem = operation({
  name: 'setSystem',
  method: 'POST',
  path: '/registry/system',
  role: 'operator',
  irreversible: false,
  summary: 'Sets the status of the whole site.',
  body: v.object({
    status: v.picklist(['normal', 'maintenance', 'restricted']),
    /** When the site is expected back from maintenance; visitors read it. */
    until: v.optional(Instant),
    countries: v.optional(
      v.array(v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'A country has a code of two letters.'))),
      [],
    ),
    ips: v.optional(
      v.array(
        v.pipe(v.string(), v.regex(/^[0-9a-fA-F.:]+(\/\d{1,3})?$/, 'An address block looks like 203.0.113.0/24.')),
      ),
      [],
    ),
    reason: Reason,
    expectedSequence,
  }),
  reply: Changed,
});
