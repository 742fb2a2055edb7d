import * as v from 'valibot';
import { daySpan, paging } from './money.ts';

/** Days of records that one list covers: three months, twelve in the archive. Source: 11-28. */
export const RECORD_DAYS = { usual: 92, archive: 366 } as const;

/**
 * Query fields of a list that is read page by page from the newest record on. `cursor` is the `next` of the page before;
 * without it the list begins. A page costs the same at any depth, so it says neither its number nor how many there are.
 */
export const cursorPaging = (pageSize = 20) => ({
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/))),
  pageSize: paging(pageSize).pageSize,
});

/** Query fields of such a list over any days. */
export const spanPaging = (pageSize = 20) => ({ ...cursorPaging(pageSize), ...daySpan });

/** A span of days of records; `archive` allows twelve months at once instead of three. */
export const recordDays = { ...daySpan, archive: v.optional(v.picklist(['yes'])) };

/** Query fields of a list of records over such a span. */
export const keyset = (pageSize = 20) => ({ ...cursorPaging(pageSize), ...recordDays });

/**
 * A page of such a list; `next` is null on the last one. A filter that finds little gives pages that are not full, even empty
 * ones, with a `next`: each page looks through a bounded number of records.
 */
export const keysetPageOf = <const S extends v.GenericSchema>(item: S) =>
  v.object({ items: v.array(item), next: v.nullable(v.string()) });
