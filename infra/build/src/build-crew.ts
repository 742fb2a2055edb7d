import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BuildAnswer, BuildOrder } from './build-worker.ts';

/** Runs all builds on `size` threads, in the given order. Resolves to the failed builds with their reasons. */
export async function buildWithCrew(
  orders: BuildOrder[],
  size: number,
  done: (order: BuildOrder, ms: number) => void,
): Promise<string[]> {
  const waiting = [...orders];
  const failures: string[] = [];
  const work = async () => {
    const worker = new Worker(new URL('./build-worker.ts', import.meta.url));
    try {
      for (let order = waiting.shift(); order; order = waiting.shift()) {
        const started = performance.now();
        worker.postMessage(order);
        const [answer] = (await once(worker, 'message')) as [BuildAnswer];
        if ('failed' in answer) failures.push(`${order.order.folder}: ${answer.failed}`);
        else done(order, performance.now() - started);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(size, orders.length) }, work));
  return failures;
}
