import { ApiError } from '@atrium/api/api-error';
import type { CacheKey } from '@atrium/api/session-cache';
import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { host } from './host-services.ts';

export interface ResourceState<Value> {
  /** `refreshing` still shows the last value; `failed` may too. */
  status: 'pending' | 'ready' | 'refreshing' | 'failed';
  value: Value | undefined;
  error: ApiError | undefined;
}

/** The answers of one reading call, one entry per input. Shared by every screen that asks for the same. */
export interface Resource<E extends Endpoint> {
  readonly endpoint: E;
  entry(input: Input<E>): ResourceEntry<ReplyOf<E>>;
}
type Input<E> = unknown extends InputOf<E> ? Record<string, never> | undefined : InputOf<E>;

interface ResourceEntry<Value> {
  stateAtom: WritableAtom<ResourceState<Value>, [ResourceState<Value>], void>;
  /** Fetches; a running fetch of the same input is joined. `fresh` asks the gateway also where the session keeps an answer. */
  loadAtom: WritableAtom<null, [fresh?: boolean], Promise<void>>;
}

const MOST_ENTRIES = 50;

interface ResourceOptions {
  /** The answer is kept for the session under this key: a second need makes no second call, `reload` does. Source: 3-12, 7-079. */
  keptAs?: CacheKey;
}

/** Declares a resource over a reading endpoint, in a `*.state.ts` of the screen that shows it. */
export function createResource<E extends Endpoint>(endpoint: E, { keptAs }: ResourceOptions = {}): Resource<E> {
  const entries = new Map<string, ResourceEntry<ReplyOf<E>>>();
  return {
    endpoint,
    entry(input) {
      const key = JSON.stringify(input ?? {});
      const known = entries.get(key);
      if (known) return known;
      const made = createEntry<E>(endpoint, input, keptAs);
      entries.set(key, made);
      if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value!);
      return made;
    },
  };
}

function createEntry<E extends Endpoint>(endpoint: E, input: Input<E>, keptAs: CacheKey | undefined): ResourceEntry<ReplyOf<E>> {
  type Value = ReplyOf<E>;
  const stateAtom = atom<ResourceState<Value>>({ status: 'pending', value: undefined, error: undefined });
  let running: Promise<void> | undefined;
  const ask = async (fresh: boolean): Promise<Value> => {
    const { api, cache } = host();
    if (!keptAs) return await (api.call as (endpoint: E, input?: unknown) => Promise<Value>)(endpoint, input);
    if (fresh) cache.forget(keptAs);
    return await (cache.call as (key: CacheKey, endpoint: E, input?: unknown) => Promise<Value>)(keptAs, endpoint, input);
  };
  const loadAtom = atom(null, (get, set, fresh: boolean = false) => {
    running ??= (async () => {
      const before = get(stateAtom);
      if (before.value !== undefined) set(stateAtom, { ...before, status: 'refreshing' });
      try {
        const value = await ask(fresh);
        set(stateAtom, { status: 'ready', value, error: undefined });
      } catch (error) {
        const failure = error instanceof ApiError ? error : new ApiError('UNKNOWN', { message: String(error) });
        set(stateAtom, { status: 'failed', value: get(stateAtom).value, error: failure });
      } finally {
        running = undefined;
      }
    })();
    return running;
  });
  return { stateAtom, loadAtom };
}

/**
 * A resource's answer for the given input: fetched when the screen is shown or the input changes, fetched again in
 * the background when it was known. `reload` is for buttons and events.
 */
export function useResource<E extends Endpoint>(resource: Resource<E>, input?: Input<E>, options: { paused?: boolean } = {}): ResourceState<ReplyOf<E>> & { reload: () => Promise<void> } {
  const entry = resource.entry(input as Input<E>);
  const state = useAtomValue(entry.stateAtom);
  const load = useSetAtom(entry.loadAtom);
  const paused = options.paused ?? false;
  useEffect(() => {
    if (!paused) void load();
  }, [load, paused]);
  const reload = useCallback(() => load(true), [load]);
  return { ...state, reload };
}
