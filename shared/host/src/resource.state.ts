import type { CacheKey } from '@atrium/api/session-cache';
import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { PortalEvent, PortalEvents } from '@atrium/contracts/events';
import { atom, type Getter, type Setter, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { startTransition, useCallback, useEffect, useRef } from 'react';
import type { EventBus } from './event-bus.ts';
import { type ApiError, failureOf, isTransient } from './failure.ts';
import { host } from './host-services.ts';
import { fetchAfter, type RunningFetch } from './running-fetch.ts';
import { sessionAtom } from './session.state.ts';

export interface ResourceState<Value> {
  /** `refreshing` still shows the last value; `failed` may too. */
  status: 'pending' | 'ready' | 'refreshing' | 'failed';
  value: Value | undefined;
  /** Why the last fetch failed; undefined unless `status` is `failed`. */
  error: ApiError | undefined;
  /** When `value` was received or written: milliseconds since 1970 by this machine's clock; undefined without a value. */
  updatedAt: number | undefined;
}

/** A state as it is written; `updatedAt` is this moment where it is left out. */
export type WrittenState<Value> = Omit<ResourceState<Value>, 'updatedAt'> & { updatedAt?: number | undefined };

/** What an event is about, against one entry of a resource. */
type Concerns<E extends Endpoint, Value, Event extends PortalEvent> = (
  detail: PortalEvents[Event],
  input: ResourceInput<E>,
  value: Value | undefined,
) => boolean;

/**
 * The events that make a resource stale: a list of names, or a table in which a predicate says for each event which inputs
 * (or which values, where they decide it) it is about.
 */
export type StaleOn<E extends Endpoint, Value = ReplyOf<E>> =
  | readonly PortalEvent[]
  | { readonly [Event in PortalEvent]?: true | Concerns<E, Value, Event> };

export interface ResourceOptions<E extends Endpoint, Value = ReplyOf<E>> {
  /** Keeps the answer for the session under this key: a second need makes no second call, `reload` does. Source: 3-12, 7-079. */
  keptAs?: CacheKey;
  /** Each account has answers of its own, which no other account sees. Default: true for calls that need a session. */
  personal?: boolean;
  /**
   * Events after which the answer is stale. An entry that a visible screen shows is fetched again at once, once for a burst;
   * any other is marked, and fetched again when a screen shows it or the page becomes visible. `live.gap` (missed events)
   * counts with each of them, also with an empty list. A refresh that is lost on the way, or meets a fault of the gateway, is
   * repeated a few times while a screen shows the last value.
   */
  staleOn?: StaleOn<E, Value>;
  /** Shows a known answer as it is until it is stale. Default: false, a screen that opens fetches it again in the background. */
  reuse?: boolean;
  /** Shows answers in a React transition, so that a screen that is long to draw stays responsive. Default: false. */
  transition?: boolean;
  /**
   * Fetches in place of the plain call, and may turn the answer into another value. `fresh` asks for an answer of the gateway
   * that is no older than this moment. Rejects with `ApiError`.
   */
  fetch?: (input: ResourceInput<E>, fresh: boolean) => Promise<Value>;
}

/** The answers of one reading call, one entry per input. Shared by every screen that asks for the same. */
export interface Resource<E extends Endpoint, Value = ReplyOf<E>> {
  readonly endpoint: E;
  /** Whether each account has answers of its own. */
  readonly personal: boolean;
  entry(input: ResourceInput<E>): ResourceEntry<Value>;
}
export type ResourceInput<E> = unknown extends InputOf<E> ? Record<string, never> | undefined : InputOf<E>;

export interface ResourceEntry<Value> {
  /** What the session's account may see. Writing to it outdates a fetch that is running. */
  stateAtom: WritableAtom<ResourceState<Value>, [WrittenState<Value>], void>;
  /**
   * Fetches; joins a running fetch of the same input. `fresh` asks the gateway in any case: also where the session keeps an
   * answer, and where a fetch is running, which one more follows.
   */
  loadAtom: WritableAtom<null, [fresh?: boolean], Promise<void>>;
  /** Loads, and keeps the entry fresh by the resource's events until the returned function is called. */
  followAtom: WritableAtom<null, [], () => void>;
}

const ENTRY_LIMIT = 50;
/** Between repeats of a refresh that failed: the screen shows the last value, with nobody to press a button. */
const REFRESH_RETRIES_MS = [1_000, 4_000, 15_000];

const accountAtom = atom((get) => get(sessionAtom)?.account);
const nobodyAtom = atom(undefined);

/** An entry with what its resource needs of it. */
interface OwnEntry<Value> extends ResourceEntry<Value> {
  inUse(): boolean;
  /** Marks the entry as stale where `concerns` says so of its value. */
  outdate(concerns: (value: Value | undefined) => boolean): void;
  /** Fetches a stale entry that is shown. */
  refresh(): void;
}

/**
 * Declares a resource over a reading endpoint, in a `*.state.ts` of the screen that shows it.
 *
 *     createResource(wallets, { staleOn: ['balance.changed'] })
 *     createResource(results, { staleOn: { 'draw.drawn': ({ gameCode }, { query }) => query.gameCode === gameCode } })
 */
export function createResource<E extends Endpoint, Value = ReplyOf<E>>(
  endpoint: E,
  options: ResourceOptions<E, Value> = {},
): Resource<E, Value> {
  const { personal = endpoint.access !== 'none', staleOn } = options;
  const entries = new Map<string, { input: ResourceInput<E>; entry: OwnEntry<Value> }>();
  let followed: EventBus | undefined;

  function follow(): void {
    const { bus } = host();
    if (!staleOn || followed === bus) return;
    followed = bus;
    const rules = Array.isArray(staleOn) ? Object.fromEntries(staleOn.map((event) => [event, true])) : staleOn;
    for (const [event, concerns] of Object.entries({ 'live.gap': true, ...rules })) {
      // What the bus replays happened before the first fetch.
      let replayed = true;
      bus.on(event as PortalEvent, (detail) => {
        if (replayed) return;
        for (const { input, entry } of entries.values())
          entry.outdate(
            (value) =>
              concerns === true || (concerns as Concerns<E, Value, PortalEvent>)(detail as never, input, value),
          );
      });
      replayed = false;
    }
    document.addEventListener('visibilitychange', () => {
      for (const { entry } of entries.values()) entry.refresh();
    });
  }

  return {
    endpoint,
    personal,
    entry(input) {
      const key = JSON.stringify(input ?? {});
      const known = entries.get(key);
      if (known) return known.entry;
      const entry = createEntry<E, Value>(endpoint, input, { ...options, personal }, follow);
      const spare = entries.size < ENTRY_LIMIT ? undefined : [...entries].find(([, each]) => !each.entry.inUse());
      if (spare) entries.delete(spare[0]);
      entries.set(key, { input, entry });
      return entry;
    },
  };
}

function createEntry<E extends Endpoint, Value>(
  endpoint: E,
  input: ResourceInput<E>,
  { keptAs, personal, reuse, transition, fetch }: ResourceOptions<E, Value>,
  followEvents: () => void,
): OwnEntry<Value> {
  const whose = personal ? accountAtom : nobodyAtom;
  const nothing: ResourceState<Value> = {
    status: 'pending',
    value: undefined,
    error: undefined,
    updatedAt: undefined,
  };
  const heldAtom = atom<{ account: string | undefined; state: ResourceState<Value> }>({
    account: undefined,
    state: nothing,
  });
  let running: RunningFetch | undefined;
  let stale = false;
  let users = 0;
  let failures = 0;
  const stateAtom: ResourceEntry<Value>['stateAtom'] = atom(
    (get) => {
      const { account, state } = get(heldAtom);
      return account === get(whose) ? state : nothing;
    },
    (get, set, state) => {
      running = undefined;
      set(heldAtom, { account: get(whose), state: { updatedAt: Date.now(), ...state } });
    },
  );
  const ask = async (fresh: boolean): Promise<Value> => {
    const { api, cache } = host();
    if (fetch) return await fetch(input, fresh);
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
      return fresh || stale
        ? fetchAfter(running, () => (get(whose) === account ? bring(get, set, true) : undefined))
        : running.done;
    const asked = fresh || stale;
    stale = false;
    const hold = (state: ResourceState<Value>) => set(heldAtom, { account, state });
    const load = async () => {
      const before = get(stateAtom);
      if (before.value !== undefined) hold({ ...before, status: 'refreshing' });
      const state = await ask(asked).then(
        (value): ResourceState<Value> => ({ status: 'ready', value, error: undefined, updatedAt: Date.now() }),
        (error: unknown): ResourceState<Value> => ({ ...before, status: 'failed', error: failureOf(error) }),
      );
      if (running !== mine) return;
      running = undefined;
      if (state.error && state.value !== undefined && isTransient(state.error)) repeatLater();
      else failures = 0;
      if (transition) startTransition(() => hold(state));
      else hold(state);
    };
    const mine: RunningFetch = { account, done: Promise.resolve() };
    running = mine;
    mine.done = load();
    return mine.done;
  };
  const loadAtom = atom(null, (get, set, fresh: boolean = false) => {
    followEvents();
    if (reuse && !fresh && !stale && get(stateAtom).status === 'ready') return Promise.resolve();
    return bring(get, set, fresh);
  });
  const repeatLater = () => {
    const delay = REFRESH_RETRIES_MS[failures];
    failures += 1;
    stale = true;
    // Spread: after a fault of the gateway all tabs repeat.
    if (delay !== undefined) setTimeout(() => host().bus.inBackground(refresh), delay * (0.75 + Math.random() / 2));
  };
  const refresh = () => {
    if (stale && users > 0 && !document.hidden) void host().store.set(loadAtom, true);
  };
  return {
    stateAtom,
    loadAtom,
    followAtom: atom(null, (_, set) => {
      users += 1;
      void set(loadAtom);
      return () => {
        users -= 1;
      };
    }),
    inUse: () => users > 0,
    outdate(concerns) {
      if (!concerns(host().store.get(stateAtom).value)) return;
      stale = true;
      refresh();
    },
    refresh,
  };
}

/**
 * A resource's answer for the given input: fetched when the screen is shown, the input changes or another account is
 * signed in, fetched again in the background when it was known or has become stale. A paused one fetches nothing, also on
 * events. `reload` is for buttons; what happens elsewhere belongs into the resource's `staleOn`.
 */
export function useResource<E extends Endpoint, Value = ReplyOf<E>>(
  resource: Resource<E, Value>,
  input?: ResourceInput<E>,
  options: { paused?: boolean } = {},
): ResourceState<Value> & { reload: () => Promise<void> } {
  const entry = resource.entry(input as ResourceInput<E>);
  const state = useAtomValue(entry.stateAtom);
  const load = useSetAtom(entry.loadAtom);
  const follow = useSetAtom(entry.followAtom);
  const paused = options.paused ?? false;
  const account = useAtomValue(resource.personal ? accountAtom : nobodyAtom);
  const askedBy = useRef(account);
  useEffect(() => {
    const left = askedBy.current !== undefined && account === undefined;
    askedBy.current = account;
    // A member that has signed out would only be refused by a call that needs a session.
    if (paused || (left && resource.endpoint.access !== 'none')) return;
    return follow();
  }, [follow, paused, account, resource]);
  const reload = useCallback(() => load(true), [load]);
  return { ...state, reload };
}
