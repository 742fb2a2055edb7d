import type { Endpoint, InputOf } from '@atrium/contracts/endpoint';
import { type ApiError, host, type ResourceEntry, type ResourceState, useSession } from '@atrium/host';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { PageCursor, PagedResource } from './paged-resource.state.ts';

export interface GrowingList<Value> {
  /** `more`: a further page is on its way, below those that are there. */
  readonly status: 'pending' | 'ready' | 'more' | 'failed';
  /** The answers of the pages so far, the first page first. */
  readonly pages: readonly Value[];
  readonly error: ApiError | undefined;
  readonly hasNext: boolean;
  /** Adds the next page; after a failure, tries the failed one again. */
  loadNext(): void;
}

interface ShownPage<Value> {
  readonly cursor: PageCursor | undefined;
  readonly entry: ResourceEntry<Value>;
  readonly state: ResourceState<Value>;
}

/** How many pages each list shows, by resource and question: a screen that opens again shows what it showed. */
const lengthsAtom = atom<ReadonlyMap<object, Readonly<Record<string, number>>>>(new Map());

const setLengthAtom = atom(null, (get, set, paged: object, list: string, length: number) => {
  const lengths = get(lengthsAtom);
  set(lengthsAtom, new Map(lengths).set(paged, { ...lengths.get(paged), [list]: length }));
});

/** Keeps entries fresh until the returned function is called. */
const followAllAtom = atom(null, (_, set, entries: readonly ResourceEntry<never>[]) => {
  const stops = entries.map(({ followAtom }) => set(followAtom));
  return () => {
    for (const stop of stops) stop();
  };
});

/** Requests the first page of a list that is about to be shown, unless it is known. */
export const preloadGrowingList = <E extends Endpoint, Item, Value>(
  paged: PagedResource<E, Item, Value>,
  input: InputOf<E>,
): Promise<void> => host().store.set(paged.resource.entry(paged.inputOf(input, undefined)).loadAtom);

/**
 * All pages of a list from the first one to the last that was asked for, one below the other: for lists that grow while one
 * scrolls. `input` is the call's input without the cursor; null shows and fetches nothing. The resource should say `reuse`, or
 * each further page fetches those above it again.
 */
export function useGrowingList<E extends Endpoint, Item, Value>(
  paged: PagedResource<E, Item, Value>,
  input: InputOf<E> | null,
): GrowingList<Value> {
  const account = useSession()?.account;
  const list = JSON.stringify([paged.resource.personal ? account : '', input]);
  const length = useAtomValue(lengthsAtom).get(paged)?.[list] ?? 1;
  const setLength = useSetAtom(setLengthAtom);
  const follow = useSetAtom(followAllAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `list` names the input.
  const shownAtom = useMemo(() => {
    return atom((get) => {
      const shown: ShownPage<Value>[] = [];
      let cursor: PageCursor | null | undefined;
      while (input && cursor !== null && shown.length < length) {
        const entry = paged.resource.entry(paged.inputOf(input, cursor));
        const state = get(entry.stateAtom);
        shown.push({ cursor, entry, state });
        if (state.value === undefined) break;
        cursor = paged.pageOf(state.value).next;
      }
      return shown;
    });
  }, [paged, list, length]);
  const shown = useAtomValue(shownAtom);
  const cursors = shown.map(({ cursor }) => cursor).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `cursors` names the entries; another account has answers of its own.
  useEffect(() => follow(shown.map(({ entry }) => entry as ResourceEntry<never>)), [follow, list, cursors, account]);

  const last = shown.at(-1);
  const pages = useMemo(() => shown.flatMap(({ state }) => (state.value === undefined ? [] : [state.value])), [shown]);
  const missing = last?.state.value === undefined;
  const failed = missing && last?.state.status === 'failed';
  const hasNext = last?.state.value !== undefined && paged.pageOf(last.state.value).next !== null;
  const retry = useSetAtom(last?.entry.loadAtom ?? noLoadAtom);
  return {
    status: failed ? 'failed' : !missing ? 'ready' : pages.length > 0 ? 'more' : 'pending',
    pages,
    error: failed ? last.state.error : undefined,
    hasNext,
    loadNext() {
      if (failed) void retry(true);
      else if (hasNext) setLength(paged, list, shown.length + 1);
    },
  };
}

const noLoadAtom = atom(null, async (_get, _set, _fresh?: boolean) => {});
