import * as v from 'valibot';

const Name = v.pipe(v.string(), v.regex(/^[\w.-]{1,32}$/, '1 to 32 letters, digits, dots, hyphens or underscores'));

/**
 * What a member chose in a lobby before a sports book was launched: an event by the vendor's own ID, and mostly an answer
 * to one of its markets with the price shown, in hundredths. It travels with the launch ticket from server to server,
 * never in the address; the vendor checks it against its own book and offers the price of that moment. Source: 15-05.
 */
export const LaunchSelection = v.strictObject({
  event: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/, '1 to 64 printable characters without spaces')),
  answer: v.optional(
    v.strictObject({
      market: Name,
      pick: Name,
      price: v.pipe(v.number(), v.integer(), v.minValue(101), v.maxValue(1_000_000)),
    }),
  ),
});
export type LaunchSelection = v.InferOutput<typeof LaunchSelection>;
