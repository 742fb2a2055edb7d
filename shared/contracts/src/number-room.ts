import * as v from 'valibot';

/**
 * How much of the limit of one number of a draw is taken, by everybody or by the member who asks, in bands: amounts stay with the
 * house. `full` takes no further bet, `little` has at most a fifth left, `half` at most a half. A board lists
 * the fullest first, and none with more room. Source: 10-18.
 */
export const NumberRoom = v.object({
  issue: v.string(),
  play: v.string(),
  number: v.string(),
  room: v.picklist(['half', 'little', 'full']),
});
export type NumberRoom = v.InferOutput<typeof NumberRoom>;
