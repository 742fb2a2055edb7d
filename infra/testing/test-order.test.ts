import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The order of three tests of the given kinds, sizes and last durations, by their names. */
function orderOf(tests: { path: string; kind: string; bytes: number; lastMs?: number }[]): string[] {
  const script = `
    import TestOrder from ${JSON.stringify(join(import.meta.dirname, 'test-order.mjs'))};
    const given = ${JSON.stringify(tests)};
    const order = new TestOrder({ contexts: [], globalConfig: {} });
    order.time = ({ path }) => given.find((test) => test.path === path).lastMs;
    order.hasFailed = () => false;
    const hasteFS = { getSize: (path) => given.find((test) => test.path === path).bytes };
    const tests = given.map(({ path, kind }) => ({ path, context: { hasteFS, config: { displayName: { name: kind } } } }));
    console.log(JSON.stringify(order.sort(tests).map(({ path }) => path)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as string[];
}

it('begins with tests that start programs, then those with a database, each by size, in a fresh checkout', () => {
  const order = orderOf([
    { path: 'page', kind: 'page', bytes: 9_000 },
    { path: 'database', kind: 'database', bytes: 5_000 },
    { path: 'process', kind: 'process', bytes: 100 },
    { path: 'large process', kind: 'process', bytes: 200 },
  ]);
  expect(order).toEqual(['large process', 'process', 'database', 'page']);
});

it('begins with what took longest the last time, after the tests that are new', () => {
  const order = orderOf([
    { path: 'quick process', kind: 'process', bytes: 100, lastMs: 10 },
    { path: 'slow page', kind: 'page', bytes: 10, lastMs: 9_000 },
    { path: 'new', kind: 'unit', bytes: 10 },
  ]);
  expect(order).toEqual(['new', 'slow page', 'quick process']);
});
