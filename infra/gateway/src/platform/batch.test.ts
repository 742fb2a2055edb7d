import { createBatcher } from './batch.ts';

/** The batches that were run, and a gate that holds the first of them. */
function recorded(options: Partial<Parameters<typeof createBatcher<string, string>>[0]> = {}) {
  const batches: string[][] = [];
  const gate = Promise.withResolvers<void>();
  const ask = createBatcher<string, string>({
    name: 'test',
    async run(items) {
      batches.push([...items]);
      if (batches.length === 1) await gate.promise;
      return items.map((item) => item.toUpperCase());
    },
    ...options,
  });
  return { ask, batches, open: gate.resolve };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('collects items while a batch runs, and returns each its own result', async () => {
  const { ask, batches, open } = recorded();
  const first = ask('a');
  await turn();
  await turn();
  const rest = ['b', 'c', 'd'].map(ask);
  open();
  expect(await Promise.all([first, ...rest])).toEqual(['A', 'B', 'C', 'D']);
  expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
});

it('keeps items that share a name in separate batches and in order', async () => {
  const { ask, batches, open } = recorded({ namesOf: (item) => [item[0]!] });
  open();
  await Promise.all(['x1', 'x2', 'y1', 'x3', 'y2'].map(ask));
  expect(batches).toEqual([['x1', 'y1'], ['x2', 'y2'], ['x3']]);
});

it('makes no batch larger than the limit', async () => {
  const { ask, batches, open } = recorded({ most: 2 });
  open();
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
  expect(batches.map(({ length }) => length)).toEqual([2, 2, 1]);
});

it('fails only the faulty item when the fault is its own, and every item when it is not', async () => {
  const run = async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('own');
    if (items.includes('gone')) throw new Error('all');
    return items;
  };
  const ask = createBatcher<string, string>({
    name: 'test',
    run,
    again: (error) => (error as Error).message === 'own',
  });
  const answers = (asked: string[]) =>
    Promise.all(asked.map((item) => ask(item).catch((error: Error) => error.message)));
  expect(await answers(['a', 'bad', 'b'])).toEqual(['a', 'own', 'b']);
  expect(await answers(['a', 'gone', 'b'])).toEqual(['all', 'all', 'all']);
});

it('moves an item that was left out into the next batch', async () => {
  const seen: string[] = [];
  const ask = createBatcher<string, number>({
    name: 'test',
    run: async (items) => items.map((item, i) => (i > 0 && !seen.includes(item) ? void seen.push(item) : items.length)),
  });
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual([3, 2, 2]);
});
