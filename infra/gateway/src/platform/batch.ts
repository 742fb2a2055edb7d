/** Work that is worth doing for many at once: what comes while a batch is under way goes into the next one. */
export interface Batching<Item, Result> {
  /**
   * Does the batch, one result an item, in order. `undefined` leaves an item for the next batch.
   */
  run(items: readonly Item[]): Promise<readonly (Result | undefined)[]>;
  /** No two items of one batch share a name; the later one waits, and whoever shares a name with it waits behind it. */
  namesOf?(item: Item): readonly string[];
  /** Items of one lane go one batch after the other; lanes go side by side. */
  laneOf?(item: Item): number;
  lanes?: number;
  /** Largest batch. */
  most?: number;
  /**
   * Whether trying again may help: a batch then goes item by item, so that a fault fails its own item alone, and an item
   * that fails alone is tried once more. Otherwise the whole batch is refused at once.
   */
  again?(error: unknown): boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

const MOST = 256;

/** Answers when the batch that took the item has been done. */
export function createBatcher<Item, Result>(batching: Batching<Item, Result>): (item: Item) => Promise<Result> {
  const { run, namesOf = () => [], laneOf = () => 0, lanes = 1, most = MOST, again = () => false } = batching;
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

  async function alone(one: Waiting<Item, Result>, mayRepeat: boolean): Promise<void> {
    try {
      const [result] = await run([one.item]);
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
        const results = await run(taken.map(({ item }) => item));
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
      queue.waiting.push({ item, resolve, reject });
      if (queue.busy) return;
      queue.busy = true;
      // What arrives within this turn of the event loop goes together.
      setImmediate(() => void work(queue));
    });
}

/** Rows found for the items of a batch, `n` counting from one; null where none was found. */
export function inOrder<Row extends object>(length: number, rows: readonly (Row & { n: string })[]): (Row | null)[] {
  const found: (Row | null)[] = Array.from({ length }, () => null);
  for (const row of rows) found[Number(row.n) - 1] = row;
  return found;
}
