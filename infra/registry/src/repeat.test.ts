import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { repeat } from './repeat.ts';

const INTERVAL_MS = 1_000;
beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }));
afterEach(() => mock.timers.reset());

/** Work whose turns end when the test says so. */
function turns() {
  const begun: PromiseWithResolvers<void>[] = [];
  return { begun, work: () => begun[begun.push(Promise.withResolvers<void>()) - 1]!.promise };
}

it('runs one turn at a time, and goes on after one that failed', async () => {
  const { begun, work } = turns();
  const faults: unknown[] = [];
  const repeated = repeat(work, { intervalMs: INTERVAL_MS, failed: (error) => faults.push(error) });
  mock.timers.tick(3 * INTERVAL_MS);
  expect(begun).toHaveLength(1);
  begun[0]!.reject('lost');
  await setImmediate();
  mock.timers.tick(INTERVAL_MS);
  expect([begun.length, faults]).toEqual([2, ['lost']]);
  begun[1]!.resolve();
  await repeated.stop();
});

it('stops after the turn under way', async () => {
  const { begun, work } = turns();
  const repeated = repeat(work, { intervalMs: INTERVAL_MS, failed: () => {} });
  mock.timers.tick(INTERVAL_MS);
  let stopped = false;
  const stopping = repeated.stop().then(() => {
    stopped = true;
  });
  await setImmediate();
  expect(stopped).toBe(false);
  begun[0]!.resolve();
  await stopping;
  mock.timers.tick(3 * INTERVAL_MS);
  expect(begun).toHaveLength(1);
});
