import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { ResourceOptions } from '@atrium/host';
import { createPagedResource, type PagedOptions, type PagedResource } from '@atrium/host/paged-resource';
import { createRecordExport, type RecordExport } from './record-export.state.ts';
import type { Identified, RowOf, TotalsOf } from './record-types.ts';

/** The records of a list call: its pages, its sums, its export. */
export interface RecordSource<E extends Endpoint, Row extends Identified, Totals> {
  readonly pages: PagedResource<E, Row>;
  readonly export: RecordExport<Row>;
  inputOf(query: object): InputOf<E>;
  totalsOf(reply: ReplyOf<E>): Totals;
}

/**
 * Declares the records of a list call, in a `*.state.ts` of the page that shows them, with the options of
 * `createPagedResource`.
 *
 *     export const bets = createRecordSource(betRecords, { staleOn: ['balance.changed'] });
 */
export function createRecordSource<E extends Endpoint>(
  endpoint: E,
  options: ResourceOptions<E> & { cursorField?: string } = {},
): RecordSource<E, RowOf<E>, TotalsOf<E>> {
  const pages = createPagedResource<E, ReplyOf<E>, RowOf<E>>(
    endpoint,
    options as PagedOptions<E, ReplyOf<E>, RowOf<E>>,
  );
  const inputOf = (query: object) => ({ query }) as InputOf<E>;
  return {
    pages,
    inputOf,
    totalsOf: (reply) => (reply as { totals?: TotalsOf<E> }).totals as TotalsOf<E>,
    export: createRecordExport(pages, inputOf),
  };
}
