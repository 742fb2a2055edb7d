import type { Snapshot } from '@atrium/contracts/snapshot';
import {
  type ConsistencyProof,
  type InclusionProof,
  isContinued,
  isHeadSigned,
  isIncluded,
  type LogHead,
} from '@atrium/contracts/snapshot-log';
import { type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry();
});
afterAll(() => registry.close());

const get = async <Value>(path: string) => (await registry.app.inject(`/registry${path}`)).json() as Value;

it('[13-23] puts every snapshot into a public log, proves each, and proves that it only grows', async () => {
  const before = await get<LogHead>('/log');
  await registry.release('den', '1.0.0');
  await registry.call('operator', 'POST', '/remotes/den/swap', { maintenance: 'shut', reason: 'a change' });
  const snapshot = await get<Snapshot>('/snapshot');
  const proof = await get<InclusionProof>(`/log/proof?sequence=${snapshot.sequence}`);
  expect(proof.head.size).toBe(before.size + 2);
  expect(await isHeadSigned(proof.head, registry.keys.trusted)).toBe(true);
  expect(await isIncluded(snapshot, proof)).toBe(true);
  expect(await isIncluded({ ...snapshot, sequence: snapshot.sequence - 1 }, proof)).toBe(false);
  const continued = await get<ConsistencyProof>(`/log/proof?from=${before.size}`);
  expect(await isContinued(before.root, continued)).toBe(true);
  for (const path of ['?sequence=999', '?sequence=x', '?from=0', '?from=999', ''])
    expect((await registry.app.inject(`/registry/log/proof${path}`)).statusCode).toBe(404);
  // The registry's own role takes nothing out, and changes nothing.
  for (const statement of ['DELETE FROM registry.snapshot', "UPDATE registry.snapshot SET body = '{}'"])
    await expect(registry.ownPool.query(statement)).rejects.toThrow('permission denied');
});

it('[13-23] shows anybody who kept an earlier head that history was rewritten', async () => {
  const kept = await get<LogHead>('/log');
  // The owner of the database can do what the registry cannot.
  await registry.pool.query(
    `UPDATE registry.snapshot SET body = replace(body, '"normal"', '"maintenance"') WHERE sequence = 1`,
  );
  const restarted = await registry.again();
  const continued = (await restarted.inject(`/registry/log/proof?from=${kept.size}`)).json() as ConsistencyProof;
  expect(await isHeadSigned(continued.head, registry.keys.trusted)).toBe(true);
  expect(await isContinued(kept.root, continued)).toBe(false);
  await restarted.close();
});
