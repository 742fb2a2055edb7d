import type { AddressInfo } from 'node:net';
import { STREAM_PATH } from '@atrium/contracts/registry-paths';
import type { FastifyInstance } from 'fastify';
import { type TestRegistry, testRegistry } from './testing/test-registry.ts';

let registry: TestRegistry;
let other: FastifyInstance;
beforeAll(async () => {
  registry = await testRegistry();
  other = await registry.again();
  await other.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other.close();
  await registry.close();
});

it('sends its followers what another registry on the same database has signed, also after its connection broke', async () => {
  const answer = await fetch(`http://127.0.0.1:${(other.server.address() as AddressInfo).port}${STREAM_PATH}`);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const received = async (sequence: number) => {
    while (!text.includes(`id: ${sequence}\n`)) text += (await reader.read()).value;
  };
  const { sequence } = await registry.release('slots', '1.0.0');
  await received(sequence);

  const { rowCount } = await registry.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
  );
  expect(rowCount).toBeGreaterThanOrEqual(1);
  const later = await registry.release('slots', '1.1.0');
  await received(later.sequence);
  // Each once, in their order: an older one after a newer one would be refused.
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
});
