import * as v from 'valibot';
import { daySpan, paging } from './money.ts';

/** Days of records that one list covers: three months where the query names no days, twelve at most. Source: 11-28. */
export const RECORD_DAYS = { usual: 92, most: 366 } as const;

/**
 * Query fields of a list that is read page by page from the newest record on. `cursor` is the `next` of the page before;
 * without it the list begins. A page costs the same at any depth, so it says neither its number nor how many there are.
 */
export const keyset = (pageSize = 20) => ({
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/))),
  pageSize: paging(pageSize).pageSize,
  ...daySpan,
});

/** A page of such a list; `next` is null on the last one. */
export const keysetPageOf = <const S extends v.GenericSchema>(item: S) =>
  v.object({ items: v.array(item), next: v.nullable(v.string()) });
