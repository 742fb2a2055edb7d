import type { Endpoint, ReplyOf } from '@atrium/contracts/endpoint';
import type { Api, CallArguments } from './create-api.ts';

/** `key` and `length` list what was kept before a reload; a storage without them lists nothing. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>;

/** Keys of session storage that the specification names. Source: 3-12, 7-023, 7-025, 7-029, 7-044, 7-058, 7-079. */
export type CacheKey =
  | 'settings'
  | 'validate'
  | 'gameVendor'
  | 'notices'
  | 'routers'
  | 'merchantWallet'
  | 'menus'
  | `games:${string}`;

export interface SessionCache {
  /** The cached answer under `key`, or the call's answer, which is then kept for the session. Concurrent callers share one call. Rejects with `ApiError`; a failure is not kept. */
  call<E extends Endpoint>(key: CacheKey, endpoint: E, ...args: CallArguments<E>): Promise<ReplyOf<E>>;
  /** Stores a value from elsewhere (inlined in the page) under `key`. */
  keep(key: CacheKey, value: unknown): void;
  /** Forgets the answer under `key`, or all of them. A call under way still resolves for its callers, but is not kept. */
  forget(key?: CacheKey): void;
  /** The same for every key with this prefix, also those kept before a reload. */
  forgetAll(start: CacheKey): void;
}

/** Keeps answers in session storage, so that the same question in one session is asked once. */
export function createSessionCache(api: Api, storage: KeyValueStorage): SessionCache {
  const waiting = new Map<string, Promise<unknown>>();
  const known = new Set<string>();
  const read = (key: string, variant: string): unknown => {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    try {
      const kept = JSON.parse(text) as { variant: string; value: unknown };
      return kept.variant === variant ? kept.value : undefined;
    } catch {
      return undefined;
    }
  };
  const write = (key: string, variant: string, value: unknown): void => {
    known.add(key);
    try {
      storage.setItem(key, JSON.stringify({ variant, value }));
    } catch {
      // Storage is full or disabled: the next caller asks again, nothing is lost.
    }
  };
  const stored = () => Array.from({ length: storage.length ?? 0 }, (_, index) => storage.key?.(index) ?? '');
  // Ids end the key with a line break, which no key contains.
  const forget = (start: string, keys: Iterable<string>): void => {
    for (const id of waiting.keys()) if (id.startsWith(start)) waiting.delete(id);
    for (const key of keys) if (`${key}\n`.startsWith(start)) storage.removeItem(key);
  };
  return {
    async call(key, endpoint, ...args) {
      // A key holds the answer for one input (language, page) at a time.
      const variant = variantOf(args[0]);
      const kept = read(key, variant);
      if (kept !== undefined) return kept as ReplyOf<typeof endpoint>;
      const id = `${key}\n${variant}`;
      const running = waiting.get(id);
      if (running) return running as Promise<ReplyOf<typeof endpoint>>;
      const call: Promise<ReplyOf<typeof endpoint>> = api
        .call(endpoint, ...args)
        .then((value) => {
          if (waiting.get(id) === call) write(key, variant, value);
          return value;
        })
        .finally(() => waiting.get(id) === call && waiting.delete(id));
      waiting.set(id, call);
      return call;
    },
    keep: (key, value) => write(key, '{}', value),
    forget: (key) => (key ? forget(`${key}\n`, [key]) : forget('', known)),
    forgetAll: (start) => forget(start, [...known, ...stored()]),
  };
}

/** An input without fields asks the same as no input. */
function variantOf(input: unknown): string {
  const variant = JSON.stringify(input ?? {});
  return variant === '{"query":{}}' ? '{}' : variant;
}
