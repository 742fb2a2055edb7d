import type { Endpoint, ReplyOf } from '@atrium/contracts/endpoint';
import type { Api, CallArguments } from './create-api.ts';

/** `key` and `length` tell what an earlier life of the page kept; a storage without them knows of none. */
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
  /** The cached answer under `key`, or the call's answer, which is then kept for the session. Concurrent needs share one call. */
  call<E extends Endpoint>(key: CacheKey, endpoint: E, ...args: CallArguments<E>): Promise<ReplyOf<E>>;
  /** Puts a value that came another way (inlined in the page) under `key`. */
  keep(key: CacheKey, value: unknown): void;
  /** Also what is on its way under `key`: it was asked for before, so it goes to who asked and is not kept. */
  forget(key?: CacheKey): void;
  /** The same for every key that starts so, whichever life of the page kept it. */
  forgetAll(start: CacheKey): void;
}

/** Keeps answers in session storage so that a second need in the same session makes no second call. */
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
      // Storage is full or switched off: the next need calls again, nothing is lost.
    }
  };
  const stored = () => Array.from({ length: storage.length ?? 0 }, (_, index) => storage.key?.(index) ?? '');
  // A key ends with a line break here, which none has within.
  const forget = (start: string, keys: Iterable<string>): void => {
    for (const id of waiting.keys()) if (id.startsWith(start)) waiting.delete(id);
    for (const key of keys) if (`${key}\n`.startsWith(start)) storage.removeItem(key);
  };
  return {
    async call(key, endpoint, ...args) {
      // The same key for another input (language, page) holds one answer at a time.
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

/** An input without a field asks for the same as none. */
function variantOf(input: unknown): string {
  const variant = JSON.stringify(input ?? {});
  return variant === '{"query":{}}' ? '{}' : variant;
}
