import type { Snapshot } from '@atrium/contracts/snapshot';
import { mayReplace } from '@atrium/contracts/snapshot';
import { type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
/** What the site serves; the registry has been restored from a backup that is three changes older. */
let served: Snapshot;
const changes = async (count: number) => {
  for (let time = 0; time < count; time++)
    await registry.call('operator', 'POST', '/remotes/den/swap', { maintenance: `${time}`, reason: 'a change' });
};
const newest = async () => {
  const { status: _status, ...snapshot } = (await registry.snapshot()) as unknown as Snapshot & { status: number };
  return snapshot as Snapshot;
};

beforeAll(async () => {
  registry = await testRegistry();
  await registry.release('den', '1.0.0');
  const backup = (await newest()).sequence;
  await changes(3);
  served = await newest();
  await registry.pool.query('UPDATE registry.head SET sequence = $1', [backup]);
  await registry.pool.query('DELETE FROM registry.snapshot WHERE sequence > $1', [backup]);
});
afterAll(() => registry.close());

const reset = (as: string, snapshot: unknown = served) =>
  registry.call(as, 'POST', '/reset', { newest: snapshot, reason: 'restored from the backup of last night' });

it.each([
  ['one that somebody else signed', () => ({ ...served, sequence: served.sequence + 50 }), 'SNAPSHOT_NOT_OURS'],
  ['one of another brand', () => registry.keys.sign({ ...served, brand: 'quayside' }), 'SNAPSHOT_NOT_OURS'],
  ['one of another registry', () => registry.keys.sign({ ...served, registryId: 'other' }), 'SNAPSHOT_NOT_OURS'],
  ['something else', () => ({ sequence: 9 }), 'SNAPSHOT_NOT_OURS'],
])('[13-05] refuses to continue above %s', async (_, snapshot, code) => {
  const { sequence } = await newest();
  expect(await reset('approver', snapshot())).toMatchObject({ status: 400, code });
  expect((await newest()).sequence).toBe(sequence);
});

it('[13-05] brings a restored registry back by an audited command of an approver, so that the site may follow it', async () => {
  expect(mayReplace(await newest(), served)).toBe(false);
  expect(await reset('operator')).toMatchObject({ status: 403 });
  const { before, sequence } = await reset('approver');
  expect(before).toBeLessThan(served.sequence);
  const current = await newest();
  expect([current.sequence, current.registryId]).toEqual([sequence, served.registryId]);
  expect(mayReplace(current, served)).toBe(true);
  expect(registry.keys.hasSigned(current)).toBe(true);
  const [entry] = (await registry.call('viewer', 'GET', '/audit?limit=1')).list;
  expect(entry).toMatchObject({
    actor: 'approver',
    action: 'reset',
    before: { sequence: before },
    after: { sequence },
  });
  expect(await reset('approver')).toMatchObject({ status: 409, code: 'NOTHING_TO_RESET' });
  await changes(1);
  expect((await newest()).sequence).toBe(sequence + 1);
});

it('[13-05] continues above what tabs may have where the site was restored from the same backup, and serves what is as old', async () => {
  const inTabs = { ...(await newest()), sequence: (await newest()).sequence + 40_000 };
  const restored = (as: string) =>
    registry.call(as, 'POST', '/reset', { newest: served, siteRestored: true, reason: 'the disk was lost' });
  expect(await restored('operator')).toMatchObject({ status: 403 });
  const { sequence } = await restored('approver');
  const current = await newest();
  expect(current.sequence).toBe(sequence);
  expect(mayReplace(current, inTabs)).toBe(true);
  expect(await reset('approver', { ...current, sequence: sequence + 1 })).toMatchObject({ code: 'SNAPSHOT_NOT_OURS' });
});
