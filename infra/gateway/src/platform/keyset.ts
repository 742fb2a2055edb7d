import { Refusal } from './errors.ts';

/**
 * The place in a list that a page ended at: the microsecond of its last row, and the numbers that order rows of one
 * instant. The next page begins behind it, in one range of one index, however deep it is. Source: 11-28.
 */
export type Place = readonly string[];

/** Digits that fit a bigint. */
const NUMBER = /^\d{1,18}$/;

const cursorOf = (place: Place): string => Buffer.from(place.join(',')).toString('base64url');

/** The place of a cursor with this many numbers; undefined for the first page. Refuses what no page ended with. */
export function placeOf(cursor: string | undefined, numbers: number): Place | undefined {
  if (!cursor) return undefined;
  const place = Buffer.from(cursor, 'base64url').toString().split(',');
  if (place.length !== numbers || !place.every((number) => NUMBER.test(number)))
    throw new Refusal('BAD_REQUEST', { params: { field: 'cursor' } });
  return place;
}

/**
 * The end of the span behind a place. PostgreSQL begins a range at a plain bound where there is one beside a comparison of
 * rows, so the plain one has to be as tight, or a page reads all rows before it.
 */
export function endBehind(place: Place | undefined, until: Date): Date {
  if (!place) return until;
  return new Date(Math.min(until.getTime(), Number(BigInt(place[0]!) / 1_000n) + 1));
}

/** A page out of rows of which one more was read than it holds; `place` is not part of what a member reads. */
export function keysetPage<Row extends { place: Place }>(
  rows: readonly Row[],
  pageSize: number,
): { page: Omit<Row, 'place'>[]; next: string | null } {
  const page = rows.slice(0, pageSize);
  return {
    page: page.map(({ place: _, ...row }) => row),
    next: rows.length > pageSize ? cursorOf(page.at(-1)!.place) : null,
  };
}

/** SQL: the microsecond of an instant, exactly, and back. */
export const microOf = (instant: string): string => `(extract(epoch FROM ${instant}) * 1000000)::bigint::text`;
export const instantOf = (parameter: string): string =>
  `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')`;
