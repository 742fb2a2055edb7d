import * as v from 'valibot';
import { BrowserCheck } from './registry-browser-checks.ts';

const StandIn = v.object({
  kind: v.picklist(['module', 'frame', 'maintenance']),
  to: v.optional(v.string()),
  url: v.optional(v.string()),
  text: v.optional(v.string()),
  since: v.string(),
  until: v.optional(v.string()),
  reason: v.string(),
});
export type StandIn = v.InferOutput<typeof StandIn>;

/** The state of one remote in one brand's channel. `version` is the one that members outside a canary get. */
export const ChannelStatus = v.object({
  name: v.string(),
  channel: v.string(),
  kind: v.picklist(['module', 'frame', 'maintenance']),
  version: v.string(),
  canary: v.optional(
    v.object({
      version: v.string(),
      percent: v.number(),
      /** It grows without an operator; each step lasts `minutes` at least. */
      ramp: v.optional(v.object({ minutes: v.number(), since: v.string(), paused: v.boolean() })),
    }),
  ),
  standIn: v.optional(StandIn),
  /** Of `version`, in the answer of `status`. */
  browserCheck: v.optional(BrowserCheck),
});
export type ChannelStatus = v.InferOutput<typeof ChannelStatus>;
