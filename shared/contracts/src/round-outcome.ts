import * as v from 'valibot';

const MinorUnits = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,17})$/, 'minor units as digits'));
const Text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

/**
 * One part of a round: a field of a table, a winning line, a selection on a slip. `stake` and `payout` in minor units,
 * null where the round has them only in total; `rate` is the total return of a winning stake on it, in stakes (of the
 * round's where the part has none of its own), null where there is no fixed one. Source: GM-03.
 */
export const RoundPart = v.object({
  name: Text(200),
  stake: v.nullable(MinorUnits),
  rate: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,4})?$/))),
  result: v.nullable(Text(100)),
  payout: v.nullable(MinorUnits),
});

/** The outcome of a round, as its vendor describes it in the requested language. */
export const RoundOutcome = v.object({ result: Text(400), parts: v.pipe(v.array(RoundPart), v.maxLength(100)) });
export type RoundOutcome = v.InferOutput<typeof RoundOutcome>;
