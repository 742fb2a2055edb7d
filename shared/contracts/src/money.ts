import * as v from 'valibot';

/** An amount in minor units (1234 is 12.34), as decimal digits: JSON numbers lose cents, bigint has no JSON. */
export const Amount = v.pipe(v.string(), v.regex(/^-?\d{1,18}$/, 'minor units as digits'));
/** An amount in a request: not negative, not zero. */
export const PositiveAmount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/, 'minor units as digits, above zero'));
export const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** ISO 8601 instant in UTC. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());

export type Amount = v.InferOutput<typeof Amount>;

/** A page of records, newest first. `total` counts all records that match the filter. */
export function pageOf<const S extends v.GenericSchema>(item: S) {
  return v.object({
    items: v.array(item),
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    totalPages: v.pipe(v.number(), v.integer(), v.minValue(0)),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  });
}

const count = (fallback: number, most: number) =>
  v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(most)),
    fallback,
  );

/** Query fields of every paginated list. */
export const paging = (pageSize = 20) => ({ pageNo: count(1, 100_000), pageSize: count(pageSize, 100) });

/** A valid calendar day, 1900 or later: `isoDate` alone accepts 2026-02-31. */
export const Day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => {
    const at = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && at.getUTCFullYear() >= 1900;
  }, 'a day of the calendar'),
);

/** Query fields of every list over a span of days; dates in the brand's time zone, both included. */
export const daySpan = { from: v.optional(Day), to: v.optional(Day) };

/** A number that arrives as text in a query string: of a page, a line, a place in a list. */
export const QueryNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.number(),
  v.minValue(-1_000_000),
  v.maxValue(1_000_000),
);
