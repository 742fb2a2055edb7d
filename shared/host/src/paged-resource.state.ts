import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import {
  type ApiError,
  createResource,
  type Resource,
  type ResourceInput,
  type ResourceOptions,
  useResource,
  useSession,
} from '@atrium/host';
import { useState } from 'react';

/** What names a page to the gateway: its number, or the text that the page before it ended with. */
export type PageCursor = number | string;

/** One answer, read as a page. */
export interface PageFacts<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; null on the last one. */
  readonly next: PageCursor | null;
  /** Number of pages and of all items; undefined where the gateway does not count them. */
  readonly pages?: number | undefined;
  readonly total?: number | undefined;
}

/** The shape that `pageOf(…)` of the contracts gives every list. */
interface NumberedPage {
  readonly items: readonly unknown[];
  readonly pageNo: number;
  readonly totalPages: number;
  readonly total: number;
}
type ItemOf<Reply> = Reply extends { readonly items: readonly (infer Item)[] } ? Item : unknown;

interface OwnOptions<E extends Endpoint, Value, Item> extends ResourceOptions<E, Value> {
  /** Query field that carries the cursor. Default: `pageNo`, a number from 1; any other name is a keyset cursor of the gateway. */
  cursorField?: string;
  /** Reads an answer as a page. Default: the contracts' `pageOf` shape. */
  pageOf?: (value: Value) => PageFacts<Item>;
}
/** `pageOf` may be left out for answers of the contracts' own shape. */
export type PagedOptions<E extends Endpoint, Value, Item> = Value extends NumberedPage
  ? OwnOptions<E, Value, Item>
  : OwnOptions<E, Value, Item> & Required<Pick<OwnOptions<E, Value, Item>, 'pageOf'>>;

/** The pages of one list call: each page is an entry of `resource`. */
export interface PagedResource<E extends Endpoint, Item, Value = ReplyOf<E>> {
  readonly resource: Resource<E, Value>;
  /** Whether pages are named by their numbers; otherwise by keyset cursors. */
  readonly numbered: boolean;
  pageOf(value: Value): PageFacts<Item>;
  /** The input of one page. `input` comes without a cursor; no cursor is the first page. */
  inputOf(input: InputOf<E>, cursor: PageCursor | undefined): ResourceInput<E>;
}

const numberedPage = ({ items, pageNo, totalPages, total }: NumberedPage): PageFacts<unknown> => ({
  items,
  next: pageNo < totalPages ? pageNo + 1 : null,
  pages: totalPages,
  total,
});

/**
 * Declares a resource over a call that answers in pages, with the options of `createResource`. An event of `staleOn` makes all
 * pages stale: the one that is shown is fetched again, the others when they are shown.
 *
 *     export const betsResource = createPagedResource(betRecords, { staleOn: ['balance.changed'] });
 */
export function createPagedResource<E extends Endpoint, Value = ReplyOf<E>, Item = ItemOf<Value>>(
  endpoint: E,
  ...[options]: Partial<PagedOptions<E, Value, Item>> extends PagedOptions<E, Value, Item>
    ? [options?: PagedOptions<E, Value, Item>]
    : [options: PagedOptions<E, Value, Item>]
): PagedResource<E, Item, Value> {
  const { cursorField = 'pageNo', pageOf, ...rest } = (options ?? {}) as OwnOptions<E, Value, Item>;
  const numbered = cursorField === 'pageNo';
  return {
    resource: createResource<E, Value>(endpoint, rest),
    numbered,
    pageOf: pageOf ?? (numberedPage as unknown as (value: Value) => PageFacts<Item>),
    inputOf(input, cursor = numbered ? 1 : undefined) {
      if (cursor === undefined) return input as ResourceInput<E>;
      const { query } = (input ?? {}) as { query?: object };
      return { ...(input as object), query: { ...query, [cursorField]: cursor } } as ResourceInput<E>;
    },
  };
}

/** The shape that `keysetPageOf(…)` of the contracts gives a list. */
interface KeysetPage {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

/** Declares a resource over a call of the contracts that is read by cursors, with the options of `createResource`. */
export const createKeysetResource = <E extends Endpoint>(
  endpoint: ReplyOf<E> extends KeysetPage ? E : never,
  options: ResourceOptions<E> = {},
): PagedResource<E, ItemOf<ReplyOf<E>>> =>
  createPagedResource<E, ReplyOf<E>, ItemOf<ReplyOf<E>>>(endpoint, {
    ...options,
    cursorField: 'cursor',
    pageOf: (page: ReplyOf<E>) => page as KeysetPage,
  } as unknown as PagedOptions<E, ReplyOf<E>, ItemOf<ReplyOf<E>>>);

export interface PagedState<Value, Item> {
  /** Of the page that was asked for, as in `ResourceState`. */
  readonly status: 'pending' | 'ready' | 'refreshing' | 'failed';
  /** The answer to show: the last page stays while another one is fetched; undefined before the first and after a failure. */
  readonly value: Value | undefined;
  readonly items: readonly Item[];
  /** Whether `value` is about to be replaced: another page, other filters, or fresher data is on its way. */
  readonly busy: boolean;
  readonly error: ApiError | undefined;
  /** When `value` was received: milliseconds since 1970 by this machine's clock. */
  readonly updatedAt: number | undefined;
  /** Number of the page that was asked for, from 1, and its cursor. */
  readonly page: number;
  readonly cursor: PageCursor | undefined;
  /** Undefined where the gateway does not count. */
  readonly pages: number | undefined;
  readonly total: number | undefined;
  readonly hasNext: boolean;
  /** Opens a page by its number. With keyset cursors: one that was opened before with these filters, or the next one. */
  goTo(page: number): void;
  next(): void;
  previous(): void;
  reload(): Promise<void>;
}

export interface PagedView {
  /** The page to show where the caller keeps it (in the address); without it the hook does, and begins anew with other filters. */
  page?: number | undefined;
  /** Called with the page to show next; needed with `page`. */
  onPage?: (page: number) => void;
  /** Fetches nothing. */
  paused?: boolean;
}

/** Cursors of the pages that can be opened, in their order; the first page has none. */
type Trail = readonly (PageCursor | undefined)[];
const START: Trail = [undefined];

/** One page of a list at a time, for tables. `input` is the call's input without the cursor; its `query` are the filters. */
export function usePagedResource<E extends Endpoint, Item, Value>(
  paged: PagedResource<E, Item, Value>,
  input: InputOf<E>,
  { page: chosen, onPage, paused = false }: PagedView = {},
): PagedState<Value, Item> {
  const account = useSession()?.account;
  const list = JSON.stringify([paged.resource.personal ? account : '', input]);
  const [place, setPlace] = useState({ list, page: 1, trail: START });
  const { page: own, trail } = place.list === list ? place : { page: 1, trail: START };
  const wanted = Math.max(1, chosen ?? own);
  const page = paged.numbered ? wanted : Math.min(wanted, trail.length);
  const cursor = paged.numbered ? page : trail[page - 1];

  const { value, status, error, updatedAt, reload } = useResource(paged.resource, paged.inputOf(input, cursor), {
    paused,
  });

  const [last, setLast] = useState({ account, value, updatedAt });
  if (value !== undefined && value !== last.value) setLast({ account, value, updatedAt });
  const kept = status !== 'failed' && last.account === account ? last : undefined;
  const shown = value === undefined ? kept : { value, updatedAt };
  const facts = shown?.value === undefined ? undefined : paged.pageOf(shown.value);
  const busy = value === undefined ? shown?.value !== undefined : status === 'refreshing';
  const hasNext = facts !== undefined && facts.next !== null;

  const goTo = (to: number) => {
    const next =
      !paged.numbered && to === trail.length + 1 && page === trail.length && value !== undefined && facts?.next;
    const extended = next ? [...trail, next] : trail;
    const reached = paged.numbered ? Math.max(1, to) : Math.min(Math.max(1, to), extended.length);
    setPlace({ list, page: reached, trail: extended });
    onPage?.(reached);
  };
  return {
    status,
    value: shown?.value,
    items: facts?.items ?? [],
    busy,
    error,
    updatedAt: shown?.updatedAt,
    page,
    cursor,
    pages: facts?.pages,
    total: facts?.total,
    hasNext,
    goTo,
    next: () => hasNext && goTo(page + 1),
    previous: () => page > 1 && goTo(page - 1),
    reload,
  };
}
