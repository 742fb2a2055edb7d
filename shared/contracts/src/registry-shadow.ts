import * as v from 'valibot';
import { Changed } from './registry-approvals.ts';
import { expectedSequence, Reason, RemoteVersion } from './registry-fields.ts';
import { operation } from './registry-operation.ts';
import { DIFFERENCE_KINDS } from './reportable-findings.ts';

/** Hours and renderings after which a shadow ends, where its squad says nothing else, and the most that it may say. */
export const SHADOW_LIMITS = { hours: 24, mostHours: 168, renderings: 200, mostRenderings: 10_000 } as const;

const whole = (what: string, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1, `At least 1 ${what}.`), v.maxValue(most, `At most ${most} ${what}s.`));

export const startShadow = operation({
  name: 'startShadow',
  method: 'POST',
  path: '/registry/remotes/:name/shadow',
  role: 'squad',
  irreversible: false,
  summary: 'Renders a version that nobody has yet, hidden, in idle tabs of browsers that allow it, and compares it.',
  body: v.object({
    version: RemoteVersion,
    hours: v.optional(whole('hour', SHADOW_LIMITS.mostHours), SHADOW_LIMITS.hours),
    renderings: v.optional(whole('rendering', SHADOW_LIMITS.mostRenderings), SHADOW_LIMITS.renderings),
    reason: Reason,
    expectedSequence,
  }),
  reply: Changed,
});
export const endShadow = operation({
  name: 'endShadow',
  method: 'POST',
  path: '/registry/remotes/:name/shadow/end',
  role: 'squad',
  irreversible: false,
  summary: 'Ends the hidden renderings; what they found stays until the next ones.',
  body: v.object({ reason: v.optional(Reason, 'ended'), expectedSequence }),
  reply: Changed,
});

const Finding = {
  page: v.string(),
  /** Renderings that had it. */
  renderings: v.number(),
};
export const ShadowReport = v.object({
  version: v.string(),
  startedAt: v.string(),
  startedBy: v.string(),
  until: v.string(),
  /** Why and when it ended; absent while it runs. */
  ended: v.optional(v.object({ at: v.string(), reason: v.string() })),
  mostRenderings: v.number(),
  renderings: v.number(),
  /** Those without an error and without a difference. */
  same: v.number(),
  failing: v.number(),
  refused: v.object({ writes: v.number(), reads: v.number() }),
  errors: v.array(
    v.object({
      ...Finding,
      error: v.string(),
      message: v.optional(v.string()),
      place: v.optional(v.string()),
    }),
  ),
  differences: v.array(
    v.object({ ...Finding, kind: v.picklist(DIFFERENCE_KINDS), place: v.string(), count: v.number() }),
  ),
});
export type ShadowReport = v.InferOutput<typeof ShadowReport>;

export const shadow = operation({
  name: 'shadow',
  method: 'GET',
  path: '/registry/remotes/:name/shadow',
  role: 'viewer',
  summary: 'What the latest hidden renderings of a remote found; null where there have been none.',
  reply: v.nullable(ShadowReport),
});
