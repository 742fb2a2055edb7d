import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { StoredChain } from './beacon-chains.repository.ts';
import type { BeaconValue, VerifyValue } from './verify-value.ts';

export interface VerifyRequest {
  id: number;
  chain: StoredChain;
  value: BeaconValue;
}
export interface VerifyResponse {
  id: number;
  signed: boolean;
}

export interface VerifyingThread {
  verify: VerifyValue;
  close(): Promise<void>;
}

/**
 * Verifies values on a thread of its own, begun with the first value: a verification takes 20 to 50 ms, in which a bet on the
 * main thread would wait. A thread that ends unexpectedly rejects what it was given; the next value begins another one.
 */
export function verifyingThread(log: Logger): VerifyingThread {
  let thread: Worker | undefined;
  let requests = 0;
  const waiting = new Map<number, PromiseWithResolvers<boolean>>();

  function begin(): Worker {
    const worker = new Worker(new URL('./verify-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, signed }: VerifyResponse) => {
      waiting.get(id)?.resolve(signed);
      waiting.delete(id);
    });
    worker.on('error', (error) => log.error({ err: error }, 'the thread that verifies beacon values failed'));
    worker.on('exit', () => {
      thread = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The verifying thread has ended.'));
      waiting.clear();
    });
    return worker;
  }
  return {
    async verify(chain, value) {
      thread ??= begin();
      const id = ++requests;
      const result = Promise.withResolvers<boolean>();
      waiting.set(id, result);
      thread.postMessage({ id, chain, value } satisfies VerifyRequest);
      return await result.promise;
    },
    close: async () => void (await thread?.terminate()),
  };
}
