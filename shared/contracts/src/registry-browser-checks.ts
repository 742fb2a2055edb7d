import * as v from 'valibot';
import { operation } from './registry-operation.ts';

/** Whether a version passed the conformance suite in Chromium. */
export const BrowserCheck = v.object({
  state: v.picklist(['waiting', 'passed', 'failed']),
  at: v.optional(v.string()),
  /** One sentence for each problem. */
  findings: v.optional(v.array(v.string())),
});
export type BrowserCheck = v.InferOutput<typeof BrowserCheck>;

export const checkProgress = operation({
  name: 'checkProgress',
  method: 'GET',
  path: '/registry/remotes/:name/versions/:version/check',
  role: 'squad',
  summary:
    'How far the check of an upload in Chromium is, while `upload` waits for it: how many checks are before it, or its present step. Null where none waits or runs.',
  reply: v.nullable(v.object({ before: v.number(), step: v.optional(v.string()) })),
});
export type CheckProgress = v.InferOutput<typeof checkProgress.reply>;
