import * as v from 'valibot';
import { DIFFERENCE_KINDS, DIFFERENCE_PLACE, ENGINE_SENTENCE, MOST_FINDINGS } from './reportable-findings.ts';

/*
 * What a hidden rendering of a version that nobody has yet reports: names of the code (keys of texts, roles, places in
 * files) and counts. Texts, amounts and names on the page never leave the browser. Source: 13-21.
 */

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
/** A screen as the version declares it, never the address of a visit: `/fish`, `centre:member`, `part:shell.home`. */
export const ShadowPage = v.pipe(
  v.string(),
  v.regex(/^(\/[\w/:*.-]{0,120}|centre:[a-z]{1,20}|part:[a-z][a-z0-9-]{0,40}\.[a-z][a-z0-9-]{0,40})$/),
);

export const ShadowError = v.strictObject({
  error: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  message: v.optional(v.pipe(v.string(), v.regex(ENGINE_SENTENCE))),
  place: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/))),
});
export type ShadowError = v.InferOutput<typeof ShadowError>;
export const ShadowDifference = v.strictObject({
  kind: v.picklist(DIFFERENCE_KINDS),
  place: v.pipe(v.string(), v.regex(DIFFERENCE_PLACE)),
  count: Count,
});
export type ShadowDifference = v.InferOutput<typeof ShadowDifference>;

const RemoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/));
const Version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?$/));

/** One hidden rendering of `version`, beside a hidden rendering of `against` with the same replies. */
export const ShadowRendering = v.strictObject({
  remote: RemoteName,
  version: Version,
  against: Version,
  page: ShadowPage,
  /** Errors of `version` that `against` did not have. */
  errors: v.pipe(v.array(ShadowError), v.maxLength(MOST_FINDINGS.errors)),
  differences: v.pipe(v.array(ShadowDifference), v.maxLength(MOST_FINDINGS.differences)),
  /** Differences beyond those. */
  further: Count,
  /** Calls that were refused: what would write, and what this tab has not read. Neither is an error. */
  refused: v.strictObject({ writes: Count, reads: Count }),
});
export type ShadowRendering = v.InferOutput<typeof ShadowRendering>;
