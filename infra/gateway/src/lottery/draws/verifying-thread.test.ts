import { createHash } from 'node:crypto';
import { createChain, newChainKey } from '@atrium/sandbox-beacon/chain';
import { pino } from 'pino';
import type { BeaconValue } from './verify-value.ts';
import { verifyingThread } from './verifying-thread.ts';

const chain = createChain(newChainKey(Date.now() - 60_000));
const stored = { ...chain.info, url: 'http://127.0.0.1/beacon' };
const thread = verifyingThread(pino({ level: 'silent' }));
afterAll(() => thread.close());

function valueOf(round: number, signedFor = round): BeaconValue {
  const signature = chain.signature(signedFor)!;
  const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
  return { round, randomness, signature };
}

it('[10-28] verifies values, and leaves the thread that serves requests alone meanwhile', async () => {
  expect(await thread.verify(stored, valueOf(3))).toBe(true);
  const values = Array.from({ length: 10 }, (_, n) => valueOf(n + 4));
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  const results = await Promise.all(values.map((value) => thread.verify(stored, value)));
  const [ownAfter, allAfter] = [process.threadCpuUsage(own), process.cpuUsage(all)];
  expect(results).toEqual(values.map(() => true));
  expect(ownAfter.user).toBeLessThan(allAfter.user / 2);
});

it('[10-28] refuses what the chain did not sign for the round, and another randomness', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await thread.verify(stored, valueOf(5, 6))).toBe(false);
  expect(await thread.verify(stored, { ...valueOf(5), randomness: '00'.repeat(32) })).toBe(false);
  expect(await thread.verify(stored, valueOf(5))).toBe(true);
  complaints.mockRestore();
});

it('rejects what a thread was given that ends, and verifies the next value on another one', async () => {
  const running = thread.verify(stored, valueOf(7));
  await thread.close();
  await expect(running).rejects.toThrow('The verifying thread has ended.');
  expect(await thread.verify(stored, valueOf(7))).toBe(true);
});
