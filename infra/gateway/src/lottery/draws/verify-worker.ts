import { parentPort } from 'node:worker_threads';
import { verifyValue } from './verify-value.ts';
import type { VerifyRequest, VerifyResponse } from './verifying-thread.ts';

parentPort!.on('message', async ({ id, chain, value }: VerifyRequest) => {
  parentPort!.postMessage({ id, signed: await verifyValue(chain, value) } satisfies VerifyResponse);
});
