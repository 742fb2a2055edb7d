import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { createResource, type Resource, type ResourceOptions } from '@atrium/host';
import {
  createKeysetResource,
  createPagedResource,
  type PagedOptions,
  type PagedResource,
} from '@atrium/host/paged-resource';
import { createRecordExport, type RecordExport } from './record-export.state.ts';
import type { Identified, RowOf, TotalsOf } from './record-types.ts';

/** The records of a list call: its pages, its sums, its export. `Figures` is the answer that the sums are part of. */
export interface RecordSource<E extends Endpoint, Row extends Identified, Totals, Figures = ReplyOf<E>> {
  readonly pages: PagedResource<E, Row>;
  /** The call of the sums, for pages that are read by cursors; those by numbers bring them along. */
  readonly totals: Resource<Endpoint, Figures> | undefined;
  readonly export: RecordExport<Row>;
  inputOf(query: object): InputOf<E>;
  totalsOf(figures: Figures): Totals;
}

/**
 * Declares the records of a list call with page numbers, in a `*.state.ts` of the page that shows them, with the options of
 * `createPagedResource`.
 *
 *     export const billRecords = createRecordSource(bills, { staleOn: ['balance.changed'] });
 */
export function createRecordSource<E extends Endpoint>(
  endpoint: E,
  options: ResourceOptions<E> = {},
): RecordSource<E, RowOf<E>, TotalsOf<E>> {
  const pages = createPagedResource<E, ReplyOf<E>, RowOf<E>>(
    endpoint,
    options as PagedOptions<E, ReplyOf<E>, RowOf<E>>,
  );
  return {
    pages,
    totals: undefined,
    inputOf,
    totalsOf: (reply) => (reply as { totals?: TotalsOf<E> }).totals as TotalsOf<E>,
    export: createRecordExport(pages, inputOf),
  };
}

/**
 * Declares the records of a list call with cursors, whose sums are a call of their own with the same filters: a page of
 * records does not wait for them. Source: 11-28.
 *
 *     export const bets = createKeysetRecordSource(betLines, betTotals, { staleOn: ['balance.changed'] });
 */
export function createKeysetRecordSource<E extends Endpoint, T extends Endpoint>(
  endpoint: ReplyOf<E> extends { next: string | null } ? E : never,
  totals: T,
  options: Pick<ResourceOptions<E> & ResourceOptions<T>, 'staleOn'> = {},
): RecordSource<E, RowOf<E>, ReplyOf<T>, ReplyOf<T>> {
  const pages = createKeysetResource<E>(endpoint as never, options as ResourceOptions<E>) as unknown as PagedResource<
    E,
    RowOf<E>
  >;
  return {
    pages,
    totals: createResource(totals, options as ResourceOptions<T>) as unknown as Resource<Endpoint, ReplyOf<T>>,
    inputOf,
    totalsOf: (figures) => figures,
    export: createRecordExport(pages, inputOf),
  };
}

const inputOf = <E extends Endpoint>(query: object): InputOf<E> => ({ query }) as InputOf<E>;
