import { ApiError } from '@atrium/api/api-error';
import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { useEffect } from 'react';
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
  /** Fetches; a running fetch of the same input is joined. */
  loadAtom: WritableAtom<null, [], Promise<void>>;
}

const MOST_ENTRIES = 50;

/** Declares a resource over a reading endpoint, in a `*.state.ts` of the screen that shows it. */
export function createResource<E extends Endpoint>(endpoint: E): Resource<E> {
  const entries = new Map<string, ResourceEntry<ReplyOf<E>>>();
  return {
    endpoint,
    entry(input) {
      const key = JSON.stringify(input ?? {});
      const known = entries.get(key);
      if (known) return known;
      const made = createEntry<E>(endpoint, input);
      entries.set(key, made);
      if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value!);
      return made;
    },
  };
}

function createEntry<E extends Endpoint>(endpoint: E, input: Input<E>): ResourceEntry<ReplyOf<E>> {
  type Value = ReplyOf<E>;
  const stateAtom = atom<ResourceState<Value>>({ status: 'pending', value: undefined, error: undefined });
  let running: Promise<void> | undefined;
  const loadAtom = atom(null, (get, set) => {
    running ??= (async () => {
      const before = get(stateAtom);
      if (before.value !== undefined) set(stateAtom, { ...before, status: 'refreshing' });
      try {
        const value = await (host().api.call as (endpoint: E, input?: unknown) => Promise<Value>)(endpoint, input);
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
  return { ...state, reload: load };
}
