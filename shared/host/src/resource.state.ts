import { ApiError } from '@atrium/api/api-error';
import type { CacheKey } from '@atrium/api/session-cache';
import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { atom, type Getter, type Setter, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { host } from './host-services.ts';
import { sessionAtom } from './session.state.ts';

export interface ResourceState<Value> {
  /** `refreshing` still shows the last value; `failed` may too. */
  status: 'pending' | 'ready' | 'refreshing' | 'failed';
  value: Value | undefined;
  error: ApiError | undefined;
}

/** The answers of one reading call, one entry per input. Shared by every screen that asks for the same. */
export interface Resource<E extends Endpoint> {
  readonly endpoint: E;
  /** Whether each account has answers of its own. */
  readonly personal: boolean;
  entry(input: Input<E>): ResourceEntry<ReplyOf<E>>;
}
type Input<E> = unknown extends InputOf<E> ? Record<string, never> | undefined : InputOf<E>;

interface ResourceEntry<Value> {
  /** As the session's account may see it. What is written to it outdates a fetch that is running. */
  stateAtom: WritableAtom<ResourceState<Value>, [ResourceState<Value>], void>;
  /** Fetches; a running fetch of the same input is joined. `fresh` asks the gateway in any case: also where the session keeps an answer, and where a fetch is running, which one more follows. */
  loadAtom: WritableAtom<null, [fresh?: boolean], Promise<void>>;
}

const MOST_ENTRIES = 50;

interface ResourceOptions {
  /** The answer is kept for the session under this key: a second need makes no second call, `reload` does. Source: 3-12, 7-079. */
  keptAs?: CacheKey;
  /** Each account has answers of its own, which no other is shown. As a rule those of calls that need a session. */
  personal?: boolean;
}

const accountAtom = atom((get) => get(sessionAtom)?.account);
const nobodyAtom = atom(undefined);

/** Declares a resource over a reading endpoint, in a `*.state.ts` of the screen that shows it. */
export function createResource<E extends Endpoint>(
  endpoint: E,
  { keptAs, personal = endpoint.access !== 'none' }: ResourceOptions = {},
): Resource<E> {
  const entries = new Map<string, ResourceEntry<ReplyOf<E>>>();
  return {
    endpoint,
    personal,
    entry(input) {
      const key = JSON.stringify(input ?? {});
      const known = entries.get(key);
      if (known) return known;
      const made = createEntry<E>(endpoint, input, keptAs, personal);
      entries.set(key, made);
      if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value!);
      return made;
    },
  };
}

interface Running {
  account: string | undefined;
  done: Promise<void>;
  again?: { byItself: boolean; done: Promise<void> };
}

/**
 * What a fetch under way has read may be older than what is to be shown: one more follows it, for all who ask meanwhile. It
 * is the page's own when nobody but events asked for it.
 */
function once(running: Running, load: () => Promise<void> | undefined): Promise<void> {
  const { bus } = host();
  const byItself = bus.delivering();
  if (running.again) {
    running.again.byItself &&= byItself;
    return running.again.done;
  }
  const again = { byItself, done: Promise.resolve() };
  again.done = running.done.then(() => (again.byItself ? bus.byItself(load) : load()));
  running.again = again;
  return again.done;
}

function createEntry<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  keptAs: CacheKey | undefined,
  personal: boolean,
): ResourceEntry<ReplyOf<E>> {
  type Value = ReplyOf<E>;
  const whose = personal ? accountAtom : nobodyAtom;
  const nothing: ResourceState<Value> = { status: 'pending', value: undefined, error: undefined };
  const heldAtom = atom<{ account: string | undefined; state: ResourceState<Value> }>({
    account: undefined,
    state: nothing,
  });
  let running: Running | undefined;
  const stateAtom = atom(
    (get) => {
      const { account, state } = get(heldAtom);
      return account === get(whose) ? state : nothing;
    },
    (get, set, state: ResourceState<Value>) => {
      running = undefined;
      set(heldAtom, { account: get(whose), state });
    },
  );
  const ask = async (fresh: boolean): Promise<Value> => {
    const { api, cache } = host();
    if (!keptAs) return await (api.call as (endpoint: E, input?: unknown) => Promise<Value>)(endpoint, input);
    if (fresh) cache.forget(keptAs);
    return await (cache.call as (key: CacheKey, endpoint: E, input?: unknown) => Promise<Value>)(
      keptAs,
      endpoint,
      input,
    );
  };
  const bring = (get: Getter, set: Setter, fresh: boolean): Promise<void> => {
    const account = get(whose);
    if (running && running.account === account)
      return fresh ? once(running, () => (get(whose) === account ? bring(get, set, true) : undefined)) : running.done;
    const hold = (state: ResourceState<Value>) => set(heldAtom, { account, state });
    const load = async () => {
      const before = get(stateAtom);
      if (before.value !== undefined) hold({ ...before, status: 'refreshing' });
      const state = await ask(fresh).then(
        (value): ResourceState<Value> => ({ status: 'ready', value, error: undefined }),
        (error: unknown): ResourceState<Value> => ({
          status: 'failed',
          value: before.value,
          error: error instanceof ApiError ? error : new ApiError('UNKNOWN', { message: String(error) }),
        }),
      );
      if (running !== mine) return;
      running = undefined;
      hold(state);
    };
    const mine: Running = { account, done: Promise.resolve() };
    running = mine;
    mine.done = load();
    return mine.done;
  };
  const loadAtom = atom(null, (get, set, fresh: boolean = false) => bring(get, set, fresh));
  return { stateAtom, loadAtom };
}

/**
 * A resource's answer for the given input: fetched when the screen is shown, the input changes or another account is
 * signed in, fetched again in the background when it was known. `reload` is for buttons and events.
 */
export function useResource<E extends Endpoint>(
  resource: Resource<E>,
  input?: Input<E>,
  options: { paused?: boolean } = {},
): ResourceState<ReplyOf<E>> & { reload: () => Promise<void> } {
  const entry = resource.entry(input as Input<E>);
  const state = useAtomValue(entry.stateAtom);
  const load = useSetAtom(entry.loadAtom);
  const paused = options.paused ?? false;
  const account = useAtomValue(resource.personal ? accountAtom : nobodyAtom);
  const askedBy = useRef(account);
  useEffect(() => {
    const left = askedBy.current !== undefined && account === undefined;
    askedBy.current = account;
    // Who has signed out would only be refused what needs a session.
    if (paused || (left && resource.endpoint.access !== 'none')) return;
    void load();
  }, [load, paused, account, resource]);
  const reload = useCallback(() => load(true), [load]);
  return { ...state, reload };
}
