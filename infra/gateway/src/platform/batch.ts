import { inBatch, type TracePlace, tracePlace } from '@atrium/tracing/tracing';

/** Work that is cheaper for many items at once: items that arrive while a batch runs go into the next one. */
export interface Batching<Item, Result> {
  /** In traces. */
  name: string;
  /** Runs the batch and returns one result per item, in order. `undefined` leaves an item for the next batch. */
  run(items: readonly Item[]): Promise<readonly (Result | undefined)[]>;
  /** No two items of one batch share a name; the later one waits, and so do the items that share a name with it. */
  namesOf?(item: Item): readonly string[];
  /** Batches of one lane run one after the other; lanes run in parallel. */
  laneOf?(item: Item): number;
  lanes?: number;
  /** The largest batch. */
  most?: number;
  /**
   * Whether a retry may help: the items of the batch then run one by one, so that a fault fails only its own item, and
   * an item that fails alone is retried once. Otherwise the whole batch is rejected at once.
   */
  again?(error: unknown): boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  place: TracePlace | undefined;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

const BATCH_SIZE = 256;

/** Resolves when the item's batch has run. */
export function createBatcher<Item, Result>(batching: Batching<Item, Result>): (item: Item) => Promise<Result> {
  const {
    name,
    run: runItems,
    namesOf = () => [],
    laneOf = () => 0,
    lanes = 1,
    most = BATCH_SIZE,
    again = () => false,
  } = batching;
  const queues = Array.from({ length: lanes }, () => ({ waiting: [] as Waiting<Item, Result>[], busy: false }));

  function take(queue: (typeof queues)[number]): Waiting<Item, Result>[] {
    const names = new Set<string>();
    const taken: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const one of queue.waiting) {
      const own = namesOf(one.item);
      const free = taken.length < most && own.every((name) => !names.has(name));
      for (const name of own) names.add(name);
      (free ? taken : left).push(one);
    }
    queue.waiting = left;
    return taken;
  }

  const run = (taken: readonly Waiting<Item, Result>[]) =>
    inBatch(
      { name: `batch ${name}`, attributes: { 'atrium.batch_size': taken.length } },
      taken.map(({ place }) => place),
      () => runItems(taken.map(({ item }) => item)),
    );

  async function alone(one: Waiting<Item, Result>, mayRepeat: boolean): Promise<void> {
    try {
      const [result] = await run([one]);
      one.resolve(result!);
    } catch (error) {
      if (mayRepeat && again(error)) await alone(one, false);
      else one.reject(error);
    }
  }

  async function work(queue: (typeof queues)[number]): Promise<void> {
    while (queue.waiting.length > 0) {
      const taken = take(queue);
      if (taken.length === 1) {
        await alone(taken[0]!, true);
        continue;
      }
      try {
        const results = await run(taken);
        const late = taken.filter((_, i) => results[i] === undefined);
        taken.forEach(({ resolve }, i) => {
          if (results[i] !== undefined) resolve(results[i]);
        });
        queue.waiting.unshift(...late);
      } catch (error) {
        for (const one of taken) {
          if (again(error)) await alone(one, true);
          else one.reject(error);
        }
      }
    }
    queue.busy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const queue = queues[laneOf(item) % lanes]!;
      queue.waiting.push({ item, place: tracePlace(), resolve, reject });
      if (queue.busy) return;
      queue.busy = true;
      // Items that arrive within this turn of the event loop go together.
      setImmediate(() => void work(queue));
    });
}

/** The rows of a batch's items, by `n`, which counts from one; null where there is none. */
export function inOrder<Row extends object>(length: number, rows: readonly (Row & { n: string })[]): (Row | null)[] {
  const found: (Row | null)[] = Array.from({ length }, () => null);
  for (const row of rows) found[Number(row.n) - 1] = row;
  return found;
}
